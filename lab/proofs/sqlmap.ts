/** sqlmap tries every parameter, body and cookie that a visitor can send, and must find no SQL injection. */
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

/** Cookies from level 2, User-Agent and Referer from level 3; risk 3 could change rows. */
const THOROUGH = ["--level=3", "--risk=2", "--dbms=SQLite"];
/** Asks no questions, stores nothing, and treats errors like other responses. */
const ALONE = ["--batch", "--disable-coloring", "--flush-session", "--ignore-redirects", "--ignore-code=401,404"];
const FOUND = /^Parameter: .*$|^.*might be (?:injectable|vulnerable).*$/gm;
const HAS_TRIED_ALL = /all tested parameters do not appear to be injectable|identified the following injection point/;

/** `count` is the number of URLs. */
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

/** Returns sqlmap's findings for one URL; an untested URL counts as a finding too. */
async function attack(url: string, { address, data, cookie }: Target): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "cell-sqlmap-"));
  const args = ["-u", url + address, ...(data ? ["--data", data] : []), ...(cookie ? ["--cookie", cookie] : [])];
  // sqlmap stores a history in the user's home folder.
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder };
  try {
    const all = [...args, ...THOROUGH, ...ALONE, `--output-dir=${folder}`];
    const { stdout } = await promisify(execFile)("sqlmap", all, { env, maxBuffer: 2 ** 26 });
    const found: string[] = [...(stdout.match(FOUND) ?? [])];
    if (!HAS_TRIED_ALL.test(stdout)) found.push(`not tried to the end: ${stdout.slice(-400)}`);
    return found.map((line) => `${address}: ${line}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
