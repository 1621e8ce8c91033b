import { codeOnly } from "./credentials.server.ts";
import { passwordOnly } from "./password-change.server.ts";
import type { AccountRequest } from "./own-password.server.ts";
import { onOwnAccount } from "./account.api.server.ts";
import { recoveryCodes, secondFactorSetup } from "./account-shapes.server.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

/** Codes at sign-in. Begun with the password, confirmed with the first code. */
export const secondFactorRoutes: Route<AccountsParts>[] = [
  {
    method: "POST",
    path: "/api/account/second-factor",
    who: "administrator",
    summary: "Makes a secret for an authenticator app",
    takes: jsonBody(passwordOnly),
    answers: { 200: { json: secondFactorSetup } },
    refuses: [404, 429],
    async handle(context, site) {
      const input = await readJson(context);
      const begin = (request: AccountRequest) => site.account.secondFactor.begin(request, input);
      return context.json(await onOwnAccount(context, site, "set-up of codes", begin));
    },
  },
  {
    method: "PUT",
    path: "/api/account/second-factor",
    who: "administrator",
    summary: "Has codes asked for at sign-in, once the app has shown a right one; answers the recovery codes",
    takes: jsonBody(codeOnly),
    answers: { 200: { json: recoveryCodes } },
    refuses: [404, 429],
    async handle(context, site) {
      const input = await readJson(context);
      const confirm = (request: AccountRequest) => site.account.secondFactor.confirm(request, input);
      const confirmed = await onOwnAccount(context, site, "codes on", confirm);
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
    async handle(context, site) {
      const input = await readJson(context);
      const renew = (request: AccountRequest) => site.account.secondFactor.renewRecoveryCodes(request, input);
      return context.json({ recoveryCodes: await onOwnAccount(context, site, "new recovery codes", renew) });
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
    async handle(context, site) {
      const input = await readJson(context);
      const end = (request: AccountRequest) => site.account.secondFactor.end(request, input);
      setCookies(context, await onOwnAccount(context, site, "codes off", end));
      return context.body(null, 204);
    },
  },
];
