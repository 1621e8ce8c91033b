/** Publishes drafts at a set time. */
import type { Fields } from "../../domain/collections/fields.ts";
import type { Viewer } from "../../domain/session.ts";
import { fieldError, HttpError } from "../http-error.ts";
import { requireEditor } from "../identity/access.ts";
import { saveDocument } from "./document-writes.ts";
import { countEach, lockedUndeletedRowOf, presentOne, selectUndeleted, type Store } from "./store.ts";

const PAST = "Choose a time in the future.";

/** @throws {HttpError} 400 naming `at` */
export function requireFuture(at: Date | undefined): void {
  if (at && at <= new Date()) throw fieldError("at", PAST);
}

export function schedule<F extends Fields, Shown>(store: Store<F, Shown>) {
  const { database, write } = store;
  return {
    /** Undefined cancels it. @throws {HttpError} 400 for a past time or a published document, 401, 403, 404 */
    async schedule(viewer: Viewer, id: number, at: Date | undefined): Promise<Shown> {
      const by = requireEditor(viewer);
      requireFuture(at);
      const publishAt = at?.toISOString() ?? null;
      const row = await write(async (trx) => {
        const before = await lockedUndeletedRowOf(store, trx, id);
        if (before.publishAt === publishAt) return before;
        if (before.publishedAt) throw new HttpError(400, `This ${store.collection.name} is published already.`);
        return saveDocument(store, trx, before, { publishAt }, { by, action: at ? "scheduled" : "unscheduled" });
      });
      return presentOne(store, row);
    },

    /** Publishes each draft once, also with two processes. Returns the number of published documents. */
    async publishDue(now: Date = new Date()): Promise<number> {
      const moment = now.toISOString();
      const due = await selectUndeleted(store, database.kysely).where("publishAt", "<=", moment).execute();
      return countEach(store, due, async (trx, row) => {
        const isDue = row.publishAt !== null && row.publishAt <= moment && row.deletedAt === null;
        const status = { publishedAt: moment, publishAt: null };
        if (isDue) await saveDocument(store, trx, row, status, { by: "", action: "published" });
        return isDue;
      });
    },
  };
}
