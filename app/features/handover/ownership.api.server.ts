import { z } from "zod";
import { jsonBody } from "../../../platform/http/request-body.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { HandoverParts } from "./handover-context.ts";
import { ownership } from "./ownership-schema.server.ts";
import { newOwnership, ownershipChange } from "./ownership.server.ts";

const who = "administrator";
const at = { parameters: { id: rowId }, who } as const;

export const ownershipRoutes: Route<HandoverParts>[] = [
  route({
    method: "GET",
    path: "/api/ownership",
    who,
    summary: "What the site depends on, and who takes care of it",
    responses: { 200: { json: z.array(ownership) } },
    handle: ({ viewer }, parts) => parts.ownership.list(viewer),
  }),
  route({
    method: "POST",
    path: "/api/ownership",
    who,
    summary: "Adds a row",
    requestBody: jsonBody(newOwnership),
    responses: { 201: { json: ownership } },
    handle: ({ viewer, body }, parts) => parts.ownership.add(viewer, body),
  }),
  route({
    ...at,
    method: "PATCH",
    path: "/api/ownership/:id",
    summary: "Changes the given fields",
    requestBody: jsonBody(ownershipChange),
    responses: { 200: { json: ownership } },
    handle: ({ viewer, params, body }, parts) => parts.ownership.change(viewer, params.id, body),
  }),
  route({
    ...at,
    method: "POST",
    path: "/api/ownership/:id/checked",
    summary: "Remembers that somebody checked it today",
    responses: { 200: { json: ownership } },
    handle: ({ viewer, params }, parts) => parts.ownership.check(viewer, params.id),
  }),
  route({
    ...at,
    method: "DELETE",
    path: "/api/ownership/:id",
    summary: "Removes a row",
    responses: { 204: "nothing" },
    handle: ({ viewer, params }, parts) => parts.ownership.remove(viewer, params.id),
  }),
];
