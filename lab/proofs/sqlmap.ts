/**
 * sqlmap tries every parameter, body and cookie that a stranger can send, in calls and pages, and must find no way into
 * the database's queries. It asks through a door of ours, behind which each request comes from an address of its own.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ADMIN } from "../../tests/support/accounts.ts";
import { has } from "../../tests/support/nginx.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { callerOf, signIn } from "./route-calls.ts";
import { openDoor } from "./scanner-door.ts";
import { fillList, targets, type Target } from "./scanner-targets.ts";
import { startInjectable } from "./injectable.ts";

/** Cookies too from level 2, and what browsers say of themselves from level 3; what could change rows would be in risk 3. */
const THOROUGH = ["--level=3", "--risk=2", "--dbms=SQLite"];
/** It asks nobody, keeps nothing, and takes refusals for answers like others. */
const ALONE = ["--batch", "--disable-coloring", "--flush-session", "--ignore-redirects", "--ignore-code=401,404"];
const FOUND = /^Parameter: .*$|^.*might be (?:injectable|vulnerable).*$/gm;
const HAS_TRIED_ALL = /all tested parameters do not appear to be injectable|identified the following injection point/;

/** `count` is the number of addresses. */
export async function sqlmap({ count, withoutDefence = false }: Options): Promise<Finding> {
  if (!has("sqlmap")) return notRun("sqlmap is not installed");
  return withoutDefence ? tryInjectable() : trySite(count);
}

async function trySite(count?: number): Promise<Finding> {
  const site = await startSite({ TRUST_PROXY: "1" });
  const call = callerOf(site.url);
  const cookie = await signIn(call, ADMIN);
  const picture = await fillList(call, cookie);
  const door = await openDoor(site.url);
  const wrong: string[] = [];
  const chosen = targets({ cookie, origin: door.url, picture }).slice(0, count);
  for (const target of chosen) wrong.push(...(await attack(door.url, target)));
  const faults = site
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":50'));
  wrong.push(...faults.map((line) => `fault in the log: ${line.slice(0, 300)}`));
  await door.close();
  await site.stop();
  return { figures: { addresses: chosen.length, ...door.figures() }, wrong };
}

async function tryInjectable(): Promise<Finding> {
  const server = await startInjectable();
  const wrong = await attack(server.url, { address: "/?q=a" });
  await server.close();
  return { figures: { addresses: 1 }, wrong };
}

/** What sqlmap says about one address; that it could not try it is wrong too. */
async function attack(url: string, { address, data, cookie }: Target): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "cell-sqlmap-"));
  const words = ["-u", url + address, ...(data ? ["--data", data] : []), ...(cookie ? ["--cookie", cookie] : [])];
  // It keeps a history under the home folder of whoever runs it.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
  try {
    const all = [...words, ...THOROUGH, ...ALONE, `--output-dir=${folder}`];
    const { stdout } = await promisify(execFile)("sqlmap", all, { env, maxBuffer: 2 ** 26 });
    const found: string[] = [...(stdout.match(FOUND) ?? [])];
    if (!HAS_TRIED_ALL.test(stdout)) found.push(`not tried to the end: ${stdout.slice(-400)}`);
    return found.map((line) => `${address}: ${line}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
