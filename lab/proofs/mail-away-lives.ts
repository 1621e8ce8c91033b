/** Processes of a site whose mail server is down, and processes that send the backlog. A kill ends each of them. */
import { setTimeout as wait } from "node:timers/promises";
import { CONTACT_FLOOD_LIMIT } from "../../app/features/contact/contact.server.ts";
import type { SiteProcess } from "../../tests/support/site-process.ts";
import type { MailServer } from "./mail-server.ts";
import type { Visitors } from "./visitors.ts";

/** Messages in flight or without a response when a process ends. */
const UNDER_WAY = 16;
/** Other messages wait for the leases of dead processes. */
const QUIET_MS = 2_000;
/** After this many kills the same visitors use a site without mail, to measure the machine alone. */
const COMPARED_EVERY = 10;
/** In one of this many processes visitors write so slowly that the mailer's timeout of 20 s passes. */
const SLOW_EVERY = 10;
const SLOW_PAUSE_MS = 1_200;

export type Run = {
  mail: MailServer;
  start: () => Promise<SiteProcess>;
  startWithoutMail: () => Promise<SiteProcess>;
  kill: (site: SiteProcess) => Promise<void>;
};

/** Visitors write; a kill ends each process meanwhile. Returns the number of processes. */
export async function whileAway(run: Run, people: Visitors, others: Visitors, count: number): Promise<number> {
  // More per process would count as a flood; half of all at most, so that the server fails in both ways.
  const most = Math.min(CONTACT_FLOOD_LIMIT.points, Math.ceil(count / 2) + UNDER_WAY);
  let lives = 0;
  while (people.sent.size < count) {
    await run.mail.be(lives++ % 2 === 0 ? "refuses" : "hangs");
    const site = await run.start();
    const enough = Math.min(count, people.sent.size + most - UNDER_WAY + Math.floor(Math.random() * 8));
    let over = false;
    const pauseMs = lives % SLOW_EVERY === 0 ? SLOW_PAUSE_MS : 0;
    const writing = people.write(site.url, most, () => over, pauseMs).then(() => (over = true));
    while (!over && people.sent.size < enough) await wait(5);
    await run.kill(site);
    over = true;
    await writing;
    if (lives % COMPARED_EVERY === 0) await compare(run, others, most);
  }
  return lives;
}

async function compare({ startWithoutMail }: Run, others: Visitors, most: number): Promise<void> {
  const site = await startWithoutMail();
  await others.write(site.url, most, () => false);
  await site.stop();
}

/** Several processes send the backlog; the last one, which is not killed, sends the rest. */
export async function whileSending({ mail, start, kill }: Run, backlog: number, kills: number): Promise<void> {
  for (let life = 0; life < kills; life += 1) {
    const site = await start();
    await hasTaken(mail, mail.received.size + (backlog / kills) * (0.4 + Math.random() / 2));
    await kill(site);
  }
}

/** Waits until the server has this many mails, or gets no more. */
async function hasTaken({ received }: MailServer, enough: number): Promise<void> {
  let last = { size: received.size, at: performance.now() };
  while (received.size < enough && performance.now() - last.at < QUIET_MS) {
    await wait(5);
    if (received.size > last.size) last = { size: received.size, at: performance.now() };
  }
}
