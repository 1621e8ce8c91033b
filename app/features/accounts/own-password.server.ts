import type { Viewer } from "../../../domain/session.ts";
import type { Caller, IdentityProvider, OwnAccount } from "../../../platform/identity/identity-provider.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { tooManyTries } from "./sign-in.server.ts";
import { clientOf } from "./client.server.ts";

/** Wrong passwords of a signed-in browser: whoever sits down at one that was left open must not find out its password. */
const OWN_PASSWORD_LIMIT = { points: 10, duration: 15 * 60 };

/** The request of the person whose account is meant. */
export type AccountRequest = { viewer: Viewer; headers: Headers; address: string };

/** @throws {HttpError} without the role, or where the account is not kept here */
export function accountOf(identity: IdentityProvider, viewer: Viewer): { account: OwnAccount; email: string } {
  const email = requireAdmin(viewer);
  if (!identity.ownAccount) throw new HttpError(404, "Supabase manages the accounts, not this site.");
  return { account: identity.ownAccount, email };
}

export function callerOf({ headers, address }: AccountRequest): Caller {
  return { headers, client: clientOf(headers, address) };
}

export type WithPassword = <Result>(email: string, work: () => Promise<Result | undefined>) => Promise<Result>;

/** Runs work that answers undefined for a wrong password; a turn is taken before the hash and given back when it was right, as at sign-in. */
export function limitedPassword(limits: Limits): WithPassword {
  const limit = limits("own-password", OWN_PASSWORD_LIMIT);
  return async (email, work) => {
    await limit.take(email, tooManyTries);
    const done = await work().catch(async (error: unknown) => {
      await limit.giveBack(email);
      throw error;
    });
    if (done === undefined) {
      const fields = { currentPassword: "This is not your password." };
      throw new HttpError(400, "This is not your password.", { fields });
    }
    await limit.giveBack(email);
    return done;
  };
}
