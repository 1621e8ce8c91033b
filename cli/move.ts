/** `npm run move -- --to postgres://...`: copies a site on SQLite into an empty PostgreSQL database. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { DATABASE_FILE } from "../platform/database/database.ts";
import { openPostgres } from "../platform/database/postgres.ts";
import { openDatabase } from "../platform/database/index.ts";
import { embeddedIdentity } from "../platform/identity/embedded.ts";
import { CommandError, readEnv, run } from "./command.ts";
import { closeLog } from "./database-file.ts";
import { copyTable, fingerprintOf, isEmpty, primaryKeyOf, TABLES } from "./copy-table.ts";

await run(async () => {
  // Not strict, because the error would print an address, with its password, that was given without `--to`.
  const { values } = parseArgs({ options: { to: { type: "string" } }, strict: false });
  if (typeof values.to !== "string" || !values.to.startsWith("postgres"))
    throw new CommandError("Say where to: npm run move -- --to postgres://user:password@host/database");
  const env = readEnv();
  if (env.DATABASE_URL)
    throw new CommandError(
      "DATABASE_URL is set: this site is on PostgreSQL already. Take it out to move the data in DATA_DIR.",
    );
  const file = join(env.DATA_DIR, DATABASE_FILE);
  if (existsSync(file)) closeLog(file, "move");
  const [from, to] = [await openDatabase(env), await openPostgres(values.to)];
  try {
    // Creates the account tables; the secret is not used.
    await embeddedIdentity({
      database: to,
      secret: "no cookie is ever signed with this".repeat(2),
      secureCookies: false,
    });
    const source = from.kysely.withoutPlugins();
    for (const table of TABLES) {
      if (!(await isEmpty(to.kysely.withoutPlugins(), table)))
        throw new CommandError(`The table ${table} there is not empty. Give the move a new, empty database.`);
    }
    await to.transaction(async (trx) => {
      const target = trx.withoutPlugins();
      for (const table of TABLES) {
        const key = await primaryKeyOf(source, table);
        await copyTable(source, target, table, key);
        const [before, after] = [await fingerprintOf(source, table, key), await fingerprintOf(target, table, key)];
        if (before.hash !== after.hash || before.rows !== after.rows)
          throw new CommandError(`The copy of the table ${table} differs. Nothing was stored.`);
        console.log(`${table}: ${after.rows} rows, sha256 ${after.hash.slice(0, 16)} on both sides`);
      }
    });
    console.log(
      "Moved. Set DATABASE_URL to the new database and start the site; keep DATA_DIR: the session secret is stored there.",
    );
  } finally {
    await from.close();
    await to.close();
  }
});
