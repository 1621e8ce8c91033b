/** Checks that every mail was sent, and none wrongly. */
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import type { MailServer } from "./mail-server.ts";

/** A running process returns a lease sooner. */
const LOOK_AGAIN_MS = 2_000;

/** Waits until no mail is left; ends the leases of killed processes, which would take too long to expire. */
export async function mailIsThrough({ kysely }: Database): Promise<void> {
  let before: string[] = [];
  for (;;) {
    const waiting = await kysely
      .selectFrom("delivery")
      .select(["id", "leaseToken"])
      .where("state", "=", "waiting")
      .execute();
    if (waiting.length === 0) return;
    const dead = before.filter((token) => waiting.some(({ leaseToken }) => leaseToken === token));
    if (dead.length > 0)
      await kysely
        .updateTable("delivery")
        .set({ leaseUntil: null, leaseToken: null, nextAttemptAt: new Date().toISOString() })
        .where("leaseToken", "in", dead)
        .execute();
    before = waiting.flatMap(({ leaseToken }) => leaseToken ?? []);
    await wait(LOOK_AGAIN_MS);
  }
}

/** Each of `sent` must arrive once. A kill interrupts one mail at most, which may arrive again with its Message-ID. */
export function judgeMail({ received }: MailServer, sent: Set<string>, kills: number) {
  const ids = [...received.values()];
  const again = ids.reduce((sum, { length }) => sum + length - 1, 0);
  const underOtherId = ids.filter((each) => new Set(each).size > 1).length;
  const wrong = [...sent].filter((message) => !received.has(message)).map((message) => `${message} was not mailed`);
  if (again > kills) wrong.push(`${again} mailed again, after ${kills} kills`);
  if (underOtherId > 0) wrong.push(`${underOtherId} mailed again under another Message-ID`);
  return { again, wrong };
}
