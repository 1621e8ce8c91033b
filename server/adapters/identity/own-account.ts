/** What people do with their own account in our own database: their sessions and their password. */
import { APIError } from "better-auth/api";
import { headersFor, type Auth } from "./auth-options.ts";
import { isOver, throwUnavailable } from "./embedded-session.ts";
import type { OwnAccount } from "./identity-provider.ts";

export function ownAccount(auth: Auth): OwnAccount {
  async function sessionsOf(headers: Headers) {
    const reading = await auth.api.getSession({ headers, query: { disableRefresh: true } }).catch(throwUnavailable);
    if (!reading) return { current: undefined, sessions: [] };
    const { internalAdapter } = await auth.$context;
    const all = await internalAdapter.listSessions(reading.user.id, { onlyActiveSessions: true });
    return { current: reading.session, sessions: all.filter((session) => !isOver(session)) };
  }
  const end = async (tokens: string[]) => void (await (await auth.$context).internalAdapter.deleteSessions(tokens));

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
      // The session is a new one too: whoever copied this browser's cookie is out with all others.
      const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true };
      const call = { body, headers: headersFor(client, headers.get("cookie") ?? ""), returnHeaders: true as const };
      const changed = await auth.api.changePassword(call).catch(refused);
      return changed?.headers.getSetCookie();
    },
  };
}

/** better-auth answers 4xx for a wrong password; anything else is a fault and must not look like one. */
function refused(error: unknown): undefined {
  if (error instanceof APIError && error.statusCode < 500) return undefined;
  throwUnavailable(error);
}
