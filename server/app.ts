/** The composition root: picks the implementations and joins services, API, files and pages. */
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import firstPaint from "../app/shell/theme/first-paint.js?raw";
import { openDatabase } from "../platform/database/index.ts";
import type { IdentityProvider } from "../platform/identity/identity-provider.ts";
import { openIdentity } from "../platform/identity/index.ts";
import { openLimits } from "../platform/limits/index.ts";
import { openMailer } from "../platform/mail/index.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Env } from "../platform/env.ts";
import { apiRule } from "./api/index.ts";
import { createFront } from "../platform/cache/front.ts";
import { httpApp } from "./http-app.ts";
import { setSecurityHeaders } from "../platform/http/security-headers.ts";
import type { Log } from "../platform/log.ts";
import { builtAssets, integrityOf } from "../platform/cache/built-assets.ts";
import { cachePlans } from "../platform/cache/cache-plan.ts";
import { createPageCache } from "../platform/cache/page-cache.ts";
import { pages } from "../platform/rendering/pages.ts";
import { siteRoutes } from "../platform/http/site-routes.ts";
import { listFiles, staticFiles, type FileTable, type StaticFiles } from "../platform/cache/static-files.ts";
import { startMaintenance } from "./maintenance.ts";
import { readContentFiles, type FilesOfContent } from "../platform/content/index.ts";
import { openLiveContent } from "../platform/content/live-content.ts";
import { openPictureShelf } from "../platform/content/picture-shelf.ts";
import { siteFolders } from "../platform/content/site-folders.ts";
import { watchDatabase } from "../platform/database/database-watch.ts";
import { eventCollection } from "../app/features/events/event-collection.ts";
import { updateDerived } from "../platform/documents/derived.ts";
import { mediaService } from "../platform/media/media.ts";
import { createOutbox } from "../app/features/contact/outbox/outbox.server.ts";
import { startSnapshots } from "../platform/backups/snapshots.ts";
import { createSiteVersion } from "../platform/database/site-version.ts";
import { editedShareCards } from "./edited-share-cards.ts";
import { wantedCards } from "../domain/share-card.ts";
import { fillContext } from "./site.ts";
import { siteServices } from "./services.ts";

export type AppOptions = {
  env: Env;
  /** The folder with content/ and build/. */
  root: string;
  log: Log;
  development?: boolean;
  /** For a static copy: pages without scripts and forms, and no work in the background. */
  isCopy?: boolean;
  /** Replacements for the implementations that the environment selects. */
  parts?: {
    files?: FilesOfContent;
    built?: FileTable;
    mailer?: Mailer;
    identity?: (chosen: IdentityProvider) => IdentityProvider;
  };
};

export type App = Awaited<ReturnType<typeof createApp>>;

/** `request("/events")` works in memory. @throws {ContentProblems} for mistakes in content/ */
export async function createApp({ env, root, log, development = false, isCopy = false, parts = {} }: AppOptions) {
  const contentFiles = parts.files ?? filesOf(root);
  const database = await openDatabase(env);
  const { identity: chosen, accounts, access, signing } = await openIdentity(env, database);
  const identity = parts.identity?.(chosen) ?? chosen;
  const { limits, close: closeLimits } = await openLimits(env);

  const version = createSiteVersion(database, log, () => live.refresh().then(update));
  const media = mediaService(database, version.refresh);
  const live = await openLiveContent({ ...contentFiles, database, media, log });
  const mailer = parts.mailer ?? (await openMailer(env, { product: () => live.content().site.product, development }));
  const outbox = mailer && createOutbox({ database, mailer, log });
  await updateDerived(database, eventCollection);
  const routes = siteRoutes(build.routes);
  const snapshots =
    env.BACKUP_DIR && !isCopy
      ? startSnapshots({ folder: env.BACKUP_DIR, dataFolder: env.DATA_DIR, root, log })
      : undefined;
  const files = parts.built ?? builtFiles(root);
  const { url: src } = build.assets;
  const file = files.get(src);
  const firstScript = file ? { src, integrity: integrityOf(file) } : undefined;
  const renderPage = pages({ env, identity }, build, {
    development,
    firstScript,
    firstPaint,
    fillContext: (context) => fillContext(context, site),
  });
  const siteOf = siteServices({
    env,
    root,
    isCopy,
    database,
    identity,
    accounts,
    access,
    signing,
    limits,
    mailer,
    outbox,
    media,
    live,
    version,
    routes,
    backupFailure: () => snapshots?.failure(),
    renderPage,
  });
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

  const findBuilt = staticFiles(files);
  const findCard = editedShareCards({ root, folder: join(env.DATA_DIR, "share"), cards, log });
  const findFile: StaticFiles = async (path) => (await findBuilt(path)) ?? findCard(path);
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

  /** Renders one page at a time, so that a visitor waits for one of them at most. */
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

export function builtFiles(root: string): FileTable {
  const { builtPictures, shareCards } = siteFolders(root);
  return listFiles([
    ["/", join(root, "build/app/client")],
    ["/pictures/", builtPictures],
    ["/share/", shareCards],
    // A page that was opened before a deploy still requests its old files.
    ["/assets/", join(root, "build/earlier/1")],
    ["/assets/", join(root, "build/earlier/2")],
  ]);
}

/** @throws {ContentProblems} for mistakes in content/ */
export function filesOf(root: string): FilesOfContent {
  const { content, builtPictures } = siteFolders(root);
  return readContentFiles(content, openPictureShelf(builtPictures));
}

/** The build draws a share card for each title. */
export const pageTitles = () => siteRoutes(build.routes).pageTitles();
// For server/index.ts, which imports only this build.
export { dataFolderProblem } from "../platform/database/data-folder-problem.ts";
export { parseEnv } from "../platform/env.ts";
export { listenAt, type Where } from "./socket-activation.ts";
export { connectionLimits, guardConnections, readableOnly } from "../platform/http/connections.ts";
export { createLog } from "../platform/log.ts";
export { ContentProblems } from "../platform/content/problems.ts";
export { StartError } from "../platform/start-error.ts";
export { startMessage } from "./start-message.ts";
