/**
 * Accounts and sessions in our own database, by better-auth. Its HTTP endpoints are not mounted: only sign-in,
 * session and sign-out are called, so sign-up, reset and social routes do not exist here.
 */
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { APIError } from "better-auth/api";
import { getMigrations } from "better-auth/db/migration";
import { sql } from "kysely";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../../domain/session.ts";
import type { Database } from "../database/database.ts";
import {
  IdentityUnavailable,
  SESSION_SECONDS,
  type AccountKeeper,
  type IdentityProvider,
} from "./identity-provider.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

/** A session in use is prolonged once a day, not at every request. */
const RENEW_AFTER_SECONDS = 24 * 60 * 60;

type Settings = { database: Database; secret: string; secureCookies: boolean };

/** Opens the provider and brings its tables up to date. */
export async function embeddedIdentity(settings: Settings): Promise<IdentityProvider & AccountKeeper> {
  const options = authOptions(settings);
  await settings.database.exclusively(async () => (await getMigrations(options)).runMigrations());
  const auth = betterAuth(options);
  const { kysely } = settings.database;

  return {
    async signIn({ email, password }) {
      const response = await auth.api.signInEmail({ body: { email, password }, asResponse: true });
      if (!response.ok) return wrongCredentials(response);
      const { user } = (await response.json()) as { user: { email: string } };
      return { user: { email: user.email }, setCookies: response.headers.getSetCookie() };
    },
    async readSession(headers) {
      const reading = auth.api.getSession({ headers, returnHeaders: true });
      const { headers: answered, response } = await reading.catch(throwUnavailable);
      return { user: response ? { email: response.user.email } : null, setCookies: answered.getSetCookie() };
    },
    async signOut(headers) {
      // better-auth answers success also when it could not delete the session, so it is deleted here, where a failure is one.
      const current = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable);
      if (current) await (await auth.$context).internalAdapter.deleteSession(current.session.token);
      const response = await auth.api.signOut({ headers, asResponse: true });
      return response.headers.getSetCookie();
    },
    async hasProfile(email) {
      // A row that somebody wrote by hand may have capitals.
      const lowered = sql<string>`lower(email)`;
      const found = await kysely
        .selectFrom("profiles")
        .select("email")
        .where(lowered, "=", email.toLowerCase())
        .executeTakeFirst();
      return found !== undefined;
    },
    async hasAccount(email) {
      const { internalAdapter } = await auth.$context;
      return (await internalAdapter.findUserByEmail(email.toLowerCase())) !== null;
    },
    async setPassword(email, password) {
      const { internalAdapter } = await auth.$context;
      const address = email.toLowerCase();
      const hash = await hashPassword(password);
      const found = await internalAdapter.findUserByEmail(address);
      if (found) {
        await internalAdapter.updatePassword(found.user.id, hash);
        await internalAdapter.deleteUserSessions(found.user.id);
        return;
      }
      const user = await internalAdapter.createUser(
        { email: address, name: address, emailVerified: true },
        { method: "email-password" },
      );
      await internalAdapter.linkAccount({
        userId: user.id,
        accountId: user.id,
        providerId: "credential",
        password: hash,
      });
    },
  };
}

/** better-auth answers 4xx for every wrong pair; anything else is a fault of ours and must not look like one. */
function wrongCredentials(response: Response): undefined {
  if (response.status >= 500) throw new Error(`Sign-in failed with status ${response.status}.`);
  return undefined;
}

/** better-auth says only that the session could not be read; the database is the one reason it can have. */
function throwUnavailable(error: unknown): never {
  if (error instanceof APIError && error.statusCode >= 500)
    throw new IdentityUnavailable("The session could not be read.", { cause: error });
  throw error;
}

function authOptions({ database, secret, secureCookies }: Settings): BetterAuthOptions {
  return {
    // Without the plugins: better-auth names its own columns and reads them back by those names.
    database: { db: database.kysely.withoutPlugins(), type: database.kind },
    secret,
    // Its HTTP routes are not mounted, so no address of ours is ever compared with this.
    baseURL: "http://localhost",
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // Its own limit of 128 would answer a right password of 129 characters as a wrong one.
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEW_AFTER_SECONDS, cookieCache: { enabled: false } },
    // Ours is server/services/sign-in.ts: better-auth's has one bucket for everyone when it knows no address.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      // __Host- binds the cookie to this very host; browsers accept it over https only.
      cookiePrefix: secureCookies ? "__Host-cell" : "cell",
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: secureCookies },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  };
}
