/**
 * Delivers stored messages to the cell, one at a time, until each has ended well or visibly badly. A message is sent
 * twice only where the server took it and its answer was lost, and then under the same Message-ID.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseUnavailable, type Database } from "../../../../platform/database/database.ts";
import { DeliveryFailure } from "../../../../platform/mail/delivery-failure.ts";
import type { Mailer } from "../../../../platform/mail/mailer.ts";
import type { Log } from "../../../../platform/log.ts";
import { GIVE_UP_AFTER_TRIES, retryDelaySeconds } from "./backoff.server.ts";
import {
  bringBack,
  leaseNext,
  markInterruptedUnknown,
  settle,
  type Lease,
  type Outcome,
} from "./delivery-queue.server.ts";

/** How often the worker looks for messages whose time has come, or that another process stored. */
const POLL_MS = 5_000;
/** The longest pause while the mail service as a whole is away. */
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
  /** What became of the last try, until the database has taken it: forgotten, the message would go twice. */
  let unwritten: { lease: Lease; outcome: Outcome } | undefined;

  /** Tries the next message that is due; answers whether there was one. */
  async function deliverNext(): Promise<boolean> {
    await writeDown();
    if (untilThen(pausedUntil, LONGEST_PAUSE_SECONDS * 1000) > 0) return false;
    if (!mailer.repeatable) await markInterruptedUnknown(database, now());
    const lease = await leaseNext(database, now());
    if (!lease) return bringBack(database, now());
    const early = untilThen(mayStartAt, mailer.gapMs);
    if (early > 0) await wait(early);
    unwritten = { lease, outcome: await tryDelivery(lease) };
    // From its end: the service counts when a call arrives, not when it was made.
    mayStartAt = now().getTime() + mailer.gapMs;
    await writeDown();
    return true;
  }

  /** Milliseconds left until `moment`; none where they are more than it can have been away: the clock was set back since. */
  function untilThen(moment: number, most: number): number {
    const left = moment - now().getTime();
    return left > most ? 0 : left;
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

  /** While the service is away one message in a while asks after it; the others need not fail one by one. */
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
    // One round after the other: what is stored while a round works, or just as it ends, is found by the next, which then comes at once.
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
    /** A message was just stored: look at once. */
    wake() {
      woken = true;
      schedule(0);
    },
    /** Lets the try under way end. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
