/** Reads reports for pages and other reports. */
import { daysOfSession, sessionOf, type Days } from "../../../domain/session-dates.ts";
import type { Viewer } from "../../../domain/session.ts";
import { newestFirst } from "../../../platform/documents/reading.ts";
import {
  presentOne,
  presentRows,
  selectPublished,
  type DocumentRow,
  type Store,
} from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { requireAdmin, requireEditor } from "../../../platform/identity/access.ts";
import { lastDayOf, type Event } from "../events/event.ts";
import type { EventService } from "../events/events.server.ts";
import { takesPlace } from "../events/format-event.ts";
import type { eventReportCollection } from "./event-report-collection.ts";
import { toReport } from "./event-report-shape.server.ts";
import { participantsOf, type EventReport } from "./event-report.ts";

export type ReportedEvent = {
  event: Event;
  /** Undefined until the report is finished. */
  report: EventReport | undefined;
};
export type Winner = { name: string; place: string; prize: string };

export function reportReading(store: Store<typeof eventReportCollection.fields>, events: EventService) {
  const { kysely } = store.database;

  async function between({ from, to }: Days): Promise<ReportedEvent[]> {
    const rows = await selectPublished(events.store, kysely)
      .where("sortKey", ">=", from)
      .where("sortKey", "<=", to)
      .orderBy("sortKey")
      .orderBy("id")
      .execute();
    if (rows.length === 0) return [];
    const keys = rows.map(({ id }) => String(id));
    const reports = reportsOf(rows, await selectPublished(store, kysely).where("key", "in", keys).execute());
    const all = (await presentRows(events.store, rows)).map((event) => ({ event, report: reports.get(event.id) }));
    return all.filter(({ event, report }) => isShown(event, report));
  }

  return {
    /** Returns the planned and past events, oldest first. @throws {HttpError} 401, 403, 404 for another label */
    async ofSession(viewer: Viewer, label: string, startsIn: number): Promise<ReportedEvent[]> {
      requireAdmin(viewer);
      const days = daysOfSession(label, startsIn);
      if (!days) throw new HttpError(404, "There is no such session. The label of a session looks like 2025-26.");
      return between(days);
    },

    /** Returns the labels of sessions with events, newest first. */
    async sessions(viewer: Viewer, startsIn: number): Promise<string[]> {
      requireAdmin(viewer);
      const days = selectPublished(events.store, kysely).clearSelect().select("sortKey").distinct();
      const labels = (await days.execute()).map(({ sortKey }) => sessionOf(sortKey, startsIn));
      return [...new Set(labels)].sort().reverse();
    },

    /** Returns the ids of events whose report is finished or not needed. */
    async finishedAmong(viewer: Viewer, ids: number[]): Promise<Set<number>> {
      requireEditor(viewer);
      if (ids.length === 0) return new Set();
      const found = await selectPublished(store, kysely).select("key").where("key", "in", ids.map(String)).execute();
      return new Set(found.map(({ key }) => Number(key)));
    },

    /** Returns the part of a report that the page of the event shows. */
    async winnersOf(id: number): Promise<Winner[]> {
      const row = await selectPublished(store, kysely).where("key", "=", String(id)).executeTakeFirst();
      const event = row && (await events.findRow(id));
      if (!event || event === "removed") return [];
      const report = toReport({ event, report: row });
      const winners = isShown(await presentOne(events.store, event), report) ? report.winners : [];
      return winners.map(({ name, place, prize }) => ({ name, place, prize }));
    },

    /** Counts the events of these days that are over, and the participants of finished reports. */
    async numbers(days: Days, today: string): Promise<{ events: number; participants: number }> {
      const over = (await between(days)).filter(({ event }) => lastDayOf(event) < today);
      const counts = over.map(({ report }) => (report && participantsOf(report)) ?? 0);
      return { events: over.length, participants: counts.reduce((sum, count) => sum + count, 0) };
    },

    /** Returns finished events whose photos are an album of the gallery, newest first. */
    async albums(limit: number): Promise<Event[]> {
      const reports = await selectPublished(store, kysely).execute();
      const ids = reports.map(({ key }) => Number(key));
      if (ids.length === 0) return [];
      const rows = await newestFirst(selectPublished(events.store, kysely).where("id", "in", ids)).execute();
      const finished = reportsOf(rows, reports);
      const hasAlbum = ({ photos, gallery }: EventReport) => photos.length > 0 && gallery === "album";
      const chosen = rows.filter(({ id }) => hasAlbum(finished.get(id)!));
      const shown = (await presentRows(events.store, chosen)).filter((event) => isShown(event, finished.get(event.id)));
      return shown.slice(0, limit);
    },
  };
}

/** Returns those of the reports that are about these events, by the event's id. */
function reportsOf(events: DocumentRow[], reports: DocumentRow[]): Map<number, EventReport> {
  const byKey = new Map(reports.map((row) => [row.key, row]));
  const pairs = events.flatMap((event) => {
    const report = byKey.get(String(event.id));
    return report ? [[event.id, toReport({ event, report })] as const] : [];
  });
  return new Map(pairs);
}

/** Whether pages and other reports show the values of this report. */
const isShown = (event: Event, report: EventReport | undefined) => takesPlace(event) && !report?.noReport;
