/** Exports all content and the reports of events as a folder like content/. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isSame } from "../../../domain/collections/collection.ts";
import { picturesIn } from "../../../domain/collections/pictures-in.ts";
import { kindOf, type ContentPlace } from "../../../domain/content/kinds.ts";
import { isMedia } from "../../../domain/content/nested.ts";
import { fileText } from "../../../platform/content/file-text.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import type { Database } from "../../../platform/database/database.ts";
import { reportFiles } from "../event-reports/report-files.server.ts";
import { hashOfMediaAddress, type MediaService } from "../../../platform/media/media.ts";

type Parts = { live: LiveContent; media: Pick<MediaService, "read">; database: Database };
type ExportedFile = [name: string, bytes: Uint8Array];

export const UPLOADS = "uploads/";
const WIDEST = /-(\d+)\.webp$/;

/** `source` is content/. Files that nobody edited are unchanged. */
export async function* exportedFiles({ live, media, database }: Parts, source: string): AsyncGenerator<ExportedFile> {
  const others = readdirSync(source, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(source.length + 1))
    .filter((name) => name.startsWith("pictures") || name === "README.md");
  for (const name of others) yield [name, await readFile(join(source, name))];
  const uploads = new Set<string>();
  for (const [key, data] of live.data()) {
    const place = kindOf(key)!;
    const original = live.file(key);
    if (original?.isMissing && isSame(original.data, data)) continue;
    yield [key + place.ending, await textOf(live, place, data, source)];
    for (const { address } of picturesIn(place.collection.fields, data)) if (isMedia(address)) uploads.add(address);
  }
  for (const [name, text] of await reportFiles(database.kysely)) yield [name, Buffer.from(text)];
  for (const address of uploads) {
    const stored = await media.read(hashOfMediaAddress(address)!, Number(WIDEST.exec(address)![1]));
    if (stored) yield [`pictures/${fileOf(address)}`, stored.bytes];
  }
}

async function textOf(live: LiveContent, place: ContentPlace, data: object, source: string): Promise<Uint8Array> {
  const file = live.file(place.key);
  const original = file?.isMissing ? undefined : file;
  const bytes = original && (await readFile(join(source, place.key + place.ending)));
  if (original && bytes && isSame(original.data, data)) return bytes;
  const inFiles = replacePictures(place, data, (address) => (isMedia(address) ? fileOf(address) : address));
  return Buffer.from(fileText(place, inFiles, bytes && { text: String(bytes), data: original!.data }));
}

const fileOf = (address: string) => address.replace("/media/", UPLOADS);

/** Replaces the addresses of pictures. */
export function replacePictures(
  { collection: { fields } }: ContentPlace,
  data: object,
  replace: (address: string) => string,
): object {
  let text = JSON.stringify(data);
  for (const { address } of picturesIn(fields, data))
    text = text.replaceAll(JSON.stringify(address), JSON.stringify(replace(address)));
  return JSON.parse(text) as object;
}
