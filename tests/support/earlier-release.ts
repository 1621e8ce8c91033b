/** Sets up a site of an earlier release with its data, before this release starts for the first time. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { Client, Pool } from "pg";
import { inject } from "vitest";
import { migrateToLatest, migrationsFor } from "../../platform/database/migrations/index.ts";
import { postgresDialect } from "../../platform/database/postgres-dialect.ts";

/** The first migration that each release did not have. PostgreSQL came with the second release. */
const RELEASES = {
  "first-release": "0003",
  "before-documents": "0009",
};
export type Release = keyof typeof RELEASES;

/** Opens the rows of a release as SQLite stored them. The caller closes the database. */
export function rowsOf(release: Release, file = ":memory:"): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(readFileSync(join(import.meta.dirname, `${release}.sql`), "utf8"));
  return database;
}

/** Returns the settings of a site with this data, in `folder` or in a new database of the PostgreSQL project. */
export async function layRelease(release: Release, folder: string): Promise<Record<string, string>> {
  const settings = await layNothing(folder);
  const url = settings.DATABASE_URL;
  const rows = rowsOf(release, url ? ":memory:" : join(folder, "site.db"));
  if (url) await copyRows(rows, url, RELEASES[release]);
  rows.close();
  return settings;
}

/** Returns the settings of a site that has no database yet. */
export async function layNothing(folder: string): Promise<Record<string, string>> {
  const server = inject("postgresUrl");
  return { DATA_DIR: folder, ...(server && { DATABASE_URL: await createDatabase(server) }) };
}

async function createDatabase(server: string): Promise<string> {
  const name = `earlier_${randomUUID().replaceAll("-", "")}`;
  const client = new Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return server + name;
}

/** Copies all rows except accounts, which better-auth creates at a start. */
async function copyRows(from: DatabaseSync, connectionString: string, nextMigration: string): Promise<void> {
  const kysely = new Kysely<Record<string, object>>({ dialect: postgresDialect(new Pool({ connectionString })) });
  const then = Object.entries(migrationsFor("postgres")).filter(([name]) => name < nextMigration);
  await migrateToLatest(kysely, "postgres", Object.fromEntries(then));
  const known = (await kysely.introspection.getTables()).map(({ name }) => name);
  const tables = from.prepare("select name from sqlite_schema where type = 'table' order by rowid").all();
  for (const table of tables.map(({ name }) => String(name))) {
    const rows = known.includes(table) && table !== "site_version" ? from.prepare(`select * from ${table}`).all() : [];
    if (rows.length > 0) await kysely.insertInto(table).values(rows).execute();
  }
  for (const { name, seq } of from.prepare("select name, seq from sqlite_sequence").all())
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${seq})`.execute(kysely);
  await kysely.destroy();
}
