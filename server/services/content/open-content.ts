/**
 * The content of a site. Reading and checking it takes a quarter of a start, so it is taken as the start before left it
 * while nothing has changed. What cannot be taken or kept, for whatever reason, is read as ever.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Content } from "./index.ts";
import { openPictureShelf } from "./picture-shelf.ts";

type Kept = { key: string; content: Omit<Content, "picture"> };

/** Opens content/ of the site in `root`. @throws {ContentProblems} naming file, entry and field of every mistake */
export async function openContent(root: string, { remember }: { remember: boolean }): Promise<Content> {
  const pictures = openPictureShelf(join(root, "build/pictures"));
  const file = join(root, "build/content");
  const key = remember ? attempt(() => keyOf(root)) : undefined;
  const kept = key && attempt(() => take(file, key));
  if (kept) return { ...kept, picture: (reference) => pictures(reference)! };
  // Loaded when it is needed: the schemas and the readers of YAML and Markdown are a part of their own.
  const { readContent } = await import("./index.ts");
  const content = readContent(join(root, "content"), pictures);
  const { picture: _, ...data } = content;
  // The program's own folder may be one that it must not write to.
  if (key) attempt(() => keep(file, { key, content: data }));
  return content;
}

/** Of all that what is read depends on: the texts, the code that reads them, the pictures that there are, and Node. */
function keyOf(root: string): string {
  const hash = createHash("sha256").update(process.version);
  // A file of any other name is a mistake that has to be named, so names count too.
  const names = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" }).sort();
  const texts = names.filter((name) => /\.(yaml|md)$/.test(name)).map((name) => join("content", name));
  hash.update(names.join("\0"));
  for (const file of ["build/site.stamp", "build/pictures/manifest.json", ...texts])
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function take(file: string, key: string): Kept["content"] | undefined {
  const kept = deserialize(readFileSync(file)) as Kept;
  return kept.key === key ? kept.content : undefined;
}

/** Never half a file, whoever else starts at this moment. */
function keep(file: string, kept: Kept): void {
  writeFileSync(`${file}.${process.pid}`, serialize(kept));
  renameSync(`${file}.${process.pid}`, file);
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
