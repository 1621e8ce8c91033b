import { pino, type Logger } from "pino";

export type Log = Logger;

/** The lines of this time are written together. */
const FLUSH_MS = 10;

/** JSON lines on standard output. Request bodies, cookies and headers are never passed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, level === "silent" ? { write: () => undefined } : bufferedOutput());
}

/** pino's own buffer copies its whole text at each line: a sixth of the processor time of a cached response. */
function bufferedOutput() {
  const output = pino.destination({ sync: false });
  let text = "";
  const flush = () => {
    if (text) output.write(text);
    text = "";
  };
  // Before pino's own listener, which writes what it has.
  process.prependListener("exit", flush);
  return {
    write(line: string): void {
      if (!text) setTimeout(flush, FLUSH_MS);
      text += line;
    },
    /** pino calls this after a fatal line. */
    flushSync(): void {
      flush();
      output.flushSync();
    },
  };
}
