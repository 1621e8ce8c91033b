import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The next session as a set of changes, and the cards that its members fill in. */
export const newSession = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("new_session")
      .addColumn("change_set_id", "integer", (column) =>
        column.primaryKey().references("change_set.id").onDelete("cascade"),
      )
      .addColumn("old_label", "text", required)
      .addColumn("old_year", "integer", required)
      .addColumn("year", "integer", required)
      .addColumn("publish_on", "text")
      .addColumn("settled_texts", "text", required)
      .execute();
    await db.schema
      .createTable("member_card")
      .addColumn("id", "integer", (column) =>
        kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn("change_set_id", "integer", (column) =>
        column.notNull().references("change_set.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("name", "text", required)
      .addColumn("created_at", "text", required)
      .addColumn("created_by", "text", required)
      .addColumn("expires_at", "text", required)
      .addColumn("data", "text")
      .addColumn("photo", kind === "sqlite" ? "blob" : "bytea")
      .addColumn("sent_at", "text")
      .addColumn("accepted_at", "text")
      .addColumn("revoked_at", "text")
      .execute();
    await db.schema.createIndex("member_card_set").on("member_card").column("change_set_id").execute();
  },
});
