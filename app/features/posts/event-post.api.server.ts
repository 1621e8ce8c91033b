import { z } from "zod";
import { rowId, type Route } from "../../../platform/http/route.ts";
import { idOf } from "../events/events.api.server.ts";
import type { EventPostParts } from "./event-post.server.ts";

export const eventPostRoutes: Route<EventPostParts>[] = [
  {
    method: "POST",
    path: "/api/events/:id/post",
    parameters: { id: rowId },
    who: "editor",
    summary: "Begins a post about an event, as a draft",
    headers: { "Idempotency-Key": "Sent again with the same key, the same request is done once." },
    responses: {
      201: { json: z.strictObject({ key: z.string().describe("Of its document, for /api/content/{key}.") }) },
    },
    async handle(context, { eventPosts }) {
      const idempotencyKey = context.req.header("Idempotency-Key");
      const key = await eventPosts.begin(context.get("viewer"), idOf(context), idempotencyKey);
      return context.json({ key }, 201);
    },
  },
];
