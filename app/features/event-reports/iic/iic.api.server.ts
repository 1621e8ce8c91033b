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
      return context.body(streamOf(parts));
    },
  }),
];

/** Reads the next file after the client has received the previous one. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
