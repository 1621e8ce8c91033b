/** An administrator's own account: the sessions, and the password. Rights are checked here. */
import type { OwnSession } from "../../../domain/account.ts";
import { passwordChange } from "../../../domain/schemas/password-change.ts";
import type { Viewer } from "../../../domain/session.ts";
import type {
  AccountSession,
  Caller,
  IdentityProvider,
  OwnAccount,
} from "../../adapters/identity/identity-provider.ts";
import { requireAdmin } from "../access.ts";
import type { Limits } from "../limits.ts";
import { parseInput, Refusal } from "../refusal.ts";
import { tooManyTries } from "../sign-in.ts";
import { clientOf } from "./client.ts";
import { deviceInWords } from "./device-words.ts";

/** Wrong passwords of a signed-in browser: whoever sits down at one that was left open must not find out its password. */
const OWN_PASSWORD_LIMIT = { points: 10, duration: 15 * 60 };

/** The request of the person whose account is meant. */
export type AccountRequest = { viewer: Viewer; headers: Headers; address: string };
export type AccountService = ReturnType<typeof accountService>;

export function accountService(identity: IdentityProvider, limits: Limits) {
  const ownPassword = limits("own-password", OWN_PASSWORD_LIMIT);

  /** @throws {Refusal} without the role, or where the account is not kept here */
  function accountOf(viewer: Viewer): { account: OwnAccount; email: string } {
    const email = requireAdmin(viewer);
    if (!identity.ownAccount) throw new Refusal(404, "Accounts are kept by Supabase, not by this site.");
    return { account: identity.ownAccount, email };
  }

  /** Taken before the hash and given back when the password was right, as at sign-in. */
  async function withPassword<Result>(email: string, work: () => Promise<Result | undefined>): Promise<Result> {
    await ownPassword.take(email, tooManyTries);
    const done = await work().catch(async (error: unknown) => {
      await ownPassword.giveBack(email);
      throw error;
    });
    if (done === undefined) {
      const fields = { currentPassword: "This is not your password." };
      throw new Refusal(400, "This is not your password.", { fields });
    }
    await ownPassword.giveBack(email);
    return done;
  }

  return {
    /** Whether this site keeps the accounts, so that everything below can be done here. */
    keptHere: identity.ownAccount !== undefined,
    /** The sessions of whoever asks: this one first, then by last use. */
    async listSessions({ viewer, headers }: AccountRequest): Promise<OwnSession[]> {
      const sessions = await accountOf(viewer).account.listSessions(headers);
      return sessions.toSorted(byUse).map(inWords);
    },
    async endSession({ viewer, headers }: AccountRequest, id: string): Promise<void> {
      if (!(await accountOf(viewer).account.endSession(headers, id)))
        throw new Refusal(404, "There is no such session.");
    },
    async endOtherSessions({ viewer, headers }: AccountRequest): Promise<void> {
      await accountOf(viewer).account.endOtherSessions(headers);
    },
    /** Answers the cookies of the session that goes on; all that were there before have ended. */
    async changePassword(request: AccountRequest, input: unknown): Promise<string[]> {
      const { account, email } = accountOf(request.viewer);
      const { currentPassword: current, newPassword: next } = parseInput(passwordChange, input);
      return withPassword(email, () => account.changePassword(callerOf(request), { current, next }));
    },
  };
}

function callerOf({ headers, address }: AccountRequest): Caller {
  return { headers, client: clientOf(headers, address) };
}

function byUse(one: AccountSession, other: AccountSession): number {
  return Number(other.current) - Number(one.current) || other.lastUsedAt.getTime() - one.lastUsedAt.getTime();
}

function inWords({ id, userAgent, network, signedInAt, lastUsedAt, current }: AccountSession): OwnSession {
  return {
    id,
    device: deviceInWords(userAgent),
    network,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current,
  };
}
