/** Selects and orders the events of the list, on the server and in the browser. */
import { dayIs } from "../../../domain/dates.ts";
import { lastDayOf, type Event } from "./event.ts";
import { takesPlace } from "./format-event.ts";

export const EVENTS_PER_PAGE = 50;
export const EXCERPT_LENGTH = 600;
const MAX_SEARCH_LENGTH = 100;

export type ListFilter = {
  when: "" | "upcoming" | "past";
  /** `2025`, or empty. */
  year: string;
  q: string;
};
export type ListQuery = ListFilter & {
  /** The date and id of the event before the page; null for the first page. */
  before: string | null;
};
export type EventSummary = ReturnType<typeof summaryOf>;
export type Listed = Pick<Event, "title" | "description" | "date" | "location"> & Partial<Pick<Event, "endDate">>;
type Place = Pick<Event, "date"> & Partial<Pick<Event, "id">>;

const UPCOMING: ListFilter = { when: "upcoming", year: "", q: "" };

/** Parses the query of the page for its loaders and its cache rule. */
export function listQueryOf(search: URLSearchParams): ListQuery {
  return { ...listFilterOf(search), before: placeIn(search) };
}

/** Ignores invalid values. */
export function listFilterOf(search: URLSearchParams): ListFilter {
  const [when, year, q] = ["when", "year", "q"].map((name) => search.get(name) ?? "") as [string, string, string];
  return {
    when: when === "upcoming" || when === "past" ? when : "",
    year: /^[12]\d{3}$/.test(year) ? year : "",
    // PostgreSQL rejects text with a NUL.
    q: q
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
  };
}

function placeIn(search: URLSearchParams): string | null {
  const before = search.get("before") ?? "";
  return /^\d{4}-\d\d-\d\d\.[1-9]\d{0,9}$/.test(before) ? before : null;
}

/** Without any parameter the page shows the next event above the whole list. */
export function isFiltered(query: Partial<ListQuery>): boolean {
  return Object.values(query).some(Boolean);
}

/** The fields of an event in the list. Twice the excerpt shows that there is more text. */
export function summaryOf(event: Event) {
  const { id, slug, title, date, endDate, startTime, endTime, location, state, stateNote } = event;
  const { image, picture, imageAlt, imageFocus } = event;
  const description = event.description.slice(0, 2 * EXCERPT_LENGTH);
  const when = { date, endDate, startTime, endTime, state, stateNote };
  return { id, slug, title, description, location, ...when, image, picture, imageAlt, imageFocus };
}

/** An event must contain each of these words. */
export function searchWords({ q }: Pick<ListFilter, "q">): string[] {
  return q.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Sorts upcoming events soonest first, past ones latest first; other filters keep the given order. */
export function filterEvents<Entry extends Listed & Place>(
  events: Entry[],
  filter: ListFilter,
  today: string,
): Entry[] {
  const found = events.filter((event) => matches(event, filter, today));
  const order = orderOf(filter);
  return order ? found.sort(order) : found;
}

/** An event of several days belongs to all of their years, and is upcoming until its last day is over. */
function matches(event: Listed, filter: ListFilter, today: string): boolean {
  const { when, year } = filter;
  const day = dayIs(event.date, today, lastDayOf(event));
  if (when && day === undefined) return false;
  if (when && (day === "over") !== (when === "past")) return false;
  if (year && (event.date.slice(0, 4) > year || lastDayOf(event).slice(0, 4) < year)) return false;
  const text = `${event.title} ${event.description} ${event.location}`.toLowerCase();
  return searchWords(filter).every((word) => text.includes(word));
}

/**
 * Returns the next event that begins today or later, or else one that is in progress. A cancelled or postponed event is
 * shown only if no other one is ahead.
 */
export function nextEvent<Entry extends EventSummary>(events: Entry[], today: string): Entry | undefined {
  const ahead = filterEvents(events, UPCOMING, today);
  const coming = ahead.some(takesPlace) ? ahead.filter(takesPlace) : ahead;
  const { date } = coming.find((event) => event.date >= today) ?? coming[0] ?? {};
  const thatDay = coming.filter((event) => event.date === date);
  return thatDay.sort((one, other) => one.startTime.localeCompare(other.startTime))[0];
}

/** Returns the rows between two cursors. Fixed events come first, or sorted by date if `when` is set. */
export function listRows<Fixed extends Place, Entry extends Place>(
  fixed: Fixed[],
  events: Entry[],
  { filter, before, next }: { filter: ListFilter; before: string | null; next: string | null },
): (Fixed | Entry)[] {
  const order = orderOf(filter);
  if (!order) return before ? events : [...fixed, ...events];
  const here = fixed.filter(
    (event) => (!before || order(event, placeOf(before)) > 0) && (!next || order(event, placeOf(next)) < 0),
  );
  return [...here, ...events].sort(order);
}

function orderOf({ when }: ListFilter): ((one: Place, other: Place) => number) | undefined {
  if (when === "upcoming") return (one, other) => newestFirst(other, one);
  return when === "past" ? newestFirst : undefined;
}

/** Sorts by day; within a day the latest added first and fixed ones last. */
export function newestFirst(one: Place, other: Place): number {
  return other.date.localeCompare(one.date) || (other.id ?? 0) - (one.id ?? 0);
}

export function yearsOf(events: Pick<Event, "date">[], known: number[] = []): number[] {
  const years = events.map(({ date }) => Number(date.slice(0, 4)));
  return [...new Set([...known, ...years])].filter(Boolean).sort((one, other) => other - one);
}

/** Returns one page of a whole list, and the start of the next one. */
export function pageOf<Entry extends Pick<Event, "id" | "date">>(
  events: Entry[],
  before: string | null,
): { events: Entry[]; next: string | null } {
  const start = events.findIndex((event) => placeAfter(event) === before) + 1;
  const page = events.slice(start, start + EVENTS_PER_PAGE);
  const last = page.at(-1);
  return { events: page, next: last && last !== events.at(-1) ? placeAfter(last) : null };
}

function placeAfter({ date, id }: Pick<Event, "id" | "date">): string {
  return `${date}.${id}`;
}

function placeOf(cursor: string): Place {
  const [date = "", id] = cursor.split(".");
  return { date, id: Number(id) };
}
