import { health } from "./response-shapes.ts";
import { route, type Route } from "../../platform/http/route.ts";
import type { Site } from "../site.ts";

export const healthRoutes: Route<Site>[] = [
  route({
    method: "GET",
    path: "/healthz",
    who: "anyone",
    summary: "Whether the process is up",
    responses: { 200: { json: health } },
    handle: () => ({ status: "up" }),
  }),
  route({
    method: "GET",
    path: "/readyz",
    who: "anyone",
    summary: "Whether the database is available",
    responses: { 200: { json: health }, 503: { json: health } },
    async handle({ context }, { database }) {
      try {
        await database.ping();
        return { status: "ready" };
      } catch {
        return context.json({ status: "the database does not respond" }, 503);
      }
    },
  }),
];
