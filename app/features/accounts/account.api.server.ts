import { z } from "zod";
import { passwordChange } from "./password-change.server.ts";
import type { AccountRequest } from "./own-password.server.ts";
import { audited } from "../../../platform/identity/audited.ts";
import { ownSession } from "./account-shapes.server.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

export const accountRoutes: Route<AccountsParts>[] = [
  {
    method: "GET",
    path: "/api/account/sessions",
    who: "editor",
    summary: "Where one is signed in",
    responses: { 200: { json: z.array(ownSession) } },
    errors: [404],
    handle: async (context, { account }) => context.json(await account.listSessions(accountRequest(context))),
  },
  {
    method: "DELETE",
    path: "/api/account/sessions",
    who: "editor",
    summary: "Signs out everywhere else",
    responses: { 204: "nothing" },
    errors: [404],
    async handle(context, site) {
      await onOwnAccount(context, site, "end of other sessions", (request) => site.account.endOtherSessions(request));
      return context.body(null, 204);
    },
  },
  {
    method: "DELETE",
    path: "/api/account/sessions/:id",
    who: "editor",
    summary: "Ends one session",
    parameters: { id: z.string() },
    responses: { 204: "nothing" },
    async handle(context, site) {
      const id = context.req.param("id") ?? "";
      await onOwnAccount(context, site, "end of a session", (request) => site.account.endSession(request, id));
      return context.body(null, 204);
    },
  },
  {
    method: "PUT",
    path: "/api/account/password",
    who: "editor",
    summary: "Sets another password and ends all other sessions",
    requestBody: jsonBody(passwordChange),
    responses: { 204: "nothing" },
    errors: [404, 429],
    async handle(context, site) {
      setCookies(context, await changeOwnAccount(context, site, "password change", site.account.changePassword));
      return context.body(null, 204);
    },
  },
];

export async function changeOwnAccount<Result>(
  context: ApiContext,
  site: AccountsParts,
  audit: string,
  work: (request: AccountRequest, input: unknown) => Promise<Result>,
): Promise<Result> {
  const input = await readJson(context);
  return onOwnAccount(context, site, audit, (request) => work(request, input));
}

/** Does `work` on the account of the request's session, and logs it. */
function onOwnAccount<Result>(
  context: ApiContext,
  site: AccountsParts,
  audit: string,
  work: (request: AccountRequest) => Promise<Result>,
): Promise<Result> {
  const request = accountRequest(context);
  const event = { audit, email: request.viewer.user?.email ?? "" };
  return audited({ log: context.get("log"), logName: site.logName }, event, () => work(request));
}

function accountRequest(context: ApiContext): AccountRequest {
  return {
    viewer: context.get("viewer"),
    headers: context.req.raw.headers,
    address: context.get("address"),
  };
}
