/** Queries that only events have. */
import type { Event } from "./event.ts";
import { nextEvent } from "./event-list.ts";
import type { Viewer } from "../../../domain/session.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import { filtered, newestFirst } from "../../../platform/documents/reading.ts";
import {
  presentOne,
  presentRows,
  selectUndeleted,
  selectPublished,
  type DocumentRow,
} from "../../../platform/documents/store.ts";
import type { EventDocuments } from "./event-present.server.ts";

/** More than the events of any day. */
const MAX_A_DAY = 50;

export function eventReading({ store, page, findRow }: EventDocuments) {
  const { kysely } = store.database;
  const published = () => selectPublished(store, kysely);
  const soonest = (today: string, where?: Record<string, string>) =>
    filtered(store, published(), { from: today, where })
      .orderBy((is) => is("sortKey", "<", today))
      .orderBy("sortKey", "asc")
      .orderBy("id", "asc")
      .limit(MAX_A_DAY)
      .execute();
  const withUids = async (rows: DocumentRow[]) => {
    const shown = await presentRows(store, rows);
    return shown.map((event, index) => ({ event, uid: rows[index]!.uid }));
  };

  return {
    /** Returns events that are not over on the day `today`, soonest first. */
    async upcoming(today: string, limit: number): Promise<Event[]> {
      return (await page({ from: today, soonest: true, limit })).rows;
    },

    async next(today: string): Promise<Event | undefined> {
      const planned = await soonest(today, { state: "scheduled" });
      const rows = planned.length > 0 ? planned : await soonest(today);
      return nextEvent(await presentRows(store, rows), today);
    },

    /** Returns `"removed"` if it was public once. */
    async find(id: number) {
      const row = await findRow(id);
      return row && row !== "removed" ? { event: await presentOne(store, row), uid: row.uid } : row;
    },

    /** Returns the previous and next event by date. */
    async neighbours({ date, id }: Pick<Event, "date" | "id">) {
      const beside = async (sign: "<" | ">", direction: "asc" | "desc"): Promise<Event | undefined> => {
        const row = await published()
          .where((is) => is(is.refTuple("sortKey", "id"), sign, is.tuple(date, id)))
          .orderBy("sortKey", direction)
          .orderBy("id", direction)
          .limit(1)
          .executeTakeFirst();
        return row && presentOne(store, row);
      };
      return { earlier: await beside("<", "desc"), later: await beside(">", "asc") };
    },

    /** Adds calendar uids. */
    forCalendar: async (limit: number): Promise<{ event: Event; uid: string }[]> =>
      withUids(await newestFirst(published()).limit(limit).execute()),

    /** Includes drafts. */
    async allForCalendar(viewer: Viewer): Promise<{ event: Event; uid: string }[]> {
      requireEditor(viewer);
      return withUids(await newestFirst(selectUndeleted(store, kysely)).execute());
    },
  };
}
