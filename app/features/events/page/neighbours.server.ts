/** Finds the previous and next event by date, including those of content/. */
import { newestFirst } from "../event-list.ts";
import type { EventService } from "../events.server.ts";
import type { Neighbours } from "./event-page-data.server.ts";
import { shownEvent, type ShownEvent } from "../shown-event.server.ts";

/** A fixed event has no id and sorts before the server's of the same day; two of them sort by slug. */
type Place = Pick<ShownEvent, "date" | "id" | "slug">;
type Stored = Awaited<ReturnType<EventService["neighbours"]>>;

export function neighboursOf(place: Place, stored: Stored, fixed: ShownEvent[]): Neighbours {
  const besides = [stored.earlier, stored.later].flatMap((event) => (event ? [shownEvent(event)] : []));
  const inTime = [...fixed, ...besides].sort(comparePlaces);
  return {
    earlier: inTime.findLast((event) => comparePlaces(event, place) < 0),
    later: inTime.find((event) => comparePlaces(event, place) > 0),
  };
}

function comparePlaces(one: Place, other: Place): number {
  return newestFirst(other, one) || one.slug.localeCompare(other.slug);
}
