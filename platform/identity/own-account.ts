import { headersFor, type Auth } from "./auth-options.ts";
import { isOver, refused, throwUnavailable } from "./embedded-session.ts";
import type { OwnAccount } from "./identity-provider.ts";
import { ownSecondFactor } from "./own-second-factor.ts";
import { endResetTokens } from "./password-reset.ts";
import type { TakeCode } from "./used-codes.ts";

export function ownAccount(auth: Auth, takeCode: TakeCode): OwnAccount {
  async function sessionsOf(headers: Headers) {
    const reading = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable);
    if (!reading) return { current: undefined, sessions: [] };
    const { internalAdapter } = await auth.$context;
    const all = await internalAdapter.listSessions(reading.user.id, { onlyActiveSessions: true });
    return { current: reading.session, sessions: all.filter((session) => !isOver(session)) };
  }
  const end = async (tokens: string[]) => {
    // PostgreSQL rejects an empty list, and better-auth would send one.
    if (tokens.length > 0) await (await auth.$context).internalAdapter.deleteSessions(tokens);
  };

  return {
    async listSessions(headers) {
      const { current, sessions } = await sessionsOf(headers);
      return sessions.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
        id,
        userAgent: userAgent ?? "",
        network: ipAddress ?? "",
        signedInAt: createdAt,
        lastUsedAt: updatedAt,
        current: id === current?.id,
      }));
    },
    async endSession(headers, id) {
      const session = (await sessionsOf(headers)).sessions.find((other) => other.id === id);
      if (session) await end([session.token]);
      return session !== undefined;
    },
    async endOtherSessions(headers) {
      const { current, sessions } = await sessionsOf(headers);
      await end(sessions.filter(({ id }) => id !== current?.id).map(({ token }) => token));
    },
    async changePassword({ headers, client }, { current, next }) {
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const call = { body, headers: headersFor(client, headers.get("cookie") ?? ""), returnHeaders: true as const };
      const changed = await auth.api.changePassword(call).catch(refused);
      if (!changed) return undefined;
      await endResetTokens(auth, changed.response.user.email);
      return changed.headers.getSetCookie();
    },
    secondFactor: ownSecondFactor(auth, takeCode),
  };
}
