/** What the house can do, put together by server/app.ts and handed to the API and, through the context, to page loaders. */
import type { Database } from "../platform/database/database.ts";
import type { AccountKeeper, IdentityProvider } from "../platform/identity/identity-provider.ts";
import type { Env } from "../platform/env.ts";
import type { AccountService } from "../app/features/accounts/account.server.ts";
import type { LogName } from "../platform/identity/log-name.ts";
import type { ContactService } from "../app/features/contact/contact.server.ts";
import type { Content } from "../platform/content/index.ts";
import type { EventListService } from "../app/features/events/event-list.server.ts";
import type { EventOverviewService } from "../app/features/events/event-overview.server.ts";
import type { EventPageService } from "../app/features/events/event-pages.server.ts";
import type { FileService } from "../app/features/feeds/files.server.ts";
import type { InboxService } from "../app/features/contact/inbox.server.ts";
import type { EventService } from "../app/features/events/events.server.ts";
import type { MediaService } from "../platform/media/media.ts";
import type { SessionService } from "../app/features/accounts/session.server.ts";
import type { StructuredDataService } from "../app/features/feeds/structured-data.server.ts";
import type { SiteVersion } from "../platform/database/site-version.ts";

export type Site = {
  env: Env;
  content: Content;
  database: Database;
  version: SiteVersion;
  /** Whether contact messages are mailed to the cell. */
  sendsMail: boolean;
  identity: IdentityProvider;
  /** What commands and chores do with accounts; undefined where a hosted service keeps them. */
  accounts: AccountKeeper | undefined;
  account: AccountService;
  events: EventService;
  eventList: EventListService;
  eventOverview: EventOverviewService;
  eventPages: EventPageService;
  files: FileService;
  structuredData: StructuredDataService;
  /** The Content-Security-Policy of the page that other sites may frame. */
  embedPolicy: string;
  media: MediaService;
  contact: ContactService;
  inbox: InboxService;
  session: SessionService;
  /** How the log calls an account. */
  logName: LogName;
  /** What administrators should know when the last daily backup failed. */
  backupFailure: () => string | undefined;
};
