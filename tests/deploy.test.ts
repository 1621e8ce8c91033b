/** What can be checked of deploy/ without a container engine; what cannot, says so. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { parseEnv } from "../server/env.ts";
import { ROOT } from "./support/app.ts";

const read = (name: string) => readFileSync(join(ROOT, "deploy", name), "utf8");
const has = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;

type Service = { image?: string; environment?: Record<string, string>; read_only?: boolean; cap_drop?: string[] };

test("the compose file has a database, two processes of the site that may write nothing but their data, and a proxy", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  expect(Object.keys(services)).toEqual(["database", "site-a", "site-b", "proxy"]);
  for (const site of [services["site-a"]!, services["site-b"]!]) {
    expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  }
});

test("the site understands every variable that the compose file gives it", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const given = services["site-a"]!.environment!;
  const filled = { ...given, PUBLIC_URL: "https://cell.example.edu", SESSION_SECRET: "s".repeat(64) };
  expect(parseEnv(filled, ROOT)).toMatchObject({ TRUST_PROXY: 1, PUBLIC_URL: "https://cell.example.edu" });
  expect(given.DATABASE_URL).toMatch(/^postgres:\/\//);
});

test("the image runs as a user without rights, writes to /data only, and says whether it is well", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toMatch(/^VOLUME \/data$/m);
});

test.skipIf(!has("nginx"))("nginx accepts the proxy configuration (skipped where nginx is not installed)", () => {
  const folder = mkdtempSync(join(tmpdir(), "cell-nginx-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const key = [
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-keyout",
    join(folder, "privkey.pem"),
    "-out",
    join(folder, "fullchain.pem"),
  ];
  spawnSync("openssl", ["req", "-x509", ...key, "-days", "1", "-subj", "/CN=cell.example.edu"]);
  const site = read("nginx.conf")
    .replaceAll("/etc/letsencrypt/live/cell.example.edu", folder)
    .replace("/var/cache/nginx/cell", join(folder, "cache"));
  writeFileSync(join(folder, "nginx.conf"), `pid ${folder}/pid;\nevents {}\nhttp {\n${site}\n}\n`);
  const { status, stderr } = spawnSync("nginx", ["-t", "-c", join(folder, "nginx.conf")], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test.skipIf(!has("systemd-analyze"))("systemd accepts the unit (skipped where systemd is not installed)", () => {
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", join(ROOT, "deploy/cell.service")], {
    encoding: "utf8",
  });
  // The program of the unit is not installed on the machine that tests.
  const complaints = stderr.split("\n").filter((line) => line && !line.includes("is not executable"));
  expect([status === null, complaints]).toEqual([false, []]);
});
