import { credentials } from "../../domain/schemas/credentials.ts";
import { NOBODY, SIGNED_IN_COOKIE, type Viewer } from "../../domain/session.ts";
import { SESSION_SECONDS } from "../adapters/identity/identity-provider.ts";
import type { Env } from "../env.ts";
import { readViewer, viewerOf } from "../services/access.ts";
import { viewer as viewerShape } from "./answers.ts";
import { audited } from "./audited.ts";
import { readJson } from "./read-body.ts";
import { jsonBody, type ApiContext, type Route } from "./route.ts";
import { setCookies } from "./set-cookies.ts";

export const sessionRoutes: Route[] = [
  {
    method: "GET",
    path: "/api/session",
    who: "anyone",
    summary: "Who is asking",
    answers: { 200: { json: viewerShape } },
    async handle(context, { identity, env }) {
      const { viewer, setCookies: cookies } = await readViewer(identity, context.req.raw.headers);
      return answer(context, viewer, [...cookies, signedInCookie(viewer.user !== null, env)]);
    },
  },
  {
    method: "POST",
    path: "/api/session",
    who: "anyone",
    summary: "Signs in; `code` is for accounts that ask for one",
    takes: jsonBody(credentials),
    answers: { 200: { json: viewerShape } },
    refuses: [401, 429],
    async handle(context, site) {
      const input = await readJson(context);
      const request = { input, address: context.get("address"), headers: context.req.raw.headers };
      const {
        user,
        setCookies: cookies,
        token,
      } = await audited(context, site, signInEvent(input), () => site.signIn.signIn(request));
      return answer(context, await viewerOf(site.identity, user, token), [...cookies, signedInCookie(true, site.env)]);
    },
  },
  {
    method: "DELETE",
    path: "/api/session",
    who: "anyone",
    summary: "Signs out",
    answers: { 204: "nothing" },
    async handle(context, site) {
      const { headers } = context.req.raw;
      // Who cannot be looked up can sign out all the same.
      const { viewer } = await readViewer(site.identity, headers).catch(() => ({ viewer: NOBODY }));
      const signOut = () => site.signIn.signOut(headers);
      const email = viewer.user?.email;
      const cookies = await (email ? audited(context, site, { audit: "sign-out", email }, signOut) : signOut());
      setCookies(context, [...cookies, signedInCookie(false, site.env)]);
      return context.body(null, 204);
    },
  },
];

/** What was typed, as far as it is there. */
function signInEvent(input: unknown): { audit: string; email: string; code: boolean } {
  const { email = "", code } = (input ?? {}) as { email?: unknown; code?: unknown };
  return { audit: "sign-in", email: String(email), code: Boolean(code) };
}

function answer(context: ApiContext, viewer: Viewer, cookies: string[]) {
  setCookies(context, cookies);
  return context.json(viewer);
}

function signedInCookie(signedIn: boolean, { PUBLIC_URL }: Env): string {
  const https = PUBLIC_URL?.startsWith("https://");
  const name = https ? `__Host-${SIGNED_IN_COOKIE}` : SIGNED_IN_COOKIE;
  const lifetime = signedIn ? SESSION_SECONDS : 0;
  return `${name}=${signedIn ? "1" : ""}; Max-Age=${lifetime}; Path=/; SameSite=Lax${https ? "; Secure" : ""}`;
}
