/** Checks deploy/ as far as possible without a container engine. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { parseEnv } from "../platform/env.ts";
import { ROOT } from "./support/app.ts";
import { has, nginxFolder, readDeploy } from "./support/nginx.ts";

type Service = {
  ports?: string[];
  volumes?: string[];
  image?: string;
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
};

test("the compose file has a database, two read-only processes, a cache and a proxy", () => {
  const { services } = parse(readDeploy("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  expect(Object.keys(services)).toEqual(["database", "site-a", "site-b", "cache", "proxy"]);
  for (const site of [services["site-a"]!, services["site-b"]!]) {
    expect(site).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  }
});

test("the site accepts every variable of the compose file", () => {
  const { services } = parse(readDeploy("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  const given = services["site-a"]!.environment!;
  const filled = { ...given, PUBLIC_URL: "https://cell.example.edu", SESSION_SECRET: "0123456789abcdef".repeat(4) };
  expect(parseEnv(filled, ROOT)).toMatchObject({ TRUST_PROXY: 1, PUBLIC_URL: "https://cell.example.edu" });
  expect(given.DATABASE_URL).toMatch(/^postgres:\/\//);
});

test("the image runs without privileges, writes only to /data, has a health check", () => {
  const dockerfile = readDeploy("Dockerfile");
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toMatch(/^HEALTHCHECK /m);
  expect(dockerfile).toMatch(/^VOLUME \/data$/m);
});

test("only the proxy is reachable from outside, and all named files exist", () => {
  const { services } = parse(readDeploy("compose.yaml"), { merge: true }) as { services: Record<string, Service> };
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(["proxy"]);
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.filter((line) => line.startsWith("./")),
  );
  expect(mounted.map((line) => existsSync(join(ROOT, "deploy", line.split(":")[0]!)))).toEqual([true, true, true]);
  expect(readDeploy("Caddyfile")).toContain("reverse_proxy cache:8080");
});

test.skipIf(!has("nginx"))("nginx, if it is installed, accepts the configuration for one machine", () => {
  const { folder, file, remove } = nginxFolder("nginx.conf", []);
  onTestFinished(remove);
  const key = ["-newkey", "rsa:2048", "-nodes", "-keyout", join(folder, "privkey.pem")];
  const certificate = ["-out", join(folder, "fullchain.pem"), "-days", "1", "-subj", "/CN=cell.example.edu"];
  spawnSync("openssl", ["req", "-x509", ...key, ...certificate]);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("/etc/letsencrypt/live/cell.example.edu", folder));
  const { status, stderr } = spawnSync("nginx", ["-t", "-c", file], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test.skipIf(!has("systemd-analyze"))("systemd accepts the units (skipped where systemd is not installed)", () => {
  const units = ["cell.service", "cell.socket"].map((name) => join(ROOT, "deploy", name));
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...units], { encoding: "utf8" });
  // The test machine does not have the unit's program.
  const complaints = stderr.split("\n").filter((line) => line && !line.includes("is not executable"));
  expect([status === null, complaints]).toEqual([false, []]);
});

test("the socket that systemd holds is where the proxy looks for the site", () => {
  const [, address] = /^ListenStream=(.+)$/m.exec(readDeploy("cell.socket"))!;
  expect(readDeploy("nginx.conf")).toContain(`server ${address} `);
});
