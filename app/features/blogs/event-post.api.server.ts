import { z } from "zod";
import { route, rowId, type Route } from "../../../platform/http/route.ts";
import type { EventPostParts } from "./event-post.server.ts";

export const eventPostRoutes: Route<EventPostParts>[] = [
  route({
    method: "POST",
    path: "/api/events/:id/post",
    parameters: { id: rowId },
    who: "editor",
    summary: "Begins a post about an event, as a draft",
    responses: {
      201: { json: z.strictObject({ key: z.string().describe("Of its document, for /api/content/{key}.") }) },
    },
    handle: async ({ viewer, params }, { eventPosts }) => ({ key: await eventPosts.begin(viewer, params.id) }),
  }),
];
