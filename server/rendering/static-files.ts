/** Files that the build made: hashed assets, pictures, and what lies in public/. Only names that were there at start are served. */
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};
/** Their names carry a hash of their bytes, or of all that is drawn on them. */
const IMMUTABLE = /^\/(assets|pictures|share)\//;

export type StaticFiles = (pathname: string) => Promise<Response | undefined>;

/** Serves `folders`, each below an address: `{ "/": ".../client", "/pictures/": ".../pictures" }`. */
export function staticFiles(folders: Record<string, string>): StaticFiles {
  const files = new Map<string, string>();
  for (const [prefix, folder] of Object.entries(folders)) {
    for (const name of filesBelow(folder)) files.set(prefix + name, join(folder, name));
  }
  return async (pathname) => {
    const file = files.get(pathname);
    const type = TYPES[extname(pathname)];
    if (!file || !type) return undefined;
    const cacheControl = IMMUTABLE.test(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=3600";
    return new Response(await readFile(file), { headers: { "Content-Type": type, "Cache-Control": cacheControl } });
  };
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
}
