/** Makes the services of the features from the implementations that server/app.ts chose. */
import { roleToPublish } from "../platform/identity/profiles.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Env } from "../platform/env.ts";
import { embedPolicy } from "../platform/http/security-headers.ts";
import { administratorService } from "../app/features/administrators/administrators.server.ts";
import { accountService } from "../app/features/accounts/account.server.ts";
import { passwordResetService } from "../app/features/accounts/password-reset.server.ts";
import { logNames } from "../platform/identity/log-name.ts";
import {
  CONTACT_ADDRESS_LIMIT,
  CONTACT_FLOOD_LIMIT,
  CONTACT_REFUSED_COUNT,
  CONTACT_SPAM_LIMIT,
  contactService,
} from "../app/features/contact/contact.server.ts";
import type { RenderPreview } from "../app/features/content/content-context.ts";
import { changeSetService, type ChangeSetService } from "../app/features/changes/change-sets.server.ts";
import { CARD_ADDRESS_LIMIT, CARD_SEND_LIMIT } from "../app/features/new-session/own-card.server.ts";
import { hideOldEmails } from "../app/features/new-session/change-team.server.ts";
import { newSessionService } from "../app/features/new-session/new-sessions.server.ts";
import { contentService } from "../app/features/content/content.server.ts";
import type { Content } from "../platform/content/index.ts";
import { deskService } from "../app/features/desk/desk.server.ts";
import { eventListService } from "../app/features/events/event-list.server.ts";
import { eventOverviewService } from "../app/features/events/event-overview.server.ts";
import { eventPageService } from "../app/features/events/event-pages.server.ts";
import { eventPostService } from "../app/features/blogs/event-post.server.ts";
import { iicSheets } from "../app/features/event-reports/iic/iic-sheets.server.ts";
import { sessionReports } from "../app/features/event-reports/session/session-report.server.ts";
import { eventReportService } from "../app/features/event-reports/event-reports.server.ts";
import { publishedReports } from "../app/features/event-reports/published-reports.server.ts";
import { eventService } from "../app/features/events/events.server.ts";
import { fileService } from "../app/features/feeds/files.server.ts";
import { endInvitationsOf } from "../app/features/invitations/invitation-store.server.ts";
import { acceptanceService } from "../app/features/invitations/acceptance.server.ts";
import { invitationService } from "../app/features/invitations/invitations.server.ts";
import { inboxService } from "../app/features/contact/inbox.server.ts";
import type { createOutbox } from "../app/features/contact/outbox/outbox.server.ts";
import { sessionService } from "../app/features/accounts/session.server.ts";
import { limitedSignIn } from "../app/features/accounts/sign-in.server.ts";
import { newestBackup, restoreBackup } from "../platform/backups/restore-drill.ts";
import { ownershipService } from "../app/features/handover/ownership.server.ts";
import { readPrintedHandover } from "../app/features/handover/printed-handover.server.ts";
import { readLeaving } from "../app/features/handover/successors.server.ts";
import { findLeft } from "../platform/identity/ended-access.ts";
import { todayIn } from "../domain/moments.ts";
import { restoreDrillService } from "../app/features/handover/restore-drill.server.ts";
import { structuredData } from "../app/features/feeds/structured-data.server.ts";
import { fillContext, type Site } from "./site.ts";
import type { OpenIdentity } from "../platform/identity/index.ts";
import type { Limits } from "../platform/limits/limits.ts";
import type { MediaService } from "../platform/media/media.ts";
import type { LiveContent } from "../platform/content/live-content.ts";
import { siteFolders } from "../platform/content/site-folders.ts";
import type { Pages } from "../platform/rendering/pages.ts";
import type { SiteVersion } from "../platform/database/site-version.ts";
import type { SiteRoutes } from "../platform/http/site-routes.ts";
import type { Database } from "../platform/database/database.ts";

type Parts = OpenIdentity & {
  env: Env;
  root: string;
  isCopy: boolean;
  database: Database;
  limits: Limits;
  /** Undefined if no mail is set up. */
  mailer: Mailer | undefined;
  outbox: ReturnType<typeof createOutbox> | undefined;
  media: MediaService;
  live: LiveContent;
  version: SiteVersion;
  routes: SiteRoutes;
  backupFailure: () => string | undefined;
  renderPage: Pages;
};

