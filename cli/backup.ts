/** `npm run backup -- FILE`: makes a consistent copy while the site runs. */
import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { copyDatabase } from "../platform/database/copy-before.ts";
import { DATABASE_FILE } from "../platform/database/database.ts";
import { writeChecksum } from "./backup-checksum.ts";
import { CommandError, givenPath, readEnv, run } from "./command.ts";
import { checkDatabaseFile } from "./database-file.ts";

await run(async () => {
  const target = process.argv[2];
  if (!target) throw new CommandError("Say where: npm run backup -- FILE");
  const file = givenPath(target);
  if (existsSync(file))
    throw new CommandError(`${file} exists already. Choose another name; a backup never overwrites one.`);
  const source = dataFile();

  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await copyFrom(source, unfinished);
    const { events, messages } = await checkDatabaseFile(unfinished, `The copy of ${source}`);
    writeChecksum(unfinished, file);
    renameSync(unfinished, file);
    console.log(
      `${file}: ${events} events, ${messages} messages, ${Math.ceil(statSync(file).size / 1024)} kB, checked.`,
    );
  } finally {
    rmSync(unfinished, { force: true });
  }
});

function dataFile(): string {
  const { DATA_DIR, DATABASE_URL } = readEnv();
  if (DATABASE_URL) throw new CommandError("PostgreSQL has its own backups: pg_dump.");
  const file = join(DATA_DIR, DATABASE_FILE);
  if (!existsSync(file)) throw new CommandError(`There is no data file ${file}. Is DATA_DIR right?`);
  return file;
}

async function copyFrom(source: string, target: string): Promise<void> {
  const connection = new DatabaseSync(source);
  try {
    await copyDatabase(connection, target);
  } catch (error) {
    throw new CommandError(`${source} could not be copied: ${(error as Error).message}.`);
  } finally {
    connection.close();
  }
}
