import { pino, type Logger } from "pino";

export type Log = Logger;

/** One JSON line a record on standard output. Request bodies, cookies and headers are never handed to it. */
export function createLog(level: "info" | "warn" | "silent" = "info"): Log {
  return pino({ level, base: null, timestamp: isoTime }, bufferedOutput(level));
}

let lastMoment = 0;
let lastTime = "";

/** As pino's own, but written once for all lines of a millisecond. */
function isoTime(): string {
  const moment = Date.now();
  if (moment !== lastMoment) lastTime = `,"time":"${new Date(moment).toISOString()}"`;
  lastMoment = moment;
  return lastTime;
}

/** How long a line may wait for others; pino writes what is left when the process ends, whatever ends it but a kill. */
const FLUSH_MS = 200;

/** A system call for each line would take a third of the time of an answer from memory. */
function bufferedOutput(level: string) {
  const output = pino.destination({ sync: false, minLength: 8_192 });
  if (level !== "silent") setInterval(() => output.flush(), FLUSH_MS).unref();
  return output;
}
