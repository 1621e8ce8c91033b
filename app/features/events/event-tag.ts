import type { Event } from "./event.ts";

export function eventTag({ id, revision }: Pick<Event, "id" | "revision">): string {
  return `"${tagPrefix(id)}${revision}"`;
}

/** Of the ETags of one event, which end with the revision. */
export const tagPrefix = (id: number | undefined) => `event-${id}-`;
