import type { Viewer } from "../../../domain/session.ts";
import type { Caller, IdentityProvider, OwnAccount } from "../../../platform/identity/identity-provider.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import { fieldError, HttpError } from "../../../platform/http-error.ts";
import { tooManyTries } from "./sign-in.server.ts";
import { clientOf } from "./client.server.ts";

/** Prevents someone at an open browser from guessing the password. */
const OWN_PASSWORD_LIMIT = { points: 10, duration: 15 * 60 };

export type AccountRequest = { viewer: Viewer; headers: Headers; address: string };

/** @throws {HttpError} without the role, or if a hosted service stores the accounts */
export function accountOf(identity: IdentityProvider, viewer: Viewer): { account: OwnAccount; email: string } {
  const email = requireEditor(viewer);
  if (!identity.ownAccount) throw new HttpError(404, "Supabase manages the accounts, not this site.");
  return { account: identity.ownAccount, email };
}

export function callerOf({ headers, address }: AccountRequest): Caller {
  return { headers, client: clientOf(headers, address) };
}

export type WithPassword = <Result>(email: string, work: () => Promise<Result | undefined>) => Promise<Result>;

/** `work` returns undefined for a wrong password. Attempts count before hashing; a successful one is subtracted. */
export function limitedPassword(limits: Limits): WithPassword {
  const limit = limits("own-password", OWN_PASSWORD_LIMIT);
  return async (email, work) => {
    await limit.take(email, tooManyTries);
    const done = await work().catch(async (error: unknown) => {
      await limit.giveBack(email);
      throw error;
    });
    if (done === undefined) throw fieldError("currentPassword", "This is not your password.");
    await limit.giveBack(email);
    return done;
  };
}
