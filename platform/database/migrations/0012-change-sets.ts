import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofSet = (column: ColumnDefinitionBuilder) => column.notNull().references("change_set.id").onDelete("cascade");

/** Drafts of several documents that are published together. */
export const changeSets = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("change_set")
      // Ids of deleted rows are never used again.
      .addColumn("id", "integer", (column) =>
        kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn("title", "text", required)
      .addColumn("created_at", "text", required)
      .addColumn("created_by", "text", required)
      .addColumn("publish_at", "text")
      .addColumn("publish_by", "text")
      .addColumn("problem", "text")
      .addColumn("published_at", "text")
      .addColumn("undone_at", "text")
      .addColumn("undone_by", "text")
      .execute();
    await db.schema
      .createTable("change_set_document")
      .addColumn("change_set_id", "integer", ofSet)
      .addColumn("key", "text", required)
      .addColumn("revision", "integer", required)
      .addColumn("data", "text", required)
      .addColumn("base", "text")
      .addColumn("base_revision", "integer", required)
      .addColumn("replaced", "text")
      .addColumn("updated_at", "text", required)
      .addColumn("updated_by", "text", required)
      .addPrimaryKeyConstraint("change_set_document_key", ["change_set_id", "key"])
      .execute();
    await db.schema
      .createTable("change_set_picture")
      .addColumn("change_set_id", "integer", ofSet)
      .addColumn("picture", "text", (column) => column.notNull().references("picture.hash"))
      .addPrimaryKeyConstraint("change_set_picture_key", ["change_set_id", "picture"])
      .execute();
  },
});
