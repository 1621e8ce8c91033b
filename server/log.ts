import { pino, type Logger } from "pino";

export type Log = Logger;

/** One JSON line a record on standard output. Request bodies, cookies and headers are never handed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, bufferedOutput(level));
}

/** How long a line may wait for others; pino writes what is left when the process ends, whatever ends it but a kill. */
const FLUSH_MS = 200;

/** A system call for each line would take a third of the time of an answer from memory. */
function bufferedOutput(level: string) {
  const output = pino.destination({ sync: false, minLength: 8_192 });
  if (level !== "silent") setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
}
