/** One page of the list of events, as an address asks for it. */
import { timeZoneName } from "../../domain/dates.ts";
import {
  EVENTS_PER_PAGE,
  filterEvents,
  listFilterOf,
  searchWords,
  EXCERPT_LENGTH,
  yearsOf,
  type ListFilter,
} from "../../domain/event-list.ts";
import type { Event } from "../../domain/event.ts";
import type { Content } from "./content/index.ts";
import type { EventFilter } from "./events/event-reading.ts";
import type { EventService } from "./events/index.ts";

export type EventListService = ReturnType<typeof eventListService>;
export type EventListPage = {
  /** Null where the browser asks another server for them. */
  events: Event[] | null;
  /** Where the next page begins, for `?before=`. */
  next: string | null;
  /** All that the server has, whatever is asked for. */
  total: number;
  /** The years that have events, newest first. */
  years: number[];
  /** The time zone of all times, in words. */
  zone: string;
};

type Parts = { events: EventService; content: Content; env: { API_URL?: string } };

export function eventListService({ events, content, env }: Parts) {
  const zone = timeZoneName(content.site.timeZone);

  /** Few enough to be looked through here: then the browser, which has the same few, finds the same. */
  async function fewOf(filter: ListFilter, today: string) {
    return { events: filterEvents(await events.list(), filter, today), next: null };
  }

  async function pageOfMany(filter: ListFilter, today: string, before: string) {
    const found = await events.page({ ...storedFilter(filter, today), limit: EVENTS_PER_PAGE, before });
    return { events: found.rows, next: found.older };
  }

  return {
    /** What stands on the page without the server's events; they may be away. */
    empty(): EventListPage {
      return { events: env.API_URL ? null : [], next: null, total: 0, years: yearsOf(content.fixedEvents), zone };
    },

    async read(search: URLSearchParams, today: string): Promise<EventListPage> {
      if (env.API_URL) return this.empty();
      const filter = listFilterOf(search);
      const [total, years] = [await events.count(), await events.years()];
      const isOnePage = total <= EVENTS_PER_PAGE;
      const page = isOnePage ? await fewOf(filter, today) : await pageOfMany(filter, today, search.get("before") ?? "");
      return { ...page, events: page.events.map(toListed), zone, total, years: yearsOf(content.fixedEvents, years) };
    },
  };
}

export function storedFilter({ when, year, q }: ListFilter, today: string): Omit<EventFilter, "limit"> {
  const first = year && `${year}-01-01`;
  const from = when === "upcoming" && today > first ? today : first;
  return {
    from: from || undefined,
    to: year ? `${year}-12-31` : undefined,
    overBy: when === "past" ? today : undefined,
    words: searchWords({ q }),
  };
}

/** The list shows the beginning of a description; a little more tells that there is more. */
function toListed(event: Event): Event {
  return { ...event, description: event.description.slice(0, 2 * EXCERPT_LENGTH), outcome: "", photos: [] };
}
