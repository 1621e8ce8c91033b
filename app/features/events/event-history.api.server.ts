import { z } from "zod";
import { documentVersion } from "../../../platform/documents/document-schemas.ts";
import { event } from "./event-schema.server.ts";
import { tagPrefix } from "./event-tag.ts";
import { tagged } from "./events.api.server.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
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
    headers: {
      "If-Match": "The ETag of the current revision. If there is a newer one, nothing is written.",
    },
    responses: { 200: { json: event } },
    errors: [400, 412],
    async handle({ context, viewer, params: { id, revision }, ifMatch }, { events }) {
      const expected = id && expectedRevision(ifMatch, tagPrefix(id));
      return tagged(context, await events.restoreVersion(viewer, id, revision, expected));
    },
  }),
];
