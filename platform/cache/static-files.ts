/** Serves the files of the build and of public/. Only names that existed at start-up are served. */
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getMimeType } from "hono/utils/mime";

/** Names that contain a hash of the content. */
const IMMUTABLE = /^\/(assets|pictures|share)\//;

export type StaticFiles = (pathname: string) => Promise<Response | undefined>;
export type FileTable = ReadonlyMap<string, string>;

/** `[["/", ".../client"], ["/pictures/", ".../pictures"]]`: the first file with a name is served. */
export function listFiles(folders: (readonly [prefix: string, folder: string])[]): FileTable {
  const files = new Map<string, string>();
  for (const [prefix, folder] of folders) {
    for (const name of filesBelow(folder)) {
      if (typeOf(name) && !files.has(prefix + name)) files.set(prefix + name, join(folder, name));
    }
  }
  return files;
}

export function staticFiles(files: FileTable): StaticFiles {
  return async (pathname) => {
    const file = files.get(pathname);
    return file ? new Response(await readFile(file), { headers: headersOf(pathname) }) : undefined;
  };
}

/** Returns undefined for files that are not served under their own names, like the compressed copies. */
export function typeOf(name: string): string | undefined {
  return name.endsWith(".gz") ? undefined : getMimeType(name);
}

export function headersOf(pathname: string): Record<string, string> {
  const cacheControl = IMMUTABLE.test(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  return { "Content-Type": typeOf(pathname) ?? "application/octet-stream", "Cache-Control": cacheControl };
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
}
