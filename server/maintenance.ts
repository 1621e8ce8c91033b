import type { Database } from "../platform/database/database.ts";
import type { AccountKeeper } from "../platform/identity/identity-provider.ts";
import type { Log } from "../platform/log.ts";
import type { Content } from "../platform/content/index.ts";
import type { EventService } from "../app/features/events/events.server.ts";
import type { InboxService } from "../app/features/contact/inbox.server.ts";
import type { MediaService } from "../platform/media/media.ts";
import { isSteady } from "../platform/database/steady-clock.ts";
import { HOUR_MS } from "../domain/dates.ts";

type Parts = {
  database: Database;
  events: Pick<EventService, "emptyTrash">;
  media: Pick<MediaService, "removeUnused">;
  inbox: Pick<InboxService, "removeExpired">;
  content: Pick<Content, "site">;
  accounts: AccountKeeper | undefined;
};

/**
 * Deletes expired data now and every hour: events in the trash, unused pictures, old messages, sessions. Returns a
 * function that stops it.
 */
export function startMaintenance(parts: Parts, log: Log): () => void {
  const round = () => tidyUp(parts).catch((error: unknown) => log.error({ err: error }, "tidying up failed"));
  void round();
  const timer = setInterval(() => void round(), HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Expired data is deleted only while the clock can be trusted. */
export async function tidyUp({ database, events, media, inbox, content, accounts }: Parts): Promise<void> {
  await accounts?.removeExpiredSessions();
  if (!(await isSteady(database))) return;
  await events.emptyTrash();
  await media.removeUnused();
  await inbox.removeExpired(content.site.messagesKeptMonths);
}
