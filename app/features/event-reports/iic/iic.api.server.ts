import { ReadableStream as NodeStream } from "node:stream/web";
import { route, rowId, type Route } from "../../../../platform/http/route.ts";
import type { EventReportsParts } from "../event-reports-context.ts";

const ZIP = "application/zip";

export const iicRoutes: Route<EventReportsParts>[] = [
  route({
    method: "GET",
    path: "/api/events/:id/iic.zip",
    who: "administrator",
    summary: "Photos as JPEG, private files and fields for the Institution’s Innovation Council, in a ZIP file",
    parameters: { id: rowId },
    responses: { 200: { type: ZIP } },
    async handle({ context, viewer, params }, { iicSheets }) {
      const parts = await iicSheets.zip(viewer, params.id);
      context.header("Content-Type", ZIP);
      context.header("Content-Disposition", `attachment; filename="iic-event-${params.id}.zip"`);
      // TypeScript's types of browsers lack `from`.
      return context.body(NodeStream.from(parts) as ReadableStream<Uint8Array<ArrayBuffer>>);
    },
  }),
];
