/** Kills one write at each system call that changes the database: it must be stored as a whole or not at all. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { square } from "../../tests/support/pictures.ts";
import { startSite, type SiteProcess } from "../../tests/support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { databaseFiles, inject, whyNoStrace } from "./strace.ts";
import { without } from "./without.ts";
import { formOf, judge, signIn } from "./workload.ts";

type Data = { folder: string; cookie: string; version: number; events: number };
type Call = { name: string; nth: number };

/** `count` is the number of kills, spread over the calls of one write; by default every call. */
export async function killAtEachCall({ count = Infinity, withoutDefence = false }: Options): Promise<Finding> {
  const why = whyNoStrace();
  if (why) return notRun(why);
  const node = without(withoutDefence && "journal");
  const data = await makeData();
  const calls = await callsOfOneWrite(data, node);
  const step = Math.max(1, Math.ceil(calls.length / count));
  const tried = calls.filter((_, index) => index % step === 0);
  const wrong = calls.length > 0 ? [] : ["strace saw no call of the write"];
  for (const call of tried) wrong.push(...(await writeAndDieAt(call, data, node)));
  rmSync(data.folder, { recursive: true });
  return { figures: { "system calls of one write": calls.length, "killed at": tried.length }, wrong };
}

/** Makes accounts, a session and a few events, so that a write changes existing pages. */
async function makeData(): Promise<Data> {
  const folder = mkdtempSync(join(tmpdir(), "cell-call-"));
  const site = await startSite({ DATA_DIR: folder });
  const cookie = await signIn(site.url);
  for (let turn = 0; turn < 3; turn += 1) await write(site, cookie);
  await site.stop();
  return { folder, cookie, ...read(join(folder, "site.db")) };
}

function read(file: string): { version: number; events: number } {
  const database = new DatabaseSync(file);
  const count = "(select count(*) from document where collection = 'event')";
  const row = database.prepare(`select version, ${count} as events from site_version`).get();
  database.close();
  return row as { version: number; events: number };
}

/** Starts a site on a copy of the data, with a tracer attached. */
async function siteOn(data: Data, node: string[], fault: Parameters<typeof inject>[2]) {
  const folder = mkdtempSync(join(tmpdir(), "cell-call-"));
  cpSync(data.folder, folder, { recursive: true });
  const site = await startSite({ DATA_DIR: folder }, { accounts: false, node });
  return { folder, site, tracer: await inject(site.pid, databaseFiles(folder), fault) };
}

// Counts each kind of call, like strace, in the main thread only: another thread reads the same files after a start.
async function callsOfOneWrite(data: Data, node: string[]): Promise<Call[]> {
  const { folder, site, tracer } = await siteOn(data, node, { fault: "delay_enter=0" });
  await write(site, data.cookie);
  await tracer.letGo();
  await site.kill();
  rmSync(folder, { recursive: true });
  const seen = new Map<string, number>();
  const ofMainThread = new RegExp(String.raw`^\[pid +${site.pid}\] (\w+)\(.*\(DELAYED\)`, "gm");
  return [...tracer.output().matchAll(ofMainThread)].map(([, name]) => {
    seen.set(name!, (seen.get(name!) ?? 0) + 1);
    return { name: name!, nth: seen.get(name!)! };
  });
}

async function writeAndDieAt({ name, nth }: Call, data: Data, node: string[]): Promise<string[]> {
  const where = `killed at ${name} ${nth}: `;
  const fault = { calls: name, fault: `signal=KILL:when=${nth}` };
  const { folder, site } = await siteOn(data, node, fault);
  const status = await write(site, data.cookie);
  if (status !== undefined) return [`${where}it lived on`];
  await site.ended;
  try {
    const file = join(folder, "site.db");
    const now = read(file);
    const [added, raised] = [now.events - data.events, now.version - data.version];
    const half = added !== raised || added < 0 || added > 1;
    const database = new DatabaseSync(file);
    const lines = judge(database, { known: new Map(), sent: new Set() });
    database.close();
    if (half) lines.push(`half: ${added} events, the version ${raised} higher`);
    return lines.map((line) => where + line);
  } catch (error) {
    return [where + String(error)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let seed = 1;

/** Adds an event with a picture; returns the status, or nothing without a response. */
async function write(site: SiteProcess, cookie: string): Promise<number | undefined> {
  const form = formOf(`write ${seed}`);
  form.set("image", new File([square(seed)], "picture.png"));
  seed += 1;
  const init = { method: "POST", body: form, headers: { Cookie: cookie } };
  return fetch(`${site.url}/api/events`, init).then(
    (response) => response.status,
    () => undefined,
  );
}
