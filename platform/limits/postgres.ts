import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { postgresPool } from "../postgres-pool.ts";
import { limitOver, type Limits } from "./limits.ts";

/** Counting must not wait for the site's queries, nor take many connections. */
const MAX_CONNECTIONS = 2;
const PATIENCE_MS = 1_000;

/** While the database is down each process counts in memory: a broken limit never stops anybody. */
export function postgresLimits(connectionString: string): { limits: Limits; close: () => Promise<void> } {
  const pool = postgresPool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  const limits: Limits = (keyPrefix, settings) =>
    limitOver(
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limit",
        tableCreated: true,
        keyPrefix,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, ...settings }),
        ...settings,
      }),
    );
  return { limits, close: () => pool.end() };
}
