import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const outbox = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const numbered = (column: ColumnDefinitionBuilder) =>
      kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
    await db.schema.alterTable("contact_message").addColumn("answered_at", "text").execute();
    await db.schema.alterTable("contact_message").addColumn("suspicion", "text").execute();
    await db.schema
      .createTable("delivery")
      .addColumn("id", "integer", numbered)
      .addColumn("message_id", "integer", (column) =>
        column.notNull().unique().references("contact_message.id").onDelete("cascade"),
      )
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("reason", "text")
      .addColumn("next_attempt_at", "text", (column) => column.notNull())
      .addColumn("lease_until", "text")
      .addColumn("lease_token", "text")
      .addColumn("settled_at", "text")
      .execute();
    await db.schema.createIndex("delivery_due").on("delivery").columns(["state", "next_attempt_at", "id"]).execute();
    await db.schema.createIndex("contact_message_by_age").on("contact_message").column("received_at").execute();
    if (kind === "sqlite") return;
    await notifyOfVersions(db);
    // The table of rate-limiter-flexible. Created here because processes that start together would race to create it.
    await db.schema
      .createTable("rate_limit")
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
});

/** The trigger notifies other processes in the transaction that changes the row. */
async function notifyOfVersions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function notify_site_version() returns trigger language plpgsql as $$
    begin
      perform pg_notify('site_version', new.version::text);
      return new;
    end $$`.execute(db);
  await sql`
    create trigger site_version_changed after update on site_version
    for each row execute function notify_site_version()`.execute(db);
}
