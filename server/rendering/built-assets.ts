/** The scripts, styles and fonts of the build, in memory as the build compressed them. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { prepareAnswer, type Answer, type Bytes } from "./answer.ts";
import { headersOf, type FileTable } from "./static-files.ts";

/** Read at the first request for each, which takes less than a millisecond; there are only as many as the build made. */
export function builtAssets(files: FileTable, setHeaders: (headers: Headers) => void) {
  const read = new Map<string, Answer>();

  return (pathname: string): Answer | undefined => {
    if (!pathname.startsWith("/assets/")) return undefined;
    const file = files.get(pathname);
    if (!file) return undefined;
    const known = read.get(pathname);
    if (known) return known;
    const bodies = readBodies(file);
    if (!bodies) return undefined;
    const headers = new Headers(headersOf(pathname));
    setHeaders(headers);
    const answer = prepareAnswer(200, [...headers], bodies);
    read.set(pathname, answer);
    return answer;
  };
}

/**
 * Undefined for a file that was there at the start and is not any more, as when a build replaces another under a running site.
 * Thrown here, where a request comes in, it would end the process; who reads the file next answers and logs it.
 */
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

/** The digest by which a browser knows that a script has the bytes of this file. */
export function integrityOf(file: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(file)).digest("base64")}`;
}

function bytesOf(file: string): Bytes {
  return new Uint8Array(readFileSync(file));
}
