/** A server process, and its memory and CPU time. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import "../tests/support/no-settings.ts";
import type { Side } from "./sides.ts";

export type Running = { url: string; pid: number; coldStartMs: number; stop: () => Promise<void> };

const TICKS_PER_SECOND = 100;

/** Runs the setup of a server once. @throws with its output when it fails */
export function run(folder: string, args: string[], env: Record<string, string> = {}, input = ""): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    input,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed in ${folder}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Starts a server on a free port; cold start is the time until the whole response to `path`. */
export async function start(side: Side, path: string, env: Record<string, string>): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, side.start, {
    cwd: side.folder,
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", ...side.env, ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((done) => child.once("exit", done));
  await firstResponse(url + path, side.name, startedAt);
  const coldStartMs = performance.now() - startedAt;
  return {
    url,
    pid: child.pid!,
    coldStartMs,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** After a start this site renders and compresses its pages on other threads, which is not part of a request. */
export function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 10_000));
}

async function firstResponse(url: string, name: string, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < 60_000) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return void (await response.text());
    await new Promise((done) => setTimeout(done, 2));
  }
  throw new Error(`${name} did not respond within a minute.`);
}

/** In MB. */
export function residentMegabytes(pid: number): number {
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  return kilobytes / 1024;
}

/** In microseconds. */
export function processorMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000_000;
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}
