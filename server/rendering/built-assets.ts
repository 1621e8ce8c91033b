/** The scripts, styles and fonts of the build, in memory as the build compressed them. */
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
    const headers = new Headers(headersOf(pathname));
    setHeaders(headers);
    const answer = prepareAnswer(200, [...headers], bodiesOf(file));
    read.set(pathname, answer);
    return answer;
  };
}

function bodiesOf(file: string) {
  const identity = bytesOf(file);
  return existsSync(`${file}.br`) ? { identity, br: bytesOf(`${file}.br`), gzip: bytesOf(`${file}.gz`) } : { identity };
}

function bytesOf(file: string): Bytes {
  return new Uint8Array(readFileSync(file));
}
