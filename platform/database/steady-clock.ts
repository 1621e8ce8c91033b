/** A clock that was set wrong must not take away what people wrote: deleting by age waits until it has gone on evenly. */
import { DAY_MS } from "../../domain/dates.ts";
import type { Database } from "./database.ts";

/** Looks at the clock, and answers whether it has gone on for a day without a step of more than one. To be asked at least daily. */
export function isSteady({ transaction }: Database, now: Date = new Date()): Promise<boolean> {
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
