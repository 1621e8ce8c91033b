import { pino, type Logger } from "pino";

export type Log = Logger;

/** JSON lines on standard output. Request bodies, cookies and headers are never passed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, level === "silent" ? { write: () => undefined } : pino.destination());
}
