import { z } from "zod";
import { originOf } from "../../../domain/origin.ts";
import { uncheckedJson } from "../../../platform/http/request-body.ts";
import { route, type Route } from "../../../platform/http/route.ts";
import { audited } from "../../../platform/identity/audited.ts";
import { passwordLink } from "../accounts/password-link.server.ts";
import { EDITING_ROLES, type Administrator } from "./administrator.ts";
import { accessChange } from "./administrators.server.ts";
import type { AdministratorsParts } from "./administrators-context.ts";

const administrator = z
  .strictObject({
    email: z.string(),
    role: z.enum(EDITING_ROLES),
    activeUntil: z.iso
      .datetime()
      .nullable()
      .describe("When the access ends; it never does for the last administrator."),
    invitedBy: z.string().nullable(),
    lastSeenAt: z.iso.datetime().nullable().describe("Exact to the hour; null if they never signed in."),
  })
  .meta({ id: "Administrator" }) satisfies z.ZodType<Administrator>;

const who = "administrator";
const one = { path: "/api/administrators/:email", parameters: { email: z.string() }, who } as const;

export const administratorRoutes: Route<AdministratorsParts>[] = [
  route({
    method: "GET",
    path: "/api/administrators",
    who,
    summary: "Administrators and editors",
    responses: { 200: { json: z.array(administrator) } },
    errors: [404],
    async handle({ viewer }, { administrators }) {
      const all = await administrators.list(viewer);
      return all.map(({ isActive, isLast, ...each }) => each);
    },
  }),
  route({
    ...one,
    method: "PATCH",
    summary: "Changes the role or the end of access",
    requestBody: uncheckedJson(accessChange),
    responses: { 200: { json: administrator } },
    errors: [409],
    handle: ({ context, viewer, params: { email }, body }, parts) =>
      audited({ log: context.get("log"), logName: parts.logName }, { audit: "change of access", email }, () =>
        parts.administrators.change(viewer, email, body),
      ),
  }),
  route({
    ...one,
    method: "DELETE",
    summary: "Ends the access and all sessions; the account remains",
    responses: { 204: "nothing" },
    errors: [409],
    handle: ({ context, viewer, params: { email } }, parts) =>
      audited({ log: context.get("log"), logName: parts.logName }, { audit: "end of access", email }, () =>
        parts.administrators.remove(viewer, email),
      ),
  }),
  route({
    ...one,
    method: "POST",
    path: `${one.path}/password-link`,
    summary: "Makes a link for a new password of somebody else; it works like a mailed one, and ends earlier ones",
    responses: { 201: { json: passwordLink } },
    errors: [409, 429],
    handle({ context, viewer, params: { email } }, { passwordReset, env }) {
      const origin = originOf(env, context.req.url);
      return passwordReset.makeLink({ viewer, email, origin, log: context.get("log") });
    },
  }),
];
