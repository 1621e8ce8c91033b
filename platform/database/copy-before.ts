import { existsSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { backup, type DatabaseSync } from "node:sqlite";

/** Copies all pages in one step: with several steps the copy starts again at every write, and might never end. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies the database to `FILE.before-MIGRATION`, unless it is new, migrated or copied. @throws on a full disk */
export async function copyBefore(migration: string, connection: DatabaseSync, file: string): Promise<void> {
  const copy = `${file}.before-${migration}`;
  if (!isWaitingFor(migration, connection) || existsSync(copy)) return;
  const unfinished = `${copy}.unfinished`;
  try {
    rmSync(unfinished, { force: true });
    await copyDatabase(connection, unfinished);
    renameSync(unfinished, copy);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Makes a file that only its owner can read. */
export async function copyDatabase(connection: DatabaseSync, target: string): Promise<void> {
  writeFileSync(target, "", { flag: "wx", mode: 0o600 });
  await backup(connection, target, { rate: ALL_PAGES });
}

function isWaitingFor(migration: string, connection: DatabaseSync): boolean {
  const isNew = !connection.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  return !isNew && !connection.prepare("select 1 from kysely_migration where name = ?").get(migration);
}
