import type { Env } from "../env.ts";
import type { Limits } from "./limits.ts";

/** Counts where all processes of the site see it: in a file of `DATA_DIR`, or in PostgreSQL. */
export async function openLimits(env: Env): Promise<{ limits: Limits; close: () => Promise<void> }> {
  if (env.DATABASE_URL) {
    const { postgresLimits } = await import("./postgres.ts");
    return postgresLimits(env.DATABASE_URL);
  }
  const { sqliteLimits } = await import("./sqlite.ts");
  return sqliteLimits(env.DATA_DIR);
}
