import { originOf } from "../../../domain/origin.ts";
import type { Env } from "../../../platform/env.ts";
import { route, type Route } from "../../../platform/http/route.ts";
import type { FeedsParts } from "./feeds-context.ts";

export const calendarRoutes: Route<FeedsParts & { env: Env }>[] = [
  route({
    method: "GET",
    path: "/api/events.ics",
    who: "editor",
    summary: "Every event as a calendar",
    responses: { 200: { type: "text/calendar" } },
    async handle({ context, viewer }, { files, env }) {
      const origin = originOf(env, context.req.url);
      context.header("Content-Type", "text/calendar; charset=utf-8");
      context.header("Content-Disposition", 'attachment; filename="events.ics"');
      return context.body(await files.calendarWithDrafts(viewer, origin));
    },
  }),
];
