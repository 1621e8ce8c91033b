/**
 * The specification's calls go to `base`, which is `API_URL`; the others only to this server. Each throws {ApiError}; those
 * with marks throw 412, with `current`, when someone else has saved meanwhile.
 */
import type { FixedEvent } from "../../../domain/content/events";
import { findContent, putContent } from "../content/content-requests";
import type { Event } from "./event";
import type { EventImport } from "./event-schema.server.ts";
import { credentials } from "./event-calls";
import { eventTag } from "./event-tag";
import { ApiError, call, ifMatch, jsonBody, MAX_WAIT_MS } from "../../ui/call/request";

/** The idempotency key of a form, and the revision that its editor saw. Another server does not get them. */
type SaveMarks = { key?: string; event?: Pick<Event, "id" | "revision"> };

const headersOf = (base: string, { key, event }: SaveMarks): Record<string, string> => ({
  ...(!base && event && ifMatch(eventTag(event))),
  ...(!base && key && { "Idempotency-Key": key }),
});

/** Returns the new event; undefined from another server. */
export async function createEvent(base: string, form: FormData, marks: SaveMarks = {}): Promise<Event | undefined> {
  const headers = headersOf(base, marks);
  const signal = form.get("image") instanceof File ? null : AbortSignal.timeout(MAX_WAIT_MS);
  const init = { method: "POST", body: form, headers, signal, ...credentials(base) };
  const saved = await call<Event>(`${base}/api/events`, init);
  return base ? undefined : saved;
}

export async function updateEvent(
  base: string,
  id: number,
  event: object,
  marks: SaveMarks = {},
): Promise<Event | undefined> {
  const init = jsonBody("PUT", event, headersOf(base, marks));
  const saved = await call<Event>(`${base}/api/events/${id}`, { ...init, ...credentials(base) });
  return base ? undefined : saved;
}

export const deleteEvent = (base: string, id: number) =>
  call(`${base}/api/events/${id}`, { method: "DELETE", ...credentials(base) });
export const restoreEvent = (id: number) => call(`/api/events/${id}/restore`, { method: "POST" });
export const removeEventForGood = (id: number) => call(`/api/trash/${id}`, { method: "DELETE" });
/** Returns the copy, which is a draft. */
export const duplicateEvent = (id: number, key: string) =>
  call<Event>(`/api/events/${id}/duplicate`, { method: "POST", headers: headersOf("", { key }) });
/** Null cancels it. */
export const scheduleEvent = (id: number, at: string | null) =>
  call(`/api/events/${id}/schedule`, jsonBody("POST", { at }));
/** Restores a version. `over` is the current one. */
export const restoreVersion = (id: number, revision: number, over?: Event) =>
  call(`/api/events/${id}/history/${revision}`, { method: "POST", headers: headersOf("", { event: over }) });
export const findEvent = (id: number, signal?: AbortSignal) => call<Event>(`/api/events/${id}`, { signal });

/** Returns undefined if there is none. */
export async function findDraft(id: number, signal: AbortSignal): Promise<Event | undefined> {
  try {
    return await findEvent(id, signal);
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return undefined;
    throw error;
  }
}

/** Publishes a draft, or makes a published event a draft. */
export function setDraft(event: Event, draft: boolean): Promise<Event | undefined> {
  const { title, description, date, location } = event;
  return updateEvent("", event.id, { title, description, date, location, draft }, { event });
}

/** Makes it a draft again, to be published at its time unless that has passed. */
export async function undoPublish(published: Event, { publishAt }: Event): Promise<void> {
  await setDraft(published, true);
  if (publishAt && Date.parse(publishAt) > Date.now()) await scheduleEvent(published.id, publishAt);
}

/** "dry": the server only returns what the import would do; "skip": it leaves out rows with mistakes. */
export async function importEvents(file: File, how: "dry" | "skip"): Promise<EventImport> {
  const form = new FormData();
  form.set("file", file);
  return call<EventImport>(`/api/events.csv?${how}`, { method: "POST", body: form });
}

const FIXED_EVENTS = "events/past";

async function findFixedEvents(slug: string) {
  const { data, revision } = await findContent(FIXED_EVENTS);
  const { events } = data as { events: FixedEvent[] };
  return { events, revision, index: events.findIndex((event) => event.slug === slug) };
}

/** Returns a function that restores it. */
export async function deleteFixedEvent(slug: string): Promise<(() => Promise<void>) | undefined> {
  const { events, revision, index } = await findFixedEvents(slug);
  const deleted = events[index];
  if (!deleted) return undefined;
  await putContent(FIXED_EVENTS, { events: events.toSpliced(index, 1) }, revision);
  // Other events may have changed meanwhile, so an earlier version is not restored.
  return async () => {
    const now = await findFixedEvents(slug);
    if (now.index >= 0) return;
    await putContent(FIXED_EVENTS, { events: now.events.toSpliced(index, 0, deleted) }, now.revision);
  };
}
