import { pino, type Logger } from "pino";

export type Log = Logger;

/** One JSON line a record on standard output. Request bodies, cookies and headers are never handed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
