import { pino, type Logger } from "pino";

export type Log = Logger;

/** Writes JSON lines to standard output. Request bodies, cookies and headers are never logged. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, level === "silent" ? { write: () => undefined } : pino.destination());
}
