import { Hono, type Context } from "hono";
import { SIGNED_IN_COOKIE, type Viewer } from "../../domain/session.ts";
import { SESSION_SECONDS } from "../adapters/identity/identity-provider.ts";
import { textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { readViewer, viewerOf } from "../services/access.ts";
import type { Site } from "../site.ts";
import { readJson } from "./read-body.ts";

/** `/api/session`: who am I (GET), sign in (POST), sign out (DELETE). */
export function sessionApi(site: Site) {
  return new Hono<HttpEnv>()
    .get("/", async (context) => {
      const { viewer, setCookies } = await readViewer(site.identity, context.req.raw.headers);
      return answer(context, viewer, [...setCookies, signedInCookie(viewer.user !== null)]);
    })
    .post("/", textLimit, async (context) => {
      const input = await readJson(context);
      const request = { input, address: context.get("address"), headers: context.req.raw.headers };
      const { user, setCookies, token } = await site.signIn.signIn(request);
      context.get("log").info({ audit: "sign-in" }, "signed in");
      return answer(context, await viewerOf(site.identity, user, token), [...setCookies, signedInCookie(true)]);
    })
    .delete("/", async (context) => {
      const setCookies = await site.signIn.signOut(context.req.raw.headers);
      for (const cookie of [...setCookies, signedInCookie(false)])
        context.header("Set-Cookie", cookie, { append: true });
      return context.body(null, 204);
    });
}

function answer(context: Context<HttpEnv>, viewer: Viewer, setCookies: string[]) {
  for (const cookie of setCookies) context.header("Set-Cookie", cookie, { append: true });
  return context.json(viewer);
}

function signedInCookie(signedIn: boolean): string {
  return `${SIGNED_IN_COOKIE}=${signedIn ? "1" : ""}; Max-Age=${signedIn ? SESSION_SECONDS : 0}; Path=/; SameSite=Lax`;
}
