/** Kills the site while clients write. Every acknowledged write must be stored whole, and the file undamaged. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startSite } from "../../tests/support/site-process.ts";
import type { Finding, Options } from "./proof.ts";
import { without } from "./without.ts";
import { judge, signIn, workload } from "./workload.ts";

const CLIENTS = 8;
/** The limit of one process: half of it a thousand times is 200,000. */
const MOST_WRITES = 400;

export async function kill({ count = 1_000, withoutDefence = false }: Options): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "cell-kill-"));
  const settings = { DATA_DIR: folder, TRUST_PROXY: "1" };
  const node = without(withoutDefence && "commit-before-response");
  let site = await startSite(settings, { node });
  const writers = workload({ url: () => site.url, cookie: await signIn(site.url), texts: 0.1 });
  const wrong = new Set<string>();
  let slowest = 0;
  for (let turn = 0; turn < count; turn += 1) {
    let over = false;
    const running = writers.run(CLIENTS, () => over);
    await writers.acknowledges(1 + Math.floor(Math.random() * MOST_WRITES));
    await new Promise((done) => setTimeout(done, Math.random() * 20));
    await site.kill();
    over = true;
    await running;
    const start = performance.now();
    site = await startSite(settings, { accounts: false, node });
    slowest = Math.max(slowest, performance.now() - start);
    const database = new DatabaseSync(join(folder, "site.db"), { readOnly: true });
    for (const line of judge(database, writers)) wrong.add(line);
    database.close();
  }
  await site.stop();
  rmSync(folder, { recursive: true });
  const { acknowledged, withoutResponse, refused } = writers.counts;
  return {
    figures: {
      kills: count,
      "writes acknowledged": acknowledged,
      "without a response": withoutResponse,
      refused,
      "longest start in ms": Math.round(slowest),
    },
    wrong: [...wrong],
  };
}
