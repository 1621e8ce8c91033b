/** Tests the site as a process: messages, errors and signals. */
import { createHash } from "node:crypto";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { MESSAGE } from "./support/api-examples.ts";
import { ROOT } from "./support/app.ts";
import { startSite } from "./support/site-process.ts";

test("a site names its URL and data folder, and allows its first script by its hash", async () => {
  const site = await startSite();
  onTestFinished(() => void site.stop());
  expect(site.output()).toContain(site.url);
  expect(site.output()).toContain(site.dataFolder);
  const page = await fetch(`${site.url}/`);
  const [, script = ""] = /<head>.*?<script>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  expect(script).toContain("pagePainted");
  expect(script.length).toBeLessThan(900);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(page.headers.get("Content-Security-Policy")).toContain(`'sha256-${hash}'`);
});

test("SIGTERM lets open responses end, and the process exits 0", async () => {
  const site = await startSite();
  const body = JSON.stringify(MESSAGE);
  const headers = { "Content-Type": "application/json", "Content-Length": body.length, Expect: "100-continue" };
  const slow = request(`${site.url}/api/contact`, { method: "POST", headers });
  slow.flushHeaders();
  await once(slow, "continue");
  const answered = once(slow, "response") as Promise<[IncomingMessage]>;
  const code = site.stop();
  // After two seconds the site cuts idle connections.
  await new Promise((done) => setTimeout(done, 3_000));
  slow.end(body);
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  expect(await code).toBe(0);
});

test("a signal that comes with the first word of the start is not met unprepared", async () => {
  const child = spawn(process.execPath, ["build/start.js"], environment({ PORT: "0" }));
  child.stdout.once("data", () => child.kill("SIGTERM"));
  expect(await new Promise((done) => child.once("exit", done))).toBe(0);
});

test("without an administrator the start says how to add one", async () => {
  const child = spawn(process.execPath, ["build/start.js"], environment({ PORT: "0" }));
  const ended = new Promise((done) => child.once("close", done));
  let words = "";
  child.stdout.on("data", (chunk: Buffer) => (words += chunk.toString()));
  await vi.waitFor(() => expect(words).toContain("npm run admin -- add"), 20_000).finally(() => child.kill());
  await ended;
});

test.each([
  [{ PORT: "eighty" }, "PORT must be a port number"],
  [{ HOST: "nonsense.invalid" }, "HOST: nonsense.invalid is no address of this machine"],
  [{ HOST: "192.0.2.1" }, "HOST: 192.0.2.1 is no address of this machine"],
  [{ HOST: "[::1" }, "HOST: [::1 is no address of this machine"],
  [{ DATA_DIR: "/dev/null" }, "DATA_DIR: /dev/null is not a folder"],
  [{ DATA_DIR: "/etc/passwd/data" }, "DATA_DIR: /etc/passwd/data is not a folder"],
  [{ DATA_DIR: "/proc/nope" }, "DATA_DIR: /proc/nope cannot be made"],
  [{ DATABASE_URL: "postgres://cell:se/cret@localhost/cell" }, "write / as %2F"],
  [{ DATABASE_URL: "postgres://cell:12/cret@localhost/cell" }, "write / as %2F"],
])("the start refuses %j with a sentence", (env, sentence) => {
  const { status, stderr } = start({ PORT: "0", ...env });
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("cret@");
  expect(stderr.trim().split("\n")).toHaveLength(1);
});

test.each([
  ["no database", (file: string) => writeFileSync(file, "dear diary".repeat(1_000))],
  ["cut in half", (file: string) => truncateSync(file, statSync(file).size / 2)],
])("the start refuses a data file that is %s, and leaves it as it is", (_, harm) => {
  const folder = mkdtempSync(join(tmpdir(), "cell-damaged-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "site.db");
  copyFileSync(inject("sqliteTemplate")!, file);
  harm(file);
  const before = readFileSync(file);
  const { status, stderr } = start({ DATA_DIR: folder, PORT: "0" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("holds a damaged data file; restore a backup")]);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a port in use gets a clear message", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await new Promise((done) => other.once("listening", done));
  const { port } = other.address() as AddressInfo;
  const { status, stderr } = await startAsync({ PORT: String(port), HOST: "127.0.0.1" });
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${port} is in use`);
});

test("a Node that is too old stops with one sentence", () => {
  const script =
    "Object.defineProperty(process.versions, 'node', { value: '25.9.0' }); await import('./cli/start.mjs');";
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).toContain("needs Node.js 26 or newer");
});

function environment(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "cell-process-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { cwd: ROOT, env: { ...process.env, DATA_DIR: folder, ...env } };
}

function start(env: Record<string, string>) {
  return spawnSync(process.execPath, ["build/start.js"], { ...environment(env), encoding: "utf8", timeout: 60_000 });
}

/** Starts a site while this process continues. */
async function startAsync(env: Record<string, string>) {
  const child = spawn(process.execPath, ["build/start.js"], environment(env));
  let stderr = "";
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()));
  const status = await new Promise((done) => child.once("close", done));
  return { status, stderr };
}
