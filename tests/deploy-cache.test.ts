/** Tests two real processes of the site behind a real nginx with deploy/cache.conf. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ROOT } from "./support/app.ts";
import { freePort } from "./support/free-port.ts";
import { get, has, readDeploy, startCache, whenResponding } from "./support/nginx.ts";
import { cookieHeaderOf } from "./support/requests.ts";
import { ADMIN, startSite, type SiteProcess } from "./support/site-process.ts";

const ASSET = `/assets/${readdirSync(join(ROOT, "build/app/client/assets")).find((name) => name.endsWith(".js"))}`;

async function twoSites() {
  const data = mkdtempSync(join(tmpdir(), "cell-two-"));
  const settings = { DATA_DIR: data, TRUST_PROXY: "1" };
  const sites: [SiteProcess, SiteProcess] = [await startSite(settings), await startSite(settings)];
  onTestFinished(async () => {
    await Promise.all(sites.map((site) => site.kill()));
    rmSync(data, { recursive: true });
  });
  const { port, stop } = await startCache(sites.map(({ url }) => Number(new URL(url).port)) as [number, number]);
  onTestFinished(stop);
  return { sites, port };
}

/** Returns the client addresses that the two processes saw for `path`. */
const addressesFor = (sites: SiteProcess[], path: string) =>
  sites
    .flatMap((site) => site.output().split("\n"))
    .filter((line) => line.includes(`"path":"${path}"`))
    .map((line) => (JSON.parse(line) as { address: string }).address);

const cacheOf = async (port: number, path: string, headers: Record<string, string> = {}) =>
  (await get(port, path, { headers })).headers["x-cache"];

describe.skipIf(!has("nginx"))("behind nginx (skipped where nginx is not installed)", () => {
  test("a hashed file is cached, and available when no process runs", async () => {
    const { sites, port } = await twoSites();
    const first = await get(port, ASSET);
    expect([first.status, first.headers["x-cache"]]).toEqual([200, "MISS"]);
    const second = await get(port, ASSET);
    expect([second.headers["x-cache"], second.body === first.body]).toEqual(["HIT", true]);
    await Promise.all(sites.map((site) => site.kill()));
    expect([await cacheOf(port, ASSET), (await get(port, "/events")).status]).toEqual(["HIT", 503]);
  });

  test("pages, calls, and responses with cookies or passwords are never cached", async () => {
    const { sites, port } = await twoSites();
    const signedIn = await fetch(`${sites[0].url}/api/session`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(ADMIN),
    });
    const Cookie = cookieHeaderOf(signedIn);
    for (const path of ["/api/messages", "/api/session", "/admin/messages", "/events", ASSET])
      expect([await cacheOf(port, path, { Cookie }), await cacheOf(port, path, { Cookie })], path).toEqual([
        "BYPASS",
        "BYPASS",
      ]);
    const Authorization = "Basic eDp5";
    expect([await cacheOf(port, ASSET, { Authorization }), await cacheOf(port, ASSET)]).toEqual(["BYPASS", "MISS"]);
    for (const path of ["/events", "/api/events", "/api/session", "/healthz", "/admin/messages"])
      expect([await cacheOf(port, path), await cacheOf(port, path)], path).not.toContain("HIT");
    expect((await get(port, "/api/messages")).status, "nobody gets what an administrator saw").toBe(401);
  });

  test("visitors do not notice a process that stops", async () => {
    const { sites, port } = await twoSites();
    const statuses = new Set<number>();
    let asking = true;
    const visitors = Array.from({ length: 4 }, async () => {
      while (asking) statuses.add((await get(port, "/events")).status);
    });
    await sites[0].stop();
    await new Promise((done) => setTimeout(done, 300));
    asking = false;
    await Promise.all(visitors);
    expect([...statuses]).toEqual([200]);
  });

  test("when both processes are down the visitor gets Retry-After", async () => {
    const { sites, port } = await twoSites();
    await Promise.all(sites.map((site) => site.kill()));
    const { status, headers } = await get(port, "/events");
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      "retry-after": "5",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });

  test.skipIf(process.platform !== "linux")("only Caddy sets the address of the client", async () => {
    const { sites, port } = await twoSites();
    const forged = { "X-Forwarded-For": "203.0.113.9, 198.51.100.7" };
    await get(port, "/healthz?as-caddy", { headers: forged });
    await get(port, "/readyz", { headers: forged, from: "127.0.0.2" });
    await vi.waitFor(() => expect(addressesFor(sites, "/readyz")).toEqual(["127.0.0.2"]), 10_000);
    // The test also requests the health of each process, from 127.0.0.1, and the log is written with a delay.
    await vi.waitFor(() => expect(addressesFor(sites, "/healthz")).toContain("198.51.100.7"), 10_000);
    expect(addressesFor(sites, "/healthz")).not.toContain("203.0.113.9");
  });

  test.skipIf(!has("caddy"))(
    "through Caddy a forged X-Forwarded-For is thrown away (skipped without Caddy)",
    async () => {
      const { sites, port } = await twoSites();
      const front = await startCaddy(port);
      await get(front, "/readyz", { headers: { "X-Forwarded-For": "203.0.113.9" } });
      await vi.waitFor(() => expect(addressesFor(sites, "/readyz")).toEqual(["127.0.0.1"]), 10_000);
      expect((await get(front, ASSET)).status).toBe(200);
      expect(await cacheOf(front, ASSET)).toBe("HIT");
    },
  );
});

/** Starts Caddy with deploy/Caddyfile in front of the cache; without TLS, which would need a domain. */
async function startCaddy(cachePort: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "cell-caddy-"));
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readDeploy("Caddyfile").replace("cache:8080", `127.0.0.1:${cachePort}`)}`);
  const env = { ...process.env, SITE_HOST: `http://127.0.0.1:${port}`, HOME: folder, XDG_DATA_HOME: folder };
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { stdio: "ignore", env });
  onTestFinished(async () => {
    const ended = new Promise((done) => caddy.once("exit", done));
    caddy.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  await whenResponding(port);
  return port;
}
