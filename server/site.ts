/** What the house can do, put together by server/app.ts and handed to the API and, through the context, to page loaders. */
import type { Database } from "./adapters/database/database.ts";
import type { AccountKeeper, IdentityProvider } from "./adapters/identity/identity-provider.ts";
import type { Env } from "./env.ts";
import type { AccountService } from "./services/account/index.ts";
import type { LogName } from "./services/account/log-name.ts";
import type { ContactService } from "./services/contact.ts";
import type { Content } from "./services/content/index.ts";
import type { EventListService } from "./services/event-list.ts";
import type { EventOverviewService } from "./services/event-overview.ts";
import type { EventPageService } from "./services/event-pages/index.ts";
import type { FileService } from "./services/files/index.ts";
import type { InboxService } from "./services/inbox.ts";
import type { EventService } from "./services/events/index.ts";
import type { MediaService } from "./services/media.ts";
import type { SessionService } from "./services/session.ts";
import type { StructuredDataService } from "./services/structured-data.ts";
import type { SiteVersion } from "./services/site-version.ts";

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
