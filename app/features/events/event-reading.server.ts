/** Events for everyone: published, and not in the trash. */
import { sql } from "kysely";
import type { Event, EventState } from "./event.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { countRows, readPage, type PageOptions } from "../../../platform/database/list-page.ts";
import { newestFirst, selectEvents, selectPublished, toEvent, type EventQuery } from "./event-rows.server.ts";
import type { ListPage } from "../../../domain/cursor.ts";

export type EventFilter = PageOptions & {
  /** First and last day, both included. An event of several days belongs to each of them. */
  from?: string;
  to?: string;
  /** Only events that are over by this day. */
  overBy?: string;
  state?: EventState;
  isDraft?: boolean;
  /** Title, description or place must contain all of these. */
  words?: string[];
  /** Soonest first instead of newest first. */
  soonest?: boolean;
};
export type Found = { event: Event; uid: string } | "removed" | undefined;

export function eventReading(kysely: Executor) {
  return {
    /** Newest first; within a day the latest entered first. */
    async list(): Promise<Event[]> {
      return (await newestFirst(selectPublished(kysely)).execute()).map(toEvent);
    },

    page: (filter: EventFilter): Promise<ListPage<Event>> => readEvents(selectPublished(kysely), filter),

    /** Events that are not over on the day `today`, soonest first. */
    async upcoming(today: string, limit: number): Promise<Event[]> {
      const { rows } = await readEvents(selectPublished(kysely), { from: today, soonest: true, limit });
      return rows;
    },

    /** The same event as `nextEvent` of app/features/events/event-list.ts chooses. */
    async next(today: string): Promise<Event | undefined> {
      const row = await chosen(selectPublished(kysely), { from: today, state: "scheduled" })
        .orderBy((is) => is("event.date", "<", today))
        .orderBy("event.date", "asc")
        .orderBy("event.startTime", "asc")
        .orderBy("event.id", "asc")
        .limit(1)
        .executeTakeFirst();
      return row && toEvent(row);
    },

    count: (): Promise<number> =>
      countRows(kysely.selectFrom("event").where("publishedAt", "is not", null).where("deletedAt", "is", null)),

    /** Newest first. */
    years: (): Promise<number[]> => readYears(selectPublished(kysely)),

    /** `"removed"` if it was public once. */
    async find(id: number | undefined): Promise<Found> {
      if (!id) return undefined;
      const row = await selectEvents(kysely).where("event.id", "=", id).executeTakeFirst();
      if (row?.publishedAt) return row.deletedAt ? "removed" : { event: toEvent(row), uid: row.uid };
      const gone = await kysely.selectFrom("removedEvent").select("id").where("id", "=", id).executeTakeFirst();
      return gone ? "removed" : undefined;
    },

    /** The previous and next event by date. */
    async neighbours({
      date,
      id,
    }: Pick<Event, "date" | "id">): Promise<{ earlier: Event | undefined; later: Event | undefined }> {
      const beside = async (sign: "<" | ">", direction: "asc" | "desc") => {
        const row = await selectPublished(kysely)
          .where((is) =>
            is.or([is("event.date", sign, date), is.and([is("event.date", "=", date), is("event.id", sign, id)])]),
          )
          .orderBy("event.date", direction)
          .orderBy("event.id", direction)
          .limit(1)
          .executeTakeFirst();
        return row && toEvent(row);
      };
      return { earlier: await beside("<", "desc"), later: await beside(">", "asc") };
    },

    /** With calendar uids. */
    async forCalendar(limit: number): Promise<{ event: Event; uid: string }[]> {
      const rows = await newestFirst(selectPublished(kysely)).limit(limit).execute();
      return rows.map((row) => ({ event: toEvent(row), uid: row.uid }));
    },
  };
}

export async function readEvents(query: EventQuery, filter: EventFilter): Promise<ListPage<Event>> {
  const order = { columns: ["event.date", "event.id"] as [string, string], cursorOf, ascending: filter.soonest };
  const { rows, ...places } = await readPage(chosen(query, filter), order, filter);
  return { ...places, rows: rows.map(toEvent) };
}

/** Newest first. */
export async function readYears(query: EventQuery): Promise<number[]> {
  const rows = await query
    .clearSelect()
    .select(({ fn, val }) => fn<string>("substr", ["event.date", val(1), val(4)]).as("year"))
    .distinct()
    .execute();
  return rows.map(({ year }) => Number(year)).sort((one, other) => other - one);
}

const cursorOf = ({ date, id }: Pick<Event, "date" | "id">) => ({ key: date, id });

export function chosen(query: EventQuery, filter: EventFilter): EventQuery {
  const { from, to, overBy, state, isDraft, words = [] } = filter;
  if (from) query = query.where((row) => row.or([row("event.date", ">=", from), row("event.endDate", ">=", from)]));
  if (to) query = query.where("event.date", "<=", to);
  // An empty last day sorts before every day.
  if (overBy) query = query.where("event.date", "<", overBy).where("event.endDate", "<", overBy);
  if (state) query = query.where("event.state", "=", state);
  if (isDraft) query = query.where("event.publishedAt", "is", null);
  for (const word of words) query = query.where(holds(word));
  return query;
}

/** Case-insensitive. */
function holds(word: string) {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`lower(event.title || ' ' || event.description || ' ' || event.location) like ${pattern} escape '\\'`;
}
