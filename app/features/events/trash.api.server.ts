import { z } from "zod";
import { trashedEvent } from "./event-schema.server.ts";
import { datedListQuery, pageOf } from "../../../platform/http/list-query.ts";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { EventsParts } from "./events-context.ts";

export const trashRoutes: Route<EventsParts>[] = [
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
