import type { Env } from "../env.ts";
import type { Limits } from "./limits.ts";

export async function openLimits(env: Env): Promise<{ limits: Limits; close: () => Promise<void> }> {
  if (env.DATABASE_URL) {
    const { postgresLimits } = await import("./postgres.ts");
    return postgresLimits(env.DATABASE_URL);
  }
  const { sqliteLimits } = await import("./sqlite.ts");
  return sqliteLimits(env.DATA_DIR);
}
