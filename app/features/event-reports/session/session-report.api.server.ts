import { z } from "zod";
import { route, rowId, type Route } from "../../../../platform/http/route.ts";
import { originOf } from "../../../../domain/origin.ts";
import { csvFile } from "../../events/events-table.api.server.ts";
import type { Env } from "../../../../platform/env.ts";
import { naacCsv, sessionCsv } from "./session-csv.server.ts";
import type { Content } from "../../../../platform/content/index.ts";
import type { ReportedEvent } from "../report-reading.server.ts";
import type { EventReportsParts } from "../event-reports-context.ts";

type Parts = EventReportsParts & { env: Env; content: Content };
type TableOf = (events: ReportedEvent[], address: (path: string) => string, label: string, parts: Parts) => string;

export const sessionReportRoutes: Route<Parts>[] = [
  route({
    method: "GET",
    path: "/api/events/:id/report/session",
    parameters: { id: rowId },
    who: "editor",
    summary: "The session whose report has an event; null if none has",
    responses: { 200: { json: z.strictObject({ session: z.string().nullable() }) } },
    handle: async ({ viewer, params }, { sessionReports }) => ({
      session: await sessionReports.labelOf(viewer, params.id),
    }),
  }),
  tableRoute("naac", "The events of a session as the table that NAAC asks for", (events, address, label) =>
    naacCsv(label, events, address),
  ),
  tableRoute(
    "events",
    "The events of a session with every field of their reports, as a table",
    (events, address, _label, { content }) => sessionCsv(events, content, address),
  ),
];

function tableRoute(name: string, summary: string, tableOf: TableOf): Route<Parts> {
  return route({
    method: "GET",
    path: `/api/reports/:session/${name}.csv`,
    parameters: { session: z.string().describe("Like 2025-26.") },
    who: "administrator",
    summary,
    responses: { 200: { type: "text/csv" } },
    async handle({ context, viewer, params: { session: label } }, parts: Parts) {
      const events = await parts.sessionReports.events(viewer, label);
      const address = (path: string) => originOf(parts.env, context.req.url) + path;
      return csvFile(context, `${name}-${label}.csv`, tableOf(events, address, label, parts));
    },
  });
}
