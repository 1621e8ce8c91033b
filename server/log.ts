import { pino, type Logger } from "pino";
import { lineBlock } from "./line-block.ts";

export type Log = Logger;

/** One JSON line a record on standard output. Request bodies, cookies and headers are never handed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  return pino({ level, base: null, timestamp: isoTime }, level === "silent" ? NOWHERE : bufferedOutput());
}

type Destination = { [pino.symbols.streamSym]: { write: (line: string) => void } };

/** Writes a line that is whole already to where `log` writes its own. */
export function writeLine(log: Log, line: string): void {
  (log as Log & Destination)[pino.symbols.streamSym].write(line);
}

const NOWHERE = { write: () => undefined };

let lastMoment = 0;
let lastTime = "";

/** As pino's own, but written once for all lines of a millisecond. */
export function isoTime(): string {
  const moment = Date.now();
  if (moment !== lastMoment) lastTime = `,"time":"${new Date(moment).toISOString()}"`;
  lastMoment = moment;
  return lastTime;
}

/** How long a line may wait for others; what is left is written when the process ends, whatever ends it but a kill. */
const FLUSH_MS = 200;

/** A system call, or a string that is kept, for each line would take half of the time of an answer from memory. */
function bufferedOutput() {
  const output = pino.destination({ sync: false });
  const block = lineBlock(output);
  setInterval(block.flush, FLUSH_MS).unref();
  // Before pino's own: it writes what it was given, and takes no more.
  process.prependListener("beforeExit", block.flush);
  process.prependListener("exit", block.flush);
  return block;
}
