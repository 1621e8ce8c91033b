/** `npm run restore -- FILE`: replaces the site's data by a backup. The previous data is stored next to it. */
import { constants, copyFileSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "../platform/database/database.ts";
import { makeFolder } from "../platform/make-folder.ts";
import { CommandError, givenPath, readEnv, run } from "./command.ts";
import { closeLog, copyBackup } from "./database-file.ts";

await run(async () => {
  const source = process.argv[2];
  if (!source) throw new CommandError("Say which backup: npm run restore -- FILE");
  const backup = givenPath(source);
  if (!existsSync(backup)) throw new CommandError(`There is no file ${backup}.`);

  const { DATA_DIR, DATABASE_URL } = readEnv();
  if (DATABASE_URL)
    throw new CommandError("DATABASE_URL is set: this site is on PostgreSQL. Restore a dump of it with pg_restore.");
  const file = join(DATA_DIR, DATABASE_FILE);
  makeFolder(DATA_DIR);
  const incoming = `${file}.incoming`;
  // An interrupted restore left this file; its journal would damage the next one.
  removeWithJournals(incoming);
  try {
    const { events, messages } = await copyBackup(backup, incoming);
    const previous = moveAside(file);
    renameSync(incoming, file);
    console.log(`Restored ${events} events and ${messages} messages from ${backup} into ${file}.`);
    if (previous) console.log(`The previous data is now ${previous}.`);
  } finally {
    removeWithJournals(incoming);
  }
});

function removeWithJournals(file: string): void {
  for (const ending of ["", "-journal", "-wal", "-shm"]) rmSync(file + ending, { force: true });
}

/** Includes the write-ahead log. Returns the new path. */
function moveAside(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  closeLog(file, "restore");
  const previous = `${file}.before-restore-${new Date().toISOString().replaceAll(":", "-")}`;
  copyFileSync(file, previous, constants.COPYFILE_EXCL);
  // The log of a damaged file could not be written into it.
  for (const ending of ["-wal", "-shm"]) if (existsSync(file + ending)) renameSync(file + ending, previous + ending);
  return previous;
}
