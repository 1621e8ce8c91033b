/** `npm run backup -- FILE`: a consistent copy of everything people made, while the site runs. */
import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { CommandError, run, withDatabase } from "./command.ts";
import { writeChecksum } from "./backup-checksum.ts";
import { checkDatabaseFile } from "./database-file.ts";

await run(async () => {
  const target = process.argv[2];
  if (!target) throw new CommandError("Say where: npm run backup -- FILE");
  const file = resolve(process.env.INIT_CWD ?? ".", target);
  if (existsSync(file))
    throw new CommandError(`${file} exists already. Choose another name; a backup never overwrites one.`);

  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  try {
    await withDatabase((database) => database.backup(unfinished));
    const { events, messages } = checkDatabaseFile(unfinished);
    writeChecksum(unfinished, file);
    renameSync(unfinished, file);
    console.log(
      `${file}: ${events} events, ${messages} messages, ${Math.ceil(statSync(file).size / 1024)} kB, checked.`,
    );
  } finally {
    rmSync(unfinished, { force: true });
  }
});
