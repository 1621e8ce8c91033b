import { randomUUID } from "node:crypto";

/** Differs between processes. A random id for each request would take longer than finding a cached response. */
const PROCESS = randomUUID().slice(0, 13);
let count = 0;

/** The id in `X-Request-Id` and in the log. It is no secret: nothing may depend on it being hard to guess. */
export function nextRequestId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}
