import { isSame } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import type { ListPage } from "../../domain/cursor.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Executor } from "../database/database.ts";
import { countRows } from "../database/list-page.ts";
import { lockName } from "../database/lock-name.ts";
import { raiseSiteVersion } from "../database/site-version.ts";
import { HttpError } from "../http-error.ts";
import { requireEditor } from "../identity/access.ts";
import { apply, insertDocument, saveDocument } from "./document-writes.ts";
import { requestHash, runOnce } from "./idempotency-key.ts";
import { filtered, newestFirst, pageOf, yearsOf, type DocumentFilter } from "./reading.ts";
import {
  findVersion,
  lockedUndeletedRowOf,
  presentOne,
  presentRows,
  readData,
  rowOf,
  selectUndeleted,
  undeletedRowOf,
  type DocumentRow,
  type Store,
} from "./store.ts";

export type SaveOptions = {
  /** The idempotency key of the request, not the key of the document. */
  key?: string;
  expected?: number;
  /** Withdraws (true) or publishes (false); unchanged without it. */
  draft?: boolean;
  /** The hash of the file that it replaces. */
  fileHash?: string;
};
type CreateOptions = Pick<SaveOptions, "key" | "draft"> & {
  /** Stores the things to which the document refers, in the same transaction. */
  first?: (trx: Executor) => Promise<void>;
};
type Entry<F extends Fields> = { data: DataOf<F>; draft?: boolean };

export function editing<F extends Fields, Shown>(store: Store<F, Shown>) {
  const { database, collection, write } = store;
  const { kysely } = database;

  return {
    /** `given` has been checked by a schema. @throws {HttpError} 400, 401, 403 */
    async create(viewer: Viewer, given: object, { key, draft, first }: CreateOptions = {}): Promise<Shown> {
      const email = requireEditor(viewer);
      const request = requestHash({ create: collection.name, given, draft });
      const row = await write(async (trx) => {
        const id = await runOnce(trx, { email, key, request }, async () => {
          await first?.(trx);
          const data = await apply(store, trx, given);
          const inserted = await insertDocument(store, trx, data, { by: email, publishedAt: publishedNow(draft) });
          if (!draft) await raiseSiteVersion(trx);
          return inserted;
        });
        return rowOf(store, trx, id);
      });
      return presentOne(store, row);
    },

    /** Fields that are left out do not change. @throws {HttpError} 400, 401, 403, 404, 412 with the current document */
    async save(viewer: Viewer, id: number, given: object, options: SaveOptions = {}): Promise<Shown> {
      const email = requireEditor(viewer);
      const { key, expected, draft, fileHash } = options;
      const request = requestHash({ save: id, given, draft });
      const row = await write(async (trx) => {
        await runOnce(trx, { email, key, request }, async () => {
          const before = await lockedUndeletedRowOf(store, trx, id);
          if (expected !== undefined && expected !== before.revision)
            throw new HttpError(412, `Someone else has changed this ${collection.name} since you opened it.`);
          return saveIfChanged(store, trx, before, { given, draft, fileHash, by: email });
        });
        return rowOf(store, trx, id);
      }).catch(async (error: unknown) => {
        throw error instanceof HttpError && error.status === 412 ? await withCurrent(error, id) : error;
      });
      return presentOne(store, row);
    },

    /** Adds a copy as a draft, with the result of `change`. @throws {HttpError} 401, 403, 404 */
    async copy(viewer: Viewer, id: number, change: (data: DataOf<F>) => DataOf<F>, key?: string): Promise<Shown> {
      const by = requireEditor(viewer);
      const request = requestHash({ copy: id });
      const row = await write(async (trx) => {
        const copy = await runOnce(trx, { email: by, key, request }, async () => {
          const original = await lockedUndeletedRowOf(store, trx, id);
          const data = change(readData(collection.fields, original.data));
          return insertDocument(store, trx, data, { by, publishedAt: null });
        });
        return rowOf(store, trx, copy);
      });
      return presentOne(store, row);
    },

    /** Adds all entries of `choose`, which can read existing documents, or none. @throws {HttpError} 401, 403 */
    async createMany(viewer: Viewer, choose: (trx: Executor) => Promise<Entry<F>[]>): Promise<void> {
      const by = requireEditor(viewer);
      await write(async (trx) => {
        // Two requests that add many documents wait for each other, so that the second sees those of the first.
        await lockName(database, trx, collection.name);
        const entries = await choose(trx);
        for (const { data, draft } of entries)
          await insertDocument(store, trx, data, { by, publishedAt: publishedNow(draft) });
        // Last, because every other save waits for this row.
        if (entries.some(({ draft }) => !draft)) await raiseSiteVersion(trx);
      });
    },

    /** Includes drafts, but no documents in the trash. @throws {HttpError} 401, 403 */
    async listAll(viewer: Viewer): Promise<Shown[]> {
      requireEditor(viewer);
      return presentRows(store, await newestFirst(selectUndeleted(store, kysely)).execute());
    },

    /** @throws {HttpError} 401, 403 */
    async pageWithDrafts(viewer: Viewer, filter: DocumentFilter): Promise<ListPage<Shown>> {
      requireEditor(viewer);
      return pageOf(store, selectUndeleted(store, kysely), filter);
    },

    /** @throws {HttpError} 401, 403 */
    async countWithDrafts(viewer: Viewer, filter: DocumentFilter): Promise<number> {
      requireEditor(viewer);
      return countRows(filtered(store, selectUndeleted(store, kysely), filter));
    },

    async yearsWithDrafts(viewer: Viewer): Promise<number[]> {
      requireEditor(viewer);
      return yearsOf(selectUndeleted(store, kysely));
    },

    /** @throws {HttpError} 401, 403, 404 */
    async findAny(viewer: Viewer, id: number): Promise<Shown> {
      requireEditor(viewer);
      return presentOne(store, await undeletedRowOf(store, kysely, id));
    },
  };

  /** If someone else has saved meanwhile, the response contains their document and their name. */
  async function withCurrent({ status, message }: HttpError, id: number): Promise<HttpError> {
    const row = await rowOf(store, kysely, id);
    const current = { ...(await presentOne(store, row)), savedBy: await savedByOf(kysely, row) };
    return new HttpError(status, message, { current });
  }
}

const publishedNow = (draft: boolean | undefined) => (draft ? null : new Date().toISOString());

type Given = { given: object; by: string };

/** Returns the unchanged row if nothing is different. */
export async function saveIfChanged<F extends Fields, Shown>(
  store: Store<F, Shown>,
  trx: Executor,
  before: DocumentRow,
  { given, draft, fileHash = before.fileHash ?? undefined, by }: Pick<SaveOptions, "draft" | "fileHash"> & Given,
): Promise<DocumentRow> {
  const old = readData(store.collection.fields, before.data);
  const data = await apply(store, trx, given, old);
  const isDraft = before.publishedAt === null;
  if (draft === undefined || draft === isDraft)
    return isSame([old, before.fileHash], [data, fileHash ?? null])
      ? before
      : saveDocument(store, trx, before, { data, fileHash }, { by, action: "changed" });
  const status = { fileHash, publishedAt: publishedNow(draft), publishAt: null };
  return saveDocument(store, trx, before, { data, ...status }, { by, action: draft ? "withdrawn" : "published" });
}

/** Returns empty text if there is no version yet. */
export async function savedByOf(executor: Executor, { id, revision }: Pick<DocumentRow, "id" | "revision">) {
  return (await findVersion(executor, id, revision))?.savedBy ?? "";
}
