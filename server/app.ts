/** The composition root: picks the implementations and joins services, API, files and pages. */
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import firstPaint from "../app/shell/theme/first-paint.js?raw";
import { openDatabase } from "../platform/database/index.ts";
import type { IdentityProvider } from "../platform/identity/identity-provider.ts";
import { openIdentity } from "../platform/identity/index.ts";
import { roleToPublish } from "../platform/identity/profiles.ts";
import { openLimits } from "../platform/limits/index.ts";
import { openMailer } from "../platform/mail/index.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Env } from "../platform/env.ts";
import { apiRule } from "./api/index.ts";
import { createFront } from "../platform/cache/front.ts";
import { httpApp } from "./http-app.ts";
import { embedPolicy, setSecurityHeaders } from "../platform/http/security-headers.ts";
import type { Log } from "../platform/log.ts";
import { builtAssets, integrityOf } from "../platform/cache/built-assets.ts";
import { cachePlans } from "../platform/cache/cache-plan.ts";
import { createPageCache } from "../platform/cache/page-cache.ts";
import { pages } from "../platform/rendering/pages.ts";
import { siteRoutes } from "../platform/http/site-routes.ts";
import { listFiles, staticFiles, type StaticFiles } from "../platform/cache/static-files.ts";
import { administratorService } from "../app/features/administrators/administrators.server.ts";
import { accountService } from "../app/features/accounts/account.server.ts";
import { passwordResetService } from "../app/features/accounts/password-reset.server.ts";
import { logNames } from "../platform/identity/log-name.ts";
import { startMaintenance } from "./maintenance.ts";
import {
  CONTACT_ADDRESS_LIMIT,
  CONTACT_FLOOD_LIMIT,
  CONTACT_REFUSED_COUNT,
  CONTACT_SPAM_LIMIT,
  contactService,
} from "../app/features/contact/contact.server.ts";
import type { RenderPreview } from "../app/features/content/content-context.ts";
import { changeSetService } from "../app/features/changes/change-sets.server.ts";
import { CARD_ADDRESS_LIMIT, CARD_SEND_LIMIT } from "../app/features/new-session/own-card.server.ts";
import { newSessionService } from "../app/features/new-session/new-sessions.server.ts";
import { contentService } from "../app/features/content/content.server.ts";
import { readContentFiles, type Content, type FilesOfContent } from "../platform/content/index.ts";
import { openLiveContent } from "../platform/content/live-content.ts";
import { openPictureShelf } from "../platform/content/picture-shelf.ts";
import { deskService } from "../app/features/desk/desk.server.ts";
import { watchDatabase } from "../platform/database/database-watch.ts";
import { eventListService } from "../app/features/events/event-list.server.ts";
import { eventOverviewService } from "../app/features/events/event-overview.server.ts";
import { eventPageService } from "../app/features/events/event-pages.server.ts";
import { eventCollection } from "../app/features/events/event-collection.ts";
import { updateDerived } from "../platform/documents/derived.ts";
import { eventPostService } from "../app/features/posts/event-post.server.ts";
import { iicSheets } from "../app/features/event-reports/iic/iic-sheets.server.ts";
import { sessionReports } from "../app/features/event-reports/session/session-report.server.ts";
import { eventReportService } from "../app/features/event-reports/event-reports.server.ts";
import { publishedReports } from "../app/features/event-reports/published-reports.server.ts";
import { eventService } from "../app/features/events/events.server.ts";
import { fileService } from "../app/features/feeds/files.server.ts";
import { acceptanceService } from "../app/features/invitations/acceptance.server.ts";
import { invitationService } from "../app/features/invitations/invitations.server.ts";
import { inboxService } from "../app/features/contact/inbox.server.ts";
import { mediaService } from "../platform/media/media.ts";
import { createOutbox } from "../app/features/contact/outbox/outbox.server.ts";
import { sessionService } from "../app/features/accounts/session.server.ts";
import { signInService } from "../app/features/accounts/sign-in.server.ts";
import { newestBackup, restoreBackup } from "../platform/backups/restore-drill.ts";
import { ownershipService } from "../app/features/handover/ownership.server.ts";
import { readPrintedHandover } from "../app/features/handover/printed-handover.server.ts";
import { readLeaving } from "../app/features/handover/successors.server.ts";
import { hasLeft } from "../platform/identity/ended-access.ts";
import { todayIn } from "../domain/moments.ts";
import { restoreDrillService } from "../app/features/handover/restore-drill.server.ts";
import { startSnapshots } from "../platform/backups/snapshots.ts";
import { structuredData } from "../app/features/feeds/structured-data.server.ts";
import { createSiteVersion } from "../platform/database/site-version.ts";
import { editedShareCards } from "./edited-share-cards.ts";
import { wantedCards } from "../domain/share-card.ts";
import { fillContext, type Site } from "./site.ts";

