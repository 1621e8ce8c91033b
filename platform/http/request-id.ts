/** The id that connects a response (`X-Request-Id`) with its lines in the log. */
import { randomUUID } from "node:crypto";

/** Of this process, so that ids differ between processes and starts. A random id for each request took longer than finding a cached response. */
const PROCESS = randomUUID().slice(0, 13);
let count = 0;

/** An id of its own for each call. It says nothing of who asks, and nothing may depend on nobody guessing it. */
export function nextRequestId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}
