import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The idempotency key of the request that made the invitation. Null for earlier ones, and without a key. */
export const invitationKey: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("invitation").addColumn("write_key", "text").execute();
  },
};
