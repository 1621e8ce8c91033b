/** Restores a backup into a temporary DATA_DIR for the site, opens it, and prints its row counts as JSON. */
import { join } from "node:path";
import { DATABASE_FILE } from "../platform/database/database.ts";
import { rowCounts } from "../platform/backups/row-counts.ts";
import { CommandError, readEnv, run, withDatabase } from "./command.ts";
import { copyBackup } from "./database-file.ts";

await run(async () => {
  const backup = process.argv[2];
  if (!backup) throw new CommandError("Say which backup.");
  await copyBackup(backup, join(readEnv().DATA_DIR, DATABASE_FILE));
  // Opening the database also migrates it, as at a start of the site.
  console.log(JSON.stringify(await withDatabase((database) => rowCounts(database.kysely))));
});
