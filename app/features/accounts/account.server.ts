/** Checks the role for everything that people can do with their own account. */
import type { OwnSession } from "./account-shapes.server.ts";
import { passwordChange } from "./credentials.server.ts";
import type { AccountSession, IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import type { Limits } from "../../../platform/limits/limits.ts";
import { parseInput, HttpError } from "../../../platform/http-error.ts";
import { describeDevice } from "./device-name.server.ts";
import { checkNewPassword } from "./guessable-password.server.ts";
import { accountOf, callerOf, limitedPassword, type AccountRequest } from "./own-password.server.ts";
import { secondFactorService } from "./second-factor.server.ts";

export type AccountService = ReturnType<typeof accountService>;

export function accountService(identity: IdentityProvider, { limits, issuer }: { limits: Limits; issuer: string }) {
  const withPassword = limitedPassword(limits);

  return {
    /** This site stores the accounts itself. Otherwise the methods below fail. */
    isLocal: identity.ownAccount !== undefined,
    /** The current session comes first, then the last used. */
    async listSessions({ viewer, headers }: AccountRequest): Promise<OwnSession[]> {
      const sessions = await accountOf(identity, viewer).account.listSessions(headers);
      return sessions.toSorted(byUse).map(formatted);
    },
    async endSession({ viewer, headers }: AccountRequest, id: string): Promise<void> {
      if (!(await accountOf(identity, viewer).account.endSession(headers, id)))
        throw new HttpError(404, "There is no such session.");
    },
    async endOtherSessions({ viewer, headers }: AccountRequest): Promise<void> {
      await accountOf(identity, viewer).account.endOtherSessions(headers);
    },
    /** Ends all sessions and returns the cookies of a new one. */
    async changePassword(request: AccountRequest, input: unknown): Promise<string[]> {
      const { account, email } = accountOf(identity, request.viewer);
      const { currentPassword: current, newPassword: next } = parseInput(passwordChange, input);
      checkNewPassword(next, { email, site: issuer }, "newPassword");
      return withPassword(email, () => account.changePassword(callerOf(request), { current, next }));
    },
    secondFactor: secondFactorService(identity, { withPassword, limits, issuer }),
  };
}

function byUse(one: AccountSession, other: AccountSession): number {
  return Number(other.current) - Number(one.current) || other.lastUsedAt.getTime() - one.lastUsedAt.getTime();
}

function formatted({ id, userAgent, network, signedInAt, lastUsedAt, current }: AccountSession): OwnSession {
  return {
    id,
    device: describeDevice(userAgent),
    network,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current,
  };
}
