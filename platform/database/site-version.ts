import { DatabaseUnavailable, type Database, type Executor } from "./database.ts";
import type { Log } from "../log.ts";

/** Records a visible change in the writer's transaction, so that older pages are rendered again. */
export async function raiseSiteVersion(trx: Executor): Promise<void> {
  await trx
    .updateTable("siteVersion")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}

type Writing = { database: Pick<Database, "transaction">; afterWrite: () => Promise<void> };

/** If `afterWrite` fails, the change is committed all the same, and the database's change feed reports it. */
export async function writeAndPublish<Result>(
  { database, afterWrite }: Writing,
  work: (trx: Executor) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(work);
  await afterWrite().catch(() => undefined);
  return result;
}

export type SiteVersion = ReturnType<typeof createSiteVersion>;

/** `beforeNext` runs before a new version counts. A write of this process calls `refresh` before its response. */
export function createSiteVersion(database: Database, log: Log, beforeNext: () => Promise<void>) {
  let current = 0;
  let stopWatching: (() => Promise<void>) | undefined;

  async function refresh(): Promise<void> {
    const row = await database.kysely
      .selectFrom("siteVersion")
      .select("version")
      .where("id", "=", 1)
      .executeTakeFirst();
    if (row && row.version > current) await beforeNext();
    // A refresh can overtake another one; the version never decreases.
    if (row) current = Math.max(current, row.version);
  }

  return {
    current: () => current,
    refresh,
    async start() {
      await refresh();
      stopWatching = database.watch(() => {
        // While the database is down the last version remains, and with it the last good pages.
        refresh().catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) log.warn({ err: error }, "the site version could not be read");
        });
      });
    },
    stop: async () => stopWatching?.(),
  };
}
