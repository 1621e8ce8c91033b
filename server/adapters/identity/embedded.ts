/**
 * Accounts and sessions in our own database, by better-auth. Its HTTP endpoints are not mounted: only what is called
 * here and in own-account.ts exists, so there are no sign-up, reset and social routes.
 */
import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { authOptions, openAuth, type Settings } from "./auth-options.ts";
import { embeddedAccounts } from "./embedded-accounts.ts";
import { embeddedSignIn } from "./embedded-sign-in.ts";
import { isOver, throwUnavailable } from "./embedded-session.ts";
import type { AccountKeeper, IdentityProvider } from "./identity-provider.ts";
import { ownAccount } from "./own-account.ts";
import { usedCodes } from "./used-codes.ts";

/** Opens the provider and brings its tables up to date. */
export async function embeddedIdentity(settings: Settings): Promise<IdentityProvider & AccountKeeper> {
  const { database } = settings;
  await database.exclusively(async () => (await getMigrations(authOptions(settings))).runMigrations());
  const auth = openAuth(settings);
  const takeCode = usedCodes(database);

  async function signOut(headers: Headers): Promise<string[]> {
    // better-auth answers success also when it could not delete the session, so it is deleted here, where a failure is one.
    const current = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable);
    if (current) await (await auth.$context).internalAdapter.deleteSession(current.session.token);
    const response = await auth.api.signOut({ headers, asResponse: true });
    return response.headers.getSetCookie();
  }

  return {
    signIn: embeddedSignIn(auth, takeCode),
    async readSession(headers) {
      const reading = auth.api.getSession({ headers, returnHeaders: true });
      const { headers: answered, response } = await reading.catch(throwUnavailable);
      if (response && isOver(response.session)) return { user: null, setCookies: await signOut(headers) };
      return { user: response ? { email: response.user.email } : null, setCookies: answered.getSetCookie() };
    },
    signOut,
    async hasProfile(email) {
      // A row that somebody wrote by hand may have capitals.
      const lowered = sql<string>`lower(email)`;
      const found = await database.kysely
        .selectFrom("profiles")
        .select("email")
        .where(lowered, "=", email.toLowerCase())
        .executeTakeFirst();
      return found !== undefined;
    },
    ownAccount: ownAccount(auth, takeCode),
    ...embeddedAccounts(auth),
  };
}
