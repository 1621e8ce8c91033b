/** Stores edited content, by key. */
import { ADMINISTRATOR_PUBLISHES, kindOf, mayPublish, type ContentPlace } from "../../../domain/content/kinds.ts";
import { picturesIn } from "../../../domain/collections/pictures-in.ts";
import { nested, pictureReference } from "../../../domain/content/nested.ts";
import { pictureAddress, type Picture } from "../../../domain/picture.ts";
import { isWithdrawn, replacesFile, type LiveContent } from "../../../platform/content/live-content.ts";
import type { ContentFile } from "../../../platform/content/read-files.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { documents } from "../../../platform/documents/documents.ts";
import { insertDocument } from "../../../platform/documents/document-writes.ts";
import { lockName } from "../../../platform/database/lock-name.ts";
import { savedByOf } from "../../../platform/documents/editing.ts";
import { selectAll, toDocument, type Document, type DocumentRow } from "../../../platform/documents/store.ts";
import { requireEditor } from "../../../platform/identity/access.ts";
import type { Viewer } from "../../../domain/session.ts";
import { HttpError } from "../../../platform/http-error.ts";
import type { ContentDocument, ContentEntry } from "./content.ts";

export type Parts = {
  database: Database;
  live: LiveContent;
  /** Called after each write, before the response. */
  afterWrite: () => Promise<void>;
};

export function placeOf(key: string): ContentPlace {
  const place = kindOf(key);
  if (!place) throw noSuchContent();
  return place;
}

export const noSuchContent = () => new HttpError(404, "There is no such content.");

export function documentsOf(parts: Parts, place: ContentPlace) {
  const { database, afterWrite } = parts;
  return documents({
    database,
    collection: place.collection,
    present: (found) => Promise.all(found.map((one) => shown(parts, place, one))),
    afterWrite,
  });
}

/** Finds place, file and row (maybe in the trash) of a key. */
export async function contentAt({ database, live }: Parts, viewer: Viewer, key: string) {
  const by = requireEditor(viewer);
  const place = placeOf(key);
  const row = await rowWith(database.kysely, place);
  return { by, place, file: live.file(key), row };
}

/** Like `contentAt`, for a change of the published text. */
export function publishableAt(parts: Parts, viewer: Viewer, key: string) {
  requirePublisher(viewer, [placeOf(key).key]);
  return contentAt(parts, viewer, key);
}

export function requirePublisher(viewer: Viewer, keys: string[]): string {
  const email = requireEditor(viewer);
  if (!keys.every((key) => mayPublish(viewer, key))) throw new HttpError(403, ADMINISTRATOR_PUBLISHES);
  return email;
}

/** The row may be in the trash. */
export function rowWith(executor: Executor, place: ContentPlace): Promise<DocumentRow | undefined> {
  return selectAll(place, executor).where("key", "=", place.key).executeTakeFirst();
}

export function shownRow(parts: Parts, place: ContentPlace, row: DocumentRow | undefined): Promise<ContentDocument> {
  return shown(parts, place, row && toDocument(place.collection.fields, row));
}

/** Returns the published text; for a draft or an unusable text the stored one. */
async function shown(
  { database, live }: Parts,
  place: ContentPlace,
  found: Document<object> | undefined,
): Promise<ContentDocument> {
  const updatedBy = found ? (await savedByOf(database.kysely, found)) || null : null;
  const entry = entryOf(live, place, found && { ...found, updatedBy });
  const data = found && entry.source === "database" ? found.data : live.file(place.key)!.data;
  return { ...entry, data: nested(place.collection.fields, data, "always") };
}

type Saved = Pick<DocumentRow, "revision" | "publishedAt" | "updatedAt" | "fileHash"> & {
  updatedBy: string | null;
  /** Needed only for the title of a draft. */
  data?: object;
};

export function entryOf(live: LiveContent, place: ContentPlace, row: Saved | undefined): ContentEntry {
  const file = live.file(place.key);
  const isRow = row !== undefined && replacesFile(row, file);
  return {
    key: place.key,
    title: titleOf(place, live.data().get(place.key) ?? row?.data),
    group: place.group,
    page: place.page,
    source: isRow ? "database" : "file",
    revision: row?.revision ?? 0,
    updatedAt: isRow ? row.updatedAt : null,
    updatedBy: isRow ? row.updatedBy : null,
    draft: isRow && row.publishedAt === null,
    hasFile: file !== undefined && !file.isMissing,
    fileChanged: isRow && file !== undefined && row.fileHash !== file.hash && !isWithdrawn(row),
    unusable: Boolean(row?.publishedAt) && live.isUnusable(place.key),
    ...firstPicture(live, place),
  };
}

function firstPicture(live: LiveContent, { key, collection }: ContentPlace): Pick<ContentEntry, "thumbnail"> {
  const data = live.data().get(key);
  const [first] = data ? picturesIn(collection.fields, data) : [];
  const picture = first && live.pictures(pictureReference(first.address));
  if (!picture) return {};
  const { src, widths, formats } = picture;
  const of = (format: Picture["formats"][number]) => pictureAddress(src, widths[0]!, format);
  return { thumbnail: { webp: of("webp"), ...(formats.includes("avif") && { avif: of("avif") }) } };
}

/** A post has its own title. */
export function titleOf({ key, title }: ContentPlace, data: object = {}): string {
  const own: unknown = key.startsWith("blogs/") && Reflect.get(data, "title");
  return own ? `Blog: ${String(own)}` : title;
}

/** Adds a missing row with the file's text as its first version. It is a draft, so visitors still read the file. */
export async function takeOver({ database, live }: Parts, place: ContentPlace): Promise<DocumentRow> {
  return database.transaction(async (trx) => {
    await lockName(database, trx, place.collection.name);
    const row = await rowWith(trx, place);
    const file = live.file(place.key);
    if (row) return row;
    if (!file) throw noSuchContent();
    return insertFile(trx, place, file);
  });
}

/** 0 is the revision of a file that was never edited. `takeOver` made revision 1. */
export function revisionSeen({ revision, publishedAt, fileHash }: DocumentRow, expected?: number): number | undefined {
  return expected === 0 && revision === 1 && !publishedAt && fileHash !== null ? 1 : expected;
}

export function insertFile(trx: Executor, place: ContentPlace, { data, hash }: ContentFile): Promise<DocumentRow> {
  return insertDocument(place, trx, data as never, { by: "", publishedAt: null, key: place.key, fileHash: hash });
}
