/** The one number that says whether what visitors see has changed. */
import { DatabaseUnavailable, type Database, type Executor } from "../adapters/database/database.ts";
import type { Log } from "../log.ts";

/** Says, in the writer's own transaction, that what visitors see has changed: pages of an older version are rendered anew. */
export async function raiseSiteVersion(trx: Executor): Promise<void> {
  await trx
    .updateTable("siteVersion")
    .set((row) => ({ version: row("version", "+", 1) }))
    .where("id", "=", 1)
    .execute();
}

export type SiteVersion = ReturnType<typeof createSiteVersion>;

/**
 * Knows the version without asking the database each time. A write of this process calls `refresh` before it is
 * answered; writes of others arrive through the database's change feed.
 */
export function createSiteVersion(database: Database, log: Log) {
  let current = 0;
  let prepare: (next: number) => Promise<void> = async () => undefined;
  let stopWatching: (() => Promise<void>) | undefined;
  let preparing = { version: 0, done: Promise.resolve() };

  async function refresh(): Promise<void> {
    const row = await database.kysely
      .selectFrom("siteVersion")
      .select("version")
      .where("id", "=", 1)
      .executeTakeFirst();
    if (!row || row.version <= current) return;
    await prepareOnce(row.version);
    // Two of these can overtake each other; the version only ever grows.
    current = Math.max(current, row.version);
  }

  /** Who writes and the change feed hear of one version at nearly the same time; a second round would throw away the first. */
  function prepareOnce(version: number): Promise<void> {
    if (version > preparing.version) preparing = { version, done: prepare(version) };
    return preparing.done;
  }

  return {
    current: () => current,
    refresh,
    /** `work` is done for each next version before it counts, and so before the write that made it is answered. */
    beforeNext(work: (next: number) => Promise<void>) {
      prepare = work;
    },
    async start() {
      await refresh();
      stopWatching = database.watch(() => {
        // While the database is away the last version remains, and with it the last good pages.
        refresh().catch((error: unknown) => {
          if (!(error instanceof DatabaseUnavailable)) log.warn({ err: error }, "the site version could not be read");
        });
      });
    },
    stop: async () => stopWatching?.(),
  };
}
