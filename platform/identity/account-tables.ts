/** The tables of the installed better-auth, listed here so that checking them does not load it. */
import type { Database } from "../database/database.ts";

/** account-tables.test.ts fails when a new version of better-auth needs more. */
export const ACCOUNT_TABLES: Record<string, string[]> = {
  user: ["id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt", "twoFactorEnabled"],
  session: ["id", "expiresAt", "token", "createdAt", "updatedAt", "ipAddress", "userAgent", "userId"],
  account: `id accountId providerId userId accessToken refreshToken idToken accessTokenExpiresAt refreshTokenExpiresAt
    scope password createdAt updatedAt`.split(/\s+/),
  verification: ["id", "identifier", "value", "expiresAt", "createdAt", "updatedAt"],
  twoFactor: ["id", "secret", "backupCodes", "userId", "verified", "failedVerificationCount", "lockedUntil"],
};

export async function hasAccountTables(database: Database): Promise<boolean> {
  const found = await database.kysely.withoutPlugins().introspection.getTables();
  return Object.entries(ACCOUNT_TABLES).every(([name, columns]) => {
    const table = found.find((other) => other.name === name);
    return columns.every((column) => table?.columns.some((other) => other.name === column));
  });
}
