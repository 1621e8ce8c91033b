/** The composition root: the one file that picks adapters and joins API, files and pages. */
import { join } from "node:path";
import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "./adapters/database/index.ts";
import { openIdentity } from "./adapters/identity/index.ts";
import type { AccountKeeper, IdentityProvider } from "./adapters/identity/identity-provider.ts";
import { openMailer } from "./adapters/mail/index.ts";
import type { Mailer } from "./adapters/mail/mailer.ts";
import { api } from "./api/index.ts";
import { healthApi } from "./api/health.ts";
import { mediaFiles } from "./api/media.ts";
import type { Env } from "./env.ts";
import { answerError } from "./http/answer-refusal.ts";
import { textLimit } from "./http/body-limit.ts";
import { canonicalPath, isReadablePath } from "./http/canonical-path.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { requestLog } from "./http/request-log.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import { pages } from "./rendering/pages.ts";
import { staticFiles } from "./rendering/static-files.ts";
import { contactService } from "./services/contact.ts";
import { readContent } from "./services/content/index.ts";
import { openPictureShelf } from "./services/content/picture-shelf.ts";
import { eventService } from "./services/events.ts";
import { mediaService } from "./services/media.ts";
import { signInService } from "./services/sign-in.ts";
import type { Site } from "./site.ts";

const HOUR_MS = 3_600_000;

export type AppOptions = {
  env: Env;
  /** The repository's folder: content/ and build/ are looked for there. */
  root: string;
  log: Log;
  development?: boolean;
  /** Parts to use instead of those that the environment names. */
  parts?: { mailer?: Mailer; identity?: (chosen: IdentityProvider) => IdentityProvider };
};

export type App = Awaited<ReturnType<typeof createApp>>;

/**
 * Opens what the environment names and joins it to one app. `request("/events")` answers in memory.
 * @throws {ContentProblems} for mistakes in content/
 */
export async function createApp({ env, root, log, development = false, parts = {} }: AppOptions) {
  const content = readContent(join(root, "content"), openPictureShelf(join(root, "build/pictures")));
  const database = await openDatabase(env);
  const embedded = await openIdentity(env, database);
  const identity = parts.identity?.(embedded) ?? embedded;
  const media = mediaService(database);
  const site: Site = {
    env,
    content,
    database,
    identity,
    media,
    events: eventService({ database, media }),
    contact: contactService({ database, log, mailer: parts.mailer ?? openMailer({ development }) }),
    signIn: signInService(identity, embedded.signing),
  };

  const hono = compose(site, { root, log, development });
  const cleaning = setInterval(() => void removeUnusedPictures(site, log), HOUR_MS);
  cleaning.unref();

  return {
    fetch: hono.fetch,
    request: hono.request,
    site,
    accounts: embedded as AccountKeeper,
    async close() {
      clearInterval(cleaning);
      await database.close();
    },
  };
}

function compose(site: Site, { root, log, development }: { root: string; log: Log; development: boolean }) {
  const { env } = site;
  const renderPage = pages(site, build as unknown as ServerBuild, { development });
  const findFile = staticFiles({ "/": join(root, "build/app/client"), "/pictures/": join(root, "build/pictures") });
  const hono = new Hono<HttpEnv>();

  hono.use(requestLog(log, env.TRUST_PROXY));
  hono.use(async (context, next) => {
    await next();
    if (!development) setSecurityHeaders(context.res.headers, { https: env.PUBLIC_URL?.startsWith("https://") ?? false });
  });
  hono.use(async (context, next) => {
    checkOrigin(context.req.raw, env.PUBLIC_URL);
    await next();
  });
  hono.onError(answerError);

  hono.route("/", healthApi(site));
  hono.route("/api", api(site));
  hono.route("/media", mediaFiles(site));
  hono.use(async (context, next) => {
    const file = await findFile(context.req.path);
    if (file) return file;
    if (/^\/(assets|pictures|media)\//.test(context.req.path)) return context.text("Not found", 404);
    await next();
  });
  hono.all("*", textLimit, async (context) => {
    const url = new URL(context.req.url);
    if (!isReadablePath(url.pathname)) return context.text("This address cannot be read.", 400);
    const canonical = canonicalPath(url.pathname);
    if (canonical) return context.redirect(canonical + url.search, 301);
    return renderPage({ request: context.req.raw, log: context.get("log"), address: context.get("address") });
  });
  return hono;
}

async function removeUnusedPictures(site: Site, log: Log): Promise<void> {
  await site.media.removeUnused().catch((error: unknown) => log.error({ err: error }, "unused pictures could not be removed"));
}

// What server/index.ts needs beside the app: it imports this build and nothing else of ours.
export { EnvError, parseEnv } from "./env.ts";
export { createLog } from "./log.ts";
export { ContentProblems } from "./services/content/problems.ts";
export { startMessage } from "./start-message.ts";
