import { join } from "node:path";
import type { Env } from "../env.ts";
import { DATABASE_FILE, type Database } from "./database.ts";
import { openSqlite } from "./sqlite.ts";

export async function openDatabase(env: Env): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(env.DATABASE_URL);
  }
  return openSqlite(join(env.DATA_DIR, DATABASE_FILE));
}
