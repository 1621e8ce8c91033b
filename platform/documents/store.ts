/** Functions that the whole service of a collection shares. */
import type { JoinBuilder, Selectable } from "kysely";
import { complete, type Collection } from "../../domain/collections/collection.ts";
import type { AnyField, DataOf, Fields } from "../../domain/collections/fields.ts";
import { isPlainDate, isTime } from "../../domain/dates.ts";
import { locked, type Database, type Executor, type Tables } from "../database/database.ts";
import { HttpError } from "../http-error.ts";

export type DocumentRow = Selectable<Tables["document"]>;
export type Document<Values> = Omit<DocumentRow, "data"> & { data: Values };

export type Store<F extends Fields = Fields, Shown = unknown> = {
  database: Database;
  collection: Collection<F>;
  /** More rules across fields, which need the server. */
  check?: Collection<F>["check"];
  /** Converts documents to those of the feature, in the same order. */
  present(documents: Document<DataOf<F>>[]): Promise<Shown[]>;
  /** Runs one transaction, and then lets pages be rendered again. */
  write<Result>(work: (trx: Executor) => Promise<Result>): Promise<Result>;
};

type Named = Pick<Store, "collection">;
type Lockable = Pick<Store, "collection" | "database">;

/** Includes documents in the trash. */
export function selectAll({ collection }: Named, executor: Executor) {
  return executor.selectFrom("document").selectAll().where("collection", "=", collection.name);
}
export type DocumentQuery = ReturnType<typeof selectAll>;

/** Includes drafts, but no documents in the trash. */
export function selectUndeleted(store: Named, executor: Executor) {
  return selectAll(store, executor).where("deletedAt", "is", null);
}

export function selectPublished(store: Named, executor: Executor) {
  return selectUndeleted(store, executor).where("publishedAt", "is not", null);
}

/** The row may be in the trash. @throws {HttpError} 404 */
export async function rowOf(store: Named, executor: Executor, id: number) {
  const row = await selectAll(store, executor).where("id", "=", id).executeTakeFirst();
  if (!row) throw noSuchDocument(store);
  return row;
}

/** @throws {HttpError} 404 */
export async function lockedRowOf(store: Lockable, trx: Executor, id: number): Promise<DocumentRow> {
  const row = await findLockedRow(store, trx, id);
  if (!row) throw noSuchDocument(store);
  return row;
}

/** @throws {HttpError} 404, also if it is in the trash */
export async function undeletedRowOf(store: Named, executor: Executor, id: number): Promise<DocumentRow> {
  return requireNotDeleted(store, await rowOf(store, executor, id));
}

/** @throws {HttpError} 404, also if it is in the trash */
export async function lockedUndeletedRowOf(store: Lockable, trx: Executor, id: number): Promise<DocumentRow> {
  return requireNotDeleted(store, await lockedRowOf(store, trx, id));
}

function findLockedRow(store: Lockable, trx: Executor, id: number): Promise<DocumentRow | undefined> {
  return locked(store.database, selectAll(store, trx).where("id", "=", id)).executeTakeFirst();
}

export function selectVersions(executor: Executor, documentId: number) {
  return executor.selectFrom("documentVersion").selectAll().where("documentId", "=", documentId);
}

export function findVersion(executor: Executor, documentId: number, revision: number) {
  return selectVersions(executor, documentId).where("revision", "=", revision).executeTakeFirst();
}

/** Joins a document to the version that equals it. */
export function onCurrentVersion(join: JoinBuilder<Tables, "document" | "documentVersion">) {
  return join.onRef("documentId", "=", "id").onRef("documentVersion.revision", "=", "document.revision");
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
export function requireNotDeleted(store: Named, row: DocumentRow): DocumentRow {
  if (row.deletedAt) throw noSuchDocument(store);
  return row;
}

export function noSuchDocument({ collection }: Named): HttpError {
  return new HttpError(404, `There is no such ${collection.name}.`);
}

export function toDocument<F extends Fields>(fields: F, row: DocumentRow): Document<DataOf<F>> {
  return { ...row, data: readData(fields, row.data) };
}

/** Values that are missing or unreadable are empty: someone may have edited the row in the database. */
export function readData<F extends Fields>(fields: F, text: string): DataOf<F> {
  return complete(fields, objectIn(text), isReadable);
}

/** PostgreSQL rejects text with a NUL. */
function isReadable({ kind }: AnyField, text: string): boolean {
  if (kind === "date") return isPlainDate(text);
  return kind === "time" ? isTime(text) : !text.includes("\0");
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
