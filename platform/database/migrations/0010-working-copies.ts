import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Unsaved text, which is also stored in the browser. */
export const workingCopies: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("working_copy")
      .addColumn("collection", "text", (column) => column.notNull())
      // 0 for a new document.
      .addColumn("document_id", "integer", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull())
      // Milliseconds. The driver returns a `bigint` of PostgreSQL as text.
      .addColumn("number", "double precision", (column) => column.notNull())
      .addColumn("base_revision", "integer", (column) => column.notNull())
      .addColumn("data", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("working_copy_key", ["collection", "document_id", "email"])
      .execute();
  },
};
