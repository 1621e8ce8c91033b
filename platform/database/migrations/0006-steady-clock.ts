import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** One row: when the clock was last read, and since when it has run without a jump. */
export const steadyClock: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("steady_clock")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addColumn("steady_since", "text", (column) => column.notNull())
      .execute();
  },
};
