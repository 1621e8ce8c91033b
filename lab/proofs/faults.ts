/** With a failing disk or without file handles, no lost write is acknowledged, pages work, and the site recovers. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSite, type SiteProcess } from "../../tests/support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { databaseFiles, inject, whyNoStrace } from "./strace.ts";
import { without } from "./without.ts";
import { judge, signIn, workload, type Workload } from "./workload.ts";

const CLIENTS = 4;
const FAULT_MS = 1_500;
const WELL_AGAIN_MS = 5_000;

const WRITES = "pwrite64,write,ftruncate,fallocate";
const FAULTS: [what: string, calls: string, error: string][] = [
  ["disk full", WRITES, "ENOSPC"],
  ["I/O error", WRITES, "EIO"],
  ["no file handles", "openat", "EMFILE"],
  ["read-only file system", `openat,unlink,${WRITES}`, "EROFS"],
  ["quota used up", WRITES, "EDQUOT"],
];

const assets = resolve(import.meta.dirname, "../../build/app/client/assets");
const PAGES = ["/", "/events", "/gallery", "/team", "/privacy", "/api/events", `/assets/${readdirSync(assets)[0]}`];

type Scene = { site: SiteProcess; writers: Workload; folder: string; wrong: string[]; pages: number; slowest: number };

/** `count` is the number of single failing calls after the lasting faults. */
export async function faults({ count = 60, withoutDefence = false }: Options): Promise<Finding> {
  const why = whyNoStrace();
  if (why) return notRun(why);
  const folder = mkdtempSync(join(tmpdir(), "cell-faults-"));
  const node = without(withoutDefence && "errors");
  const site = await startSite({ DATA_DIR: folder, TRUST_PROXY: "1" }, { node });
  const writers = workload({ url: () => site.url, cookie: await signIn(site.url), texts: 0.1 });
  for (const page of PAGES) await fetch(site.url + page);
  const scene: Scene = { site, writers, folder, wrong: [], pages: 0, slowest: 0 };

  for (const [what, calls, error] of FAULTS) await last(scene, what, { calls, fault: `error=${error}` });
  for (let nth = 1; nth <= count; nth += 1)
    await last(scene, `call ${nth} fails`, { calls: "pwrite64", fault: `error=EIO:when=${nth}` }, 150);

  await site.kill();
  rmSync(folder, { recursive: true });
  const { acknowledged, refused } = writers.counts;
  return {
    figures: {
      "lasting faults": FAULTS.length,
      "single calls that failed": count,
      "writes acknowledged": acknowledged,
      "writes refused with 503": refused,
      "pages answered during faults": scene.pages,
      "longest until well again in ms": Math.round(scene.slowest),
    },
    wrong: [...scene.wrong, ...writers.faults],
  };
}

/** Clients write and read during the fault. */
async function last(scene: Scene, what: string, fault: Parameters<typeof inject>[2], lasts = FAULT_MS) {
  const { site, writers, folder, wrong } = scene;
  const tracer = await inject(site.pid, databaseFiles(folder), fault);
  let over = false;
  const running = writers.run(CLIENTS, () => over);
  const end = performance.now() + lasts;
  while (performance.now() < end) {
    for (const page of PAGES) {
      const { status } = await fetch(site.url + page);
      if (status !== 200) wrong.push(`${what}: ${page} answered ${status}`);
      scene.pages += 1;
    }
  }
  await tracer.letGo();
  over = true;
  await running;
  const start = performance.now();
  const acknowledged = writers.counts.acknowledged;
  await writers.run(1, () => writers.counts.acknowledged > acknowledged || performance.now() - start > WELL_AGAIN_MS);
  if (writers.counts.acknowledged === acknowledged) wrong.push(`${what}: not well ${WELL_AGAIN_MS} ms later`);
  scene.slowest = Math.max(scene.slowest, performance.now() - start);
  const database = new DatabaseSync(join(folder, "site.db"), { readOnly: true });
  wrong.push(...judge(database, writers).map((line) => `${what}: ${line}`));
  database.close();
}

/** A failed fsync ends the process with a message and loses no acknowledged write. */
export async function failedFsync({ count = 20, withoutDefence = false }: Options): Promise<Finding> {
  const why = whyNoStrace();
  if (why) return notRun(why);
  const folder = mkdtempSync(join(tmpdir(), "cell-fsync-"));
  const settings = { DATA_DIR: folder, TRUST_PROXY: "1" };
  const node = without(withoutDefence && "exit");
  let site = await startSite(settings, { node });
  const writers = workload({ url: () => site.url, cookie: await signIn(site.url), texts: 0.1 });
  const wrong: string[] = [];
  for (let turn = 1; turn <= count; turn += 1) {
    await inject(site.pid, databaseFiles(folder), {
      calls: "fsync,fdatasync",
      fault: `error=EIO:when=${1 + (turn % 7)}+`,
    });
    let over = false;
    void site.ended.then(() => (over = true));
    const start = performance.now();
    await writers.run(CLIENTS, () => over || performance.now() - start > WELL_AGAIN_MS);
    if (!over) wrong.push(`turn ${turn}: the process lives on`);
    else if ((await site.ended) !== 74 || !site.output().includes("fsync failed"))
      wrong.push(`turn ${turn}: it ended with ${await site.ended}: ${site.output().slice(-300)}`);
    await site.kill();
    site = await startSite(settings, { accounts: false, node });
    const database = new DatabaseSync(join(folder, "site.db"), { readOnly: true });
    wrong.push(...judge(database, writers).map((line) => `turn ${turn}: ${line}`));
    database.close();
  }
  await site.stop();
  rmSync(folder, { recursive: true });
  return { figures: { "failed fsyncs": count, "writes acknowledged": writers.counts.acknowledged }, wrong };
}
