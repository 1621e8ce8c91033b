import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The number of private files in a tested backup. Earlier tests counted none. */
export const countedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    const drills = db.schema.alterTable("restore_drill");
    await drills.addColumn("files", "integer", (column) => column.notNull().defaultTo(0)).execute();
  },
};
