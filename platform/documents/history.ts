/** Every save is a version that can be restored. */
import { changesBetween } from "../../domain/collections/changes.ts";
import { complete, isSame } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import type { ListPage } from "../../domain/cursor.ts";
import type { DocumentVersion } from "../../domain/document.ts";
import { storedSchema } from "../../domain/schemas/collection-schemas.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Database, Executor } from "../database/database.ts";
import { readPage, type PageOptions } from "../database/list-page.ts";
import { HttpError, parseInput } from "../http-error.ts";
import { requireEditor } from "../identity/access.ts";
import { apply, saveDocument } from "./document-writes.ts";
import {
  findVersion,
  lockedUndeletedRowOf,
  objectIn,
  onCurrentVersion,
  presentOne,
  readData,
  rowOf,
  selectVersions,
  type Store,
} from "./store.ts";

export function history<F extends Fields, Shown>(store: Store<F, Shown>) {
  const { database, collection, write } = store;
  const { fields } = collection;
  return {
    /** Newest first. @throws {HttpError} 401, 403, 404 */
    async history(viewer: Viewer, id: number, options: PageOptions): Promise<ListPage<DocumentVersion>> {
      requireEditor(viewer);
      const row = await rowOf(store, database.kysely, id);
      const current = readData(fields, row.data);
      const versions = selectVersions(database.kysely, row.id);
      const { rows, ...places } = await readPage(versions, ["revision"], options);
      const earlier = versions.where("revision", "<", rows.at(-1)?.revision ?? 0).orderBy("revision", "desc");
      const previous = await earlier.limit(1).executeTakeFirst();
      const states = [...rows, ...(previous ? [previous] : [])].map(({ data }) => readData(fields, data));
      return {
        ...places,
        rows: rows.map(({ revision, savedAt, savedBy, action }, index) => {
          const [state, before] = [states[index]!, states[index + 1]];
          const changes = before ? changesBetween(fields, before, state) : [];
          // Into the trash or out of it. Such a version equals the one before.
          const isMove = action === "deleted" || (action === "restored" && changes.length === 0);
          return {
            revision,
            savedAt,
            savedBy,
            action,
            changes,
            restorable: !isMove && !isSame(state, current),
            restoring: isMove ? [] : changesBetween(fields, current, state),
          };
        }),
      };
    },

    /** Saves an old version as a new one, if it differs. @throws {HttpError} 400, 401, 403, 404, 412 */
    async restoreVersion(viewer: Viewer, id: number, revision: number, expected?: number): Promise<Shown> {
      const by = requireEditor(viewer);
      const row = await write(async (trx) => {
        const before = await lockedUndeletedRowOf(store, trx, id);
        if (expected !== undefined && expected !== before.revision)
          throw new HttpError(412, `Someone else has changed this ${collection.name} since.`);
        const version = await versionOf(trx, before.id, revision);
        // Not `readData`, so that the message names a date that does not exist.
        const old = complete(fields, objectIn(version.data));
        if (isSame(readData(fields, before.data), old)) return before;
        const data = await checked(trx, old).catch((error: unknown) => {
          throw withProblem(error, `Version ${revision} is not valid any more.`);
        });
        return saveDocument(store, trx, before, { data }, { by, action: "restored" });
      });
      return presentOne(store, row);
    },
  };

  /** Rules may have changed since. @throws {HttpError} 400 naming each field */
  async function checked(trx: Executor, old: DataOf<F>): Promise<DataOf<F>> {
    return apply(store, trx, parseInput(storedSchema(fields), old) as object);
  }
}

/** The history shows no fields, so the message names the mistake. */
function withProblem(error: unknown, text: string): unknown {
  if (!(error instanceof HttpError) || !error.fields) return error;
  return new HttpError(error.status, `${text} ${Object.values(error.fields)[0]}`, { fields: error.fields });
}

/** @throws {HttpError} 404 */
export async function versionOf(executor: Executor, documentId: number, revision: number): Promise<{ data: string }> {
  const version = await findVersion(executor, documentId, revision);
  if (!version) throw new HttpError(404, "There is no such version.");
  return version;
}

export type LatestSave = Awaited<ReturnType<typeof listLatestSaves>>[number];

/** Returns the documents of all collections, latest saved first, without those in the trash. */
export async function listLatestSaves({ kysely }: Database, viewer: Viewer, limit: number) {
  requireEditor(viewer);
  return (
    kysely
      .selectFrom("document")
      .innerJoin("documentVersion", onCurrentVersion)
      .select(["collection", "documentId", "key", "publishedAt", "savedAt", "savedBy"])
      .where("deletedAt", "is", null)
      // The first version of a text is its file, which nobody saved.
      .where((is) => is.or([is("savedBy", "<>", ""), is("publishedAt", "is not", null)]))
      .orderBy("savedAt", "desc")
      .orderBy("documentId", "desc")
      .limit(limit)
      .execute()
  );
}
