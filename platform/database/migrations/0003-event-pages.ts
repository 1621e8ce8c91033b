import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** New optional fields of an event; empty text by default. */
const TEXTS = [
  "start_time",
  "end_date",
  "end_time",
  "state_note",
  "link_url",
  "link_label",
  "outcome",
  "image_credit",
] as const;

export const eventPages = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = (initial: string) => (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(initial);
    const addColumn = (name: string, build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder) =>
      db.schema.alterTable("event").addColumn(name, "text", build).execute();
    for (const name of TEXTS) await addColumn(name, text(""));
    await addColumn("state", text("scheduled"));
    await addColumn("image_focus", text("center"));
    await addColumn("photos", text("[]"));
    await addColumn("uid", text(""));
    for (const name of ["image_alt", "published_at", "deleted_at"]) await addColumn(name, (column) => column);
    await db.schema
      .alterTable("event")
      .addColumn("revision", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    // Its previous value was public, and calendars identify an event by its uid.
    const random = kind === "sqlite" ? sql`lower(hex(randomblob(16)))` : sql`replace(gen_random_uuid()::text, '-', '')`;
    await sql`update event set published_at = created_at, uid = ${random}`.execute(db);
    await history(db);
    await db.schema
      .createTable("write_key")
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("event_id", "integer")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("write_key_key", ["email", "key"])
      .execute();
  },
});

async function history(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("event_version")
    .addColumn("event_id", "integer", (column) => column.notNull().references("event.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("saved_at", "text", (column) => column.notNull())
    .addColumn("saved_by", "text", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("snapshot", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("event_version_key", ["event_id", "revision"])
    .execute();
  // Every picture that a version of an event shows; none of them may be removed.
  await db.schema
    .createTable("event_picture")
    .addColumn("event_id", "integer", (column) => column.notNull().references("event.id").onDelete("cascade"))
    .addColumn("picture", "text", (column) => column.notNull().references("picture.hash"))
    .addPrimaryKeyConstraint("event_picture_key", ["event_id", "picture"])
    .execute();
  await db.schema.createIndex("event_picture_by_picture").on("event_picture").column("picture").execute();
  await sql`insert into event_picture (event_id, picture) select id, picture from event where picture is not null`.execute(
    db,
  );
  // Ids that once had a page: their URL returns 410, not 404.
  await db.schema
    .createTable("removed_event")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("removed_at", "text", (column) => column.notNull())
    .execute();
}
