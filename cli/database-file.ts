import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { migrationsFor } from "../platform/database/migrations/index.ts";
import { isBusy, isDamage } from "../platform/database/sqlite-errors.ts";
import { verifyChecksum } from "./backup-checksum.ts";
import { columnsAfter, columnsOf } from "./columns-after.ts";
import { CommandError } from "./command.ts";

/** Copies a backup to the site, where only its owner can read it. @throws {CommandError} as `checkDatabaseFile` */
export async function copyBackup(backup: string, to: string): Promise<{ events: number; messages: number }> {
  copyFileSync(backup, to);
  chmodSync(to, 0o600);
  verifyChecksum(to, backup);
  return checkDatabaseFile(to, backup);
}

/**
 * Writes the write-ahead log of the site into its file, unless the file is damaged.
 *
 * @throws {CommandError} while the site runs: what it writes later would be lost
 */
export function closeLog(file: string, command: "restore" | "move"): void {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE; COMMIT;");
  } catch (error) {
    if (isBusy(error)) throw new CommandError(`The site is running. Stop it first, then ${command}.`);
    if (!isDamage(error)) throw new CommandError(`${file} cannot be used: ${(error as Error).message}.`);
  } finally {
    connection.close();
  }
}

/** Merges the write-ahead log of a copy into its file. @throws {CommandError} if it is missing, damaged or foreign */
export async function checkDatabaseFile(file: string, name: string): Promise<{ events: number; messages: number }> {
  if (!existsSync(file)) throw new CommandError(`There is no file ${name}.`);
  try {
    const connection = new DatabaseSync(file);
    try {
      connection.exec("PRAGMA journal_mode = DELETE");
      return await checkConnection(connection, name);
    } finally {
      connection.close();
    }
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`${name} is no backup of this site, or it is damaged.`);
  }
}

async function checkConnection(connection: DatabaseSync, name: string) {
  // Check this before reading any row, because a view can be a query that never ends.
  const foreign = connection.prepare("select name from sqlite_schema where type in ('view', 'trigger')").get();
  if (foreign) throw new Error(`The site has no view or trigger ${String(foreign.name)}.`);
  const { integrity_check: verdict } = connection.prepare("PRAGMA integrity_check").get()!;
  if (verdict !== "ok") throw new CommandError(`${name} is damaged: ${String(verdict)}`);
  await checkColumns(connection, name);
  const count = (table: string) => Number(connection.prepare(`select count(*) as count from ${table}`).get()!.count);
  const isEarlier = connection.prepare("select 1 from sqlite_schema where name = 'event'").get();
  const events = isEarlier ? "event" : "document where collection = 'event'";
  return { events: count(events), messages: count("contact_message") };
}

/** Compares the tables with those that its migrations create. */
async function checkColumns(connection: DatabaseSync, name: string): Promise<void> {
  const known = Object.keys(migrationsFor("sqlite"));
  const done = connection
    .prepare("select name from kysely_migration order by name")
    .all()
    .map((row) => row.name);
  if (done.some((migration, index) => migration !== known[index]))
    throw new CommandError(`${name} was made by a newer release of the site. Update the site first.`);
  const found = new Set(columnsOf(connection));
  const missing = (await columnsAfter(String(done.at(-1)))).find((column) => !found.has(column));
  if (missing) throw new Error(`${missing} is missing.`);
}
