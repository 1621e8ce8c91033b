/** A copied list, so that checking the tables does not load better-auth; account-tables.test.ts compares them. */
import type { Database } from "../database/database.ts";

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
