import { pino, type Logger } from "pino";

export type Log = Logger;

/** A line of a request is short; many are written together. */
const BLOCK_BYTES = 4096;
const FLUSH_MS = 200;

/** JSON lines on standard output. Request bodies, cookies and headers are never passed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (level === "silent") return pino(options, { write: () => undefined });
  // pino writes what is left when the process exits, and at once after a fatal line.
  return pino(options, pino.destination({ sync: false, minLength: BLOCK_BYTES, periodicFlush: FLUSH_MS }));
}
