/** Reads every public page and file of the site like a visitor, and writes each into a folder. */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { unescape } from "node:querystring";
import { addressesIn } from "./addresses-in.ts";
import { fileIn, withPaths } from "./copied-address.ts";

type Parts = {
  request: (address: string) => Promise<Response>;
  /** The public origin of the site. */
  origin: string;
  folder: string;
};
type Broken = { address: string; problem: string; on: string };

export type StaticCopy = ReturnType<typeof emptyCopy>;

/** The page for missing addresses. */
const MISSING = "/404";
/** The short URL of an event redirects to the one with its title. */
const EVENT = /^(\/events\/\d+)\/[^/]+$/;
const HTML = "text/html";
const TEXT = /^text\/|json$|xml$/;

export async function copySite(paths: string[], parts: Parts): Promise<StaticCopy> {
  const copy = emptyCopy([...paths, MISSING]);
  // The map grows during this loop.
  for (const [address, on] of copy.found) await listing(copy, address, () => copyAddress(copy, address, on, parts));
  for (const [from, to] of copy.redirects) await listing(copy, from, () => copyPage(parts.folder, from, to));
  copy.broken.push(...missingParts(copy));
  return copy;
}

function emptyCopy(paths: string[]) {
  return {
    /** Each URL, and the first page that links to it. */
    found: new Map(paths.map((path) => [path, "the list of pages"])),
    /** The ids of the elements of each page. */
    ids: new Map<string, Set<string>>(),
    /** Links to a part of a page. */
    parts: [] as { address: string; id: string; on: string }[],
    redirects: new Map<string, string>(),
    broken: [] as Broken[],
    pages: 0,
    files: 0,
  };
}

/** A URL that fails does not stop the copy. */
async function listing(copy: StaticCopy, address: string, work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    copy.broken.push({ address, problem: (error as Error).message, on: copy.found.get(address)! });
  }
}

async function copyAddress(copy: StaticCopy, address: string, on: string, parts: Parts): Promise<void> {
  const response = await parts.request(address);
  const target = response.headers.get("Location");
  if (target) {
    const to = new URL(target, parts.origin);
    copy.redirects.set(address, to.pathname);
    return follow(copy, to, address);
  }
  if (!response.ok && address !== MISSING)
    return void copy.broken.push({ address, problem: `status ${response.status}`, on });
  await save(copy, address, response, parts);
}

async function save(copy: StaticCopy, address: string, response: Response, { origin, folder }: Parts): Promise<void> {
  const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = TEXT.test(type) ? bytes.toString() : "";
  for (const url of addressesIn({ text, type, base: new URL(address, origin) })) follow(copy, url, address);
  if (text) copy.ids.set(address, new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
  const file = fileIn(folder, address, type === HTML);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, type === HTML ? withPaths(text) : bytes, { flag: "wx" });
  copy[type === HTML ? "pages" : "files"] += 1;
}

function follow(copy: StaticCopy, { pathname, search, hash }: URL, on: string): void {
  const address = pathname + search;
  const short = EVENT.exec(pathname)?.[1];
  for (const one of short ? [address, short] : [address]) if (!copy.found.has(one)) copy.found.set(one, on);
  // Unlike decodeURIComponent, `unescape` reads `100%` like browsers do.
  if (hash) copy.parts.push({ address, id: unescape(hash.slice(1)), on });
}

/** Some hosts read no file of redirects, so the old URL gets a copy, unless it has a page. */
function copyPage(folder: string, from: string, to: string): void {
  const file = fileIn(folder, from, true);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(fileIn(folder, to, true), file);
}

function missingParts({ parts, ids }: StaticCopy): Broken[] {
  const missing = parts.filter(({ address, id }) => ids.get(address)?.has(id) === false);
  return missing.map(({ address, id, on }) => ({ address: `${address}#${id}`, problem: "no such part", on }));
}
