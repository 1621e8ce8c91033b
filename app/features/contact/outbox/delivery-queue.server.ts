import type { ContactMessage } from "../contact-message.ts";
import type { Database, Executor } from "../../../../platform/database/database.ts";
import { toContactMessage } from "../contact-rows.server.ts";

/** Longer than any mailer's timeout. Afterwards another worker may take the message. */
export const LEASE_SECONDS = 300;

export type Lease = { id: number; token: string; attempts: number; message: ContactMessage };
export type Outcome =
  | { state: "delivered" }
  | { state: "waiting"; reason: string; nextAttemptAt: Date }
  | { state: "failed" | "unknown"; reason: string };

/** Returns whether it was added: a message has one delivery. */
export async function enqueue(trx: Executor, messageId: number, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const row = { messageId, state: "waiting" as const, attempts: 0, nextAttemptAt: at };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("delivery")
    .values(row)
    .onConflict((conflict) => conflict.column("messageId").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes the delivery of a message that was not mailed yet and is not being mailed now. */
export async function takeBack(trx: Executor, messageId: number): Promise<void> {
  const delivery = trx.deleteFrom("delivery").where("messageId", "=", messageId).where("leaseUntil", "is", null);
  await delivery.where("state", "in", ["waiting", "failed"]).execute();
}

/** Restarts all failed deliveries, but not `unknown` ones, which a person must decide. */
export function requeueFailed(executor: Executor, now: Date) {
  return executor
    .updateTable("delivery")
    .set({ state: "waiting", attempts: 0, reason: null, settledAt: null, nextAttemptAt: now.toISOString() })
    .where("state", "=", "failed")
    .executeTakeFirstOrThrow();
}

/** Takes the next message that is due, if any. Two workers never take the same one. */
export function leaseNext(database: Database, now: Date): Promise<Lease | undefined> {
  return database.transaction(async (trx) => {
    const at = now.toISOString();
    const due = trx
      .selectFrom("delivery")
      .select(["id", "messageId", "attempts"])
      .where("state", "=", "waiting")
      .where("nextAttemptAt", "<=", at)
      .where((row) => row.or([row("leaseUntil", "is", null), row("leaseUntil", "<", at)]))
      .orderBy("nextAttemptAt")
      .orderBy("id")
      .limit(1);
    // SQLite has one writer at a time; in PostgreSQL other workers must skip the locked row.
    const row = await (database.kind === "postgres" ? due.forUpdate().skipLocked() : due).executeTakeFirst();
    if (!row) return undefined;
    const token = crypto.randomUUID();
    const leaseUntil = new Date(now.getTime() + LEASE_SECONDS * 1000).toISOString();
    // Moves it behind all others, so that a message that crashes the process is not first at every start.
    await trx
      .updateTable("delivery")
      .set({ leaseUntil, leaseToken: token, nextAttemptAt: leaseUntil })
      .where("id", "=", row.id)
      .execute();
    const message = await trx
      .selectFrom("contactMessage")
      .selectAll()
      .where("id", "=", row.messageId)
      .executeTakeFirstOrThrow();
    return { id: row.id, token, attempts: row.attempts, message: toContactMessage(message) };
  });
}

/** Stores the result of a try, unless another worker has taken the message since. */
export async function settle(
  database: Database,
  { id, token, attempts }: Lease,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const changes =
    outcome.state === "waiting"
      ? { reason: outcome.reason, nextAttemptAt: outcome.nextAttemptAt.toISOString() }
      : { reason: "reason" in outcome ? outcome.reason : null, settledAt: now.toISOString() };
  await database.kysely
    .updateTable("delivery")
    .set({ ...changes, state: outcome.state, attempts: attempts + 1, leaseUntil: null, leaseToken: null })
    .where("id", "=", id)
    .where("leaseToken", "=", token)
    .execute();
}

/** If the mailer cannot repeat safely, a person has to decide. */
export async function markInterruptedUnknown(database: Database, now: Date): Promise<void> {
  const at = now.toISOString();
  await database.kysely
    .updateTable("delivery")
    .set({
      state: "unknown",
      reason: "The site stopped while this was being sent.",
      leaseUntil: null,
      leaseToken: null,
      settledAt: at,
    })
    .where("state", "=", "waiting")
    .where("leaseUntil", "<", at)
    .execute();
}
