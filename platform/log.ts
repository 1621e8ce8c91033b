import { pino, type Logger } from "pino";
import { lineBlock } from "./line-block.ts";

export type Log = Logger;

const FLUSH_MS = 200;

/** JSON lines on standard output. Request bodies, cookies and headers are never passed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return pino(options, level === "silent" ? { write: () => undefined } : bufferedOutput());
}

function bufferedOutput() {
  const output = pino.destination({ sync: false });
  const block = lineBlock(output);
  setInterval(block.flush, FLUSH_MS).unref();
  // Before pino's own listener, which closes the output.
  process.prependListener("beforeExit", block.flush);
  process.prependListener("exit", block.flush);
  return block;
}
