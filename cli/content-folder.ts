/** Writes all content into a folder like content/, and reads such a folder. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { exportedFiles, replacePictures, UPLOADS } from "../app/features/content/content-export.server.ts";
import { contentService } from "../app/features/content/content.server.ts";
import { isSame } from "../domain/collections/collection.ts";
import { picturesIn } from "../domain/collections/pictures-in.ts";
import { kindOf, type ContentPlace } from "../domain/content/kinds.ts";
import { nested } from "../domain/content/nested.ts";
import { fileNameProblems } from "../domain/picture-description.ts";
import type { Viewer } from "../domain/session.ts";
import type { FilesOfContent } from "../platform/content/index.ts";
import { openLiveContent, type LiveContent } from "../platform/content/live-content.ts";
import type { PictureShelf } from "../platform/content/picture-shelf.ts";
import { readFiles } from "../platform/content/read-files.ts";
import { referenceProblems } from "../platform/content/references.ts";
import type { Database } from "../platform/database/database.ts";
import { HttpError } from "../platform/http-error.ts";
import { createLog } from "../platform/log.ts";
import { mediaService, type MediaService } from "../platform/media/media.ts";

/** The author of imported versions in the history. */
export const COMMAND: Viewer = { user: { email: "npm run content -- import" }, role: "admin" };

export type Parts = { live: LiveContent; media: MediaService; database: Database };

export async function openContent(
  database: Database,
  files: FilesOfContent,
  level: "warn" | "silent" = "warn",
): Promise<Parts> {
  const media = mediaService(database);
  return { live: await openLiveContent({ ...files, database, media, log: createLog(level) }), media, database };
}

/** Returns the number of files. `source` is content/. */
export async function exportContent(parts: Parts, source: string, target: string): Promise<number> {
  let count = 0;
  for await (const [name, bytes] of exportedFiles(parts, source)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), bytes);
    count += 1;
  }
  return count;
}

type Imported = { changed: string[]; problems: string[] };

/** Checks everything and stores pictures first, then publishes the differences. Deletes nothing. */
export async function importContent(parts: Parts, folder: string): Promise<Imported> {
  const { live } = parts;
  const read = readFiles(folder);
  const files = [...read.files].filter(([, { isMissing }]) => !isMissing);
  const data = new Map(files.map(([key, file]) => [key, file.data]));
  const onDisk = shelfOf(folder);
  const problems = [
    ...read.problems,
    ...referenceProblems(data, read.keys, (picture) => live.pictures(picture) ?? onDisk(picture)),
  ];
  if (problems.length > 0) return { changed: [], problems };
  const wanted: [ContentPlace, object][] = [];
  for (const [key, given] of data) {
    const place = kindOf(key)!;
    wanted.push([place, await withUploads(parts, place, given, join(folder, "pictures"))]);
  }
  const undescribed = wanted.flatMap(([place, given]) =>
    changeOf(live, place, given) === "put" ? undescribedIn(place, given) : [],
  );
  if (undescribed.length > 0) return { changed: [], problems: undescribed };
  // Settings and home page refer to years and pictures in other files, and come first in the list.
  return { changed: await publish(parts, wanted.reverse()), problems: [] };
}

/** `toFile`: the site has an edited text, and the import has that of its file. */
function changeOf(live: LiveContent, { key }: ContentPlace, data: object): "none" | "toFile" | "put" {
  const current = live.data().get(key);
  const file = live.file(key);
  if (current && isSame(current, data)) return "none";
  return current && file && isSame(file.data, data) ? "toFile" : "put";
}

/** A file may have file names as descriptions of pictures, but nobody can publish them. */
function undescribedIn({ key, ending, collection }: ContentPlace, data: object): string[] {
  const problems = Object.entries(fileNameProblems(collection.fields, data));
  return problems.map(([path, problem]) => `content/${key}${ending}: ${path}: ${problem}`);
}

async function publish({ live, ...parts }: Parts, wanted: [ContentPlace, object][]): Promise<string[]> {
  const contents = contentService({ ...parts, live, source: "", afterWrite: live.refresh });
  const changed: string[] = [];
  for (const [place, data] of wanted) {
    const { key, collection } = place;
    const change = changeOf(live, place, data);
    if (change === "none") continue;
    if (change === "toFile") await contents.remove(COMMAND, key, { toFile: true });
    else await contents.put(COMMAND, key, nested(collection.fields, data, "always"));
    changed.push(key);
  }
  return changed;
}

/** Only checks that the file exists in `folder`, which is like content/. */
export function shelfOf(folder: string): PictureShelf {
  return (reference) =>
    "file" in reference && existsSync(join(folder, "pictures", reference.file))
      ? { alt: reference.alt, width: 0, height: 0, src: "", widths: [], formats: [] }
      : undefined;
}

/** Uploads a picture that content/ does not have, unless it was exported from this site. */
async function withUploads({ live, media }: Parts, place: ContentPlace, data: object, folder: string): Promise<object> {
  const addresses = new Map<string, string>();
  for (const { address: file } of picturesIn(place.collection.fields, data)) {
    if (live.pictures({ file, alt: "" })) continue;
    const own = file.replace(UPLOADS, "/media/");
    const isOwn = (await media.sizes([own])).has(own);
    const { imageUrl } = isOwn ? { imageUrl: own } : await upload(media, folder, file);
    addresses.set(file, imageUrl);
  }
  return replacePictures(place, data, (file) => addresses.get(file) ?? file);
}

async function upload(media: MediaService, folder: string, file: string): Promise<{ imageUrl: string }> {
  return media.upload(COMMAND, readFileSync(join(folder, file))).catch((error: unknown) => {
    throw error instanceof HttpError
      ? new HttpError(error.status, `content/pictures/${file}: ${error.message}`)
      : error;
  });
}
