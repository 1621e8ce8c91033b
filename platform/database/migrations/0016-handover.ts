import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { Migration } from "kysely/migration";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** The accounts and contracts that the site depends on, and the results of tests of its backups. */
export const handover = (kind: "sqlite" | "postgres"): Migration => ({
  async up(db: Kysely<unknown>) {
    const id = (column: ColumnDefinitionBuilder) =>
      kind === "sqlite" ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity();
    await db.schema
      .createTable("ownership")
      .addColumn("id", "integer", id)
      .addColumn("what", "text", required)
      .addColumn("owner", "text", required)
      .addColumn("payer", "text", required)
      .addColumn("renews_on", "text")
      .addColumn("note", "text", required)
      .addColumn("checked_on", "text")
      .addColumn("checked_by", "text")
      .execute();
    await db.schema
      .createTable("restore_drill")
      .addColumn("id", "integer", id)
      .addColumn("at", "text", required)
      .addColumn("backup", "text", required)
      .addColumn("problem", "text")
      .addColumn("events", "integer", required)
      .addColumn("messages", "integer", required)
      .addColumn("documents", "integer", required)
      .addColumn("pictures", "integer", required)
      .execute();
  },
});
