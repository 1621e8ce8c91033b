import type { Executor } from "../adapters/database/database.ts";

/** Says, in the writer's own transaction, that what visitors see has changed: pages of an older version are rendered anew. */
export async function raiseSiteVersion(trx: Executor): Promise<void> {
  await trx
    .updateTable("siteVersion")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}
