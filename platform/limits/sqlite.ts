import { join } from "node:path";
import { RateLimiterMemory, RateLimiterSQLite } from "rate-limiter-flexible";
import { HOUR_MS } from "../../domain/dates.ts";
import { limitOver, type Limits } from "./limits.ts";
import { openConnection } from "../database/sqlite.ts";

const FILE = "limits.db";
const PATIENCE_MS = 100;

/** A separate file keeps network addresses out of backups. If it cannot be written, each process counts in memory. */
export function sqliteLimits(folder: string): { limits: Limits; close: () => Promise<void> } {
  const connection = openConnection(join(folder, FILE));
  connection.exec(`PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${PATIENCE_MS};
    CREATE TABLE IF NOT EXISTS rate_limit (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER)`);
  const forget = connection.prepare("DELETE FROM rate_limit WHERE expire < ?");
  const timer = setInterval(() => quietly(() => forget.run(Date.now())), HOUR_MS).unref();
  // The part of better-sqlite3 that the library uses. Each of its transactions is one statement.
  const storeClient = {
    prepare: (statement: string) => connection.prepare(statement),
    transaction: <Work>(work: Work) => work,
  };
  const limits: Limits = (keyPrefix, settings) =>
    limitOver(
      new RateLimiterSQLite({
        storeClient,
        storeType: "better-sqlite3",
        tableName: "rate_limit",
        tableCreated: true,
        // The library's own timer ends the process when the file cannot be written.
        clearExpiredByTimeout: false,
        keyPrefix,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...settings }),
        ...settings,
      }),
    );
  return {
    limits,
    async close() {
      clearInterval(timer);
      connection.close();
    },
  };
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The file is locked, or the disk is full.
  }
}
