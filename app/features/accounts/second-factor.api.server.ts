import { codeOnly } from "./credentials.server.ts";
import { passwordOnly } from "./password-change.server.ts";
import { changeOwnAccount } from "./account.api.server.ts";
import { recoveryCodes, secondFactorSetup } from "./account-shapes.server.ts";
import { jsonBody, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

/** Codes at sign-in: set up with the password, confirmed with the first code. */
export const secondFactorRoutes: Route<AccountsParts>[] = [
  {
    method: "POST",
    path: "/api/account/second-factor",
    who: "editor",
    summary: "Makes a secret for an authenticator app",
    requestBody: jsonBody(passwordOnly),
    responses: { 200: { json: secondFactorSetup } },
    errors: [404, 429],
    async handle(context, site) {
      return context.json(await changeOwnAccount(context, site, "set-up of codes", site.account.secondFactor.begin));
    },
  },
  {
    method: "PUT",
    path: "/api/account/second-factor",
    who: "editor",
    summary: "Turns codes at sign-in on with a first code from the app; returns the recovery codes",
    requestBody: jsonBody(codeOnly),
    responses: { 200: { json: recoveryCodes } },
    errors: [404, 429],
    async handle(context, site) {
      const confirmed = await changeOwnAccount(context, site, "codes on", site.account.secondFactor.confirm);
      setCookies(context, confirmed.setCookies);
      return context.json({ recoveryCodes: confirmed.recoveryCodes });
    },
  },
  {
    method: "POST",
    path: "/api/account/second-factor/recovery-codes",
    who: "editor",
    summary: "Makes new recovery codes; the old ones become invalid",
    requestBody: jsonBody(passwordOnly),
    responses: { 200: { json: recoveryCodes } },
    errors: [404, 429],
    async handle(context, site) {
      const { renewRecoveryCodes } = site.account.secondFactor;
      const codes = await changeOwnAccount(context, site, "new recovery codes", renewRecoveryCodes);
      return context.json({ recoveryCodes: codes });
    },
  },
  {
    method: "POST",
    path: "/api/account/second-factor/end",
    who: "editor",
    summary: "Turns off codes at sign-in",
    requestBody: jsonBody(passwordOnly),
    responses: { 204: "nothing" },
    errors: [404, 429],
    async handle(context, site) {
      setCookies(context, await changeOwnAccount(context, site, "codes off", site.account.secondFactor.end));
      return context.body(null, 204);
    },
  },
];
