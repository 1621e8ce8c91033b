/** Deleted events, which are erased after TRASH_DAYS. */
import { DAY_MS } from "../../../domain/dates.ts";
import { TRASH_DAYS, type Event, type TrashedEvent } from "./event.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { countRows, readPage, type PageOptions } from "../../../platform/database/list-page.ts";
import type { Publish } from "./event-editing.server.ts";
import {
  requireNotDeleted,
  lockedRowOf,
  noSuchEvent,
  selectEvents,
  toEvent,
  type EventRow,
} from "./event-rows.server.ts";
import { saveEvent } from "./event-writes.server.ts";
import { removeOldKeys } from "./idempotency-key.server.ts";
import type { ListPage } from "../../../domain/cursor.ts";

export function eventTrash({ database: { kind, kysely }, publish }: { database: Database; publish: Publish }) {
  return {
    /** @throws {HttpError} 401, 403, 404 */
    async remove(viewer: Viewer, id: number | undefined): Promise<void> {
      const by = requireAdmin(viewer);
      await publish(async (trx) => {
        const row = requireNotDeleted(await lockedRowOf(trx, kind, id));
        await saveEvent(trx, row, { deletedAt: new Date().toISOString() }, { by, action: "deleted" });
      });
    },

    /** Restores an event under its old id. Does nothing if it is not in the trash. @throws {HttpError} 401, 403, 404 */
    async restore(viewer: Viewer, id: number | undefined): Promise<Event> {
      const by = requireAdmin(viewer);
      return publish(async (trx) => {
        const row = await lockedRowOf(trx, kind, id);
        if (!row.deletedAt) return toEvent(row);
        return toEvent(await saveEvent(trx, row, { deletedAt: null }, { by, action: "restored" }));
      });
    },

    /** Latest deleted first. @throws {HttpError} 401, 403 */
    async listTrash(viewer: Viewer, options: PageOptions): Promise<ListPage<TrashedEvent>> {
      requireAdmin(viewer);
      const query = selectEvents(kysely).where("deletedAt", "is not", null);
      const { rows, ...places } = await readPage(query, LATEST_DELETED_FIRST, options);
      return { ...places, rows: rows.map(toTrashedEvent) };
    },

    /** @throws {HttpError} 401, 403 */
    async countTrash(viewer: Viewer): Promise<number> {
      requireAdmin(viewer);
      return countRows(kysely.selectFrom("event").where("deletedAt", "is not", null));
    },

    /** Erases an event and its history. @throws {HttpError} 401, 403, 404 */
    async removeForGood(viewer: Viewer, id: number | undefined): Promise<void> {
      requireAdmin(viewer);
      await publish(async (trx) => {
        const row = await lockedRowOf(trx, kind, id);
        if (!row.deletedAt) throw noSuchEvent();
        await erase(trx, row);
      });
    },

    /** Returns the number of erased events. */
    async emptyTrash(now: Date = new Date()): Promise<number> {
      const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();
      await removeOldKeys(kysely, now);
      const due = () => selectEvents(kysely).where("deletedAt", "<", before);
      if ((await due().execute()).length === 0) return 0;
      return publish(async (trx) => {
        const rows = await selectEvents(trx).where("deletedAt", "<", before).execute();
        for (const row of rows) await erase(trx, row);
        return rows.length;
      });
    },
  };
}

const LATEST_DELETED_FIRST = {
  columns: ["event.deletedAt", "event.id"] as [string, string],
  cursorOf: ({ deletedAt, id }: EventRow) => ({ key: deletedAt!, id }),
};

function toTrashedEvent(row: EventRow): TrashedEvent {
  const deletedAt = row.deletedAt!;
  const removedForGoodAt = new Date(Date.parse(deletedAt) + TRASH_DAYS * DAY_MS).toISOString();
  return { ...toEvent(row), deletedAt, removedForGoodAt };
}

/** Versions and picture references are deleted with it; unused pictures later. */
async function erase(trx: Executor, { id, publishedAt }: EventRow): Promise<void> {
  await trx.deleteFrom("event").where("id", "=", id).execute();
  if (publishedAt) await trx.insertInto("removedEvent").values({ id, removedAt: new Date().toISOString() }).execute();
}
