import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Env } from "../../env.ts";
import { limitOver, type Limits } from "../../services/limits.ts";

/** Counts in memory, or in PostgreSQL where several processes share the database. */
export async function openLimits(env: Env): Promise<{ limits: Limits; close: () => Promise<void> }> {
  if (env.DATABASE_URL) {
    const { postgresLimits } = await import("./postgres.ts");
    return postgresLimits(env.DATABASE_URL);
  }
  return {
    limits: (keyPrefix, settings) => limitOver(new RateLimiterMemory({ keyPrefix, ...settings })),
    close: async () => undefined,
  };
}
