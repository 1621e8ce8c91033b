/** Unsaved text. It is no version, and only its author can read it. */
import { complete } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import { DAY_MS } from "../../domain/dates.ts";
import type { TypedCopy, WorkingCopy } from "../../domain/document.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Database, Executor } from "../database/database.ts";
import { requireEditor } from "../identity/access.ts";
import { findVersion, objectIn, readData, undeletedRowOf, type Store } from "./store.ts";

const RETENTION_DAYS = 30;
/** The document id of a form for a new document. */
export const NEW = 0;

export type CopyOf = number | "new";

export function workingCopies<F extends Fields, Shown>(store: Store<F, Shown>) {
  const { collection } = store;
  const { kysely } = store.database;

  async function keyOf(viewer: Viewer, id: CopyOf) {
    const email = requireEditor(viewer);
    const documentId = id === "new" ? NEW : (await undeletedRowOf(store, kysely, id)).id;
    return { collection: collection.name, documentId, email };
  }

  return {
    /** @throws {HttpError} 401, 403, 404 */
    async findWorkingCopy(viewer: Viewer, id: CopyOf): Promise<WorkingCopy | null> {
      const key = await keyOf(viewer, id);
      const copy = kysely.selectFrom("workingCopy").selectAll();
      const row = await copy.where((is) => is.and(key)).executeTakeFirst();
      if (!row) return null;
      const { number, baseRevision, savedAt, data } = row;
      const base = await findVersion(kysely, key.documentId, baseRevision);
      const stored = base ? readData(collection.fields, base.data) : null;
      return { number, baseRevision, savedAt, data: objectIn(data), base: stored };
    },

    /** Does nothing if a copy with this number or a later one is stored already. @throws {HttpError} 401, 403, 404 */
    async storeWorkingCopy(viewer: Viewer, id: CopyOf, { number, baseRevision, data }: TypedCopy): Promise<void> {
      const key = await keyOf(viewer, id);
      const typed = { number, baseRevision, data: JSON.stringify(data), savedAt: new Date().toISOString() };
      await kysely
        .insertInto("workingCopy")
        .values({ ...key, ...typed })
        .onConflict((conflict) =>
          conflict
            .columns(["collection", "documentId", "email"])
            .doUpdateSet(typed)
            .where("workingCopy.number", "<", number),
        )
        .execute();
    },

    /** @throws {HttpError} 401, 403, 404 */
    async removeWorkingCopy(viewer: Viewer, id: CopyOf): Promise<void> {
      const key = await keyOf(viewer, id);
      const copy = kysely.deleteFrom("workingCopy");
      await copy.where((is) => is.and(key)).execute();
    },
  };
}

export type Unsaved = Awaited<ReturnType<typeof listUnsaved>>[number];

/** Returns where this person has unsaved text, in all collections, latest first. Documents in the trash are left out. */
export async function listUnsaved({ kysely }: Database, viewer: Viewer, limit: number) {
  const email = requireEditor(viewer);
  return kysely
    .selectFrom("workingCopy")
    .leftJoin("document", "document.id", "documentId")
    .select(["workingCopy.collection", "documentId", "key", "savedAt"])
    .where("email", "=", email)
    .where("deletedAt", "is", null)
    .orderBy("savedAt", "desc")
    .limit(limit)
    .execute();
}

/** Removes the old copies of all collections. */
export async function removeOldWorkingCopies({ kysely }: Database, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await kysely.deleteFrom("workingCopy").where("savedAt", "<", before).execute();
}

/** Removes the author's copy of a document that was just saved, if all of its text was saved. */
export async function removeSavedCopy<F extends Fields>(
  { collection }: Pick<Store<F>, "collection">,
  trx: Executor,
  { id: documentId, by: email, data }: { id: CopyOf; by: string; data: DataOf<F> },
): Promise<void> {
  const key = { collection: collection.name, documentId: documentId === "new" ? NEW : documentId, email };
  const copy = await trx
    .selectFrom("workingCopy")
    .select("data")
    .where((is) => is.and(key))
    .executeTakeFirst();
  const typed = copy && complete(collection.fields, { ...data, ...objectIn(copy.data) });
  if (typed && trimmed(typed) === trimmed(data))
    await trx
      .deleteFrom("workingCopy")
      .where((is) => is.and(key))
      .execute();
}

const trimmed = (data: object) =>
  JSON.stringify(data, (_, value: unknown) => (typeof value === "string" ? value.trim() : value));
