import { z } from "zod";
import { parseRowId } from "../../../domain/row-id.ts";
import { readJson } from "../../../platform/http/read-body.ts";
import { jsonBody, rowId, type ApiContext, type Route } from "../../../platform/http/route.ts";
import type { HandoverParts } from "./handover-context.ts";
import type { Ownership } from "./ownership.ts";
import { newOwnership, ownershipChange } from "./ownership.server.ts";

const day = z.iso.date().nullable();
const ownership = z
  .strictObject({
    id: z.int(),
    what: z.string(),
    owner: z.string().describe("A role's mailbox, or a person."),
    payer: z.string(),
    renewsOn: day,
    note: z.string(),
    checkedOn: day,
    checkedBy: z.string().nullable(),
    problems: z.array(z.string()).describe("Why somebody must see to it."),
  })
  .meta({ id: "Ownership" }) satisfies z.ZodType<Ownership>;
const who = "administrator";
const at = { parameters: { id: rowId }, who } as const;
const idOf = ({ req }: ApiContext) => parseRowId(req.param("id"));

export const ownershipRoutes: Route<HandoverParts>[] = [
  {
    method: "GET",
    path: "/api/ownership",
    who,
    summary: "What the site depends on, and who takes care of it",
    responses: { 200: { json: z.array(ownership) } },
    handle: async (context, parts) => context.json(await parts.ownership.list(context.get("viewer"))),
  },
  {
    method: "POST",
    path: "/api/ownership",
    who,
    summary: "Adds a row",
    requestBody: jsonBody(newOwnership),
    responses: { 201: { json: ownership } },
    handle: async (context, parts) =>
      context.json(await parts.ownership.add(context.get("viewer"), await readJson(context)), 201),
  },
  {
    ...at,
    method: "PATCH",
    path: "/api/ownership/:id",
    summary: "Changes the given fields",
    requestBody: jsonBody(ownershipChange),
    responses: { 200: { json: ownership } },
    handle: async (context, parts) =>
      context.json(await parts.ownership.change(context.get("viewer"), idOf(context), await readJson(context))),
  },
  {
    ...at,
    method: "POST",
    path: "/api/ownership/:id/checked",
    summary: "Remembers that somebody checked it today",
    responses: { 200: { json: ownership } },
    handle: async (context, parts) => context.json(await parts.ownership.check(context.get("viewer"), idOf(context))),
  },
  {
    ...at,
    method: "DELETE",
    path: "/api/ownership/:id",
    summary: "Removes a row",
    responses: { 204: "nothing" },
    async handle(context, parts) {
      await parts.ownership.remove(context.get("viewer"), idOf(context));
      return context.body(null, 204);
    },
  },
];
