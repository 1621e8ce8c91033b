import { join } from "node:path";
import type { Env } from "../env.ts";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

export const DATABASE_FILE = "site.db";

/** Opens the database that the environment names: PostgreSQL at `DATABASE_URL`, else the file in `DATA_DIR`. */
export async function openDatabase(env: Env): Promise<Database> {
  if (env.DATABASE_URL) {
    // Loaded only where it is used: a site on SQLite starts without it.
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(env.DATABASE_URL);
  }
  return openSqlite(join(env.DATA_DIR, DATABASE_FILE));
}
