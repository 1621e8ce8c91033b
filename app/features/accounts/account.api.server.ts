import { z } from "zod";
import { passwordChange } from "./credentials.server.ts";
import type { AccountRequest } from "./own-password.server.ts";
import { audited } from "../../../platform/identity/audited.ts";
import { ownSession } from "./account-shapes.server.ts";
import { uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, type Call, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

type OwnCall = Pick<Call, "context" | "viewer" | "body">;

export const accountRoutes: Route<AccountsParts>[] = [
  route({
    method: "GET",
    path: "/api/account/sessions",
    who: "editor",
    summary: "Where one is signed in",
    responses: { 200: { json: z.array(ownSession) } },
    errors: [404],
    handle: (call, { account }) => account.listSessions(accountRequest(call)),
  }),
  route({
    method: "DELETE",
    path: "/api/account/sessions",
    who: "editor",
    summary: "Signs out everywhere else",
    responses: { 204: "nothing" },
    errors: [404],
    handle: (call, site) => onOwnAccount(call, site, "end of other sessions", site.account.endOtherSessions),
  }),
  route({
    method: "DELETE",
    path: "/api/account/sessions/:id",
    who: "editor",
    summary: "Ends one session",
    parameters: { id: z.string() },
    responses: { 204: "nothing" },
    handle: (call, site) =>
      onOwnAccount(call, site, "end of a session", (request) => site.account.endSession(request, call.params.id)),
  }),
  route({
    method: "PUT",
    path: "/api/account/password",
    who: "editor",
    summary: "Sets another password and ends all other sessions",
    requestBody: uncheckedJson(passwordChange),
    responses: { 204: "nothing" },
    errors: [404, 429],
    async handle(call, site) {
      setCookies(call.context, await onOwnAccount(call, site, "password change", site.account.changePassword));
    },
  }),
];

export function onOwnAccount<Result>(
  call: OwnCall,
  site: AccountsParts,
  audit: string,
  work: (request: AccountRequest, input: unknown) => Promise<Result>,
): Promise<Result> {
  const event = { audit, email: call.viewer.user?.email ?? "" };
  const log = call.context.get("log");
  return audited({ log, logName: site.logName }, event, () => work(accountRequest(call), call.body));
}

function accountRequest({ context, viewer }: OwnCall): AccountRequest {
  return { viewer, headers: context.req.raw.headers, address: context.get("address") };
}
