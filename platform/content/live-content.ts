/** The current content: the files of content/, and the texts that were edited in the browser since. */
import { picturesIn, type PictureAt } from "../../domain/collections/pictures-in.ts";
import { kindOf, type ContentPlace } from "../../domain/content/kinds.ts";
import { isMedia, nested } from "../../domain/content/nested.ts";
import type { PictureReference } from "../../domain/content/shared.ts";
import type { Picture, PictureSize } from "../../domain/picture.ts";
import type { Database } from "../database/database.ts";
import { readData, selectAll, selectVersions, type DocumentRow } from "../documents/store.ts";
import type { Log } from "../log.ts";
import { mediaPicture, type MediaService } from "../media/media.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { checkFields } from "./check-content.ts";
import { toContent, type Content } from "./index.ts";
import { withDetails, type PictureShelf } from "./picture-shelf.ts";
import type { ContentData, ContentFile } from "./read-files.ts";
import { missingPictures } from "./references.ts";

/** All documents of files are one collection in the database; their keys are the names of the files. */
export const CONTENT = { name: "content", fields: {} };

/** Replaces the hash of a file in a draft that hides the file. Without it, visitors read the file of a draft. */
export const WITHDRAWN = "withdrawn";

export function isWithdrawn({ publishedAt, fileHash }: Pick<DocumentRow, "publishedAt" | "fileHash">): boolean {
  return publishedAt === null && fileHash === WITHDRAWN;
}

/** Otherwise the file is the current text, and the row only has its earlier versions. */
export function replacesFile(
  row: Pick<DocumentRow, "publishedAt" | "fileHash">,
  file: ContentFile | undefined,
): boolean {
  return row.publishedAt !== null || !file || isWithdrawn(row);
}

const COLUMNS = ["id", "key", "revision", "publishedAt", "deletedAt", "fileHash"] as const;

type Parts = {
  files: ReadonlyMap<string, ContentFile>;
  pictures: PictureShelf;
  database: Database;
  media: Pick<MediaService, "sizes">;
  log: Log;
};
type Snapshot = { content: Content; data: ContentData };
type Edited = { id: number; revision: number; data: object | undefined; isUnusable: boolean };
export type LiveContent = Awaited<ReturnType<typeof openLiveContent>>;

export async function openLiveContent({ files, pictures, database, media, log }: Parts) {
  const inTurn = oneAtATime();
  const sizes = new Map<string, PictureSize>();
  const shelf: PictureShelf = (reference) => uploaded(reference, sizes) ?? pictures(reference);
  /** The edited documents by key, so that only changed rows are read and checked again. */
  const edited = new Map<string, Edited>();
  let stamp: string | undefined;
  let version = 0;
  let now!: Snapshot;

  async function refresh(): Promise<void> {
    const next = await stampOf(database);
    if (next === stamp) return;
    now = await read();
    stamp = next;
    version += 1;
  }

  async function read(): Promise<Snapshot> {
    const all = selectAll({ collection: CONTENT }, database.kysely);
    const rows = await all.clearSelect().select(COLUMNS).execute();
    const shown = rows.filter(({ publishedAt, deletedAt }) => publishedAt && !deletedAt);
    const changed = shown.filter((row) => !isRead(row, edited.get(row.key!))).map(({ id }) => id);
    if (changed.length > 0) for (const row of await all.where("id", "in", changed).execute()) await take(row);
    const data = new Map([...files].map(([key, file]) => [key, file.data]));
    for (const row of rows) if (row.deletedAt || isWithdrawn(row)) data.delete(row.key!);
    for (const { key } of shown) {
      const shownData = edited.get(key!)?.data;
      if (shownData) data.set(key!, shownData);
    }
    return { content: toContent(data, shelf), data };
  }

  /** A row that today's rules reject must never stop the site: its last valid version is shown, or else the file. */
  async function take({ id, key, revision, data: text }: DocumentRow): Promise<void> {
    const place = kindOf(key!);
    if (!place) return;
    const valid = (await validIn(place, text)) ?? (await lastValid(place, id));
    const isUnusable = valid?.text !== text;
    if (isUnusable) log.warn({ key, revision }, "this content cannot be shown; an earlier state is");
    edited.set(key!, { id, revision, data: valid?.data, isUnusable });
  }

  async function lastValid(place: ContentPlace, documentId: number) {
    const versions = selectVersions(database.kysely, documentId).orderBy("revision", "desc");
    for (const { data } of await versions.execute()) {
      const valid = await validIn(place, data);
      if (valid) return valid;
    }
    return undefined;
  }

  async function learnSizes(found: PictureAt[]): Promise<void> {
    const addresses = found.map(({ address }) => address).filter(isMedia);
    for (const [address, size] of await media.sizes(addresses)) sizes.set(address, size);
  }

  async function validIn({ collection }: ContentPlace, text: string) {
    const { fields } = collection;
    const stored = readData(fields, text);
    await learnSizes(picturesIn(fields, stored));
    // Long texts were checked when they were saved; pages omit parts that the site cannot show.
    const { data, issues } = checkFields(collection, nested(fields, stored, "always"));
    const isValid = issues.length === 0 && missingPictures(fields, data, shelf).length === 0;
    return isValid ? { data, text } : undefined;
  }

  async function withDocuments(documents: ContentData): Promise<Content> {
    for (const [key, document] of documents) await learnSizes(picturesIn(kindOf(key)!.collection.fields, document));
    return toContent(new Map([...now.data, ...documents]), shelf);
  }

  await refresh();
  return {
    content: () => now.content,
    data: () => now.data,
    pictures: shelf,
    /** Visitors read an earlier version, because the current one breaks a rule. */
    isUnusable: (key: string) => edited.get(key)?.isUnusable === true,
    file: (key: string) => files.get(key),
    fileKeys: () => [...files.keys()],
    version: () => version,
    /** Returns the content as if these documents were published. */
    withDocuments,
    /** Reads changes, also those of other processes. */
    refresh: () => inTurn(refresh),
  };
}

/** A new document can have the key and revision of an erased one, so the id counts too. */
function isRead({ id, revision }: Pick<DocumentRow, "id" | "revision">, known: Edited | undefined): boolean {
  return known?.id === id && known.revision === revision;
}

/** Changes with every save, because ids and revisions only increase. */
async function stampOf({ kysely }: Database): Promise<string> {
  const query = selectAll({ collection: CONTENT }, kysely).clearSelect();
  const counted = await query
    .select(({ fn }) => [fn.countAll().as("count"), fn.max("id").as("last"), fn.sum("revision").as("sum")])
    .execute();
  return JSON.stringify(counted);
}

function uploaded(reference: PictureReference, sizes: Map<string, PictureSize>): Picture | undefined {
  const size = "media" in reference ? sizes.get(reference.media) : undefined;
  if (!("media" in reference) || !size) return undefined;
  return withDetails(reference, mediaPicture(reference.media, reference.alt, size));
}
