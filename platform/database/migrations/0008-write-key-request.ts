import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The request for which an idempotency key was first used. Null for keys from before this migration. */
export const writeKeyRequest: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("write_key").addColumn("request", "text").execute();
  },
};
