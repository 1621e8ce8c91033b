import { randomUUID } from "node:crypto";

/** A random id for each request would take longer than finding a cached response. */
const PROCESS = randomUUID().slice(0, 13);
let count = 0;

export function nextRequestId(): string {
  count += 1;
  return `${PROCESS}-${count.toString(36)}`;
}
