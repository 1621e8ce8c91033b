import { z } from "zod";
import { passwordChange } from "../../domain/schemas/password-change.ts";
import type { AccountRequest } from "../services/account/own-password.ts";
import { ownSession } from "./answers.ts";
import { readJson } from "./read-body.ts";
import { jsonBody, type ApiContext, type Route } from "./route.ts";
import { setCookies } from "./set-cookies.ts";

/** An administrator's own sessions and password. */
export const accountRoutes: Route[] = [
  {
    method: "GET",
    path: "/api/account/sessions",
    who: "administrator",
    summary: "Where one is signed in",
    answers: { 200: { json: z.array(ownSession) } },
    refuses: [404],
    handle: async (context, { account }) => context.json(await account.listSessions(accountRequest(context))),
  },
  {
    method: "DELETE",
    path: "/api/account/sessions",
    who: "administrator",
    summary: "Signs out everywhere else",
    answers: { 204: "nothing" },
    refuses: [404],
    async handle(context, { account }) {
      await account.endOtherSessions(accountRequest(context));
      context.get("log").info({ audit: "other-sessions-ended" }, "other sessions ended");
      return context.body(null, 204);
    },
  },
  {
    method: "DELETE",
    path: "/api/account/sessions/:id",
    who: "administrator",
    summary: "Ends one session",
    parameters: { id: z.string() },
    answers: { 204: "nothing" },
    async handle(context, { account }) {
      await account.endSession(accountRequest(context), context.req.param("id") ?? "");
      context.get("log").info({ audit: "session-ended" }, "session ended");
      return context.body(null, 204);
    },
  },
  {
    method: "PUT",
    path: "/api/account/password",
    who: "administrator",
    summary: "Sets another password and ends all other sessions",
    takes: jsonBody(passwordChange),
    answers: { 204: "nothing" },
    refuses: [404, 429],
    async handle(context, { account }) {
      setCookies(context, await account.changePassword(accountRequest(context), await readJson(context)));
      context.get("log").info({ audit: "password-changed" }, "password changed");
      return context.body(null, 204);
    },
  },
];

export function accountRequest(context: ApiContext): AccountRequest {
  return {
    viewer: context.get("viewer"),
    headers: context.req.raw.headers,
    address: context.get("address"),
  };
}
