import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, type ApiContext, type Route } from "../../../platform/http/route.ts";
import type { AccountsParts } from "./accounts-context.ts";
import { resetAcceptance, resetRequest } from "./password-reset.server.ts";

const requestOf = async (context: ApiContext) => ({
  input: await readJson(context),
  address: context.get("address"),
  log: context.get("log"),
});

export const passwordResetRoutes: Route<AccountsParts>[] = [
  {
    method: "POST",
    path: "/api/password-reset",
    who: "anyone",
    summary: "Mails a link for a new password, if there is an account; the response is the same without one",
    requestBody: jsonBody(resetRequest),
    responses: { 204: "nothing" },
    errors: [404, 429],
    async handle(context, { passwordReset }) {
      await passwordReset.request(await requestOf(context));
      return context.body(null, 204);
    },
  },
  {
    method: "POST",
    path: "/api/password-reset/accept",
    who: "anyone",
    summary: "Sets the password with the token of such a link, and ends all sessions of the account",
    requestBody: jsonBody(resetAcceptance),
    responses: { 204: "nothing" },
    errors: [410, 429],
    async handle(context, { passwordReset }) {
      await passwordReset.accept(await requestOf(context));
      return context.body(null, 204);
    },
  },
];
