/** Mails stored messages one at a time. After a lost response a message is sent again with the same Message-ID. */
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable, type Database } from "../../../../platform/database/database.ts";
import { DeliveryFailure } from "../../../../platform/mail/delivery-failure.ts";
import type { Mailer } from "../../../../platform/mail/mailer.ts";
import type { Log } from "../../../../platform/log.ts";
import { GIVE_UP_AFTER_TRIES, retryDelaySeconds } from "./backoff.server.ts";
import { leaseNext, markInterruptedUnknown, settle, type Lease, type Outcome } from "./delivery-queue.server.ts";

/** The time between checks for messages that are due or that another process stored. */
const POLL_MS = 5_000;
const LONGEST_PAUSE_SECONDS = 10 * 60;

type Parts = {
  database: Database;
  mailer: Mailer;
  log: Log;
  now?: () => Date;
  random?: () => number;
  wait?: (ms: number) => Promise<unknown>;
};

export function createOutbox({
  database,
  mailer,
  log,
  now = () => new Date(),
  random = Math.random,
  wait = sleep,
}: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = true;
  let woken = false;
  let pausedUntil = 0;
  let failuresInARow = 0;
  let mayStartAt = 0;
  /** The result that the database has not stored yet: without it the message would be sent twice. */
  let unwritten: { lease: Lease; outcome: Outcome } | undefined;

  /** Returns whether a message was due. */
  async function deliverNext(): Promise<boolean> {
    await writeDown();
    if (now().getTime() < pausedUntil) return false;
    if (!mailer.repeatable) await markInterruptedUnknown(database, now());
    const lease = await leaseNext(database, now());
    if (!lease) return false;
    const early = mayStartAt - now().getTime();
    if (early > 0) await wait(early);
    unwritten = { lease, outcome: await tryDelivery(lease) };
    // Starts at the end of a delivery, because the service counts when a request arrives.
    mayStartAt = now().getTime() + mailer.gapMs;
    await writeDown();
    return true;
  }

  async function writeDown(): Promise<void> {
    if (unwritten) await settle(database, unwritten.lease, unwritten.outcome, now());
    unwritten = undefined;
  }

  async function tryDelivery(lease: Lease): Promise<Outcome> {
    try {
      await mailer.deliver(lease.message);
      failuresInARow = 0;
      return { state: "delivered" };
    } catch (error) {
      const failure =
        error instanceof DeliveryFailure
          ? error
          : new DeliveryFailure("later", "The mail could not be made.", { cause: error });
      log.warn({ err: failure, contactMessage: lease.message.id, kind: failure.kind }, "contact message not delivered");
      return afterFailure(lease, failure);
    }
  }

  function afterFailure({ attempts }: Lease, { kind, message: reason }: DeliveryFailure): Outcome {
    if (kind === "refused" || kind === "unknown") return { state: kind === "refused" ? "failed" : "unknown", reason };
    if (kind === "away") pause();
    else failuresInARow = 0;
    if (attempts + 1 >= GIVE_UP_AFTER_TRIES) return { state: "failed", reason };
    const nextAttemptAt = new Date(now().getTime() + retryDelaySeconds(attempts, random) * 1000);
    return { state: "waiting", reason, nextAttemptAt };
  }

  /** While the service is down, only one message at a time is tried. */
  function pause(): void {
    pausedUntil = now().getTime() + Math.min(LONGEST_PAUSE_SECONDS, retryDelaySeconds(failuresInARow++, random)) * 1000;
  }

  async function deliverAllDue(): Promise<void> {
    woken = false;
    try {
      while (!stopped && (await deliverNext())) continue;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) log.error({ err: error }, "the outbox could not be read");
    }
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (stopped) return;
    // Rounds never overlap. If a message is stored during a round, the next round follows at once.
    timer = setTimeout(() => {
      running = running.then(deliverAllDue).then(() => schedule(woken ? 0 : POLL_MS));
    }, delayMs);
  }

  return {
    deliverNext,
    start() {
      stopped = false;
      schedule(0);
    },
    wake() {
      woken = true;
      schedule(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