/** Returns a function that makes the services again for each new snapshot. A request uses one snapshot only. */
export function siteServices(parts: Parts): (content: Content) => Site {
  const { env, root, isCopy, database, identity, accounts, access, signing, limits, mailer, outbox } = parts;
  const { media, live, version, routes, backupFailure, renderPage } = parts;
  const contactLimits = {
    address: limits("contact-address", CONTACT_ADDRESS_LIMIT),
    flood: limits("contact", CONTACT_FLOOD_LIMIT),
    spam: limits("contact-spam", CONTACT_SPAM_LIMIT),
    refused: limits("contact-refused", CONTACT_REFUSED_COUNT),
  };
  const cardLimits = {
    address: limits("card-address", CARD_ADDRESS_LIMIT),
    send: limits("card-send", CARD_SEND_LIMIT),
  };
  const logName = logNames(signing.secret);
  const inbox = inboxService({ database, outbox });
  const changeSets: ChangeSetService = changeSetService({
    database,
    live,
    afterWrite: version.refresh,
    afterPut: (saved) => hideOldEmails({ database, live, changeSets }, saved),
    roleToPublish: accounts && roleToPublish,
  });
  const fixedParts = {
    env,
    isCopy,
    database,
    version,
    identity,
    accounts,
    access,
    media,
    isPublicPage: routes.isPublicPage,
    renderPreview,
    contents: contentService({ database, live, media, source: siteFolders(root).content, afterWrite: version.refresh }),
    changeSets,
    newSessions: newSessionService({ database, live, changeSets, media, cardLimits }),
    restoreDrill: restoreDrillService({ database, backups: backupsOf(env, root) }),
    embedPolicy: embedPolicy(env.EMBED_ANCESTORS),
    contact: contactService({ database, limits: contactLimits, outbox }),
    inbox,
    session: sessionService({ identity, signIn: limitedSignIn(identity, { ...signing, limits }), logName, env }),
    logName,
    sendsMail: outbox !== undefined,
    backupFailure,
  };

  return siteOf;

  function siteOf(content: Content): Site {
    const { timeZone, product: issuer } = content.site;
    const events = eventService({ database, media, timeZone, afterWrite: version.refresh });
    const eventPages = eventPageService({ events, content, env });
    const eventList = eventListService({ events, content, env });
    const eventReports = eventReportService({ database, events });
    const administrators = administratorService({
      access,
      timeZone,
      endInvitations: (email) => endInvitationsOf(database, email),
    });
    const site = { ...content.site, sessionStartsIn: content.reports.sessionStartsIn };
    const invitations = invitationService({ database, access, mailer, logName, site });
    const ownership = ownershipService({
      database,
      today: () => todayIn(timeZone),
      findLeft: (emails) => findLeft(access, emails),
    });
    return {
      ...fixedParts,
      content,
      account: accountService(identity, { limits, issuer }),
      passwordReset: passwordResetService({
        accounts,
        access,
        mailer,
        limits,
        logName,
        publicUrl: env.PUBLIC_URL,
        product: issuer,
      }),
      invitations,
      acceptance: acceptanceService({ ...fixedParts, limits, site }),
      administrators,
      events,
      eventReports,
      publishedReports: publishedReports({ eventReports, content, env }),
      eventPosts: eventPostService({ contents: fixedParts.contents, events, eventReports, timeZone }),
      sessionReports: sessionReports({ eventReports, content }),
      iicSheets: iicSheets({ events, eventReports, media, content }),
      eventList,
      desk: deskService({ ...fixedParts, administrators, events, eventReports, eventList, ownership, content }),
      ownership,
      readLeaving: (viewer) => readLeaving({ database, administrators, invitations }, viewer),
      readPrintedHandover: (viewer, origin) =>
        readPrintedHandover({ ...fixedParts, root, content, administrators, ownership }, viewer, origin),
      eventOverview: eventOverviewService(events),
      eventPages,
      structuredData: structuredData(content, env.PUBLIC_URL),
      files: fileService({
        events,
        eventPages,
        content,
        env,
        pages: routes.sitePages(),
        closed: routes.guardedPrefixes(),
      }),
    };
  }

  /** Renders the real page with other content. */
  async function renderPreview(
    { of: previewOf, mistake: previewMistake, isData, ...page }: Parameters<RenderPreview>[0],
    content: Content,
  ): Promise<Response> {
    const previewed: Site = { ...siteOf(content), isPreview: !isData, previewOf, previewMistake };
    const response = await renderPage({ ...page, fillContext: (context) => fillContext(context, previewed) });
    response.headers.set("Cache-Control", "private, no-store");
    return response;
  }
}

function backupsOf({ BACKUP_DIR: folder, DATA_DIR: dataFolder }: Env, root: string) {
  if (!folder) return undefined;
  return {
    newest: (now: Date) => newestBackup(folder, now),
    restore: (name: string) => restoreBackup(name, { folder, dataFolder, root }),
  };
}
