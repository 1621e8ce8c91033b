import type { Viewer } from "../../../domain/session.ts";
import { credentials } from "./credentials.server.ts";
import type { ViewerReading } from "../../../platform/identity/access.ts";
import { viewer as viewerShape } from "./account-shapes.server.ts";
import { uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import type { AccountsParts } from "./accounts-context.ts";

export const sessionRoutes: Route<AccountsParts>[] = [
  route({
    method: "GET",
    path: "/api/session",
    who: "anyone",
    summary: "The current session",
    responses: { 200: { json: viewerShape } },
    handle: async ({ context }, { session }) => respond(context, await session.read(context.req.raw.headers)),
  }),
  route({
    method: "POST",
    path: "/api/session",
    who: "anyone",
    summary: "Signs in; `code` is for accounts that ask for one",
    requestBody: uncheckedJson(credentials),
    responses: { 200: { json: viewerShape } },
    errors: [401, 429],
    async handle({ context, body }, { session }) {
      const request = { input: body, address: context.get("address"), headers: context.req.raw.headers };
      return respond(context, await session.signIn(request, context.get("log")));
    },
  }),
  route({
    method: "DELETE",
    path: "/api/session",
    who: "anyone",
    summary: "Signs out",
    responses: { 204: "nothing" },
    async handle({ context }, { session }) {
      setCookies(context, await session.signOut(context.req.raw.headers, context.get("log")));
    },
  }),
];

function respond(context: ApiContext, { viewer, setCookies: cookies }: ViewerReading): Viewer {
  setCookies(context, cookies);
  return viewer;
}
