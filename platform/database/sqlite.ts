import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { CamelCasePlugin, Kysely, sql } from "kysely";
import { makeFolder } from "../make-folder.ts";
import { copyBefore } from "./copy-before.ts";
import { DataFile } from "./data-file.ts";
import { DatabaseUnavailable, type Database, type Tables } from "./database.ts";
import { migrateToLatest, NO_WAY_BACK } from "./migrations/index.ts";
import { nodeSqliteDialect } from "./node-sqlite-dialect.ts";
import { quickCheck } from "./quick-check.ts";

export async function openSqlite(file: string): Promise<Database> {
  // Another connection to ":memory:" would be another, empty database.
  const inMemory = file === ":memory:";
  if (!inMemory) makeForOwner(file);
  const connection = openConnection(file);
  const dataFile = inMemory ? undefined : new DataFile(file);
  const dialect = nodeSqliteDialect(() => (inMemory ? connection : openConnection(file)), dataFile);
  const kysely = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
  const database: Database = {
    kind: "sqlite",
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    ping: async () => {
      dataFile?.check();
      await sql`select 1`.execute(kysely);
    },
    verify: async () => {
      const damage = await quickCheck(file);
      if (damage) dataFile?.markDamaged(damage);
    },
    watch: (changed) => watchDataVersion(connection, changed),
    exclusively: (work) => withExclusiveLock(`${file}.lock`, work),
    close: async () => {
      await kysely.destroy();
      if (!connection.isOpen) return;
      connection.close();
      dataFile?.close();
    },
  };
  await database.exclusively(async () => {
    await copyBefore(NO_WAY_BACK, connection, file);
    await migrateToLatest(kysely, "sqlite");
  });
  return database;
}

/** Checks the durability setting, since SQLite ignores a pragma that it does not know. */
export function openConnection(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  } catch (error) {
    // Windows cannot remove a damaged file that is open.
    connection.close();
    throw error;
  }
  const { synchronous } = connection.prepare("PRAGMA synchronous").get() as { synchronous: number };
  if (synchronous !== 2) throw new Error("SQLite did not accept PRAGMA synchronous = FULL.");
  // SQLite's `lower` converts English letters only.
  connection.function("lower", { deterministic: true }, (text) => (text === null ? null : String(text).toLowerCase()));
  return connection;
}

/** An existing file is not opened: closing it would release the locks that SQLite holds on it. */
function makeForOwner(file: string): void {
  makeFolder(dirname(file));
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    closeToOthers(file);
  }
}

/** Files of an earlier release, or copied ones, may be readable by everyone. */
function closeToOthers(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(each, { throwIfNoEntry: false })?.mode ?? 0;
    if (mode & 0o077) chmodSync(each, 0o600);
  }
}

const LOCK_PATIENCE_MS = 30_000;

/** Locks with an open transaction on an empty database. Unlike a lock file, it ends when the process dies. */
async function withExclusiveLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  if (file.startsWith(":memory:")) return work();
  makeForOwner(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  const giveUpAt = performance.now() + LOCK_PATIENCE_MS;
  try {
    while (!tryExclusive(lock)) {
      if (performance.now() > giveUpAt) throw new DatabaseUnavailable("Another process is changing the database.");
      await wait(20);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryExclusive(lock: DatabaseSync): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch {
    return false;
  }
}

const WATCH_MS = 200;

/** https://www.sqlite.org/pragma.html#pragma_data_version; reading it takes microseconds. */
function watchDataVersion(connection: DatabaseSync, changed: () => void): () => Promise<void> {
  const statement = connection.prepare("PRAGMA data_version");
  const read = () => Number(statement.get()?.data_version);
  let last = read();
  const timer = setInterval(() => {
    const version = readOr(last, read);
    if (version !== last) changed();
    last = version;
  }, WATCH_MS);
  timer.unref();
  return async () => clearInterval(timer);
}

function readOr(last: number, read: () => number): number {
  try {
    return read();
  } catch {
    return last;
  }
}
