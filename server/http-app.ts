/** The order in which a request is looked at: log, headers, origin, then API, files, pages. */
import { Hono } from "hono";
import { api } from "./api/index.ts";
import { answerError } from "./http/answer-refusal.ts";
import { visitorLimit } from "./http/body-limit.ts";
import { canonicalPath, isReadablePath } from "./http/canonical-path.ts";
import type { HttpEnv } from "./http/http-env.ts";
import { checkOrigin } from "./http/origin-check.ts";
import { readsAndForms } from "./http/reads-and-forms.ts";
import { requestLog } from "./http/request-log.ts";
import { setSecurityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import type { Pages } from "./rendering/pages.ts";
import { INTERNAL_HEADERS } from "./rendering/page-cache.ts";
import { SAME_AS } from "./rendering/same-as.ts";
import type { SiteRoutes } from "./rendering/site-routes.ts";
import type { StaticFiles } from "./rendering/static-files.ts";
import { webManifest } from "./rendering/web-manifest.ts";
import type { Site } from "./site.ts";

type Parts = { log: Log; development: boolean; renderPage: Pages; routes: SiteRoutes; findFile: StaticFiles };

export function httpApp(site: Site, { log, development, renderPage, routes, findFile }: Parts): Hono<HttpEnv> {
  const { env } = site;
  const app = new Hono<HttpEnv>();

  app.use(requestLog(log, env.TRUST_PROXY));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    // Caches would decide for themselves how long a 301 or 404 without it is true.
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
    if (!context.env?.onBehalfOf) for (const name of INTERNAL_HEADERS) headers.delete(name);
    if (!development) setSecurityHeaders(headers, { https: env.PUBLIC_URL?.startsWith("https://") ?? false });
  });
  app.use(async (context, next) => {
    checkOrigin(context.req.raw, env.PUBLIC_URL);
    await next();
  });
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const path = isReadablePath(pathname) ? routes.spelling(canonicalPath(pathname)) : pathname;
    // 308 keeps the method and the body of a form.
    if (path !== pathname) return context.redirect(path + search, isRead(context.req.method) ? 301 : 308);
    await next();
  });
  app.onError(answerError);

  app.route("/", api(site));
  app.get("/site.webmanifest", () => webManifest(site.content));
  app.use(async (context, next) => {
    const file = await findFile(context.req.path);
    if (file) return file;
    if (/^\/(assets|pictures|share|media)\//.test(context.req.path)) return context.text("Not found", 404);
    await next();
  });
  app.all("*", visitorLimit, readsAndForms, async (context) => {
    const { pathname } = new URL(context.req.url);
    if (!isReadablePath(pathname)) return context.text("This address cannot be read.", 400);
    const missing = routes.missing(pathname);
    if (context.env?.onBehalfOf && missing !== undefined && missing !== pathname)
      return context.body(null, 200, { [SAME_AS]: missing, "Cache-Control": "no-store" });
    const request = withKnownRoutes(context.req.raw, routes);
    return renderPage({ request, log: context.get("log"), address: context.get("address") });
  });
  return app;
}

/** The same request, its `_routes` in their one spelling. */
function withKnownRoutes(request: Request, routes: SiteRoutes): Request {
  const url = new URL(request.url);
  const asked = url.searchParams.get("_routes");
  if (!isRead(request.method) || !asked) return request;
  url.searchParams.set("_routes", routes.askedRoutes(url.pathname, asked));
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
}

function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
