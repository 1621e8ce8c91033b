import { performance } from "node:perf_hooks";
import type { Log } from "../log.ts";

/** E-mail addresses are not logged, and neither are query strings, because people paste secrets there. */
type LoggedRequest = { requestId: string; method: string; path: string; address: string; start: number };

/** A part of a path, like that of `/api/administrators/:email`. */
const EMAIL = /[^/]+(@|%40)[^/]+/gi;

export function logRequest(log: Log, request: LoggedRequest, status: number): void {
  const { requestId, address, method, path, start } = request;
  const milliseconds = Math.round(performance.now() - start);
  log.info({ requestId, address, method, path: path.replace(EMAIL, ":email"), status, milliseconds }, "request");
}
