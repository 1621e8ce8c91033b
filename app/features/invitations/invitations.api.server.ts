import { originOf } from "../../../domain/origin.ts";
import { z } from "zod";
import { jsonBody, uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import { setCookies } from "../../../platform/http/set-cookies.ts";
import { viewer as viewerShape } from "../accounts/account-shapes.server.ts";
import { openToken } from "../accounts/credentials.server.ts";
import {
  acceptance,
  createdInvitation,
  invitation,
  newInvitation,
  openedInvitation,
} from "./invitation-schema.server.ts";
import { VALID_DAYS } from "./invitation-store.server.ts";
import type { InvitationsParts } from "./invitations-context.ts";

export const invitationRoutes: Route<InvitationsParts>[] = [
  route({
    method: "POST",
    path: "/api/invitations",
    who: "administrator",
    summary: `Makes a link that gives somebody a role; it works once, and for ${VALID_DAYS} days`,
    requestBody: uncheckedJson(newInvitation),
    responses: { 201: { json: createdInvitation } },
    errors: [404, 409],
    handle({ context, viewer, body }, { invitations, env }) {
      const origin = originOf(env, context.req.url);
      return invitations.create({ viewer, input: body, origin, log: context.get("log") });
    },
  }),
  route({
    method: "GET",
    path: "/api/invitations",
    who: "administrator",
    summary: "Who invited whom, newest first",
    responses: { 200: { json: z.array(invitation) } },
    handle: ({ viewer }, { invitations }) => invitations.list(viewer),
  }),
  route({
    method: "DELETE",
    path: "/api/invitations/:id",
    who: "administrator",
    summary: "Revokes a link that nobody has used",
    parameters: { id: rowId },
    // Not `accept` or `open`.
    patterns: { id: "\\d+" },
    responses: { 204: "nothing" },
    handle: ({ context, viewer, params }, { invitations }) => invitations.revoke(viewer, params.id, context.get("log")),
  }),
  route({
    method: "POST",
    path: "/api/invitations/open",
    who: "anyone",
    summary: "What such a link gives, and to whom",
    requestBody: jsonBody(openToken),
    responses: { 200: { json: openedInvitation } },
    errors: [410, 429],
    handle: ({ context, body }, parts) => parts.acceptance.open(body.token, context.get("address")),
  }),
  route({
    method: "POST",
    path: "/api/invitations/accept",
    who: "anyone",
    summary: "Uses such a link: makes the account, or checks the password of an existing one, and signs in",
    requestBody: jsonBody(acceptance),
    responses: { 201: { json: viewerShape } },
    errors: [401, 410, 429],
    async handle({ context, body }, parts) {
      const { headers } = context.req.raw;
      const request = { input: body, address: context.get("address"), headers, log: context.get("log") };
      const { viewer, setCookies: cookies } = await parts.acceptance.accept(request);
      setCookies(context, cookies);
      return viewer;
    },
  }),
];
