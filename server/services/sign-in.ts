/** Sign-in with limits: a guesser is slowed per address and per account, and a stranger cannot lock an admin out. */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { credentials } from "../../domain/schemas/credentials.ts";
import type { SessionUser } from "../../domain/session.ts";
import type { IdentityProvider } from "../adapters/identity/identity-provider.ts";
import { knownDevice } from "./known-device.ts";
import { parseInput, Refusal } from "./refusal.ts";

/** Wrong passwords from one address, whatever accounts they try. */
const ADDRESS_LIMIT = { points: 10, duration: 15 * 60 };
/** Wrong passwords for one account from devices that never signed in to it, from however many addresses. */
const ACCOUNT_LIMIT = { points: 30, duration: 60 * 60 };
/** Wrong passwords on a device that signed in to the account before: strangers cannot use these up. */
const DEVICE_LIMIT = { points: 10, duration: 15 * 60 };

export type SignInRequest = { input: unknown; address: string; headers: Headers };
export type SignedIn = { user: SessionUser; setCookies: string[] };
export type SignInService = { signIn(request: SignInRequest): Promise<SignedIn>; signOut(headers: Headers): Promise<string[]> };

export function signInService(identity: IdentityProvider, options: { secret: string; secureCookies: boolean }): SignInService {
  const limits = {
    address: new RateLimiterMemory(ADDRESS_LIMIT),
    account: new RateLimiterMemory(ACCOUNT_LIMIT),
    device: new RateLimiterMemory(DEVICE_LIMIT),
  };
  const devices = knownDevice(options);

  return {
    async signIn({ input, address, headers }) {
      const given = parseInput(credentials, input);
      const email = given.email.toLowerCase();
      const device = devices.read(headers, email);
      // Taken before the hash and given back on success, so that a burst of parallel guesses cannot pass the limit.
      const taken: [RateLimiterMemory, string][] = device
        ? [[limits.device, device]]
        : [
            [limits.address, address],
            [limits.account, email],
          ];
      for (const [limit, key] of taken) await take(limit, key);
      const session = await identity.signIn({ email, password: given.password });
      if (!session) throw new Refusal(401, "Invalid login credentials");
      for (const [limit, key] of taken) await limit.reward(key);
      return { user: session.user, setCookies: [...session.setCookies, devices.cookieFor(email)] };
    },
    signOut: (headers) => identity.signOut(headers),
  };
}

async function take(limit: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
    throw new Refusal(429, `Too many tries. Wait ${minutes(retryAfterSeconds)} and try again.`, { retryAfterSeconds });
  }
}

function minutes(seconds: number): string {
  const count = Math.max(1, Math.ceil(seconds / 60));
  return count === 1 ? "a minute" : `${count} minutes`;
}
