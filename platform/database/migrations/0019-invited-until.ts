import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** The end of access that the inviting person chose. Null for the default. */
export const invitedUntil: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("invitation").addColumn("active_until", "text").execute();
  },
};
