import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Everyone who had a row is an administrator without an end. Their last visit is unknown. */
export const roles: Migration = {
  async up(db: Kysely<unknown>) {
    const profiles = db.schema.alterTable("profiles");
    await profiles.addColumn("role", "text", (column) => column.notNull().defaultTo("admin")).execute();
    await profiles.addColumn("active_until", "text").execute();
    await profiles.addColumn("invited_by", "text").execute();
    await profiles.addColumn("last_seen_at", "text").execute();
  },
};
