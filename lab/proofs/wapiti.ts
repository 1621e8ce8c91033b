/** Wapiti follows every link and form and attacks them with scripts, commands, paths, header lines and URLs. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ADMIN } from "../../tests/support/accounts.ts";
import { has } from "../../tests/support/nginx.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { startInjectable } from "./injectable.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { callerOf, signIn } from "./route-calls.ts";
import { openDoor } from "./scanner-door.ts";
import { fillList } from "./scanner-targets.ts";

/** All modules without external servers, except `blindsql`, which reports every slow response. */
const ATTACKS = "backup,crlf,exec,file,htaccess,methods,permanentxss,redirect,shellshock,sql,xss";

type Report = { vulnerabilities: Record<string, { path: string; parameter: string; info: string }[]> };

/** `count` is the depth of links. */
export async function wapiti({ count = 4, withoutDefence = false }: Options): Promise<Finding> {
  if (!has("wapiti")) return notRun("wapiti is not installed");
  if (withoutDefence) return tryInjectable();
  const site = await startSite({ TRUST_PROXY: "1" });
  const call = callerOf(site.url);
  await fillList(call, await signIn(call, ADMIN));
  const door = await openDoor(site.url);
  const wrong = await attack(`${door.url}/`, count);
  await door.close();
  await site.stop();
  return { figures: door.figures(), wrong };
}

async function tryInjectable(): Promise<Finding> {
  const server = await startInjectable();
  const wrong = await attack(`${server.url}/?q=a`, 1);
  await server.close();
  return { figures: { addresses: 1 }, wrong };
}

async function attack(url: string, depth: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "cell-wapiti-"));
  const file = join(folder, "report.json");
  const args = ["-u", url, "--scope", "domain", "-d", String(depth), "-m", ATTACKS, "-f", "json", "-o", file];
  const alone = ["--flush-session", "--no-bugreport", "--store-session", folder];
  try {
    const env = { ...process.env, HOME: folder };
    await promisify(execFile)("wapiti", [...args, ...alone], { env, maxBuffer: 2 ** 26 });
    const { vulnerabilities } = JSON.parse(readFileSync(file, "utf8")) as Report;
    return Object.entries(vulnerabilities).flatMap(([kind, found]) =>
      found.map(({ path, parameter, info }) => `${kind} at ${path} ${parameter}: ${info}`),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
