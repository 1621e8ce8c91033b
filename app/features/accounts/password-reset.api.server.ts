import { jsonBody, uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, type Call, type Route } from "../../../platform/http/route.ts";
import type { AccountsParts } from "./accounts-context.ts";
import { openToken } from "./credentials.server.ts";
import { openedReset, resetAcceptance, resetRequest } from "./password-reset.server.ts";

const requestOf = ({ context, body }: Call) => ({
  input: body,
  address: context.get("address"),
  log: context.get("log"),
});

export const passwordResetRoutes: Route<AccountsParts>[] = [
  route({
    method: "POST",
    path: "/api/password-reset",
    who: "anyone",
    summary: "Mails a link for a new password, if there is an account; the response is the same without one",
    requestBody: uncheckedJson(resetRequest),
    responses: { 204: "nothing" },
    errors: [404, 429],
    handle: (call, { passwordReset }) => passwordReset.request(requestOf(call)),
  }),
  route({
    method: "POST",
    path: "/api/password-reset/open",
    who: "anyone",
    summary: "Whose password such a link sets",
    requestBody: jsonBody(openToken),
    responses: { 200: { json: openedReset } },
    errors: [410, 429],
    handle: ({ context, body }, { passwordReset }) => passwordReset.open(body.token, context.get("address")),
  }),
  route({
    method: "POST",
    path: "/api/password-reset/accept",
    who: "anyone",
    summary: "Sets the password with the token of such a link, and ends all sessions of the account",
    requestBody: uncheckedJson(resetAcceptance),
    responses: { 204: "nothing" },
    errors: [410, 429],
    handle: (call, { passwordReset }) => passwordReset.accept(requestOf(call)),
  }),
];
