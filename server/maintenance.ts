import type { Log } from "../platform/log.ts";
import type { Site } from "./site.ts";
import { isClockTrusted } from "../platform/database/trusted-clock.ts";
import { removeOldKeys } from "../platform/documents/idempotency-key.ts";
import { removeOldWorkingCopies } from "../platform/documents/working-copies.ts";
import { HOUR_MS, MINUTE_MS } from "../domain/dates.ts";

/**
 * Deletes expired data now and every hour, publishes scheduled changes every minute, and tests the newest backup every
 * month. Returns a function that stops all.
 */
export function startMaintenance(siteNow: () => Site, log: Log): () => void {
  const start = (work: () => Promise<unknown>, milliseconds: number, failure: string) => {
    const round = () => void work().catch((error: unknown) => log.error({ err: error }, failure));
    round();
    return setInterval(round, milliseconds).unref();
  };
  const timers = [
    start(() => tidyUp(siteNow()), HOUR_MS, "tidying up failed"),
    start(() => siteNow().restoreDrill.runIfDue(), HOUR_MS, "the test of the backup failed"),
    start(() => siteNow().events.publishDue(), MINUTE_MS, "publishing what is due failed"),
    start(() => siteNow().changeSets.publishDue(), MINUTE_MS, "publishing changes that are due failed"),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Expired data is deleted only while the clock is trusted. */
export async function tidyUp(site: Site): Promise<void> {
  const { database, events, contents, media, inbox, newSessions, invitations, content, accounts } = site;
  await accounts?.removeExpiredSessions();
  if (!(await isClockTrusted(database))) return;
  await events.emptyTrash();
  await site.eventReports.removeOrphans();
  await contents.emptyTrash();
  await removeOldWorkingCopies(database);
  await removeOldKeys(database);
  await media.removeUnused();
  await newSessions.removeOldCards();
  await invitations.removeOld();
  await inbox.removeExpired(content.site.messagesKeptMonths);
}
