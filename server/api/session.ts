import { credentials } from "../../domain/schemas/credentials.ts";
import { SIGNED_IN_COOKIE, type Viewer } from "../../domain/session.ts";
import { SESSION_SECONDS } from "../adapters/identity/identity-provider.ts";
import { readViewer, viewerOf } from "../services/access.ts";
import { viewer as viewerShape } from "./answers.ts";
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
    async handle(context, { identity }) {
      const { viewer, setCookies: cookies } = await readViewer(identity, context.req.raw.headers);
      return answer(context, viewer, [...cookies, signedInCookie(viewer.user !== null)]);
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
    async handle(context, { signIn, identity }) {
      const input = await readJson(context);
      const request = { input, address: context.get("address"), headers: context.req.raw.headers };
      const { user, setCookies: cookies, token } = await signIn.signIn(request);
      context.get("log").info({ audit: "sign-in" }, "signed in");
      return answer(context, await viewerOf(identity, user, token), [...cookies, signedInCookie(true)]);
    },
  },
  {
    method: "DELETE",
    path: "/api/session",
    who: "anyone",
    summary: "Signs out",
    answers: { 204: "nothing" },
    async handle(context, { signIn }) {
      const cookies = await signIn.signOut(context.req.raw.headers);
      setCookies(context, [...cookies, signedInCookie(false)]);
      return context.body(null, 204);
    },
  },
];

function answer(context: ApiContext, viewer: Viewer, cookies: string[]) {
  setCookies(context, cookies);
  return context.json(viewer);
}

function signedInCookie(signedIn: boolean): string {
  return `${SIGNED_IN_COOKIE}=${signedIn ? "1" : ""}; Max-Age=${signedIn ? SESSION_SECONDS : 0}; Path=/; SameSite=Lax`;
}
