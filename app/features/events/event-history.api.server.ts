import { z } from "zod";
import { documentVersion } from "../../../platform/documents/document-schemas.ts";
import { event } from "./event-schema.server.ts";
import { tagged } from "./events.api.server.ts";
import { listQuery, pageOf } from "../../../platform/http/list-query.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { EventsParts } from "./events-context.ts";

export const eventHistoryRoutes: Route<EventsParts>[] = [
  route({
    method: "GET",
    path: "/api/events/:id/history",
    who: "editor",
    summary: "Every saved state of an event, newest first",
    parameters: { id: rowId },
    query: listQuery,
    responses: { 200: { json: z.array(documentVersion) } },
    handle: async ({ context, viewer, params, query }, { events }) =>
      pageOf(context, await events.history(viewer, params.id, query)),
  }),
  route({
    method: "POST",
    path: "/api/events/:id/history/:revision",
    who: "editor",
    summary: "Makes an event what it was at that revision, as a new one",
    parameters: { id: rowId, revision: rowId },
    responses: { 200: { json: event } },
    handle: async ({ context, viewer, params }, { events }) =>
      tagged(context, await events.restoreVersion(viewer, params.id, params.revision)),
  }),
];
