import { Hono } from "hono";
import { importLimit } from "../http/body-limit.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { eventsCsv } from "../services/events/event-csv.ts";
import { Refusal } from "../services/refusal.ts";
import type { Site } from "../site.ts";
import { readFile, readForm } from "./read-body.ts";
import { requireAdminFirst } from "./require-admin-first.ts";

/** `/api/events.csv`: every event, drafts too, as a table for an administrator; and events from such a table, with `?dry` as a rehearsal. */
export function eventsTable(site: Site) {
  const adminOnly = requireAdminFirst(site);
  return new Hono<HttpEnv>()
    .get("/", adminOnly, async (context) => {
      const origin = site.env.PUBLIC_URL ?? new URL(context.req.url).origin;
      const events = await site.events.listAll(context.get("viewer"));
      context.header("Content-Type", "text/csv; charset=utf-8");
      context.header("Content-Disposition", 'attachment; filename="events.csv"');
      return context.body(eventsCsv(events, (path) => origin + path));
    })
    .post("/", adminOnly, importLimit, async (context) => {
      const bytes = await readFile(await readForm(context), "file");
      if (!bytes) throw new Refusal(400, "Choose a file.", { fields: { file: "Choose a file." } });
      const dry = context.req.query("dry") !== undefined;
      return context.json(await site.events.importCsv(context.get("viewer"), readText(bytes), { dry }));
    });
}

/** `/api/events.json`: the same as JSON. */
export function eventsJson(site: Site) {
  return new Hono<HttpEnv>().get("/", requireAdminFirst(site), async (context) => {
    context.header("Content-Disposition", 'attachment; filename="events.json"');
    return context.json(await site.events.listAll(context.get("viewer")));
  });
}

/** `/api/events.ics`: the same as a calendar. */
export function eventsCalendar(site: Site) {
  return new Hono<HttpEnv>().get("/", requireAdminFirst(site), async (context) => {
    const origin = site.env.PUBLIC_URL ?? new URL(context.req.url).origin;
    context.header("Content-Type", "text/calendar; charset=utf-8");
    context.header("Content-Disposition", 'attachment; filename="events.ics"');
    return context.body(await site.files.calendarForAdmin(context.get("viewer"), origin));
  });
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
