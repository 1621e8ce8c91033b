/** Writes all content into a folder like content/, and reads such a folder. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentService } from "../app/features/content/content.server.ts";
import { isSame } from "../domain/collections/collection.ts";
import { picturesIn } from "../domain/collections/pictures-in.ts";
import { kindOf, type ContentPlace } from "../domain/content/kinds.ts";
import { isMedia, nested } from "../domain/content/nested.ts";
import type { Viewer } from "../domain/session.ts";
import { fileText } from "../platform/content/file-text.ts";
import type { FilesOfContent } from "../platform/content/index.ts";
import { openLiveContent, type LiveContent } from "../platform/content/live-content.ts";
import { readFiles } from "../platform/content/read-files.ts";
import type { Database } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { hashOfMediaAddress, mediaService, type MediaService } from "../platform/media/media.ts";

/** In the history it stands for a person. */
const IMPORTER: Viewer = { user: { email: "npm run content -- import" }, role: "admin" };
const UPLOADS = "uploads/";
const WIDEST = /-(\d+)\.webp$/;

type Parts = { live: LiveContent; media: MediaService; database: Database };

export async function openContent(database: Database, files: FilesOfContent): Promise<Parts> {
  const media = mediaService(database);
  return { live: await openLiveContent({ ...files, database, media, log: createLog("warn") }), media, database };
}

/** Returns the number of files. `source` is content/. */
export async function exportContent({ live, media }: Parts, source: string, target: string): Promise<number> {
  mkdirSync(target, { recursive: true });
  cpSync(join(source, "pictures"), join(target, "pictures"), { recursive: true });
  if (existsSync(join(source, "README.md"))) copyFileSync(join(source, "README.md"), join(target, "README.md"));
  for (const [key, data] of live.data()) {
    const place = kindOf(key)!;
    const file = key + place.ending;
    const path = join(target, file);
    mkdirSync(dirname(path), { recursive: true });
    const original = live.file(key);
    const text = original && readFileSync(join(source, file), "utf8");
    const isFile = original !== undefined && isSame(original.data, data);
    const before = text === undefined ? undefined : { text, data: original!.data };
    writeFileSync(path, isFile ? text! : fileText(place, withFiles(place, data), before));
    await writePictures(media, picturesIn(place.collection.fields, data), join(target, "pictures"));
  }
  return live.data().size;
}

async function writePictures(media: MediaService, pictures: { address: string }[], folder: string): Promise<void> {
  for (const { address } of pictures.filter((picture) => isMedia(picture.address))) {
    const stored = await media.read(hashOfMediaAddress(address)!, Number(WIDEST.exec(address)![1]));
    mkdirSync(join(folder, UPLOADS), { recursive: true });
    if (stored) writeFileSync(join(folder, fileOf(address)), stored.bytes);
  }
}

/** An uploaded picture is a file in the folder. */
const fileOf = (address: string) => address.replace("/media/", UPLOADS);
const withFiles = (place: ContentPlace, data: object) =>
  replacePictures(place, data, (address) => (isMedia(address) ? fileOf(address) : address));

function replacePictures({ collection: { fields } }: ContentPlace, data: object, replace: (address: string) => string) {
  let text = JSON.stringify(data);
  for (const { address } of picturesIn(fields, data))
    text = text.replaceAll(JSON.stringify(address), JSON.stringify(replace(address)));
  return JSON.parse(text) as object;
}

type Imported = { changed: string[]; problems: string[] };

/** Publishes what differs. Nothing is deleted. */
export async function importContent(parts: Parts, folder: string): Promise<Imported> {
  const { live, database } = parts;
  const { files, problems } = readFiles(folder);
  if (problems.length > 0) return { changed: [], problems };
  const contents = contentService({ database, live, published: live.refresh });
  const changed: string[] = [];
  for (const [key, { data }] of files) {
    const place = kindOf(key)!;
    const wanted = await withUploads(parts, place, data, join(folder, "pictures"));
    const current = live.data().get(key);
    if (current && isSame(current, wanted)) continue;
    if (live.file(key) && isSame(live.file(key)!.data, wanted)) await contents.remove(IMPORTER, key, { toFile: true });
    else await contents.put(IMPORTER, key, nested(place.collection.fields, wanted, "always"));
    changed.push(key);
  }
  return { changed, problems: [] };
}

/** A picture that content/ does not have is uploaded, unless it was exported from here. */
async function withUploads({ live, media }: Parts, place: ContentPlace, data: object, folder: string): Promise<object> {
  const addresses = new Map<string, string>();
  for (const { address: file } of picturesIn(place.collection.fields, data)) {
    if (live.pictures()({ file, alt: "" })) continue;
    const own = file.replace(UPLOADS, "/media/");
    const isOwn = (await media.sizes([own])).has(own);
    const { imageUrl } = isOwn ? { imageUrl: own } : await media.upload(IMPORTER, readFileSync(join(folder, file)));
    addresses.set(file, imageUrl);
  }
  return replacePictures(place, data, (file) => addresses.get(file) ?? file);
}
