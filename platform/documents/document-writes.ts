/** All functions run inside the caller's transaction. */
import { randomUUID } from "node:crypto";
import { complete, fieldsAbout, problemsOf, settled } from "../../domain/collections/collection.ts";
import type { DataOf, Fields } from "../../domain/collections/fields.ts";
import type { DocumentAction } from "../../domain/document.ts";
import type { Executor } from "../database/database.ts";
import { raiseSiteVersion } from "../database/site-version.ts";
import { refuse } from "../http-error.ts";
import { derivedOf } from "./derived.ts";
import { linkPictures, withStoredPictures } from "./document-pictures.ts";
import { rowOf, type DocumentRow, type Store } from "./store.ts";
import { removeSavedCopy } from "./working-copies.ts";

export type Change = { by: string; action: DocumentAction };
type Changed<F extends Fields> = Partial<Pick<DocumentRow, "publishedAt" | "publishAt" | "deletedAt" | "fileHash">> & {
  data?: DataOf<F>;
};

/** Changes fields, and clears those about a changed picture. @throws {HttpError} 400 if a rule across fields fails */
export async function apply<F extends Fields>(
  { collection, database, check }: Store<F>,
  trx: Executor,
  given: object,
  before?: DataOf<F>,
): Promise<DataOf<F>> {
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const { fields } = collection;
  const merged = settled(collection, complete(fields, { ...before, ...sent }), before);
  refuse({ ...problemsOf({ check }, merged), ...problemsOf(collection, merged) });
  const after = await withStoredPictures(trx, fields, merged, database.kind, before);
  return before ? complete(fields, { ...after, ...clearedAbout(fields, { before, after, sent }) }) : after;
}

type Sides = { before: object; after: object; sent: object };

function clearedAbout(fields: Fields, { before, after, sent }: Sides): object {
  const changed = Object.keys(fields).filter((name) => Reflect.get(before, name) !== Reflect.get(after, name));
  const about = changed.flatMap((name) => fieldsAbout(fields, name)).filter((name) => !(name in sent));
  return Object.fromEntries(about.map((name) => [name, undefined]));
}

type NewDocument = {
  by: string;
  publishedAt: string | null;
  /** The key of the document, like `blogs/what-a-grant-panel-asks`. */
  key?: string;
  fileHash?: string | null;
};

/** The caller raises the site version if visitors can see the document: once for many rows. */
export async function insertDocument<F extends Fields>(
  { collection }: Pick<Store<F>, "collection">,
  trx: Executor,
  data: DataOf<F>,
  { by, publishedAt, ...file }: NewDocument,
): Promise<DocumentRow> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto("document")
    .values({
      collection: collection.name,
      uid: randomUUID(),
      data: JSON.stringify(data),
      revision: 1,
      ...derivedOf(collection, data),
      ...file,
      publishedAt,
      createdAt: now,
      updatedAt: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await linkPictures(trx, id, collection.fields, data);
  const inserted = await rowOf({ collection }, trx, id);
  await storeVersion(trx, inserted, { by, action: "added" });
  await removeSavedCopy({ collection }, trx, { id: "new", by, data });
  return inserted;
}

/** Saves the next revision; the history contains the previous one. */
export async function saveDocument<F extends Fields>(
  store: Pick<Store<F>, "collection">,
  trx: Executor,
  before: DocumentRow,
  changed: Changed<F>,
  change: Change,
): Promise<DocumentRow> {
  const after = await saveRevision(store, trx, before, changed, change);
  // Without a published row visitors see the file that it replaced.
  if (before.publishedAt || after.publishedAt || before.fileHash !== null) await raiseSiteVersion(trx);
  return after;
}

/** The caller raises the site version if visitors can see the document: once for many documents. */
export async function saveRevision<F extends Fields>(
  { collection }: Pick<Store<F>, "collection">,
  trx: Executor,
  before: DocumentRow,
  { data, ...status }: Changed<F>,
  change: Change,
): Promise<DocumentRow> {
  // Documents from before the history existed have no version yet.
  await storeVersion(trx, before, { by: "", action: "added" });
  const written = data && { data: JSON.stringify(data), ...derivedOf(collection, data) };
  const updatedAt = new Date().toISOString();
  await trx
    .updateTable("document")
    .set({ ...status, ...written, revision: before.revision + 1, updatedAt })
    .where("id", "=", before.id)
    .execute();
  if (data) {
    await linkPictures(trx, before.id, collection.fields, data);
    await removeSavedCopy({ collection }, trx, { id: before.id, by: change.by, data });
  }
  const after = await rowOf({ collection }, trx, before.id);
  await storeVersion(trx, after, change);
  return after;
}

async function storeVersion(trx: Executor, row: DocumentRow, { by, action }: Change): Promise<void> {
  const { id: documentId, revision, updatedAt: savedAt, data } = row;
  await trx
    .insertInto("documentVersion")
    .values({ documentId, revision, savedAt, savedBy: by, action, data })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
