import { z } from "zod";
import { parseRowId } from "../../../domain/row-id.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, rowId, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import { viewer as viewerShape } from "../accounts/account-shapes.server.ts";
import { VALID_DAYS } from "./invitation.ts";
import { acceptance, createdInvitation, invitation, newInvitation } from "./invitation-schema.server.ts";
import type { InvitationsParts } from "./invitations-context.ts";

export const invitationRoutes: Route<InvitationsParts>[] = [
  {
    method: "POST",
    path: "/api/invitations",
    who: "administrator",
    summary: `Makes a link that gives somebody a role; it works once, and for ${VALID_DAYS} days`,
    requestBody: jsonBody(newInvitation),
    responses: { 201: { json: createdInvitation } },
    errors: [404, 409],
    async handle(context, { invitations, env }) {
      const origin = env.PUBLIC_URL ?? new URL(context.req.url).origin;
      const input = await readJson(context);
      const request = { viewer: context.get("viewer"), input, origin, log: context.get("log") };
      return context.json(await invitations.create(request), 201);
    },
  },
  {
    method: "GET",
    path: "/api/invitations",
    who: "administrator",
    summary: "Who invited whom, newest first",
    responses: { 200: { json: z.array(invitation) } },
    handle: async (context, { invitations }) => context.json(await invitations.list(context.get("viewer"))),
  },
  {
    method: "DELETE",
    path: "/api/invitations/:id",
    who: "administrator",
    summary: "Revokes a link that nobody has used",
    parameters: { id: rowId },
    // Not `accept`.
    patterns: { id: "\\d+" },
    responses: { 204: "nothing" },
    async handle(context, { invitations }) {
      await invitations.revoke(context.get("viewer"), parseRowId(context.req.param("id")), context.get("log"));
      return context.body(null, 204);
    },
  },
  {
    method: "POST",
    path: "/api/invitations/accept",
    who: "anyone",
    summary: "Uses such a link: makes the account, or checks the password of an existing one, and signs in",
    requestBody: jsonBody(acceptance),
    responses: { 201: { json: viewerShape } },
    errors: [401, 410, 429],
    async handle(context, parts) {
      const input = await readJson(context);
      const { headers } = context.req.raw;
      const request = { input, address: context.get("address"), headers, log: context.get("log") };
      const { viewer, setCookies: cookies } = await parts.acceptance.accept(request);
      setCookies(context, cookies);
      return context.json(viewer, 201);
    },
  },
];
