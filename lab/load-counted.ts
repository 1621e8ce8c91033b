/**
 * Measures the latency of each request that was sent, with h2load. wrk also counts the requests that it would have sent
 * while it waited, so a few long waits change its slowest hundredth most.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figures } from "./load.ts";
import { processorMicroseconds, type Running } from "./server-process.ts";

/** Returns the figures of `load`. */
export async function loadCounted(
  server: Running,
  path: string,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const before = processorMicroseconds(server.pid);
  const requests = await h2load(server.url + path, connections, seconds);
  const used = processorMicroseconds(server.pid) - before;
  const times = requests.map(({ micros }) => micros).sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.floor(times.length * share)]! / 1000;
  return {
    perSecond: times.length / seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
    processorMicros: used / times.length,
    failures: requests.filter(({ status }) => status !== 200).length,
  };
}

type Request = { status: number; micros: number };

async function h2load(url: string, connections: number, seconds: number): Promise<Request[]> {
  const folder = mkdtempSync(join(tmpdir(), "cell-latencies-"));
  const log = join(folder, "requests.tsv");
  const options = ["--h1", "-t1", `-c${connections}`, `-D${seconds}`, `--log-file=${log}`];
  const child = spawn("h2load", [...options, "-H", "accept-encoding: gzip, br", url], { stdio: "ignore" });
  try {
    await new Promise<void>((done, fail) => {
      child.once("error", () => fail(new Error("Install h2load first (Debian: apt install nghttp2-client).")));
      child.once("exit", () => done());
    });
    // Each line has the start of a request, its status and its duration in microseconds.
    return readFileSync(log, "utf8").trim().split("\n").map(requestOf);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function requestOf(line: string): Request {
  const [, status, micros] = line.split("\t").map(Number);
  return { status: status!, micros: micros! };
}
