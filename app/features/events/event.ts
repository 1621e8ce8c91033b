import type { z } from "zod";
import type { event, trashedEvent } from "./event-schema.server.ts";

export type Event = z.infer<typeof event>;
export type TrashedEvent = z.infer<typeof trashedEvent>;

export function eventPath({ id, slug }: Pick<Event, "id" | "slug">): string {
  return `/events/${id}/${slug}`;
}

export function lastDayOf({ date: first, endDate }: { date: string; endDate?: string }): string {
  return endDate || first;
}
