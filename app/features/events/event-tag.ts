import type { Event } from "./event.ts";

export function eventTag({ id, revision }: Pick<Event, "id" | "revision">): string {
  return `"${tagPrefix(id)}${revision}"`;
}

/** All ETags of an event begin with it and end with the revision. */
export const tagPrefix = (id: number | undefined) => `event-${id}-`;
