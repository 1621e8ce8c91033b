/** The content as it is now: the files of content/, and what has been edited in the browser since. */
import { picturesIn } from "../../domain/collections/pictures-in.ts";
import { kindOf, type ContentPlace } from "../../domain/content/kinds.ts";
import { isMedia, nested } from "../../domain/content/nested.ts";
import type { PictureSize } from "../../domain/picture.ts";
import type { Database } from "../database/database.ts";
import { readData, selectAll, type DocumentRow } from "../documents/store.ts";
import type { Log } from "../log.ts";
import { mediaPicture, type MediaService } from "../media/media.ts";
import { oneAtATime } from "../one-at-a-time.ts";
import { checkContent } from "./check-content.ts";
import { toContent, type Content } from "./index.ts";
import type { PictureShelf } from "./picture-shelf.ts";
import type { ContentData, ContentFile } from "./read-files.ts";
import { missingPictures } from "./references.ts";

/** All documents of files are one collection of the database; their keys are the names of the files. */
export const CONTENT = { name: "content", fields: {} };

type Parts = {
  files: ReadonlyMap<string, ContentFile>;
  pictures: PictureShelf;
  database: Database;
  media: Pick<MediaService, "sizes">;
  log: Log;
};
type Snapshot = { content: Content; data: ContentData; pictures: PictureShelf };
export type LiveContent = Awaited<ReturnType<typeof openLiveContent>>;

export async function openLiveContent({ files, pictures, database, media, log }: Parts) {
  const inTurn = oneAtATime();
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
    const rows = await selectAll({ collection: CONTENT }, database.kysely).execute();
    const sizes = await media.sizes(rows.flatMap(mediaOf));
    const all: PictureShelf = (reference) => shelf(reference, sizes) ?? pictures(reference);
    const data = new Map([...files].map(([key, file]) => [key, file.data]));
    for (const row of rows) {
      if (row.deletedAt) data.delete(row.key!);
      else if (row.publishedAt) await replace(data, row, all);
    }
    return { content: toContent(data, all), data, pictures: all };
  }

  /** A row that today's rules refuse must never stop the site: its last valid version is shown, or else the file. */
  async function replace(data: Map<string, object>, { id, key, revision, ...row }: DocumentRow, all: PictureShelf) {
    const place = kindOf(key!);
    const valid = place && (validIn(place, row.data, all) ?? (await lastValid(place, id, all)));
    if (valid) data.set(key!, valid.data);
    if (valid?.text !== row.data) log.warn({ key, revision }, "this content cannot be shown; an earlier state is");
  }

  async function lastValid(place: ContentPlace, documentId: number, all: PictureShelf) {
    const versions = database.kysely.selectFrom("documentVersion").select("data").where("documentId", "=", documentId);
    for (const { data } of await versions.orderBy("revision", "desc").execute()) {
      const valid = validIn(place, data, all);
      if (valid) return valid;
    }
    return undefined;
  }

  await refresh();
  return {
    content: () => now.content,
    /** Fields with flat names, by key. */
    data: () => now.data,
    pictures: () => now.pictures,
    file: (key: string) => files.get(key),
    fileKeys: () => [...files.keys()],
    /** Increases with every change. */
    version: () => version,
    /** Reads what has been edited since, also by another process. */
    refresh: () => inTurn(refresh),
  };
}

/** Changes with every save: revisions only increase. */
async function stampOf({ kysely }: Database): Promise<string> {
  const query = selectAll({ collection: CONTENT }, kysely).clearSelect();
  const counted = await query.select(({ fn }) => [fn.countAll().as("count"), fn.sum("revision").as("sum")]).execute();
  return JSON.stringify(counted);
}

function mediaOf({ key, data }: DocumentRow): string[] {
  const fields = kindOf(key!)?.collection.fields ?? {};
  return picturesIn(fields, readData(fields, data)).flatMap(({ address }) => (isMedia(address) ? address : []));
}

const shelf = (reference: Parameters<PictureShelf>[0], sizes: Map<string, PictureSize>) => {
  const size = "media" in reference ? sizes.get(reference.media) : undefined;
  return "media" in reference && size ? mediaPicture(reference.media, reference.alt, size) : undefined;
};

function validIn({ collection }: ContentPlace, text: string, pictures: PictureShelf) {
  const stored = readData(collection.fields, text);
  const { data, issues } = checkContent(collection, nested(collection.fields, stored, "always"));
  const missing = missingPictures(collection.fields, data, pictures);
  return issues.length === 0 && missing.length === 0 ? { data, text } : undefined;
}
