/** Earlier versions, unsaved text and deleted events. */
import { z } from "zod";
import { typedSchema } from "../../../domain/schemas/typed-schema.ts";
import { documentVersion } from "../../../domain/schemas/document-schemas.ts";
import { workingCopyRoutes } from "../../../platform/documents/working-copy-routes.ts";
import type { CopyOf } from "../../../platform/documents/working-copies.ts";
import { expectedRevision } from "../../../platform/http/if-match.ts";
import { datedListQuery, listQuery, pageOf } from "../../../platform/http/list-query.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import { eventCollection } from "./event-collection.ts";
import { trashedEvent } from "./event-schema.server.ts";
import { tagPrefix } from "./event-tag.ts";
import type { EventsParts } from "./events-context.ts";
import { taggedEvent } from "./events.api.server.ts";

const shared = {
  data: typedSchema(eventCollection.fields),
  verb: "save",
  copies: ({ events }: EventsParts) => events,
} as const;

export const eventHistoryRoutes: Route<EventsParts>[] = [
  ...workingCopyRoutes({ ...shared, path: "/api/events/new/working-copy", of: (): CopyOf => "new" }),
  ...workingCopyRoutes({
    ...shared,
    path: "/api/events/:id/working-copy",
    parameters: { id: rowId },
    of: ({ id }): CopyOf => id,
  }),
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
    responses: { 200: taggedEvent },
    errors: [400, 412],
    handle: ({ viewer, params: { id, revision }, ifMatch }, { events }) =>
      events.restoreVersion(viewer, id, revision, expectedRevision(ifMatch, tagPrefix(id))),
  }),
  route({
    method: "GET",
    path: "/api/trash",
    who: "editor",
    summary: "Deleted events, and until when each can be brought back",
    query: datedListQuery,
    responses: { 200: { json: z.array(trashedEvent) } },
    handle: async ({ context, viewer, query }, { events }) => pageOf(context, await events.listTrash(viewer, query)),
  }),
  route({
    method: "DELETE",
    path: "/api/trash/:id",
    who: "editor",
    summary: "Removes a deleted event for good",
    parameters: { id: rowId },
    responses: { 204: "nothing" },
    handle: ({ viewer, params }, { events }) => events.removeForGood(viewer, params.id),
  }),
];
