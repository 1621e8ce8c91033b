import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Codes of authenticator apps that were tried, for as long as they could be used again. */
export const usedCodes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("used_code")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("code", "text", (column) => column.notNull())
      .addColumn("used_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("used_code_key", ["email", "code"])
      .execute();
  },
};
