import { Writable } from "node:stream";
import { pino } from "pino";

/** Returns a log that counts its lines of this level and above. */
export function faultLog(level: "error" | "warn" | "info" = "error") {
  const faults: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      faults.push(chunk.toString());
      done();
    },
  });
  return { faults, log: pino({ level }, sink) };
}
