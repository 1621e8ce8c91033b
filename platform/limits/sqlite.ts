import { rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { RateLimiterMemory, RateLimiterSQLite } from "rate-limiter-flexible";
import { HOUR_MS } from "../../domain/dates.ts";
import { limitOver, type Limits } from "./limits.ts";
import { openConnection } from "../database/sqlite.ts";
import { isDamage } from "../database/sqlite-errors.ts";

const FILE = "limits.db";
const PATIENCE_MS = 100;

/** A separate file keeps network addresses out of backups. If it cannot be written, each process counts in memory. */
export function sqliteLimits(folder: string): { limits: Limits; close: () => Promise<void> } {
  const connection = openCounts(join(folder, FILE));
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

/** Replaces a damaged file. Lost counts do less harm than a site that does not start. */
function openCounts(file: string): DatabaseSync {
  try {
    return openTable(file);
  } catch (error) {
    if (!isDamage(error)) throw error;
    for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
    return openTable(file);
  }
}

function openTable(file: string): DatabaseSync {
  const connection = openConnection(file);
  connection.exec(`PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = ${PATIENCE_MS};
    CREATE TABLE IF NOT EXISTS rate_limit (key TEXT PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire INTEGER)`);
  return connection;
}

function quietly(work: () => void): void {
  try {
    work();
  } catch {
    // The file is locked, or the disk is full.
  }
}
