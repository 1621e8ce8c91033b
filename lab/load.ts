/** Measures with wrk in a separate process, because it sends requests faster than one Node process can respond. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { processorMicroseconds, type Running } from "./server-process.ts";
import { LAB } from "./sides.ts";

/** Latencies are in ms, `processorMicros` is the server's CPU time per request. */
export type Figures = { perSecond: number; p50: number; p99: number; processorMicros: number; failures: number };
/** The output of `wrk-report.lua`; times are in microseconds. */
type Result = { requests: number; duration: number; p50: number; p99: number; failures: number };

export async function load(server: Running, path: string, connections: number, seconds: number): Promise<Figures> {
  const before = processorMicroseconds(server.pid);
  const result = await wrk(server.url + path, connections, seconds);
  const used = processorMicroseconds(server.pid) - before;
  return {
    perSecond: (result.requests / result.duration) * 1_000_000,
    p50: result.p50 / 1000,
    p99: result.p99 / 1000,
    processorMicros: used / result.requests,
    failures: result.failures,
  };
}

function wrk(url: string, connections: number, seconds: number): Promise<Result> {
  const report = join(LAB, "wrk-report.lua");
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, "-s", report, "-H", "Accept-Encoding: gzip, br"];
  const child = spawn("wrk", [...options, url], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.once("error", () => fail(new Error("Install wrk first (Debian: apt install wrk).")));
    child.once("exit", () => done(JSON.parse(output.trim().split("\n").at(-1)!) as Result));
  });
}

/** Writes five times a second until the returned function is called, which returns the durations in ms. */
export function keepWriting(write: () => Promise<Response>): () => Promise<number[]> {
  const took: number[] = [];
  const inFlight = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const startedAt = performance.now();
    const one = write().then(async (response) => {
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A write failed with status ${response.status}.`);
      took.push(performance.now() - startedAt);
    });
    inFlight.add(one);
  }, 200);
  return async () => {
    clearInterval(timer);
    await Promise.all(inFlight);
    return took;
  };
}
