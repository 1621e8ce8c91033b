import { performance } from "node:perf_hooks";
import type { Log } from "../log.ts";

/** E-mail addresses are not logged, and neither are query strings, because people paste secrets there. */
type LoggedRequest = { requestId: string; method: string; path: string; address: string; start: number };

/** In a part of a path, like that of `/api/administrators/:email`. */
const AT = /@|%40/i;

export function logRequest(log: Log, request: LoggedRequest, status: number): void {
  const { requestId, address, method, path, start } = request;
  const milliseconds = Math.round(performance.now() - start);
  log.info({ requestId, address, method, path: withoutEmail(path), status, milliseconds }, "request");
}

/** One pattern for the whole path would take seconds for a long one, and anybody can send that. */
function withoutEmail(path: string): string {
  const parts = path.split("/");
  return parts.map((part) => (AT.test(part) ? ":email" : part)).join("/");
}
