/** If the first response is lost, the client sends a form again, which must be saved only once. */
import { createHash } from "node:crypto";
import { DAY_MS } from "../../domain/dates.ts";
import type { Database, Executor } from "../database/database.ts";
import { HttpError } from "../http-error.ts";

const MAX_KEY_LENGTH = 100;
const RETENTION_DAYS = 7;

/** Identifies a request. An uploaded picture is in it as its address, which is a hash of its bytes. */
export function requestHash(request: object): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("base64url");
}

/** Returns the same document id for each call with `key`. @throws {HttpError} 400 too long, 422 for another request */
export async function runOnce(
  trx: Executor,
  { email, key, request }: { email: string; key?: string; request: string },
  work: () => Promise<{ id: number }>,
): Promise<number> {
  if (!key) return (await work()).id;
  if (key.length > MAX_KEY_LENGTH)
    throw new HttpError(400, `Use at most ${MAX_KEY_LENGTH} characters in the Idempotency-Key.`);
  // Inserted before the work: a concurrent request waits here for the end of this transaction.
  const taken = await trx
    .insertInto("writeKey")
    .values({ email, key, request, documentId: null, createdAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 0n) {
    const first = await trx
      .selectFrom("writeKey")
      .select(["documentId", "request"])
      .where((is) => is.and({ email, key }))
      .executeTakeFirstOrThrow();
    if (first.request !== null && first.request !== request)
      throw new HttpError(422, "This Idempotency-Key was used for another request. Send this one with a new key.");
    return first.documentId!;
  }
  const { id } = await work();
  await trx.updateTable("writeKey").set({ documentId: id }).where("email", "=", email).where("key", "=", key).execute();
  return id;
}

/** Removes keys that no browser sends again. */
export async function removeOldKeys({ kysely }: Database, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS).toISOString();
  await kysely.deleteFrom("writeKey").where("createdAt", "<", before).execute();
}
