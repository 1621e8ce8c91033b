/** The specification's calls go to `base`, which is `API_URL`; the others only to this server. */
import type { FixedEvent } from "../../../domain/content/events";
import { findContent, putContent, restoreRevision } from "../content/content-requests";
import type { Event } from "./event";
import type { EventImport } from "./event-schema.server.ts";
import { credentials } from "./event-calls";
import { eventTag } from "./event-tag";
import { ApiError, call, ifMatch, jsonBody } from "../../ui/call/request";

/** The idempotency key of a form, and the revision that its editor saw. Another server does not get them. */
type SaveMarks = { key?: string; event?: Pick<Event, "id" | "revision"> };

const headersOf = (base: string, { key, event }: SaveMarks): Record<string, string> => ({
  ...(!base && event && ifMatch(eventTag(event))),
  ...(!base && key && { "Idempotency-Key": key }),
});

/** Returns the new event; undefined from another server. @throws {ApiError} */
export async function createEvent(base: string, form: FormData, marks: SaveMarks = {}): Promise<Event | undefined> {
  const headers = headersOf(base, marks);
  const saved = await call(`${base}/api/events`, { method: "POST", body: form, headers, ...credentials(base) });
  return base ? undefined : (saved as Event);
}

/** @throws {ApiError} 412 with `current` when someone else has saved meanwhile */
export async function updateEvent(
  base: string,
  id: number,
  event: object,
  marks: SaveMarks = {},
): Promise<Event | undefined> {
  const init = jsonBody("PUT", event, headersOf(base, marks));
  const saved = await call(`${base}/api/events/${id}`, { ...init, ...credentials(base) });
  return base ? undefined : (saved as Event);
}

/** @throws {ApiError} */
export async function deleteEvent(base: string, id: number): Promise<void> {
  await call(`${base}/api/events/${id}`, { method: "DELETE", ...credentials(base) });
}

/** Returns the session whose report contains the event, or null. @throws {ApiError} */
export async function reportedSession(id: number): Promise<string | null> {
  return ((await call(`/api/events/${id}/report/session`)) as { session: string | null }).session;
}

/** @throws {ApiError} */
export async function restoreEvent(id: number): Promise<void> {
  await call(`/api/events/${id}/restore`, { method: "POST" });
}

/** @throws {ApiError} */
export async function removeEventForGood(id: number): Promise<void> {
  await call(`/api/trash/${id}`, { method: "DELETE" });
}

/** Returns the copy, which is a draft. @throws {ApiError} */
export async function duplicateEvent(id: number): Promise<Event> {
  return (await call(`/api/events/${id}/duplicate`, { method: "POST" })) as Event;
}

/** Null cancels it. @throws {ApiError} */
export async function scheduleEvent(id: number, at: string | null): Promise<void> {
  await call(`/api/events/${id}/schedule`, jsonBody("POST", { at }));
}

/** Restores a version. `over` is the current one. @throws {ApiError} 412 if there is a newer one */
export async function restoreVersion(id: number, revision: number, over?: Event): Promise<void> {
  await call(`/api/events/${id}/history/${revision}`, { method: "POST", headers: headersOf("", { event: over }) });
}

/** @throws {ApiError} */
export async function findEvent(id: number, signal?: AbortSignal): Promise<Event> {
  return (await call(`/api/events/${id}`, { signal })) as Event;
}

/** Returns undefined if there is none. @throws {ApiError} */
export async function findDraft(id: number, signal: AbortSignal): Promise<Event | undefined> {
  try {
    return await findEvent(id, signal);
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return undefined;
    throw error;
  }
}

/** Publishes a draft, or makes a published event a draft. @throws {ApiError} 412 if it was changed since */
export function setDraft(event: Event, draft: boolean): Promise<Event | undefined> {
  const { title, description, date, location } = event;
  return updateEvent("", event.id, { title, description, date, location, draft }, { event });
}

/** "dry": the server only returns what the import would do; "skip": it leaves out rows with mistakes. @throws {ApiError} */
export async function importEvents(file: File, how: "dry" | "skip"): Promise<EventImport> {
  const form = new FormData();
  form.set("file", file);
  return (await call(`/api/events.csv?${how}`, { method: "POST", body: form })) as EventImport;
}

const FIXED_EVENTS = "events/past";

/** Returns a function that restores it. @throws {ApiError} */
export async function deleteFixedEvent(slug: string): Promise<() => Promise<void>> {
  const { data, revision } = await findContent(FIXED_EVENTS);
  const { events } = data as { events: FixedEvent[] };
  const others = events.filter((event) => event.slug !== slug);
  const saved = await putContent(FIXED_EVENTS, { events: others }, revision);
  return () => restoreRevision(FIXED_EVENTS, saved.revision - 1);
}
