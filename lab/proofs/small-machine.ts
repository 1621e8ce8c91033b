/** Runs the site in 256 MB without swap: pages, writes, large pictures and a full page cache at once. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { square, pixelBomb, plain } from "../../tests/support/pictures.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { fillCache, read } from "./cache-fillers.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { signIn, workload } from "./workload.ts";

const MEGABYTE = 1024 * 1024;
const LIMIT_MB = 256;
/** The settings of docs/operations.md for a small machine; the control runs without them. */
const NODE = ["--max-old-space-size=96", "--max-semi-space-size=2"];
const SETTINGS = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
/** Small enough that the control always fails. */
const CONTROL_MB = 160;
const PAGES = ["/", "/events", "/gallery", "/team", "/api/events"];
/** More than one turn of these fills a page cache of 96 MB. */
const SPELLINGS_A_TURN = 400;

export async function smallMachine({ count = 200, withoutDefence = false }: Options): Promise<Finding> {
  const group = makeGroup((withoutDefence ? CONTROL_MB : LIMIT_MB) * MEGABYTE);
  if (typeof group === "string") return notRun(group);
  const site = await startSite(
    { TRUST_PROXY: "1", ...(withoutDefence ? {} : SETTINGS) },
    { through: group.enter, node: withoutDefence ? [] : NODE },
  );
  const cookie = await signIn(site.url);
  const wrong: string[] = [];
  let ended = false;
  void site.ended.then(() => (ended = true));
  const writers = workload({ url: () => site.url, cookie });
  let over = false;
  const writing = writers.run(4, () => over || ended);
  const pictures = await largePictures();
  let uploads = 0;
  for (let turn = 0; turn < count && !ended; turn += 1) {
    const uploading = pictures.map((picture) => upload(site.url, cookie, picture));
    for (const page of PAGES) {
      const status = await read(site.url + page);
      if (status !== 200) wrong.push(`GET ${page}: ${status}`);
    }
    wrong.push(...(await fillCache(site.url, turn, SPELLINGS_A_TURN)));
    for (const status of await Promise.all(uploading)) {
      uploads += 1;
      if (status !== 201) wrong.push(`an upload answered ${status}`);
    }
  }
  over = true;
  await writing;
  if (ended) wrong.push("the process was ended for want of memory");
  const most = Math.round(group.most() / MEGABYTE);
  await site.stop();
  group.remove();
  const figures = {
    "limit in MB": withoutDefence ? CONTROL_MB : LIMIT_MB,
    "most used in MB, file cache included": most,
    uploads,
    "addresses to fill the page cache": 2 * SPELLINGS_A_TURN * (uploads / pictures.length),
  };
  return {
    figures: { ...figures, "writes acknowledged": writers.counts.acknowledged },
    wrong: [...wrong, ...writers.faults],
  };
}

/** Returns pictures at the size limits: 48 megapixels, 24 progressive ones, and a small one. */
async function largePictures(): Promise<Uint8Array[]> {
  const progressive = plain(5_000, 4_790).jpeg({ progressive: true, quality: 60 });
  return [pixelBomb(8_000, 6_200), new Uint8Array(await progressive.toBuffer()), square(Date.now())];
}

async function upload(url: string, Cookie: string, picture: Uint8Array): Promise<number | string> {
  const body = new FormData();
  body.set("file", new File([new Uint8Array(picture)], "picture"));
  const init = { method: "POST", body, headers: { Cookie } };
  return fetch(`${url}/api/upload`, init).then((response) => response.status, String);
}

/** Returns a control group with a limit (version 1 or 2), or the reason why there is none. */
function makeGroup(limit: number) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "a control group needs root on Linux";
  const first = existsSync("/sys/fs/cgroup/memory/memory.limit_in_bytes");
  const folder = join(first ? "/sys/fs/cgroup/memory" : "/sys/fs/cgroup", `cell-${process.pid}-${limit}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, first ? "memory.limit_in_bytes" : "memory.max"), String(limit));
  } catch {
    return "this machine does not let make a control group with a limit on memory";
  }
  // With swap, the limit would count without it.
  const swap = join(folder, first ? "memory.memsw.limit_in_bytes" : "memory.swap.max");
  if (existsSync(swap)) writeFileSync(swap, first ? String(limit) : "0");
  const most = join(folder, first ? "memory.max_usage_in_bytes" : "memory.peak");
  return {
    /** Enters the group before it runs another command: memory that a process already has does not count. */
    enter: ["sh", "-c", 'echo $$ > "$0" && exec "$@"', join(folder, "cgroup.procs")],
    most: () => (existsSync(most) ? Number(readFileSync(most, "utf8")) : 0),
    remove: () => rmdirSync(folder),
  };
}
