import type { Database } from "../../server/adapters/database/database.ts";
import { embeddedIdentity } from "../../server/adapters/identity/embedded.ts";

export const ADMIN = { email: "admin@example.edu", password: "a long admin password" };
/** Has an account and no row in `profiles`. */
export const USER = { email: "user@example.edu", password: "a long user password" };

/** Fills a new database with the two accounts, so that `ADMIN` and `USER` can sign in. */
export async function addAccounts(database: Database): Promise<void> {
  const identity = await embeddedIdentity({
    database,
    secret: "only accounts are made with it, ".repeat(2),
    secureCookies: false,
  });
  for (const { email, password } of [ADMIN, USER]) await identity.setPassword(email, password);
  await database.kysely
    .insertInto("profiles")
    .values({ email: ADMIN.email, createdAt: "2026-01-01T00:00:00.000Z" })
    .execute();
}
