import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Links that make somebody an administrator or an editor. */
export const invitations = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("invitation")
      // Ids of deleted rows are never used again.
      .addColumn("id", "integer", (column) =>
        kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
      )
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("role", "text", required)
      .addColumn("email", "text")
      .addColumn("invited_by", "text", required)
      .addColumn("created_at", "text", required)
      .addColumn("expires_at", "text", required)
      .addColumn("used_at", "text")
      .addColumn("used_by", "text")
      .addColumn("revoked_at", "text")
      .execute();
  },
});
