import { originOf } from "../../../domain/origin.ts";
import { z } from "zod";
import { eventsCsv } from "./event-csv.server.ts";
import { sampleCsv } from "./sample-csv.server.ts";
import { tableError } from "../../../platform/formats/read-csv.ts";
import { event, eventImport } from "./event-schema.server.ts";
import { readFile } from "../../../platform/http/read-body.ts";
import { csvFile } from "../../../platform/http/csv-file.ts";
import { route, type Route } from "../../../platform/http/route.ts";
import { formBody } from "../../../platform/http/request-body.ts";
import { MAX_IMPORT_BYTES } from "./event-import.ts";
import { bodyLimit, FORM_OVERHEAD_BYTES } from "../../../platform/http/body-limit.ts";
import type { EventsParts } from "./events-context.ts";
import type { Env } from "../../../platform/env.ts";

const importLimit = bodyLimit(
  MAX_IMPORT_BYTES + FORM_OVERHEAD_BYTES,
  "This file is larger than 2 MB. Choose a CSV file, and import a long one in parts.",
);

type Parts = EventsParts & { env: Env };

/** CSV export of all events including drafts, and CSV import. */
export const eventTableRoutes: Route<Parts>[] = [
  route({
    method: "GET",
    path: "/api/events.csv",
    who: "editor",
    summary: "Every event as a table for spreadsheets",
    responses: { 200: { type: "text/csv" } },
    async handle({ context, viewer }, site) {
      const origin = originOf(site.env, context.req.url);
      const csv = eventsCsv(await site.events.listAll(viewer), (path) => origin + path);
      return csvFile(context, "events.csv", csv);
    },
  }),
  route({
    method: "POST",
    path: "/api/events.csv",
    who: "editor",
    summary: "Adds the events of such a table, all of them or none",
    query: z.object({
      dry: z.string().optional().describe("Only checks the table: nothing is saved."),
      skip: z.string().optional().describe("Adds the rows without mistakes and leaves out the others."),
    }),
    requestBody: formBody(z.object({ file: z.file() }), importLimit),
    responses: { 200: { json: eventImport } },
    async handle({ viewer, query, body }, { events }) {
      const bytes = await readFile(body, "file");
      if (!bytes) throw tableError("Choose a file.");
      const how = { dry: query.dry !== undefined, skip: query.skip !== undefined };
      return events.importCsv(viewer, readText(bytes), how);
    },
  }),
  route({
    method: "GET",
    path: "/api/events.sample.csv",
    who: "editor",
    summary: "A sample of a table that can be imported",
    responses: { 200: { type: "text/csv" } },
    handle: ({ context }) => csvFile(context, "events-sample.csv", sampleCsv()),
  }),
  route({
    method: "GET",
    path: "/api/events.json",
    who: "editor",
    summary: "Every event, as a file",
    responses: { 200: { json: z.array(event) } },
    handle({ context, viewer }, { events }) {
      context.header("Content-Disposition", 'attachment; filename="events.json"');
      return events.listAll(viewer);
    },
  }),
];

/** Guessing an encoding would damage every accented name. @throws {HttpError} 400 for bytes that are not UTF-8 */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw tableError(
      "This is not a CSV file in UTF-8. In a spreadsheet choose “CSV UTF-8” when you save it. Pictures and .xlsx files cannot be imported.",
    );
  }
}
