/** Kills the site while the mail server is down, and while it sends the backlog. Every message must arrive. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { openSqlite } from "../../platform/database/sqlite.ts";
import { startSite } from "../../tests/support/site-process.ts";
import { whileAway, whileSending, type Run } from "./mail-away-lives.ts";
import { judgeMail, mailIsThrough } from "./mail-arrived.ts";
import { startMailServer } from "./mail-server.ts";
import type { Finding, Options } from "./proof.ts";
import { visitors } from "./visitors.ts";

/** Fast, but slow enough for a kill to interrupt the response. */
const LOOKS_AT_IT_MS = 3;

export async function mailAway({ count = 10_000, withoutDefence = false }: Options): Promise<Finding> {
  const folder = mkdtempSync(join(tmpdir(), "cell-mail-"));
  const file = join(folder, "site.db");
  const mail = await startMailServer({ looksAtItMs: LOOKS_AT_IT_MS });
  // A new connection is greeted after a tenth of a second, to detect clients that talk first; many mails use it.
  const sends = { SMTP_URL: `smtp://127.0.0.1:${mail.port}?pool=true`, CONTACT_TO: "cell@example.edu" };
  const startIn = (data: string, more = {}) =>
    startSite({ DATA_DIR: data, TRUST_PROXY: "1", ...more }, { accounts: false });
  const run: Run = {
    mail,
    start: () => startIn(folder, sends),
    startWithoutMail: () => startIn(join(folder, "without-mail")),
    async kill(site) {
      // A random point of a write or a mail.
      await wait(Math.random() * 20);
      await site.kill();
      if (withoutDefence) forgetWaiting(file);
    },
  };
  const [people, others] = [visitors(), visitors()];
  const kills = await whileAway(run, people, others, count);
  await mail.be("here");
  await whileSending(run, people.sent.size, kills);

  const site = await run.start();
  const database = await openSqlite(file);
  await mailIsThrough(database);
  await database.close();
  await site.stop();
  await mail.stop();
  rmSync(folder, { recursive: true });
  // Only a process that was sending can have missed a response.
  const { again, wrong } = judgeMail(mail, people.sent, kills);
  if (mail.hung() === 0) wrong.push("the site never met the server that was away");
  return {
    figures: {
      "messages acknowledged": people.sent.size,
      ...people.counts,
      "kills while the mail server was away": kills,
      "tries that it left hanging": mail.hung(),
      "kills while sending": kills,
      "mailed again after a kill": again,
      "responses to visitors in ms, p50 / p99 / longest": people.waited(),
      "the same at a site that sends no mail": others.waited(),
    },
    wrong: [...wrong, ...people.faults],
  };
}

/** An outbox in memory loses its messages with its process. */
function forgetWaiting(file: string): void {
  const database = new DatabaseSync(file);
  database.exec("delete from delivery where state = 'waiting'");
  database.close();
}
