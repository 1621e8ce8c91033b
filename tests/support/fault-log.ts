import { Writable } from "node:stream";
import { pino } from "pino";

/** A log whose faults the test can count, or with `warn` its warnings too. */
export function faultLog(level: "error" | "warn" = "error") {
  const faults: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      faults.push(chunk.toString());
      done();
    },
  });
  return { faults, log: pino({ level }, sink) };
}
