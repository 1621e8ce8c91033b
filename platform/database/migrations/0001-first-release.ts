import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";

export const firstRelease = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const bytes = kind === "sqlite" ? "blob" : "bytea";
    // Ids of deleted rows are never used again: AUTOINCREMENT in SQLite, an identity in PostgreSQL.
    const numbered = (column: ColumnDefinitionBuilder) =>
      kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
    await db.schema
      .createTable("picture")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("height", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("picture_variant")
      .addColumn("hash", "text", (column) => column.notNull().references("picture.hash").onDelete("cascade"))
      .addColumn("width", "integer", (column) => column.notNull())
      .addColumn("type", "text", (column) => column.notNull())
      .addColumn("bytes", bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint("picture_variant_key", ["hash", "width"])
      .execute();
    await db.schema
      .createTable("event")
      .addColumn("id", "integer", numbered)
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("date", "text", (column) => column.notNull())
      .addColumn("location", "text", (column) => column.notNull())
      .addColumn("picture", "text", (column) => column.references("picture.hash"))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("event_by_date").on("event").columns(["date", "id"]).execute();
    await db.schema.createIndex("event_by_picture").on("event").column("picture").execute();
    await db.schema
      .createTable("contact_message")
      .addColumn("id", "integer", numbered)
      .addColumn("from_name", "text", (column) => column.notNull())
      .addColumn("from_email", "text", (column) => column.notNull())
      .addColumn("message", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addColumn("read_at", "text")
      .execute();
    await db.schema
      .createTable("profiles")
      .addColumn("email", "text", (column) => column.primaryKey())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("site_version")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
    await sql`insert into site_version (id, version) values (1, 1)`.execute(db);
  },
});
