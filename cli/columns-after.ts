import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { migrationsFor } from "../platform/database/migrations/index.ts";
import { nodeSqliteDialect } from "../platform/database/node-sqlite-dialect.ts";

/** Returns every `table.column` after `migration`. */
export async function columnsAfter(migration: string): Promise<string[]> {
  const connection = new DatabaseSync(":memory:");
  const db = new Kysely<unknown>({ dialect: nodeSqliteDialect(() => connection) });
  try {
    const migrations = migrationsFor("sqlite");
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(
      migration,
    );
    if (error) throw error;
    return columnsOf(connection);
  } finally {
    await db.destroy();
  }
}

export function columnsOf(connection: DatabaseSync): string[] {
  const query = `select sqlite_schema.name || '.' || columns.name as name
    from sqlite_schema join pragma_table_info(sqlite_schema.name) columns where sqlite_schema.type = 'table'`;
  return connection
    .prepare(query)
    .all()
    .map(({ name }) => String(name));
}
