import type { Database } from "../database/database.ts";

/** A code is good for its own half minute and for those before and after it; here it is remembered longer than that. */
const REMEMBERED_MS = 5 * 60 * 1000;

export type TakeCode = (email: string, code: string) => Promise<boolean>;

/**
 * Takes a code before it is checked, and answers false when it was taken before: better-auth would accept the same one
 * again for as long as it is good, from whoever looked over a shoulder (RFC 6238, 5.2).
 */
export function usedCodes(database: Database): TakeCode {
  return (email, code) =>
    database.transaction(async (trx) => {
      const now = Date.now();
      const forgotten = new Date(now - REMEMBERED_MS).toISOString();
      await trx.deleteFrom("usedCode").where("usedAt", "<", forgotten).execute();
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("usedCode")
        .values({ email: email.toLowerCase(), code, usedAt: new Date(now).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    });
}
