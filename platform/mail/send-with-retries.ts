import { setTimeout as sleep } from "node:timers/promises";
import { DeliveryFailure } from "./delivery-failure.ts";
import type { Mailer, OutgoingMail } from "./mailer.ts";

/** Used while the mail server is down or defers a mail. A link in it is valid for an hour at least. */
const RETRY_AFTER_MS = [10_000, 60_000, 300_000];

/** Does not keep the process alive, because the person can ask for another mail. */
const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** Reports every failed attempt, and gives up after the last one. */
export async function sendWithRetries(
  send: NonNullable<Mailer["send"]>,
  mail: OutgoingMail,
  report: (failure: DeliveryFailure) => void,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  for (const delay of [...RETRY_AFTER_MS, undefined]) {
    try {
      return await send(mail);
    } catch (error) {
      if (!(error instanceof DeliveryFailure)) throw error;
      report(error);
      if (error.kind === "refused" || delay === undefined) return;
      await wait(delay);
    }
  }
}
