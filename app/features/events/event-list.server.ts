import { timeZoneName } from "../../../domain/moments.ts";
import type { Event } from "./event.ts";
import {
  EVENTS_PER_PAGE,
  isFiltered,
  searchWords,
  summaryOf,
  yearsOf,
  type EventSummary,
  type ListFilter,
  type ListQuery,
} from "./event-list.ts";
import { takesPlace } from "./format-event.ts";
import type { Content } from "../../../platform/content/index.ts";
import type { DocumentFilter } from "../../../platform/documents/reading.ts";
import type { EventService } from "./events.server.ts";

export type EventListService = ReturnType<typeof eventListService>;
type EventListPage = {
  /** Null if the browser loads them from another server. */
  events: EventSummary[] | null;
  /** Shown above the unfiltered list only. */
  coming: EventSummary | null;
  /** The cursor for `?before=`. */
  next: string | null;
  /** The number of events without any filter. */
  total: number;
  years: number[];
  zone: string;
};

/** More would hide the next event. */
const MAX_CALLED_OFF = 5;

type Parts = { events: EventService; content: Content; env: { API_URL?: string } };

export function eventListService({ events, content, env }: Parts) {
  const zone = timeZoneName(content.site.timeZone);

  /** Returns the next event; null if another server has the events. */
  async function coming(today: string): Promise<EventSummary | null> {
    const event = env.API_URL ? undefined : await events.next(today);
    return event ? summaryOf(event) : null;
  }

  return {
    /** Omits the server's events, for when they cannot be read. */
    empty(): EventListPage {
      const years = yearsOf(content.fixedEvents);
      return { events: env.API_URL ? null : [], coming: null, next: null, total: 0, years, zone };
    },

    coming,

    /** Returns what would take place before `next` and is cancelled or postponed, soonest first. */
    async calledOff(today: string, next: EventSummary): Promise<EventSummary[]> {
      const ahead = await events.upcoming(today, MAX_CALLED_OFF);
      const isBefore = ({ id, date }: Event) => id !== next.id && date <= next.date;
      return ahead.filter((event) => isBefore(event) && !takesPlace(event)).map(summaryOf);
    },

    async read(query: ListQuery, today: string): Promise<EventListPage> {
      if (env.API_URL) return this.empty();
      const { before, ...filter } = query;
      const [total, years] = [await events.count(), await events.years()];
      const place = { limit: EVENTS_PER_PAGE, before: before ?? "" };
      const { rows, older } = await events.page({ ...storedFilter(filter, today), ...place });
      return {
        events: rows.map(summaryOf),
        next: older,
        coming: isFiltered(query) ? null : await coming(today),
        years: yearsOf(content.fixedEvents, years),
        zone,
        total,
      };
    },
  };
}

export function storedFilter({ when, year, q }: ListFilter, today: string): Omit<DocumentFilter, "limit"> {
  const first = year && `${year}-01-01`;
  const from = when === "upcoming" && today > first ? today : first;
  return {
    from: from || undefined,
    to: year ? `${year}-12-31` : undefined,
    overBy: when === "past" ? today : undefined,
    words: searchWords({ q }),
    soonest: when === "upcoming",
  };
}
