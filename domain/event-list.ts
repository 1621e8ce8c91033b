/** Which events of the list are shown: the same choice on the server and, where the browser has the whole list, there. */
import { cursorText } from "./cursor.ts";
import { dayIs } from "./dates.ts";
import { lastDayOf, type Event } from "./event.ts";

/** As many as one page of the list shows. */
export const EVENTS_PER_PAGE = 50;
/** Of a longer description the list shows the beginning, in characters. */
export const EXCERPT_LENGTH = 600;
const MAX_SEARCH_LENGTH = 100;

export type ListFilter = {
  when: "" | "upcoming" | "past";
  /** `2025`, or empty. */
  year: string;
  /** What was typed into the search. */
  q: string;
};
type Listed = Pick<Event, "title" | "description" | "date" | "location"> & Partial<Pick<Event, "endDate">>;

/** The filter that an address names; what it cannot mean is left out. */
export function listFilterOf(search: URLSearchParams): ListFilter {
  const [when, year, q] = ["when", "year", "q"].map((name) => search.get(name) ?? "") as [string, string, string];
  return {
    when: when === "upcoming" || when === "past" ? when : "",
    year: /^[12]\d{3}$/.test(year) ? year : "",
    // PostgreSQL refuses text with a NUL.
    q: q
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
  };
}

export function isFiltered({ when, year, q }: ListFilter): boolean {
  return `${when}${year}${q}` !== "";
}

/** The words of a search, each of which an event must hold. */
export function searchWords({ q }: Pick<ListFilter, "q">): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** An event of several days belongs to each of their years, and is upcoming until its last day is over. */
export function filterEvents<Entry extends Listed>(events: Entry[], filter: ListFilter, today: string): Entry[] {
  const { when, year } = filter;
  const words = searchWords(filter);
  return events.filter((event) => {
    const day = dayIs(event.date, today, lastDayOf(event));
    if (when && day !== undefined && (day === "over") !== (when === "past")) return false;
    if (when && day === undefined) return false;
    if (year && (event.date.slice(0, 4) > year || lastDayOf(event).slice(0, 4) < year)) return false;
    const text = `${event.title} ${event.description} ${event.location}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The years of these events and those `known` already, newest first. */
export function yearsOf(events: Pick<Event, "date">[], known: number[] = []): number[] {
  const years = events.map(({ date }) => Number(date.slice(0, 4)));
  return [...new Set([...known, ...years])].filter(Boolean).sort((one, other) => other - one);
}

/** One page of a whole list, and where the next one begins. */
export function pageOf(events: Event[], before: string | null): { events: Event[]; next: string | null } {
  const start = events.findIndex((event) => placeAfter(event) === before) + 1;
  const page = events.slice(start, start + EVENTS_PER_PAGE);
  const last = page.at(-1);
  return { events: page, next: last && last !== events.at(-1) ? placeAfter(last) : null };
}

function placeAfter({ date, id }: Event): string {
  return cursorText({ key: date, id });
}
