import { z } from "zod";
import { parseRowId } from "../services/row-id.ts";
import { trashedEvent } from "./answers.ts";
import { rowId, type Route } from "./route.ts";

/** Deleted events. */
export const trashRoutes: Route[] = [
  {
    method: "GET",
    path: "/api/trash",
    who: "administrator",
    summary: "Deleted events, and until when each can be brought back",
    answers: { 200: { json: z.array(trashedEvent) } },
    handle: async (context, { events }) => context.json(await events.listTrash(context.get("viewer"))),
  },
  {
    method: "DELETE",
    path: "/api/trash/:id",
    who: "administrator",
    summary: "Removes a deleted event for good",
    parameters: { id: rowId },
    answers: { 204: "nothing" },
    async handle(context, { events }) {
      await events.removeForGood(context.get("viewer"), parseRowId(context.req.param("id")));
      return context.body(null, 204);
    },
  },
];
