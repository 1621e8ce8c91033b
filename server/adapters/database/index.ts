import { join } from "node:path";
import type { Env } from "../../env.ts";
import type { Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

export const DATABASE_FILE = "site.db";

/** Opens the database that the environment names: the file in `DATA_DIR`. */
export function openDatabase(env: Env): Promise<Database> {
  return openSqlite(join(env.DATA_DIR, DATABASE_FILE));
}
