/** Expired data is deleted only while the clock is trusted, because a wrong clock must not delete people's work. */
import { DAY_MS } from "../../domain/dates.ts";
import type { Database } from "./database.ts";

/** The clock is trusted after a day without a jump of more than a day. Call it at least daily. */
export function isClockTrusted({ transaction }: Database): Promise<boolean> {
  const now = new Date();
  return transaction(async (trx) => {
    const seen = await trx.selectFrom("steadyClock").selectAll().executeTakeFirst();
    const goesOn = seen && Math.abs(now.getTime() - Date.parse(seen.seenAt)) <= DAY_MS;
    const row = { seenAt: now.toISOString(), steadySince: goesOn ? seen.steadySince : now.toISOString() };
    await trx
      .insertInto("steadyClock")
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    return now.getTime() - Date.parse(row.steadySince) >= DAY_MS;
  });
}
