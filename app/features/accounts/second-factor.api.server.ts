import { codeOnly, passwordOnly } from "./credentials.server.ts";
import { onOwnAccount } from "./account.api.server.ts";
import { recoveryCodes, secondFactorSetup } from "./account-shapes.server.ts";
import { uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

/** Codes at sign-in: set up with the password, confirmed with the first code. */
export const secondFactorRoutes: Route<AccountsParts>[] = [
  route({
    method: "POST",
    path: "/api/account/second-factor",
    who: "editor",
    summary: "Makes a secret for an authenticator app",
    requestBody: uncheckedJson(passwordOnly),
    responses: { 200: { json: secondFactorSetup } },
    errors: [404, 429],
    handle: (call, site) => onOwnAccount(call, site, "set-up of codes", site.account.secondFactor.begin),
  }),
  route({
    method: "PUT",
    path: "/api/account/second-factor",
    who: "editor",
    summary: "Turns codes at sign-in on with a first code from the app; returns the recovery codes",
    requestBody: uncheckedJson(codeOnly),
    responses: { 200: { json: recoveryCodes } },
    errors: [404, 429],
    async handle(call, site) {
      const confirmed = await onOwnAccount(call, site, "codes on", site.account.secondFactor.confirm);
      setCookies(call.context, confirmed.setCookies);
      return { recoveryCodes: confirmed.recoveryCodes };
    },
  }),
  route({
    method: "POST",
    path: "/api/account/second-factor/recovery-codes",
    who: "editor",
    summary: "Makes new recovery codes; the old ones become invalid",
    requestBody: uncheckedJson(passwordOnly),
    responses: { 200: { json: recoveryCodes } },
    errors: [404, 429],
    async handle(call, site) {
      const { renewRecoveryCodes } = site.account.secondFactor;
      return { recoveryCodes: await onOwnAccount(call, site, "new recovery codes", renewRecoveryCodes) };
    },
  }),
  route({
    method: "POST",
    path: "/api/account/second-factor/end",
    who: "editor",
    summary: "Turns off codes at sign-in",
    requestBody: uncheckedJson(passwordOnly),
    responses: { 204: "nothing" },
    errors: [404, 429],
    async handle(call, site) {
      setCookies(call.context, await onOwnAccount(call, site, "codes off", site.account.secondFactor.end));
    },
  }),
];
