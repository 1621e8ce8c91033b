/** Clients read and write without retries while the site restarts or fails. */
import { DatabaseSync } from "node:sqlite";
import type { Finding } from "./proof.ts";
import { judge, signIn, workload } from "./workload.ts";

const WRITERS = 3;
const READERS = 6;
const PAGES = ["/", "/events", "/api/events", "/team", "/healthz"];

/** Runs `work` while `url` is in use. Failed requests and missing rows are errors. `isUsed` awaits the next write. */
export async function whileUsed(
  url: string,
  database: string,
  work: (isUsed: () => Promise<void>) => Promise<void>,
): Promise<Finding> {
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
  await work(() => writers.acknowledges());
  over = true;
  await Promise.all(running);
  const { acknowledged, withoutResponse, refused } = writers.counts;
  if (withoutResponse + refused > 0)
    wrong.push(`${withoutResponse} writes without a response, ${refused} refused (${[...writers.errors].join(", ")})`);
  const stored = new DatabaseSync(database, { readOnly: true });
  wrong.push(...judge(stored, writers), ...writers.faults);
  stored.close();
  return { figures: { reads, "writes acknowledged": acknowledged }, wrong };
}
