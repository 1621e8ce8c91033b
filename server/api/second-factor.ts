import { Hono } from "hono";
import { textLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import type { Site } from "../site.ts";
import { accountRequest, setCookies } from "./account.ts";
import { readJson } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";

/** `/api/account/second-factor`: codes at sign-in. Begun with the password, confirmed with the first code. */
export function secondFactorApi(site: Site) {
  const adminOnly = requireAdminFirst(site);
  const { secondFactor } = site.account;
  return new Hono<HttpEnv>()
    .post("/", adminOnly, textLimit, async (context) =>
      context.json(await secondFactor.begin(accountRequest(context), await readJson(context))),
    )
    .put("/", adminOnly, textLimit, async (context) => {
      const confirmed = await secondFactor.confirm(accountRequest(context), await readJson(context));
      context.get("log").info({ audit: "second-factor-on" }, "codes at sign-in are on");
      setCookies(context, confirmed.setCookies);
      return context.json({ recoveryCodes: confirmed.recoveryCodes });
    })
    .post("/recovery-codes", adminOnly, textLimit, async (context) => {
      const recoveryCodes = await secondFactor.renewRecoveryCodes(accountRequest(context), await readJson(context));
      context.get("log").info({ audit: "recovery-codes-renewed" }, "recovery codes renewed");
      return context.json({ recoveryCodes });
    })
    .post("/end", adminOnly, textLimit, async (context) => {
      setCookies(context, await secondFactor.end(accountRequest(context), await readJson(context)));
      context.get("log").info({ audit: "second-factor-off" }, "codes at sign-in are off");
      return context.body(null, 204);
    });
}
