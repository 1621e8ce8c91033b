/** All parts of the site, assembled by server/app.ts. Each feature picks the ones that its pages and routes use. */
import type { RouterContextProvider } from "react-router";
import {
  administratorsContext,
  type AdministratorsParts,
} from "../app/features/administrators/administrators-context.ts";
import { accountsContext, type AccountsParts } from "../app/features/accounts/accounts-context.ts";
import { changesContext, type ChangesParts } from "../app/features/changes/changes-context.ts";
import { deskContext, type DeskParts } from "../app/features/desk/desk-context.ts";
import { handoverContext, type HandoverParts } from "../app/features/handover/handover-context.ts";
import { contentContext, type ContentParts } from "../app/features/content/content-context.ts";
import { contactContext, type ContactParts } from "../app/features/contact/contact-context.ts";
import { eventReportsContext, type EventReportsParts } from "../app/features/event-reports/event-reports-context.ts";
import { eventsContext, type EventsParts } from "../app/features/events/events-context.ts";
import { feedsContext, type FeedsParts } from "../app/features/feeds/feeds-context.ts";
import type { EventPostParts } from "../app/features/blogs/event-post.server.ts";
import { newSessionContext, type NewSessionParts } from "../app/features/new-session/new-session-context.ts";
import { invitationsContext, type InvitationsParts } from "../app/features/invitations/invitations-context.ts";
import { siteContext, type SiteSettings } from "../platform/content/site-context.ts";
import type { Database } from "../platform/database/database.ts";
import type { SiteVersion } from "../platform/database/site-version.ts";
import type { AccountKeeper, IdentityProvider } from "../platform/identity/identity-provider.ts";
import type { MediaService } from "../platform/media/media.ts";

export type Site = SiteSettings &
  EventsParts &
  EventReportsParts &
  EventPostParts &
  FeedsParts &
  AccountsParts &
  InvitationsParts &
  AdministratorsParts &
  ContactParts &
  ContentParts &
  ChangesParts &
  NewSessionParts &
  HandoverParts &
  DeskParts & {
    database: Database;
    version: SiteVersion;
    identity: IdentityProvider;
    /** Undefined when a hosted service manages the accounts. */
    accounts: AccountKeeper | undefined;
    media: MediaService;
  };

export function fillContext(context: RouterContextProvider, site: Site): void {
  context.set(siteContext, site);
  context.set(eventsContext, site);
  context.set(eventReportsContext, site);
  context.set(feedsContext, site);
  context.set(accountsContext, site);
  context.set(invitationsContext, site);
  context.set(administratorsContext, site);
  context.set(contactContext, site);
  context.set(deskContext, site);
  context.set(contentContext, site);
  context.set(changesContext, site);
  context.set(newSessionContext, site);
  context.set(handoverContext, site);
}
