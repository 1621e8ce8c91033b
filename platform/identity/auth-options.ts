/** The configuration of better-auth. Its HTTP routes are not mounted: docs/decisions/0003. */
import { randomInt } from "node:crypto";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { twoFactor } from "better-auth/plugins/two-factor";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "../../domain/session.ts";
import { CODE_LOCK_SECONDS, SESSION_SECONDS, type Client } from "./identity-provider.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { cookiePrefix, type Settings } from "./settings.ts";

/** A session in use is extended once an hour, not at every request; "last used" is as exact as this. */
const RENEW_AFTER_SECONDS = 60 * 60;
/** Never read from a visitor's request. */
const NETWORK_HEADER = "x-client-network";

const CHALLENGE_SECONDS = 60;
/** Wrong codes in a row for one account, from anywhere; only someone who knows the password can use them up. */
const CODE_LOCK = { enabled: true, maxFailedAttempts: 10, durationSeconds: CODE_LOCK_SECONDS };

export type Auth = ReturnType<typeof openAuth>;

export function openAuth(settings: Settings) {
  return betterAuth(authOptions(settings));
}

export function headersFor(client: Client | undefined, cookie = ""): Headers {
  return new Headers({
    Cookie: cookie,
    "User-Agent": client?.userAgent ?? "",
    [NETWORK_HEADER]: client?.network ?? "",
  });
}

export function authOptions({ database, secret, secureCookies }: Settings) {
  return {
    // Without the plugins: better-auth uses its own column names.
    database: { db: database.kysely.withoutPlugins(), type: database.kind },
    secret,
    baseURL: "http://localhost",
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      // Its default of 128 would refuse a correct password of 129 characters.
      maxPasswordLength: MAX_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
    },
    verification: { storeIdentifier: "hashed" },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEW_AFTER_SECONDS, cookieCache: { enabled: false } },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: { ...session, ipAddress: context?.headers?.get(NETWORK_HEADER) ?? "" },
          }),
        },
      },
    },
    plugins: [
      twoFactor({
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        accountLockout: CODE_LOCK,
        backupCodeOptions: { storeBackupCodes: "encrypted", customBackupCodesGenerate: makeRecoveryCodes },
      }),
    ],
    // The site limits sign-ins itself: better-auth counts everyone together if it knows no address.
    rateLimit: { enabled: false },
    advanced: {
      ipAddress: { disableIpTracking: true },
      cookiePrefix: cookiePrefix(secureCookies),
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/", secure: secureCookies },
    },
    logger: { disabled: true },
    telemetry: { enabled: false },
  } satisfies BetterAuthOptions;
}

/** Omits characters that look alike in handwriting: 0 and o; 1, i and l. */
const LETTERS = "23456789abcdefghjkmnpqrstuvwxyz";
const COUNT = 10;
const GROUP = 5;

/** `7ha2m-x9kpd`: 49 bits each, too many to guess within the limits. */
function makeRecoveryCodes(): string[] {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return Array.from({ length: COUNT }, () => `${group()}-${group()}`);
}