export type AppOptions = {
  env: Env;
  /** The folder of content/ and build/. */
  root: string;
  log: Log;
  development?: boolean;
  /** For a static copy: pages without scripts and forms, and no work in the background. */
  isCopy?: boolean;
  /** Replacements for the implementations that the environment selects. */
  parts?: { files?: FilesOfContent; mailer?: Mailer; identity?: (chosen: IdentityProvider) => IdentityProvider };
};

export type App = Awaited<ReturnType<typeof createApp>>;

/** `request("/events")` works in memory. @throws {ContentProblems} for mistakes in content/ */
export async function createApp({ env, root, log, development = false, isCopy = false, parts = {} }: AppOptions) {
  const contentFiles = parts.files ?? filesOf(root);
  const database = await openDatabase(env);
  const { identity: chosen, accounts, signing } = await openIdentity(env, database);
  const identity = parts.identity?.(chosen) ?? chosen;
  const { limits, close: closeLimits } = await openLimits(env);

  const version = createSiteVersion(database, log, () => live.refresh().then(update));
  const media = mediaService(database, version.refresh);
  const live = await openLiveContent({ ...contentFiles, database, media, log });
  const { product } = live.content().site;
  const mailer = parts.mailer ?? (await openMailer(env, { product, development }));
  const outbox = mailer && createOutbox({ database, mailer, log });
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
  await updateDerived(database, eventCollection);
  const routes = siteRoutes(build.routes);
  const snapshots =
    env.BACKUP_DIR && !isCopy
      ? startSnapshots({ folder: env.BACKUP_DIR, dataFolder: env.DATA_DIR, root, log })
      : undefined;
  const logName = logNames(signing.secret);
  const inbox = inboxService({ database, outbox });
  const backupFailure = () => snapshots?.failure();
  const changeSets = changeSetService({
    database,
    live,
    published: version.refresh,
    roleToPublish: accounts && roleToPublish,
  });
  const fixedParts = {
    env,
    isCopy,
    database,
    version,
    identity,
    accounts,
    media,
    isPublicPage: routes.isPublicPage,
    renderPreview: async ({ of: previewOf, isData, ...page }: Parameters<RenderPreview>[0], content: Content) => {
      const previewed: Site = { ...siteOf(content), isPreview: !isData, previewOf };
      const response = await renderPage({ ...page, fillContext: (context) => fillContext(context, previewed) });
      response.headers.set("Cache-Control", "private, no-store");
      return response;
    },
    contents: contentService({ database, live, media, source: join(root, "content"), published: version.refresh }),
    changeSets,
    newSessions: newSessionService({ database, live, changeSets, media, cardLimits }),
    restoreDrill: restoreDrillService({ database, backups: backupsOf(env, root) }),
    embedPolicy: embedPolicy(env.EMBED_ANCESTORS),
    contact: contactService({ database, limits: contactLimits, outbox }),
    inbox,
    session: sessionService({ identity, signIn: signInService(identity, { ...signing, limits }), logName, env }),
    logName,
    sendsMail: outbox !== undefined,
    backupFailure,
  };

  /** What depends on the content is made again with each snapshot, and a request uses one snapshot only. */
  function siteOf(content: Content): Site {
    const { timeZone, product: issuer } = content.site;
    const events = eventService({ database, media, timeZone, published: version.refresh });
    const eventPages = eventPageService({ events, content, env });
    const eventList = eventListService({ events, content, env });
    const eventReports = eventReportService({ database, events });
    const administrators = administratorService({ database, accounts, timeZone });
    const ownership = ownershipService({
      database,
      today: () => todayIn(timeZone),
      hasLeft: (email) => hasLeft(database, accounts, email),
    });
    return {
      ...fixedParts,
      content,
      account: accountService(identity, { limits, issuer }),
      passwordReset: passwordResetService({
        accounts,
        mailer,
        limits,
        logName,
        publicUrl: env.PUBLIC_URL,
        product: issuer,
      }),
      invitations: invitationService({ database, accounts, mailer, logName, product: issuer }),
      acceptance: acceptanceService({ ...fixedParts, limits, site: content.site }),
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
      readLeaving: (viewer) => readLeaving({ database, administrators }, viewer),
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
        version: version.current,
        pages: routes.sitePages(),
        closed: routes.guardedPrefixes(),
      }),
    };
  }
  function cards() {
    const { site: names, home, blogs } = site.content;
    const titles = [...routes.pageTitles(), ...blogs.map(({ title }) => title)];
    return wantedCards({ ...names, tagline: home.hero.tagline }, titles);
  }
  let site = siteOf(live.content());
  function update(): void {
    if (site.content !== live.content()) site = siteOf(live.content());
  }
  await version.start();

  const files = listFiles([
    ["/", join(root, "build/app/client")],
    ["/pictures/", join(root, "build/pictures")],
    ["/share/", join(root, "build/share")],
    // A page that was opened before a deploy still requests its old files.
    ["/assets/", join(root, "build/earlier/1")],
    ["/assets/", join(root, "build/earlier/2")],
  ]);
  const findBuilt = staticFiles(files);
  const findCard = editedShareCards({ root, folder: join(env.DATA_DIR, "share"), cards, log });
  const findFile: StaticFiles = async (path) => (await findBuilt(path)) ?? findCard(path);
  const { url: src } = build.assets;
  const file = files.get(src);
  const firstScript = file ? { src, integrity: integrityOf(file) } : undefined;
  const renderPage = pages(fixedParts, build as unknown as ServerBuild, {
    development,
    firstScript,
    firstPaint,
    fillContext: (context) => fillContext(context, site),
  });
  const hono = httpApp(() => site, { log, development, renderPage, routes, findFile });
  const cache = createPageCache({
    version: version.current,
    contentVersion: live.version,
    timeZone: () => site.content.site.timeZone,
  });
  const front = createFront({
    hono,
    cache: development ? undefined : cache,
    makePlan: cachePlans({
      routes,
      apiRule,
      isFile: (path) => files.has(path),
      hasAddress: env.PUBLIC_URL !== undefined,
    }),
    findAsset: development ? () => undefined : builtAssets(files, (headers) => setSecurityHeaders(headers, env)),
    origin: env.PUBLIC_URL,
    trustedProxies: env.TRUST_PROXY,
    log,
  });
  if (!isCopy) outbox?.start();
  const stopMaintenance = isCopy ? () => undefined : startMaintenance(() => site, log);
  const stopWatching = watchDatabase(database, log);
  let closing = false;
  let warming: Promise<void> | undefined;

  /** One page at a time, so that a visitor waits for one of them at most. */
  async function renderPublicPages(): Promise<void> {
    for (const path of ["/api/events", ...routes.publicPaths()]) {
      if (closing) return;
      await front.request(path);
    }
  }

  return {
    fetch: front.fetch,
    request: front.request,
    listener: front.listener,
    stored: cache.stored,
    publicPaths: routes.publicPaths,
    /** Renders the public pages after start-up, before the first visitor. */
    warm() {
      warming ??= renderPublicPages();
    },
    /** Checks the stored data for damage in the background. */
    checkData: () =>
      database.verify().catch((error: unknown) => log.warn({ err: error }, "the data could not be checked")),
    get site() {
      return site;
    },
    accounts,
    async close() {
      stopMaintenance();
      await stopWatching();
      closing = true;
      await warming;
      await snapshots?.stop();
      await site.restoreDrill.finished();
      await outbox?.stop();
      await version.stop();
      await closeLimits();
      await database.close();
    },
  };
}

function backupsOf({ BACKUP_DIR: folder, DATA_DIR: dataFolder }: Env, root: string) {
  if (!folder) return undefined;
  return {
    newest: (now: Date) => newestBackup(folder, now),
    restore: (name: string) => restoreBackup(name, { folder, dataFolder, root }),
  };
}

const shelfOf = (root: string) => openPictureShelf(join(root, "build/pictures"));

/** @throws {ContentProblems} for mistakes in content/ */
export const filesOf = (root: string): FilesOfContent => readContentFiles(join(root, "content"), shelfOf(root));

/** For the build, which draws a share card for each. */
export const pageTitles = () => siteRoutes(build.routes).pageTitles();
// For server/index.ts, which imports nothing but this build.
export { dataFolderProblem } from "../platform/database/data-folder-problem.ts";
export { parseEnv } from "../platform/env.ts";
export { listenAt, type Where } from "./socket-activation.ts";
export { connectionLimits, guardConnections, readableOnly } from "../platform/http/connections.ts";
export { createLog } from "../platform/log.ts";
export { ContentProblems } from "../platform/content/problems.ts";
export { StartError } from "../platform/start-error.ts";
export { startMessage } from "./start-message.ts";
