/** A form that is sent twice, because its first answer got lost on the way, is one write. */
import { DAY_MS } from "../../../domain/dates.ts";
import type { Executor } from "../../adapters/database/database.ts";
import { Refusal } from "../refusal.ts";

const MAX_KEY_LENGTH = 100;
const KEPT_DAYS = 7;

/**
 * Runs `work` once for one `key` of one person and answers the id of the event that it wrote, the same id each time.
 * Without a key it simply runs. @throws {Refusal} 400 for a key that is too long
 */
export async function once(
  trx: Executor,
  { email, key }: { email: string; key?: string },
  work: () => Promise<{ id: number }>,
): Promise<number> {
  if (!key) return (await work()).id;
  if (key.length > MAX_KEY_LENGTH)
    throw new Refusal(400, `Keep the Idempotency-Key under ${MAX_KEY_LENGTH} characters.`);
  // Taken before the work: another that was sent at the same moment waits here for the end of this transaction.
  const taken = await trx
    .insertInto("writeKey")
    .values({ email, key, eventId: null, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const { eventId } = await trx
      .selectFrom("writeKey")
      .select("eventId")
      .where("email", "=", email)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    return eventId!;
  }
  const { id } = await work();
  await trx.updateTable("writeKey").set({ eventId: id }).where("email", "=", email).where("key", "=", key).execute();
  return id;
}

/** Forgets keys that no browser sends again. */
export async function removeOldKeys(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  await executor.deleteFrom("writeKey").where("createdAt", "<", before).execute();
}
