import { z } from "zod";
import { parseRowId } from "../../../domain/row-id.ts";
import { trashedEvent } from "./event-schema.server.ts";
import { datedListQuery, linkToNext } from "../../../platform/http/list-query.ts";
import { rowId, withQuery, type Route } from "../../../platform/http/route.ts";
import type { EventsParts } from "./events-context.ts";

export const trashRoutes: Route<EventsParts>[] = [
  withQuery({
    method: "GET",
    path: "/api/trash",
    who: "editor",
    summary: "Deleted events, and until when each can be brought back",
    query: datedListQuery,
    responses: { 200: { json: z.array(trashedEvent) } },
    async handle(context, { events }, page) {
      const { rows, older } = await events.listTrash(context.get("viewer"), page);
      return context.json(rows, 200, linkToNext(context, older));
    },
  }),
  {
    method: "DELETE",
    path: "/api/trash/:id",
    who: "editor",
    summary: "Removes a deleted event for good",
    parameters: { id: rowId },
    responses: { 204: "nothing" },
    async handle(context, { events }) {
      await events.removeForGood(context.get("viewer"), parseRowId(context.req.param("id")));
      return context.body(null, 204);
    },
  },
];
