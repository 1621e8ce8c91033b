/** Writes all content into a folder like content/, and reads such a folder. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { exportedFiles, replacePictures, UPLOADS } from "../app/features/content/content-export.server.ts";
import { contentService } from "../app/features/content/content.server.ts";
import { isSame } from "../domain/collections/collection.ts";
import { picturesIn } from "../domain/collections/pictures-in.ts";
import { kindOf, type ContentPlace } from "../domain/content/kinds.ts";
import { nested } from "../domain/content/nested.ts";
import type { Viewer } from "../domain/session.ts";
import type { FilesOfContent } from "../platform/content/index.ts";
import { openLiveContent, type LiveContent } from "../platform/content/live-content.ts";
import { readFiles } from "../platform/content/read-files.ts";
import type { Database } from "../platform/database/database.ts";
import { createLog } from "../platform/log.ts";
import { mediaService, type MediaService } from "../platform/media/media.ts";

/** In the history it stands for a person. */
const IMPORTER: Viewer = { user: { email: "npm run content -- import" }, role: "admin" };

type Parts = { live: LiveContent; media: MediaService; database: Database };

export async function openContent(database: Database, files: FilesOfContent): Promise<Parts> {
  const media = mediaService(database);
  return { live: await openLiveContent({ ...files, database, media, log: createLog("warn") }), media, database };
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

/** Publishes what differs. Nothing is deleted. */
export async function importContent(parts: Parts, folder: string): Promise<Imported> {
  const { live } = parts;
  const { files, problems } = readFiles(folder);
  if (problems.length > 0) return { changed: [], problems };
  const contents = contentService({ ...parts, source: "", published: live.refresh });
  const changed: string[] = [];
  for (const [key, { data, isMissing }] of files) {
    if (isMissing) continue;
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
    if (live.pictures({ file, alt: "" })) continue;
    const own = file.replace(UPLOADS, "/media/");
    const isOwn = (await media.sizes([own])).has(own);
    const { imageUrl } = isOwn ? { imageUrl: own } : await media.upload(IMPORTER, readFileSync(join(folder, file)));
    addresses.set(file, imageUrl);
  }
  return replacePictures(place, data, (file) => addresses.get(file) ?? file);
}
