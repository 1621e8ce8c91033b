import { Writable } from "node:stream";
import { pino } from "pino";

/** A log whose faults the test can count. */
export function faultLog() {
  const faults: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      faults.push(chunk.toString());
      done();
    },
  });
  return { faults, log: pino({ level: "error" }, sink) };
}
