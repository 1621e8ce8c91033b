import { z } from "zod";
import { route, type Route } from "../../../../platform/http/route.ts";
import { originOf } from "../../../../domain/origin.ts";
import { csvFile } from "../../../../platform/http/csv-file.ts";
import type { Env } from "../../../../platform/env.ts";
import { naacCsv, sessionCsv, type SessionTable } from "./session-csv.server.ts";
import type { Content } from "../../../../platform/content/index.ts";
import type { EventReportsParts } from "../event-reports-context.ts";

type Parts = EventReportsParts & { env: Env; content: Content };

export const sessionReportRoutes: Route<Parts>[] = [
  tableRoute("naac", "The events of a session as the table that NAAC asks for", naacCsv),
  tableRoute("events", "The events of a session with every field of their reports, as a table", sessionCsv),
];

function tableRoute(name: string, summary: string, csvOf: (table: SessionTable) => string): Route<Parts> {
  return route({
    method: "GET",
    path: `/api/reports/:session/${name}.csv`,
    parameters: { session: z.string().describe("Like 2025-26.") },
    who: "administrator",
    summary,
    responses: { 200: { type: "text/csv" } },
    async handle({ context, viewer, params: { session: label } }, { sessionReports, content, env }: Parts) {
      const events = await sessionReports.events(viewer, label);
      const address = (path: string) => originOf(env, context.req.url) + path;
      return csvFile(context, `${name}-${label}.csv`, csvOf({ label, events, content, address }));
    },
  });
}
