import type { Database } from "../platform/database/database.ts";
import type { AccountKeeper } from "../platform/identity/identity-provider.ts";
import type { Log } from "../platform/log.ts";
import type { Content } from "../platform/content/index.ts";
import type { EventReportService } from "../app/features/event-reports/event-reports.server.ts";
import type { EventService } from "../app/features/events/events.server.ts";
import type { ContentService } from "../app/features/content/content.server.ts";
import type { ChangeSetService } from "../app/features/changes/change-sets.server.ts";
import type { RestoreDrillService } from "../app/features/handover/restore-drill.server.ts";
import type { InboxService } from "../app/features/contact/inbox.server.ts";
import type { InvitationService } from "../app/features/invitations/invitations.server.ts";
import type { NewSessionService } from "../app/features/new-session/new-sessions.server.ts";
import type { MediaService } from "../platform/media/media.ts";
import { isClockTrusted } from "../platform/database/trusted-clock.ts";
import { HOUR_MS } from "../domain/dates.ts";

type Parts = {
  database: Database;
  events: Pick<EventService, "emptyTrash" | "publishDue" | "removeOldWorkingCopies">;
  eventReports: Pick<EventReportService, "removeOldWorkingCopies" | "removeOrphans">;
  contents: Pick<ContentService, "emptyTrash" | "removeOldWorkingCopies">;
  changeSets: Pick<ChangeSetService, "publishDue">;
  media: Pick<MediaService, "removeUnused">;
  inbox: Pick<InboxService, "removeExpired">;
  newSessions: Pick<NewSessionService, "removeOldCards">;
  invitations: Pick<InvitationService, "removeOld">;
  content: Pick<Content, "site">;
  accounts: AccountKeeper | undefined;
  restoreDrill: Pick<RestoreDrillService, "runIfDue">;
};

/**
 * Deletes expired data now and every hour, publishes scheduled changes every minute, and tests the newest backup every
 * month. Returns a function that stops all.
 */
export function startMaintenance(parts: () => Parts, log: Log): () => void {
  const start = (work: () => Promise<unknown>, milliseconds: number, failure: string) => {
    const round = () => void work().catch((error: unknown) => log.error({ err: error }, failure));
    round();
    return setInterval(round, milliseconds).unref();
  };
  const timers = [
    start(() => tidyUp(parts()), HOUR_MS, "tidying up failed"),
    start(() => parts().restoreDrill.runIfDue(), HOUR_MS, "the test of the backup failed"),
    start(() => parts().events.publishDue(), MINUTE_MS, "publishing what is due failed"),
    start(() => parts().changeSets.publishDue(), MINUTE_MS, "publishing changes that are due failed"),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

const MINUTE_MS = 60_000;

/** Expired data is deleted only while the clock is trusted. */
export async function tidyUp(parts: Parts): Promise<void> {
  const { database, events, contents, media, inbox, newSessions, invitations, content, accounts } = parts;
  await accounts?.removeExpiredSessions();
  if (!(await isClockTrusted(database))) return;
  await events.emptyTrash();
  await events.removeOldWorkingCopies();
  await parts.eventReports.removeOrphans();
  await parts.eventReports.removeOldWorkingCopies();
  await contents.emptyTrash();
  await contents.removeOldWorkingCopies();
  await media.removeUnused();
  await newSessions.removeOldCards();
  await invitations.removeOld();
  await inbox.removeExpired(content.site.messagesKeptMonths);
}
