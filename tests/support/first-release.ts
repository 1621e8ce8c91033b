/** A site of the first release with its data, before this release starts for the first time. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { Client, Pool } from "pg";
import { inject } from "vitest";
import { migrateToLatest, migrationsFor } from "../../platform/database/migrations/index.ts";
import { postgresDialect } from "../../platform/database/postgres-dialect.ts";

const ROWS = readFileSync(join(import.meta.dirname, "first-release.sql"), "utf8");
const TABLES = ["picture", "picture_variant", "event", "contact_message", "profiles"];

/** Puts it into `folder`, or into a new database in the PostgreSQL project; returns the settings to start with. */
export async function layFirstRelease(folder: string): Promise<Record<string, string>> {
  const server = inject("postgresUrl");
  const database = new DatabaseSync(server ? ":memory:" : join(folder, "site.db"));
  database.exec(ROWS);
  const rows = TABLES.map((table) => ({ table, rows: database.prepare(`select * from ${table}`).all() }));
  database.close();
  if (!server) return { DATA_DIR: folder };
  const name = `first_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  await layRows(server + name, rows);
  return { DATA_DIR: folder, DATABASE_URL: server + name };
}

/** PostgreSQL came with the second migration: the schema of that time and the rows. */
async function layRows(connectionString: string, all: { table: string; rows: object[] }[]): Promise<void> {
  const kysely = new Kysely<Record<string, object>>({ dialect: postgresDialect(new Pool({ connectionString })) });
  const then = Object.entries(migrationsFor("postgres")).filter(([name]) => name < "0003");
  await migrateToLatest(kysely, "postgres", Object.fromEntries(then));
  for (const { table, rows } of all) await kysely.insertInto(table).values(rows).execute();
  // Its third event was deleted.
  await sql`select setval('event_id_seq', 3), setval('contact_message_id_seq', 2)`.execute(kysely);
  await kysely.destroy();
}
