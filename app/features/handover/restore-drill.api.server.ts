import { route, type Route } from "../../../platform/http/route.ts";
import type { HandoverParts } from "./handover-context.ts";
import { restoreDrill } from "./restore-drill-schema.server.ts";

export const restoreDrillRoutes: Route<HandoverParts>[] = [
  route({
    method: "POST",
    path: "/api/restore-drill",
    who: "administrator",
    summary: "Restores the newest backup into a temporary folder, and compares it with the site",
    responses: { 200: { json: restoreDrill } },
    errors: [409],
    handle: ({ viewer }, parts) => parts.restoreDrill.run(viewer),
  }),
];
