import { argon2Sync } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Credentials, EditingRole } from "../../domain/session.ts";
import type { AccountKeeper } from "../../platform/identity/identity-provider.ts";
import { embeddedIdentity } from "../../platform/identity/embedded.ts";

export const ADMIN = { email: "admin@example.edu", password: "a long admin password" };
/** An editor for `addPerson`. The examples of calls send the password of the signed-in person. */
export const EDITOR = { email: "editor@example.edu", password: ADMIN.password };
/** A person with an account and no row in `profiles`. */
export const USER = { email: "user@example.edu", password: "a long user password" };

/** Adds `ADMIN` and `USER` to a new database. */
export async function addAccounts(database: Database): Promise<void> {
  const identity = await embeddedIdentity({
    database,
    secret: "only accounts are made with it, ".repeat(2),
    secureCookies: false,
  });
  for (const credentials of [ADMIN, USER]) await addAccount(identity, database, credentials);
  await database.kysely
    .insertInto("profiles")
    .values({ email: ADMIN.email, createdAt: "2026-01-01T00:00:00.000Z" })
    .execute();
}

type Profile = { role?: EditingRole; activeUntil?: string | null; lastSeenAt?: string | null };

/** Adds a person who can sign in, by default an administrator. */
export async function addPerson(
  { accounts, site }: { accounts: AccountKeeper | undefined; site: { database: Database } },
  credentials: Credentials,
  profile: Profile = {},
): Promise<void> {
  await addAccount(accounts!, site.database, credentials);
  const row = { email: credentials.email, createdAt: "2026-01-01T00:00:00.000Z", ...profile };
  await site.database.kysely.insertInto("profiles").values(row).execute();
}

/** Hundreds of tests sign in, so the stored hash has a fiftieth of the cost. The site accepts any cost. */
export async function addAccount(
  accounts: Pick<AccountKeeper, "setPassword">,
  { kysely }: Database,
  { email, password }: Credentials,
): Promise<void> {
  await accounts.setPassword(email, password);
  const plain = kysely.withoutPlugins();
  const user = plain.selectFrom("user" as never).where("email" as never, "=", email as never);
  await plain
    .updateTable("account" as never)
    .set({ password: cheapHash(password) } as never)
    .where("userId" as never, "=", user.select("id" as never) as never)
    .execute();
}

function cheapHash(password: string): string {
  const [nonce, memory, passes, parallelism] = [Buffer.from("saltsaltsalt"), 256, 1, 1];
  const tag = argon2Sync("argon2id", { message: password, nonce, memory, passes, parallelism, tagLength: 32 });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
