import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** A document that replaces a file of content/ remembers which version of the file that was. */
export const editedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("document").addColumn("file_hash", "text").execute();
  },
};
