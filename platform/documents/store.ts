/** Functions that the whole service of a collection shares. */
import type { Selectable } from "kysely";
import { complete, type Collection } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import type { Database, Executor, Tables } from "../database/database.ts";
import { HttpError } from "../http-error.ts";

export type Document<Values> = {
  id: number;
  uid: string;
  key: string | null;
  data: Values;
  revision: number;
  publishedAt: string | null;
  publishAt: string | null;
  deletedAt: string | null;
  /** The hash of the file that it replaces. */
  fileHash: string | null;
  createdAt: string;
  updatedAt: string;
};

export type Store<F extends Fields = Fields, Shown = unknown> = {
  database: Database;
  collection: Collection<F>;
  /** Checks rules that need the server, after a change. @throws {HttpError} 400 */
  check?(after: DataOf<F>): void;
  /** Converts documents to those of the feature, in the same order. */
  present(documents: Document<DataOf<F>>[]): Promise<Shown[]>;
  /** Runs one transaction, and then lets pages be rendered again. */
  write<Result>(work: (trx: Executor) => Promise<Result>): Promise<Result>;
};

export type DocumentRow = Selectable<Tables["document"]>;

/** Includes documents in the trash. */
export function selectAll({ collection }: Pick<Store, "collection">, executor: Executor) {
  return executor.selectFrom("document").selectAll().where("collection", "=", collection.name);
}
export type DocumentQuery = ReturnType<typeof selectAll>;

/** Includes drafts, but no documents in the trash. */
export function selectUndeleted(store: Pick<Store, "collection">, executor: Executor) {
  return selectAll(store, executor).where("deletedAt", "is", null);
}

export function selectPublished(store: Pick<Store, "collection">, executor: Executor) {
  return selectUndeleted(store, executor).where("publishedAt", "is not", null);
}

/** The row may be in the trash. @throws {HttpError} 404 */
export async function rowOf(store: Pick<Store, "collection">, executor: Executor, id: number | undefined) {
  const row = id && (await selectAll(store, executor).where("id", "=", id).executeTakeFirst());
  if (!row) throw noSuchDocument(store);
  return row;
}

/** Locks the row until the transaction ends. SQLite has only one writer. @throws {HttpError} 404 */
export async function lockedRowOf(
  store: Pick<Store, "collection" | "database">,
  trx: Executor,
  id: number | undefined,
): Promise<DocumentRow> {
  const row = id && (await findLockedRow(store, trx, id));
  if (!row) throw noSuchDocument(store);
  return row;
}

async function findLockedRow(
  store: Pick<Store, "collection" | "database">,
  trx: Executor,
  id: number,
): Promise<DocumentRow | undefined> {
  const query = selectAll(store, trx).where("id", "=", id);
  return (store.database.kind === "postgres" ? query.forUpdate() : query).executeTakeFirst();
}

/** Counts changed rows. Each has its own transaction, so two processes never deadlock; `work` checks the row again. */
export async function countEach<F extends Fields, Shown>(
  store: Store<F, Shown>,
  rows: Pick<DocumentRow, "id">[],
  work: (trx: Executor, row: DocumentRow) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const { id } of rows) {
    const isDone = await store.write(async (trx) => {
      const row = await findLockedRow(store, trx, id);
      return row !== undefined && work(trx, row);
    });
    if (isDone) count += 1;
  }
  return count;
}

/** @throws {HttpError} 404 for a document in the trash */
export function requireNotDeleted(store: Pick<Store, "collection">, row: DocumentRow): DocumentRow {
  if (row.deletedAt) throw noSuchDocument(store);
  return row;
}

export function noSuchDocument({ collection }: Pick<Store, "collection">): HttpError {
  return new HttpError(404, `There is no such ${collection.name}.`);
}

export function toDocument<F extends Fields>(fields: F, row: DocumentRow): Document<DataOf<F>> {
  const { id, uid, key, revision, publishedAt, publishAt, deletedAt, fileHash, createdAt, updatedAt } = row;
  const data = readData(fields, row.data);
  return { id, uid, key, data, revision, publishedAt, publishAt, deletedAt, fileHash, createdAt, updatedAt };
}

/** Values that are missing or unreadable are empty. */
export function readData<F extends Fields>(fields: F, text: string): DataOf<F> {
  return complete(fields, objectIn(text));
}

export function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export async function presentOne<F extends Fields, Shown>(store: Store<F, Shown>, row: DocumentRow): Promise<Shown> {
  const [shown] = await store.present([toDocument(store.collection.fields, row)]);
  return shown!;
}

export function presentRows<F extends Fields, Shown>(store: Store<F, Shown>, rows: DocumentRow[]): Promise<Shown[]> {
  return store.present(rows.map((row) => toDocument(store.collection.fields, row)));
}
