/** The ETag of one event: it changes with every revision. */
import type { Event } from "./event.ts";

/** No revision has this number, so a tag that is not ours never fits. */
const NO_REVISION = -1;

export function eventTag({ id, revision }: Pick<Event, "id" | "revision">): string {
  return `"event-${id}-${revision}"`;
}

/** The revision that `If-Match` names; undefined where there is none to keep to (no header, or `*`). */
export function expectedRevision(header: string | undefined, id: number | undefined): number | undefined {
  if (header === undefined || header.trim() === "*") return undefined;
  const match = /^\s*(?:W\/)?"event-(\d+)-(\d+)"\s*$/.exec(header);
  return match && Number(match[1]) === id ? Number(match[2]) : NO_REVISION;
}
