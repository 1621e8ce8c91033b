/**
 * Accounts and sessions in our own database, by better-auth. Its HTTP endpoints are not mounted: only what is called
 * here and in own-account.ts exists, so there are no sign-up, reset and social routes.
 */
import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { authOptions, headersFor, openAuth, type Settings } from "./auth-options.ts";
import { embeddedAccounts } from "./embedded-accounts.ts";
import { isOver, throwUnavailable } from "./embedded-session.ts";
import type { AccountKeeper, IdentityProvider } from "./identity-provider.ts";
import { ownAccount } from "./own-account.ts";

/** Opens the provider and brings its tables up to date. */
export async function embeddedIdentity(settings: Settings): Promise<IdentityProvider & AccountKeeper> {
  const { database } = settings;
  await database.exclusively(async () => (await getMigrations(authOptions(settings))).runMigrations());
  const auth = openAuth(settings);

  async function signOut(headers: Headers): Promise<string[]> {
    // better-auth answers success also when it could not delete the session, so it is deleted here, where a failure is one.
    const current = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable);
    if (current) await (await auth.$context).internalAdapter.deleteSession(current.session.token);
    const response = await auth.api.signOut({ headers, asResponse: true });
    return response.headers.getSetCookie();
  }

  return {
    async signIn({ email, password }, client) {
      const call = { body: { email, password }, headers: headersFor(client), asResponse: true as const };
      const response = await auth.api.signInEmail(call);
      if (!response.ok) return wrongCredentials(response);
      const { user } = (await response.json()) as { user: { email: string } };
      return { user: { email: user.email }, setCookies: response.headers.getSetCookie() };
    },
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
    ownAccount: ownAccount(auth),
    ...embeddedAccounts(auth),
  };
}

/** better-auth answers 4xx for every wrong pair; anything else is a fault of ours and must not look like one. */
function wrongCredentials(response: Response): undefined {
  if (response.status >= 500) throw new Error(`Sign-in failed with status ${response.status}.`);
  return undefined;
}
