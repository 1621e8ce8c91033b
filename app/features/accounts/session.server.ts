/** Sign-in and sign-out with cookies and log lines, for the API and the sign-in page. */
import { serialize } from "hono/utils/cookie";
import { NOBODY, SIGNED_IN_COOKIE } from "../../../domain/session.ts";
import { SESSION_SECONDS, type IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import type { Env } from "../../../platform/env.ts";
import type { Log } from "../../../platform/log.ts";
import { isForAnother, readViewer, viewerOf, type ViewerReading } from "../../../platform/identity/access.ts";
import type { LogName } from "../../../platform/identity/log-name.ts";
import { audited } from "../../../platform/identity/audited.ts";
import type { LimitedSignIn, SignInRequest } from "./sign-in.server.ts";

export type SessionService = ReturnType<typeof sessionService>;
type Parts = { identity: IdentityProvider; signIn: LimitedSignIn; logName: LogName; env: Env };

export function sessionService({ identity, signIn, logName, env }: Parts) {
  return {
    /** Returns nobody to a page that was opened for another person. */
    async read(headers: Headers): Promise<ViewerReading> {
      const { viewer, setCookies } = await readViewer(identity, headers);
      return {
        viewer: isForAnother(viewer, headers) ? NOBODY : viewer,
        setCookies: [...setCookies, signedInCookie(viewer.user !== null, env)],
      };
    },

    async signIn(request: SignInRequest, log: Log): Promise<ViewerReading> {
      const { user, setCookies, token } = await audited({ log, logName }, signInEvent(request.input), () =>
        signIn(request),
      );
      const viewer = await viewerOf(identity, user, token);
      return { viewer, setCookies: [...setCookies, signedInCookie(true, env)] };
    },

    /** Returns cookies that clear the session in the browser. */
    async signOut(headers: Headers, log: Log): Promise<string[]> {
      // Signing out works even if the account cannot be looked up.
      const { viewer } = await readViewer(identity, headers).catch(() => ({ viewer: NOBODY }));
      const work = () => identity.signOut(headers);
      const email = viewer.user?.email;
      const cookies = await (email ? audited({ log, logName }, { audit: "sign-out", email }, work) : work());
      return [...cookies, signedInCookie(false, env)];
    },
  };
}

function signInEvent(input: unknown): { audit: string; email: string; code: boolean } {
  const { email = "", code } = (input ?? {}) as { email?: unknown; code?: unknown };
  return { audit: "sign-in", email: typeof email === "string" ? email : "", code: Boolean(code) };
}

function signedInCookie(signedIn: boolean, { https }: Env): string {
  const name = https ? `__Host-${SIGNED_IN_COOKIE}` : SIGNED_IN_COOKIE;
  const maxAge = signedIn ? SESSION_SECONDS : 0;
  return serialize(name, signedIn ? "1" : "", { maxAge, path: "/", sameSite: "Lax", secure: https });
}
