import { z } from "zod";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, type ApiContext, type Route } from "../../../platform/http/route.ts";
import { audited } from "../../../platform/identity/audited.ts";
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
  {
    method: "GET",
    path: "/api/administrators",
    who,
    summary: "Administrators and editors",
    responses: { 200: { json: z.array(administrator) } },
    errors: [404],
    async handle(context, { administrators }) {
      const all = await administrators.list(context.get("viewer"));
      return context.json(all.map(({ isActive, isLast, ...each }) => each));
    },
  },
  {
    ...one,
    method: "PATCH",
    summary: "Changes the role or the end of access",
    requestBody: jsonBody(accessChange),
    responses: { 200: { json: administrator } },
    errors: [409],
    async handle(context, parts) {
      const input = await readJson(context);
      const [viewer, email] = [context.get("viewer"), emailOf(context)];
      return context.json(
        await logged(context, parts, "change of access", () => parts.administrators.change(viewer, email, input)),
      );
    },
  },
  {
    ...one,
    method: "DELETE",
    summary: "Ends the access and all sessions; the account remains",
    responses: { 204: "nothing" },
    errors: [409],
    async handle(context, parts) {
      const [viewer, email] = [context.get("viewer"), emailOf(context)];
      await logged(context, parts, "end of access", () => parts.administrators.remove(viewer, email));
      return context.body(null, 204);
    },
  },
];

const emailOf = ({ req }: ApiContext) => req.param("email") ?? "";

/** The line names the account whose access changes. */
function logged<Result>(
  context: ApiContext,
  { logName }: AdministratorsParts,
  audit: string,
  work: () => Promise<Result>,
) {
  return audited({ log: context.get("log"), logName }, { audit, email: emailOf(context) }, work);
}
