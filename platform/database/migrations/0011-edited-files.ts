import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The version of the file of content/ that a document replaced. */
export const editedFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("document").addColumn("file_hash", "text").execute();
  },
};
