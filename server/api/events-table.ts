import { z } from "zod";
import { eventsCsv } from "../services/events/event-csv.ts";
import { Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { event, eventImport } from "./answers.ts";
import { readFile, readForm } from "./read-body.ts";
import { tableForm, type ApiContext, type Route } from "./route.ts";

/** Every event, drafts too, in the forms that other programs read; and events from a table. */
export const eventTableRoutes: Route[] = [
  {
    method: "GET",
    path: "/api/events.csv",
    who: "administrator",
    summary: "Every event as a table for spreadsheets",
    answers: { 200: { type: "text/csv" } },
    async handle(context, site) {
      const origin = originOf(context, site);
      const events = await site.events.listAll(context.get("viewer"));
      context.header("Content-Type", "text/csv; charset=utf-8");
      context.header("Content-Disposition", 'attachment; filename="events.csv"');
      return context.body(eventsCsv(events, (path) => origin + path));
    },
  },
  {
    method: "POST",
    path: "/api/events.csv",
    who: "administrator",
    summary: "Adds the events of such a table, all of them or none",
    query: z.object({ dry: z.string().optional().describe("A rehearsal: nothing is saved.") }),
    takes: tableForm(z.object({ file: z.file() })),
    answers: { 200: { json: eventImport } },
    async handle(context, { events }) {
      const bytes = await readFile(await readForm(context), "file");
      if (!bytes) throw new Refusal(400, "Choose a file.", { fields: { file: "Choose a file." } });
      const dry = context.req.query("dry") !== undefined;
      return context.json(await events.importCsv(context.get("viewer"), readText(bytes), { dry }));
    },
  },
  {
    method: "GET",
    path: "/api/events.json",
    who: "administrator",
    summary: "Every event, as a file",
    answers: { 200: { json: z.array(event) } },
    async handle(context, { events }) {
      context.header("Content-Disposition", 'attachment; filename="events.json"');
      return context.json(await events.listAll(context.get("viewer")));
    },
  },
  {
    method: "GET",
    path: "/api/events.ics",
    who: "administrator",
    summary: "Every event as a calendar",
    answers: { 200: { type: "text/calendar" } },
    async handle(context, site) {
      context.header("Content-Type", "text/calendar; charset=utf-8");
      context.header("Content-Disposition", 'attachment; filename="events.ics"');
      return context.body(await site.files.calendarForAdmin(context.get("viewer"), originOf(context, site)));
    },
  },
];

function originOf(context: ApiContext, { env }: Site): string {
  return env.PUBLIC_URL ?? new URL(context.req.url).origin;
}

/** @throws {Refusal} 400 for bytes that are no UTF-8: guessing would spoil every name with an accent */
function readText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const words = "This file is not saved as UTF-8. In a spreadsheet choose “CSV UTF-8” when you save it.";
    throw new Refusal(400, words, { fields: { file: words } });
  }
}
