import { pino, type Logger } from "pino";

export type Log = Logger;

/** Lines wait for others until there are so many bytes, or for so long: a system call for each would be slow. */
const BUFFER = { minLength: 32 * 1024, maxWrite: 64 * 1024, periodicFlush: 200 };

/** One JSON line a record on standard output. Request bodies, cookies and headers are never passed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (level === "silent") return pino(options, { write: () => undefined });
  return pino(options, pino.destination({ sync: false, ...BUFFER }));
}
