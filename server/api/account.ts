import { Hono, type Context } from "hono";
import { textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { AccountRequest } from "../services/account/own-password.ts";
import type { Site } from "../site.ts";
import { readJson } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";

/** `/api/account`: an administrator's own sessions and password. */
export function accountApi(site: Site) {
  const adminOnly = requireAdminFirst(site);
  return new Hono<HttpEnv>()
    .get("/sessions", adminOnly, async (context) =>
      context.json(await site.account.listSessions(accountRequest(context))),
    )
    .delete("/sessions", adminOnly, async (context) => {
      await site.account.endOtherSessions(accountRequest(context));
      context.get("log").info({ audit: "other-sessions-ended" }, "other sessions ended");
      return context.body(null, 204);
    })
    .delete("/sessions/:id", adminOnly, async (context) => {
      await site.account.endSession(accountRequest(context), context.req.param("id"));
      context.get("log").info({ audit: "session-ended" }, "session ended");
      return context.body(null, 204);
    })
    .put("/password", adminOnly, textLimit, async (context) => {
      setCookies(context, await site.account.changePassword(accountRequest(context), await readJson(context)));
      context.get("log").info({ audit: "password-changed" }, "password changed");
      return context.body(null, 204);
    });
}

export function accountRequest(context: Context<HttpEnv>): AccountRequest {
  return {
    viewer: context.get("viewer"),
    headers: context.req.raw.headers,
    address: context.get("address"),
  };
}

export function setCookies(context: Context<HttpEnv>, cookies: string[]): void {
  for (const cookie of cookies) context.header("Set-Cookie", cookie, { append: true });
}
