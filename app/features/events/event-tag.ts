import type { Event } from "./event.ts";

/** No event has this revision, so an unknown ETag never matches. */
const NO_REVISION = -1;

export function eventTag({ id, revision }: Pick<Event, "id" | "revision">): string {
  return `"event-${id}-${revision}"`;
}

/** The revision in `If-Match`; undefined without the header, or for `*`. */
export function expectedRevision(header: string | undefined, id: number | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const match = /^\s*(?:W\/)?"event-(\d+)-(\d+)"\s*$/.exec(header);
  return match && Number(match[1]) === id ? Number(match[2]) : NO_REVISION;
}
