import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import type { Database, Tables } from "./database.ts";
import { migrateToLatest } from "./migrations/index.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";

/** Opens (and makes, if need be) the database file, brings its schema up to date and returns it. */
export async function openSqlite(file: string): Promise<Database> {
  const connection = openConnection(file);
  const kysely = new Kysely<Tables>({ dialect: nodeSqliteDialect(connection), plugins: [new CamelCasePlugin()] });
  await migrateToLatest(kysely);
  return {
    kind: "sqlite",
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    backup: async (target) => void (await backup(connection, target)),
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: () => kysely.destroy(),
  };
}

/** A connection with the settings that this site relies on; durability is asserted, since SQLite ignores a pragma it does not know. */
export function openConnection(file: string): DatabaseSync {
  if (file !== ":memory:") mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const connection = new DatabaseSync(file, { timeout: 0 });
  connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  const { synchronous } = connection.prepare("PRAGMA synchronous").get() as { synchronous: number };
  if (synchronous !== 2) throw new Error("SQLite did not accept PRAGMA synchronous = FULL.");
  return connection;
}
