import { codeOnly } from "../../domain/schemas/credentials.ts";
import { passwordOnly } from "../../domain/schemas/password-change.ts";
import { accountRequest } from "./account.ts";
import { recoveryCodes, secondFactorSetup } from "./answers.ts";
import { readJson } from "./read-body.ts";
import { jsonBody, type Route } from "./route.ts";
import { setCookies } from "./set-cookies.ts";

/** Codes at sign-in. Begun with the password, confirmed with the first code. */
export const secondFactorRoutes: Route[] = [
  {
    method: "POST",
    path: "/api/account/second-factor",
    who: "administrator",
    summary: "Makes a secret for an authenticator app",
    takes: jsonBody(passwordOnly),
    answers: { 200: { json: secondFactorSetup } },
    refuses: [404, 429],
    handle: async (context, { account }) =>
      context.json(await account.secondFactor.begin(accountRequest(context), await readJson(context))),
  },
  {
    method: "PUT",
    path: "/api/account/second-factor",
    who: "administrator",
    summary: "Has codes asked for at sign-in, once the app has shown a right one; answers the recovery codes",
    takes: jsonBody(codeOnly),
    answers: { 200: { json: recoveryCodes } },
    refuses: [404, 429],
    async handle(context, { account }) {
      const confirmed = await account.secondFactor.confirm(accountRequest(context), await readJson(context));
      context.get("log").info({ audit: "second-factor-on" }, "codes at sign-in are on");
      setCookies(context, confirmed.setCookies);
      return context.json({ recoveryCodes: confirmed.recoveryCodes });
    },
  },
  {
    method: "POST",
    path: "/api/account/second-factor/recovery-codes",
    who: "administrator",
    summary: "Makes new recovery codes; the old ones are worth nothing any more",
    takes: jsonBody(passwordOnly),
    answers: { 200: { json: recoveryCodes } },
    refuses: [404, 429],
    async handle(context, { account }) {
      const codes = await account.secondFactor.renewRecoveryCodes(accountRequest(context), await readJson(context));
      context.get("log").info({ audit: "recovery-codes-renewed" }, "recovery codes renewed");
      return context.json({ recoveryCodes: codes });
    },
  },
  {
    method: "POST",
    path: "/api/account/second-factor/end",
    who: "administrator",
    summary: "Has no more codes asked for at sign-in",
    takes: jsonBody(passwordOnly),
    answers: { 204: "nothing" },
    refuses: [404, 429],
    async handle(context, { account }) {
      setCookies(context, await account.secondFactor.end(accountRequest(context), await readJson(context)));
      context.get("log").info({ audit: "second-factor-off" }, "codes at sign-in are off");
      return context.body(null, 204);
    },
  },
];
