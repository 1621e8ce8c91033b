import { performance } from "node:perf_hooks";
import type { Log } from "../log.ts";

/** Query strings are not logged: people paste secrets there. */
export type LoggedRequest = { requestId: string; method: string; path: string; address: string; start: number };

export function logRequest(log: Log, { start, ...request }: LoggedRequest, status: number): void {
  log.info({ ...request, status, milliseconds: Math.round(performance.now() - start) }, "request");
}
