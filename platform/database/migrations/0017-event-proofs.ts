import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Files that prove an event, like the attendance sheet. */
export const eventProofs = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const id = (column: ColumnDefinitionBuilder) =>
      kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
    await db.schema
      .createTable("event_proof")
      .addColumn("id", "integer", id)
      .addColumn("event_id", "integer", (column) => column.notNull().references("document.id").onDelete("cascade"))
      .addColumn("kind", "text", required)
      .addColumn("name", "text", required)
      .addColumn("type", "text", required)
      .addColumn("size", "integer", required)
      .addColumn("bytes", kind === "sqlite" ? "blob" : "bytea", required)
      .addColumn("added_at", "text", required)
      .addColumn("added_by", "text", required)
      .execute();
    await db.schema.createIndex("event_proof_by_event").on("event_proof").column("event_id").execute();
  },
});
