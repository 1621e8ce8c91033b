/** Run by the site: restores a backup into DATA_DIR, a temporary folder, opens it, and prints what is in it as JSON. */
import { chmodSync, copyFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE } from "../platform/database/index.ts";
import { rowCounts } from "../platform/backups/row-counts.ts";
import { verifyChecksum } from "./backup-checksum.ts";
import { CommandError, readEnv, run, withDatabase } from "./command.ts";
import { checkDatabaseFile } from "./database-file.ts";

await run(async () => {
  const backup = process.argv[2];
  if (!backup) throw new CommandError("Say which backup.");
  const file = join(readEnv().DATA_DIR, DATABASE_FILE);
  copyFileSync(backup, file);
  chmodSync(file, 0o600);
  verifyChecksum(file, backup);
  await checkDatabaseFile(file, backup);
  // With the schema changes since, as the site would open it.
  console.log(JSON.stringify(await withDatabase((database) => rowCounts(database.kysely))));
});
