import { pino, type Logger } from "pino";

export type Log = Logger;

/** Lines wait for others until there are so many bytes, or for so long: a system call for each would be slow. */
const BUFFER_BYTES = 8 * 1024;
const FLUSH_MS = 200;

/** One JSON line a record on standard output. Request bodies, cookies and headers are never passed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (level === "silent") return pino(options, { write: () => undefined });
  return pino(options, pino.destination({ sync: false, minLength: BUFFER_BYTES, periodicFlush: FLUSH_MS }));
}
