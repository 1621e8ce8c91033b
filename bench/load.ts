/** Load on one address, by autocannon in a process of its own, so that neither the server nor this script shares its turn. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { processorMicroseconds, type Running } from "./server-process.ts";
import { BENCH } from "./sides.ts";

export type Figures = { perSecond: number; p50: number; p99: number; processorMicros: number; failures: number };
type Result = {
  requests: { total: number };
  duration: number;
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
};

const AUTOCANNON = join(BENCH, "node_modules/autocannon/autocannon.js");

/** Asks for `path` over `connections` for `seconds`. */
export async function load(server: Running, path: string, connections: number, seconds: number): Promise<Figures> {
  const words = ["-j", "-c", String(connections), "-d", String(seconds), "-H", "Accept-Encoding=gzip, br"];
  const before = processorMicroseconds(server.pid);
  const result = await autocannon([...words, server.url + path]);
  const used = processorMicroseconds(server.pid) - before;
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    processorMicros: used / result.requests.total,
    failures: result.errors + result.non2xx,
  };
}

function autocannon(words: string[]): Promise<Result> {
  const child = spawn(process.execPath, [AUTOCANNON, ...words], { stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", () => done(JSON.parse(output) as Result));
  });
}

/** Five writes a second until the returned function is called; it answers how long each took, in ms. */
export function keepWriting(write: () => Promise<Response>): () => Promise<number[]> {
  const took: number[] = [];
  const under = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const startedAt = performance.now();
    const one = write().then(async (response) => {
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A write was answered ${response.status}.`);
      took.push(performance.now() - startedAt);
    });
    under.add(one);
  }, 200);
  return async () => {
    clearInterval(timer);
    await Promise.all(under);
    return took;
  };
}
