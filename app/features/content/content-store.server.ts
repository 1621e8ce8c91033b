/** The rows of edited content, by key. */
import type { Collection } from "../../../domain/collections/collection.ts";
import { kindOf, type ContentPlace } from "../../../domain/content/kinds.ts";
import { nested } from "../../../domain/content/nested.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { documents } from "../../../platform/documents/documents.ts";
import { insertDocument } from "../../../platform/documents/document-writes.ts";
import { lockCollection } from "../../../platform/documents/editing.ts";
import { readData, selectAll, type DocumentRow } from "../../../platform/documents/store.ts";
import { HttpError } from "../../../platform/http-error.ts";
import type { ContentDocument, ContentEntry } from "./content.ts";

export type Parts = {
  database: Database;
  live: LiveContent;
  /** Called after each write, before the response. */
  published: () => Promise<void>;
};
type Saved = { updatedBy: string | null };

/** @throws {HttpError} 404 */
export function placeOf(key: string): ContentPlace {
  const place = kindOf(key);
  if (!place) throw noSuchContent();
  return place;
}

export const noSuchContent = () => new HttpError(404, "There is no such content.");

/** What all collections can do, for one document. */
export function documentsOf({ database, live, published }: Parts, place: ContentPlace) {
  return documents({
    database,
    collection: place.collection,
    settle: (after) => after,
    present: (found) => Promise.all(found.map(async ({ id }) => shownRow({ database, live }, place, id))),
    published,
  });
}

async function shownRow(parts: Pick<Parts, "database" | "live">, place: ContentPlace, id: number) {
  const row = await selectAll(place, parts.database.kysely).where("id", "=", id).executeTakeFirstOrThrow();
  return shown(parts, place, row);
}

export async function rowWith({ database }: Pick<Parts, "database">, place: ContentPlace) {
  return selectAll(place, database.kysely).where("key", "=", place.key).executeTakeFirst();
}

/** With the text that visitors read; for a draft, and for text that cannot be shown, the stored one. */
export async function shown(
  { database, live }: Pick<Parts, "database" | "live">,
  place: ContentPlace,
  row: DocumentRow | undefined,
): Promise<ContentDocument> {
  const entry = entryOf(live, place, row && { ...row, updatedBy: await savedBy(database, row) });
  const { fields } = place.collection;
  const stored = row && entry.source === "database" ? readData(fields, row.data) : live.file(place.key)!.data;
  return { ...entry, data: nested(fields, stored, "always") };
}

export function entryOf(live: LiveContent, place: ContentPlace, row: (DocumentRow & Saved) | undefined): ContentEntry {
  const file = live.file(place.key);
  const isRow = row !== undefined && (row.publishedAt !== null || !file);
  return {
    key: place.key,
    title: titleOf(live, place),
    group: place.group,
    page: place.page,
    source: isRow ? "database" : "file",
    revision: row?.revision ?? 0,
    updatedAt: isRow ? row.updatedAt : null,
    updatedBy: isRow ? row.updatedBy : null,
    draft: isRow && row.publishedAt === null,
    hasFile: file !== undefined && !file.isMissing,
    fileChanged: isRow && file !== undefined && row.fileHash !== file.hash,
    unusable: isRow && live.isUnusable(place.key),
  };
}

/** A post is called by its own title. */
function titleOf(live: LiveContent, { key, title }: ContentPlace): string {
  const own: unknown = key.startsWith("blogs/") && Reflect.get(live.data().get(key) ?? {}, "title");
  return own ? `Blog: ${String(own)}` : title;
}

async function savedBy({ kysely }: Database, { id, revision }: DocumentRow): Promise<string | null> {
  const versions = kysely.selectFrom("documentVersion").select("savedBy").where("documentId", "=", id);
  return (await versions.where("revision", "=", revision).executeTakeFirst())?.savedBy ?? null;
}

/**
 * The row of a key. If there is none, it is made: with the text of the file as its first version, which is a draft, so
 * that visitors go on reading the file.
 */
export async function takeOver({ database, live }: Parts, place: ContentPlace): Promise<DocumentRow> {
  return database.transaction(async (trx) => {
    await lockCollection({ collection: place.collection as Collection, database }, trx);
    const row = await findRow(trx, place);
    const file = live.file(place.key);
    if (row) return row;
    if (!file) throw noSuchContent();
    const made = { by: "", publishedAt: null, key: place.key, fileHash: file.hash };
    return insertDocument(place, trx, file.data as never, made);
  });
}

function findRow(trx: Executor, place: ContentPlace) {
  return selectAll(place, trx).where("key", "=", place.key).executeTakeFirst();
}
