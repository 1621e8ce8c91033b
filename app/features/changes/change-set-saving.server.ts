/** Saves one document in the transaction of the whole set, which raises the site version once. */
import { isSame } from "../../../domain/collections/collection.ts";
import { isWithdrawn, WITHDRAWN } from "../../../platform/content/live-content.ts";
import type { Executor } from "../../../platform/database/database.ts";
import { withStoredPictures } from "../../../platform/documents/document-pictures.ts";
import { insertDocument, saveRevision, type Change } from "../../../platform/documents/document-writes.ts";
import { readData } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import { insertFile, titleOf, type Parts } from "../content/content-store.server.ts";
import type { DocumentState } from "./change-set.ts";
import type { Current } from "./change-set-store.server.ts";

type Target = { data: object; is: DocumentState };

/** Moves it to the trash. */
export async function deleteDocument(trx: Executor, { place, file, row: known }: Current, by: string): Promise<void> {
  if (known ? known.deletedAt : !file) return;
  const row = known ?? (await insertFile(trx, place, file!));
  await saveRevision(place, trx, row, { deletedAt: new Date().toISOString() }, { by, action: "deleted" });
}

/** Returns the stored data. @throws {HttpError} 400 for a picture that is not stored here any more */
export async function saveState(
  parts: Parts,
  trx: Executor,
  { place, file, row: known }: Current,
  target: Target,
  change: Change,
): Promise<object> {
  const { fields } = place.collection;
  const now = new Date().toISOString();
  const data = await storedPictures(parts, trx, place, target.data);
  if (!known && !file) {
    const publishedAt = target.is === "draft" ? null : now;
    await insertDocument(place, trx, data as never, { by: change.by, publishedAt, key: place.key });
    return data;
  }
  const row = known ?? (await insertFile(trx, place, file!));
  // A text that equals the file changes with the file again.
  const isPublic = target.is === "published" && !(file && isSame(data, file.data));
  const publishedAt = isPublic ? (row.publishedAt ?? now) : null;
  const hides = target.is === "draft";
  const isSameState = !row.deletedAt && row.publishedAt === publishedAt && isWithdrawn(row) === hides;
  if (isSameState && isSame(readData(fields, row.data), data)) return data;
  const status = { publishedAt, publishAt: null, deletedAt: null, fileHash: hides ? WITHDRAWN : file?.hash };
  await saveRevision(place, trx, row, { ...status, data: data as never }, change);
  return data;
}

async function storedPictures({ database }: Parts, trx: Executor, place: Current["place"], data: object) {
  const stored = withStoredPictures(trx, place.collection.fields, data, database.kind);
  return stored.catch((error: unknown) => {
    if (!(error instanceof HttpError) || !error.fields) throw error;
    const named = Object.entries(error.fields).map(([path, text]) => [`${place.key}.${path}`, text]);
    const message = `${titleOf(place, data)}: ${Object.values(error.fields)[0]}`;
    throw new HttpError(error.status, message, { fields: Object.fromEntries(named) as Record<string, string> });
  });
}
