import { MINUTE_MS } from "../../domain/dates.ts";
import type { Database } from "../database/database.ts";

/** Longer than a code is valid: its own half minute, the one before and the one after. */
const REMEMBERED_MS = 5 * MINUTE_MS;

export type TakeCode = (email: string, code: string) => Promise<boolean>;

/** better-auth would accept a code again while it is valid, also from someone who saw it (RFC 6238, 5.2). */
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
