/** Copies one table between databases and compares both sides. Uses the databases' own column names. */
import { createHash } from "node:crypto";
import { PostgresAdapter, sql } from "kysely";
import type { Executor } from "../platform/database/database.ts";

/** In an order in which every reference already exists. Versions and limits are not copied. */
export const TABLES = [
  "picture",
  "picture_variant",
  "document",
  "document_version",
  "document_picture",
  "removed_document",
  "working_copy",
  "event_proof",
  "change_set",
  "change_set_document",
  "change_set_picture",
  "new_session",
  "member_card",
  "collection_hash",
  "contact_message",
  "delivery",
  "ownership",
  "restore_drill",
  "profiles",
  "invitation",
  "user",
  "account",
  "twoFactor",
  "session",
  "verification",
];

type Value = string | number | bigint | boolean | Uint8Array | Date | null;
type Row = Record<string, Value>;

/** Rows per query: pictures are large. */
const BATCH = 20;

export async function isEmpty(kysely: Executor, table: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(kysely);
  return rows.length === 0;
}

type KeyColumn = { name: string; isText: number };

/** Returns the columns of the primary key, by which both sides are read in the same order. */
export async function primaryKeyOf(sqlite: Executor, table: string): Promise<KeyColumn[]> {
  const key = sql<KeyColumn>`select name, upper(type) = 'TEXT' as "isText" from pragma_table_info(${table})
    where pk > 0 order by pk`;
  return (await key.execute(sqlite)).rows;
}

/** Ids continue after those of the source. */
export async function copyTable(from: Executor, to: Executor, table: string, key: KeyColumn[]): Promise<void> {
  const types = await columnTypes(to, table);
  for (let offset = 0; ; offset += BATCH) {
    const rows = await readRows(from, table, key, offset);
    for (const row of rows) await insert(to, table, row, types);
    if (rows.length < BATCH) break;
  }
  await continueIds(from, to, table);
}

/** Continues after the last id ever used, because its row may have been deleted, and no id is used twice. */
async function continueIds(from: Executor, to: Executor, table: string): Promise<void> {
  const last = sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table} and seq > 0`;
  const { rows } = await last.execute(from);
  for (const { seq } of rows) await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${seq})`.execute(to);
}

/** Returns the number of rows and a hash over all of them, in the same order and format on both sides. */
export async function fingerprintOf(kysely: Executor, table: string, key: KeyColumn[]) {
  const hash = createHash("sha256");
  let count = 0;
  for (let offset = 0; ; offset += BATCH) {
    const rows = await readRows(kysely, table, key, offset);
    for (const row of rows) hash.update(`${canonical(row)}\n`);
    count += rows.length;
    if (rows.length < BATCH) return { rows: count, hash: hash.digest("hex") };
  }
}

async function readRows(kysely: Executor, table: string, key: KeyColumn[], offset: number): Promise<Row[]> {
  // Sorts by bytes, because PostgreSQL's collation may order texts differently.
  const bytewise = kysely.getExecutor().adapter instanceof PostgresAdapter ? sql` collate "C"` : sql``;
  const order = key.map(({ name, isText }) => sql`${sql.ref(name)}${isText ? bytewise : sql``}`);
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} order by ${sql.join(order)} limit ${BATCH} offset ${offset}`.execute(
      kysely,
    );
  return rows;
}

async function columnTypes(kysely: Executor, table: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}`.execute(kysely);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

async function insert(kysely: Executor, table: string, row: Row, types: Map<string, string>): Promise<void> {
  const names = Object.keys(row);
  const values = names.map((name) => convert(row[name] ?? null, types.get(name)));
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values (${sql.join(values)})`.execute(
    kysely,
  );
}

/** SQLite has no dates and booleans: better-auth stores them as text and as 0 or 1. */
function convert(value: Value, type: string | undefined): Value {
  if (value === null) return null;
  if (type?.startsWith("timestamp")) return new Date(String(value));
  return type === "boolean" ? Boolean(value) : value;
}

function canonical(row: Row): string {
  const names = Object.keys(row).sort();
  return JSON.stringify(names.map((name) => [name, plain(name, row[name] ?? null)]));
}

function plain(name: string, value: Value): string | number | null {
  if (value instanceof Uint8Array) return createHash("sha256").update(value).digest("hex");
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "bigint") return String(value);
  // Both sides store milliseconds, in different formats.
  return typeof value === "string" && /(At|Until)$/.test(name) ? new Date(value).toISOString() : value;
}
