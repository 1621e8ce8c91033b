/** Stores texts, each in one transaction and as a revision that can be restored. */
import { isSame } from "../../../domain/collections/collection.ts";
import type { ContentPlace } from "../../../domain/content/kinds.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { isWithdrawn } from "../../../platform/content/live-content.ts";
import { raiseSiteVersion } from "../../../platform/database/site-version.ts";
import { withStoredPictures } from "../../../platform/documents/document-pictures.ts";
import { insertDocument, saveDocument, type Change } from "../../../platform/documents/document-writes.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import { savedByOf } from "../../../platform/documents/editing.ts";
import { lockedRowOf, readData, type DocumentRow } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { documentsOf, revisionSeen, rowWith, shownRow, type Parts } from "./content-store.server.ts";
import type { ContentDocument } from "./content.ts";

const CHANGED_SINCE = "Someone else has published another change since. Choose a version in the history.";

/** The row with this id, and the revision that the call replaces. */
type Target = { id: number; expected?: number | undefined };
type New = { by: string; publishedAt: string | null };

/** Returns undefined if the key is used already, even in the trash. */
export async function create(
  parts: Parts,
  place: ContentPlace,
  data: object,
  made: New,
): Promise<DocumentRow | undefined> {
  return documentsOf(parts, place).store.write(async (trx) => {
    await lockName(parts.database, trx, place.collection.name);
    const row = await insertNew(parts, trx, place, data, made);
    if (row && made.publishedAt) await raiseSiteVersion(trx);
    return row;
  });
}

/** As `create`, in a transaction that has locked the name. */
export async function insertNew({ database }: Parts, trx: Executor, place: ContentPlace, data: object, made: New) {
  if (await rowWith(trx, place)) return undefined;
  const stored = await withStoredPictures(trx, place.collection.fields, data, database.kind);
  return insertDocument(place, trx, stored as never, { ...made, key: place.key });
}

/** Locks the row. @throws {HttpError} 412 with the current document if it has another revision than `expected` */
export async function change(
  parts: Parts,
  place: ContentPlace,
  { id, expected }: Target,
  work: (trx: Executor, before: DocumentRow) => Promise<DocumentRow>,
): Promise<DocumentRow> {
  const { store } = documentsOf(parts, place);
  const { before, after } = await store.write(async (trx) => {
    const row = await lockedRowOf(store, trx, id);
    const seen = revisionSeen(row, expected);
    return { before: row, after: seen === undefined || seen === row.revision ? await work(trx, row) : undefined };
  });
  if (after) return after;
  const current = {
    ...(await shownRow(parts, place, before)),
    savedBy: await savedByOf(parts.database.kysely, before),
  };
  throw new HttpError(412, CHANGED_SINCE, { current });
}

/** Restores it from the trash too. A text that equals the file changes with the file again. */
export async function show(
  parts: Parts,
  place: ContentPlace,
  target: Target,
  data: object,
  { fileHash, ...saved }: Change & { fileHash?: string },
): Promise<ContentDocument> {
  const { fields } = place.collection;
  const file = parts.live.file(place.key);
  const row = await change(parts, place, target, async (trx, before) => {
    const stored = await withStoredPictures(trx, fields, data, parts.database.kind);
    const isFile = file !== undefined && isSame(stored, file.data);
    const publishedAt = isFile ? null : (before.publishedAt ?? new Date().toISOString());
    const isHidden = isWithdrawn(before);
    const isSameState = !before.deletedAt && !isHidden && before.publishedAt === publishedAt;
    if (isSameState && isSame(readData(fields, before.data), stored)) return before;
    const hash = isFile || isHidden ? file?.hash : fileHash;
    const after = { data: stored as never, publishedAt, deletedAt: null, fileHash: hash };
    return saveDocument(place, trx, before, after, isHidden ? { ...saved, action: "published" } : saved);
  });
  return shownRow(parts, place, row);
}
