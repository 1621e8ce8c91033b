/** Clients read and write without retries while something happens to the site. */
import { DatabaseSync } from "node:sqlite";
import type { Finding } from "./proof.ts";
import { judge, signIn, workload } from "./workload.ts";

const WRITERS = 3;
const READERS = 6;
const PAGES = ["/", "/events", "/api/events", "/team", "/healthz"];

/**
 * Does `work` while `url` is in use; `isUsed` resolves with the next acknowledged write. Every failed request counts as
 * an error, and so does everything that is missing in `database`.
 */
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
  const { acknowledged, unanswered, refused } = writers.counts;
  if (unanswered + refused > 0)
    wrong.push(`${unanswered} writes without an answer, ${refused} refused (${[...writers.refusals].join(", ")})`);
  const stored = new DatabaseSync(database, { readOnly: true });
  wrong.push(...judge(stored, writers), ...writers.faults);
  stored.close();
  return { figures: { reads, "writes acknowledged": acknowledged }, wrong };
}
