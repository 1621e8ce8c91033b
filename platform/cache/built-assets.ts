/** The scripts, styles and fonts of the build, compressed and in memory. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Bytes } from "./encoding.ts";
import { joinBodies, type Prepared } from "./prepared.ts";
import { headersOf, type FileTable } from "./static-files.ts";

export function builtAssets(files: FileTable, setHeaders: (headers: Headers) => void) {
  const read = new Map<string, Prepared>();

  return (pathname: string): Prepared | undefined => {
    if (!pathname.startsWith("/assets/")) return undefined;
    const file = files.get(pathname);
    if (!file) return undefined;
    const known = read.get(pathname);
    if (known) return known;
    const bodies = readBodies(file);
    if (!bodies) return undefined;
    const headers = new Headers(headersOf(pathname));
    setHeaders(headers);
    const prepared = joinBodies(200, [...headers], bodies);
    read.set(pathname, prepared);
    return prepared;
  };
}

/** Undefined when a new build removed the file. An error here would end the process; static-files.ts can log it. */
function readBodies(file: string) {
  try {
    return bodiesOf(file);
  } catch {
    return undefined;
  }
}

function bodiesOf(file: string) {
  const identity = bytesOf(file);
  return existsSync(`${file}.br`) ? { identity, br: bytesOf(`${file}.br`), gzip: bytesOf(`${file}.gz`) } : { identity };
}

export function integrityOf(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}

function bytesOf(file: string): Bytes {
  return new Uint8Array(readFileSync(file));
}
