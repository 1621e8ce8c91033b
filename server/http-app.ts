/** The order in which a request is looked at: log, headers, origin, then health, API, media, files, pages. */
import { Hono } from "hono";
import { api } from "./api/index.ts";
import { healthApi } from "./api/health.ts";
import { mediaFiles } from "./api/media.ts";
import { answerError } from "./http/answer-refusal.ts";
import { pageFormLimit } from "./http/body-limit.ts";
import { canonicalPath, isReadablePath } from "./http/canonical-path.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { formsOnly } from "./http/forms-only.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { requestLog } from "./http/request-log.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import type { AskedRoutes } from "./rendering/asked-routes.ts";
import { cachedPages } from "./rendering/cached-pages.ts";
import { createPageCache } from "./rendering/page-cache.ts";
import type { Pages } from "./rendering/pages.ts";
import type { StaticFiles } from "./rendering/static-files.ts";
import { webManifest } from "./rendering/web-manifest.ts";
import type { Site } from "./site.ts";

type Parts = { log: Log; development: boolean; renderPage: Pages; askedRoutes: AskedRoutes; findFile: StaticFiles };

export function httpApp(site: Site, { log, development, renderPage, askedRoutes, findFile }: Parts): Hono<HttpEnv> {
  const { env, version } = site;
  const cache = createPageCache({ version: version.current });
  const years = new Set([...site.content.nodes.keys(), ...site.content.students.keys()].map(String));
  // In development every page is rendered anew: its code may have changed.
  const answerPage = development
    ? renderPage
    : cachedPages(renderPage, cache, { publicUrl: env.PUBLIC_URL, askedRoutes, years });
  const app = new Hono<HttpEnv>();

  app.use(requestLog(log, env.TRUST_PROXY));
  app.use(async (context, next) => {
    await next();
    if (!development)
      setSecurityHeaders(context.res.headers, { https: env.PUBLIC_URL?.startsWith("https://") ?? false });
  });
  app.use(async (context, next) => {
    checkOrigin(context.req.raw, env.PUBLIC_URL);
    await next();
  });
  app.onError(answerError);

  app.route("/", healthApi(site));
  app.route("/api", api(site, cache));
  app.route("/media", mediaFiles(site));
  app.get("/site.webmanifest", () => webManifest(site.content));
  app.use(async (context, next) => {
    const file = await findFile(context.req.path);
    if (file) return file;
    if (/^\/(assets|pictures|share|media)\//.test(context.req.path)) return context.text("Not found", 404);
    await next();
  });
  app.all("*", pageFormLimit, formsOnly, async (context) => {
    const url = new URL(context.req.url);
    if (!isReadablePath(url.pathname)) return context.text("This address cannot be read.", 400);
    const canonical = canonicalPath(url.pathname);
    if (canonical) return context.redirect(canonical + url.search, 301);
    return answerPage({ request: context.req.raw, log: context.get("log"), address: context.get("address") });
  });
  return app;
}
