/** A real nginx with the files of deploy/, with names and paths replaced for a test. */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export const has = (command: string): boolean => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
export const readDeploy = (name: string): string => readFileSync(join(ROOT, "deploy", name), "utf8");

/** Makes a folder with a configuration whose only site is `site` (a file of deploy/ after `exchange`). */
export function nginxFolder(site: string, exchange: [from: string, to: string][]) {
  const folder = mkdtempSync(join(tmpdir(), "cell-nginx-"));
  writeFileSync(join(folder, "rules.conf"), readDeploy("rules.conf"));
  const places: [string, string][] = [
    ["/etc/nginx/cell-rules.conf", join(folder, "rules.conf")],
    ["/var/cache/nginx/cell", join(folder, "cache")],
    ...exchange,
  ];
  const text = places.reduce((whole, [from, to]) => whole.replaceAll(from, to), readDeploy(site));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`);
  // nginx as root runs its workers as nobody, who may not write into the folder.
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${user}pid ${folder}/pid;\nerror_log ${folder}/error.log;\nworker_processes 1;\nevents {}\n` +
      `http {\naccess_log off;\n${temporary.join("\n")}\n${text}\n}\n`,
  );
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts nginx with deploy/cache.conf in front of the sites at `ports`. 127.0.0.1 counts as Caddy's address. */
export async function startCache([a, b]: [number, number]): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const { file, remove } = nginxFolder("cache.conf", [
    ["site-a:3000 resolve", `127.0.0.1:${a}`],
    ["site-b:3000 resolve", `127.0.0.1:${b}`],
    ["listen 8080", `listen 127.0.0.1:${port}`],
    ["10.0.0.0/8", "127.0.0.1/32"],
  ]);
  const checked = spawnSync("nginx", ["-t", "-c", file], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const nginx = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "ignore" });
  const ended = new Promise((done) => nginx.once("exit", done));
  const stop = async () => {
    nginx.kill("SIGTERM");
    await ended;
    remove();
  };
  await whenResponding(port);
  return { port, stop };
}

export async function whenResponding(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await get(port, "/healthz").catch(() => undefined)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Nothing listens at port ${port}.`);
}

type PlainResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends GET with a chosen client address, which `fetch` cannot set. */
export function get(
  port: number,
  path: string,
  { headers = {}, from = "127.0.0.1" }: { headers?: Record<string, string>; from?: string } = {},
): Promise<PlainResponse> {
  return new Promise((done, fail) => {
    request({ host: "127.0.0.1", port, path, headers, localAddress: from, agent: false }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => done({ status: response.statusCode!, headers: response.headers, body }));
      response.on("error", fail);
    })
      .on("error", fail)
      .end();
  });
}
