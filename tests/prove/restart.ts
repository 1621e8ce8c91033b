/**
 * Two processes behind nginx with deploy/cache.conf are started anew in turn, while clients read and write and never try
 * again. Not one request may fail, and every write that was acknowledged must be there.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "../support/free-port.ts";
import { has, startCache } from "../support/nginx.ts";
import { startSite } from "../support/site-process.ts";
import { notRun, type Finding, type Options } from "./proof.ts";
import { judge, signIn, workload } from "./workload.ts";

const WRITERS = 3;
const READERS = 6;
const PAGES = ["/", "/events", "/api/events", "/team", "/healthz"];

export async function restart({ count = 200, withoutDefence = false }: Options): Promise<Finding> {
  if (!has("nginx")) return notRun("nginx is not installed");
  const folder = mkdtempSync(join(tmpdir(), "cell-restart-"));
  const ports = [await freePort(), await freePort()] as [number, number];
  const start = (port: number, accounts = false) =>
    startSite({ DATA_DIR: folder, PORT: String(port), TRUST_PROXY: "1" }, { accounts });
  const sites = [await start(ports[0], true), await start(ports[1])];
  const cache = await startCache(ports);
  const url = `http://127.0.0.1:${cache.port}`;
  const writers = workload({ url: () => url, cookie: await signIn(url) });
  const wrong: string[] = [];
  let [over, reads] = [false, 0];
  const read = async () => {
    while (!over) {
      const page = PAGES[reads++ % PAGES.length]!;
      const status = await fetch(url + page).then((response) => response.text().then(() => response.status), String);
      if (status !== 200) wrong.push(`GET ${page}: ${status}`);
    }
  };
  const running = [writers.run(WRITERS, () => over), ...Array.from({ length: READERS }, read)];
  for (let turn = 0; turn < count; turn += 1) {
    const which = turn % 2;
    await (withoutDefence ? sites[which]!.kill() : sites[which]!.stop());
    sites[which] = await start(ports[which]!);
  }
  over = true;
  await Promise.all(running);
  const { acknowledged, unanswered, refused } = writers.counts;
  if (unanswered + refused > 0)
    wrong.push(`${unanswered} writes without an answer, ${refused} refused (${[...writers.refusals].join(", ")})`);
  const database = new DatabaseSync(join(folder, "site.db"), { readOnly: true });
  wrong.push(...judge(database, writers), ...writers.faults);
  database.close();
  await Promise.all(sites.map((site) => site.stop()));
  await cache.stop();
  rmSync(folder, { recursive: true });
  return { figures: { restarts: count, reads, "writes acknowledged": acknowledged }, wrong };
}
