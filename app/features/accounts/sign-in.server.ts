/** Sign-in with limits per address and per account. A known device has its own limit. */
import { credentials } from "./credentials.server.ts";
import type { SessionUser } from "../../../domain/session.ts";
import {
  CODE_LOCK_SECONDS,
  IdentityUnavailable,
  type IdentityProvider,
  type SessionReading,
} from "../../../platform/identity/identity-provider.ts";
import { clientOf } from "./client.server.ts";
import { deviceCookie } from "./device-cookie.server.ts";
import type { ClearableLimit, Limit, Limits } from "../../../platform/limits/limits.ts";
import { parseInput, HttpError } from "../../../platform/http-error.ts";

/** Wrong passwords from one address, for any account. */
const ADDRESS_LIMIT = { points: 10, duration: 15 * 60 };
/** Wrong passwords for one account from unknown devices, from any address. */
const ACCOUNT_LIMIT = { points: 30, duration: 60 * 60 };
/** Wrong passwords on a device that signed in before: other people cannot use these up. */
const DEVICE_LIMIT = { points: 10, duration: 15 * 60 };

/** Passwords are hashed one by one, so a longer queue of unknown devices would delay everybody. */
const MAX_UNDER_WAY = 20;

export type SignInRequest = {
  input: unknown;
  address: string;
  headers: Headers;
  /** Called when the limits allow the sign-in, before the password is checked. */
  addAccount?: (() => Promise<void>) | undefined;
};
type SignedIn = SessionReading & { user: SessionUser };
export type LimitedSignIn = ReturnType<typeof limitedSignIn>;

type Options = { secret: string; secureCookies: boolean; limits: Limits };

export function limitedSignIn(identity: IdentityProvider, options: Options) {
  const address = options.limits("sign-in-address", ADDRESS_LIMIT);
  const account = accountLimit(options.limits);
  const known = options.limits("sign-in-device", DEVICE_LIMIT);
  const devices = deviceCookie(options);
  let underWay = 0;

  async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
    if (underWay >= MAX_UNDER_WAY) {
      throw new HttpError(503, "Too many sign-ins at once. Try again in a moment.", { retryAfterSeconds: 5 });
    }
    underWay += 1;
    return work().finally(() => (underWay -= 1));
  }

  return async function signIn({ input, address: from, headers, addAccount }: SignInRequest): Promise<SignedIn> {
    const given = parseInput(credentials, input);
    const email = given.email.toLowerCase();
    const device = devices.read(headers, email);
    // Attempts count before hashing, and successful ones are subtracted, so parallel guesses cannot exceed the limit.
    const taken: [Limit, string][] = device
      ? [[known, device]]
      : [
          [address, from],
          [account, email],
        ];
    for (const [limit, key] of taken) await limit.take(key, tooManyTries);
    const giveBack = () => Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
    const check = async () => {
      await addAccount?.();
      return identity.signIn({ ...given, email }, clientOf(headers, from));
    };
    const result = await (device ? check() : inLine(check)).catch(async (error: unknown) => {
      // No password was checked, so nothing was guessed.
      if (error instanceof IdentityUnavailable || error instanceof HttpError) await giveBack();
      throw error;
    });
    if (!result) throw new HttpError(401, "Invalid login credentials");
    // Only a wrong code counts as a guess, a missing one does not.
    if (result.code !== "wrong") await giveBack();
    if (result.code) throw CODE_REFUSALS[result.code]();
    return { ...result, setCookies: [...result.setCookies, devices.cookieFor(email)] };
  };
}

function accountLimit(limits: Limits): ClearableLimit {
  return limits("sign-in-account", ACCOUNT_LIMIT);
}

/** Clears the count of wrong passwords. Returns false when there was none. */
export function unlockAccount(limits: Limits, email: string): Promise<boolean> {
  return accountLimit(limits).clear(email);
}

const WRONG_CODE =
  "This code is not right, or was used before. Wait for the next one of the app, or use another recovery code.";

/** The password was correct. The field `code` tells the form to ask for a code. */
const CODE_REFUSALS = {
  needed: () => new HttpError(401, "A code is needed.", { fields: { code: "Enter the code." } }),
  wrong: () => new HttpError(401, "Invalid login credentials", { fields: { code: WRONG_CODE } }),
  locked: () =>
    new HttpError(429, "Too many wrong codes. Wait 15 minutes and try again.", {
      retryAfterSeconds: CODE_LOCK_SECONDS,
    }),
};

export function tooManyTries(retryAfterSeconds: number): string {
  return `Too many tries. Wait ${minutes(retryAfterSeconds)} and try again.`;
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? "a minute" : `${count} minutes`;
}
