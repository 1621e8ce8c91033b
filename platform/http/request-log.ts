import { performance } from "node:perf_hooks";
import type { Log } from "../log.ts";

/** Query strings are not logged: people paste secrets there. */
type LoggedRequest = { requestId: string; method: string; path: string; address: string; start: number };

export function logRequest(log: Log, request: LoggedRequest, status: number): void {
  const { requestId, address, method, path, start } = request;
  const milliseconds = Math.round(performance.now() - start);
  log.info({ requestId, address, method, path, status, milliseconds }, "request");
}
