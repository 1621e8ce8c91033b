import { credentials } from "./credentials.server.ts";
import type { ViewerReading } from "../../../platform/identity/access.ts";
import { viewer as viewerShape } from "./account-shapes.server.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

export const sessionRoutes: Route<AccountsParts>[] = [
  {
    method: "GET",
    path: "/api/session",
    who: "anyone",
    summary: "The current session",
    responses: { 200: { json: viewerShape } },
    handle: async (context, { session }) => respond(context, await session.read(context.req.raw.headers)),
  },
  {
    method: "POST",
    path: "/api/session",
    who: "anyone",
    summary: "Signs in; `code` is for accounts that ask for one",
    requestBody: jsonBody(credentials),
    responses: { 200: { json: viewerShape } },
    errors: [401, 429],
    async handle(context, { session }) {
      const input = await readJson(context);
      const request = { input, address: context.get("address"), headers: context.req.raw.headers };
      return respond(context, await session.signIn(request, context.get("log")));
    },
  },
  {
    method: "DELETE",
    path: "/api/session",
    who: "anyone",
    summary: "Signs out",
    responses: { 204: "nothing" },
    async handle(context, { session }) {
      setCookies(context, await session.signOut(context.req.raw.headers, context.get("log")));
      return context.body(null, 204);
    },
  },
];

function respond(context: ApiContext, { viewer, setCookies: cookies }: ViewerReading) {
  setCookies(context, cookies);
  return context.json(viewer);
}
