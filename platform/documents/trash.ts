/** Deleted documents, which are erased after TRASH_DAYS. */
import { DAY_MS } from "../../domain/dates.ts";
import type { Fields } from "../../domain/collections/fields.ts";
import type { ListPage } from "../../domain/cursor.ts";
import { TRASH_DAYS } from "../../domain/document.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Executor } from "../database/database.ts";
import { countRows, readPage, type PageOptions } from "../database/list-page.ts";
import { requireEditor } from "../identity/access.ts";
import { saveDocument } from "./document-writes.ts";
import {
  countEach,
  lockedRowOf,
  lockedUndeletedRowOf,
  noSuchDocument,
  presentOne,
  presentRows,
  selectAll,
  type DocumentRow,
  type Store,
} from "./store.ts";

type Trashed<Shown> = Shown & { deletedAt: string; removedForGoodAt: string };
type Check = (trx: Executor, row: DocumentRow) => Promise<void>;

export function trash<F extends Fields, Shown>(store: Store<F, Shown>) {
  const { database, write } = store;
  const { kysely } = database;
  const deleted = (executor: Executor) => selectAll(store, executor).where("deletedAt", "is not", null);

  return {
    /** @throws {HttpError} 401, 403, 404 */
    async remove(viewer: Viewer, id: number): Promise<void> {
      const by = requireEditor(viewer);
      await write(async (trx) => {
        const row = await lockedUndeletedRowOf(store, trx, id);
        await saveDocument(store, trx, row, { deletedAt: new Date().toISOString() }, { by, action: "deleted" });
      });
    },

    /** Restores it with its old id. Does nothing if it is not in the trash. @throws {HttpError} 401, 403, 404 */
    async restore(viewer: Viewer, id: number): Promise<Shown> {
      const by = requireEditor(viewer);
      const restored = await write(async (trx) => {
        const row = await lockedRowOf(store, trx, id);
        if (!row.deletedAt) return row;
        // A draft whose time is over would be published at once.
        const publishAt = row.publishAt && row.publishAt > new Date().toISOString() ? row.publishAt : null;
        return saveDocument(store, trx, row, { deletedAt: null, publishAt }, { by, action: "restored" });
      });
      return presentOne(store, restored);
    },

    async listTrash(viewer: Viewer, options: PageOptions): Promise<ListPage<Trashed<Shown>>> {
      requireEditor(viewer);
      const { rows, ...places } = await readPage(deleted(kysely), ["deletedAt", "id"], options);
      const shown = await presentRows(store, rows);
      return { ...places, rows: shown.map((one, index) => ({ ...one, ...datesOf(rows[index]!) })) };
    },

    /** @throws {HttpError} 401, 403 */
    async countTrash(viewer: Viewer): Promise<number> {
      requireEditor(viewer);
      return countRows(deleted(kysely));
    },

    /** Erases a document and its history, unless `check` throws. @throws {HttpError} 401, 403, 404 */
    async removeForGood(viewer: Viewer, id: number, check?: Check): Promise<void> {
      requireEditor(viewer);
      await write(async (trx) => {
        const row = await lockedRowOf(store, trx, id);
        if (!row.deletedAt) throw noSuchDocument(store);
        await check?.(trx, row);
        await erase(trx, row);
      });
    },

    /** Returns the number of erased documents. Those for which `isRetained` is true remain. */
    async emptyTrash(now: Date = new Date(), isRetained: (row: DocumentRow) => boolean = () => false): Promise<number> {
      const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS).toISOString();
      const due = await selectAll(store, kysely).where("deletedAt", "<", before).execute();
      const erased = due.filter((row) => !isRetained(row));
      return countEach(store, erased, async (trx, row) => {
        const isDue = row.deletedAt !== null && row.deletedAt < before;
        if (isDue) await erase(trx, row);
        return isDue;
      });
    },
  };
}

function datesOf({ deletedAt }: DocumentRow) {
  const removedForGoodAt = new Date(Date.parse(deletedAt!) + TRASH_DAYS * DAY_MS).toISOString();
  return { deletedAt: deletedAt!, removedForGoodAt };
}

/** The database deletes versions and picture references with it. Unused pictures are removed later. */
async function erase(trx: Executor, { id, collection, publishedAt }: DocumentRow): Promise<void> {
  await trx.deleteFrom("document").where("id", "=", id).execute();
  await trx.deleteFrom("workingCopy").where("documentId", "=", id).execute();
  if (!publishedAt) return;
  await trx.insertInto("removedDocument").values({ id, collection, removedAt: new Date().toISOString() }).execute();
}
