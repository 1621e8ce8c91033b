import { Hono } from "hono";
import { compress } from "hono/compress";
import { api } from "./api/index.ts";
import { errorResponse } from "../platform/http/error-response.ts";
import { visitorLimit } from "../platform/http/body-limit.ts";
import { isRead } from "../platform/http/is-read.ts";
import { isReadablePath } from "../platform/http/canonical-path.ts";
import type { HttpEnv } from "../platform/http/http-env.ts";
import { checkOrigin } from "../platform/http/origin-check.ts";
import { readsAndForms } from "../platform/http/reads-and-forms.ts";
import { refuseMethod } from "../platform/http/refuse-method.ts";
import { setSecurityHeaders } from "../platform/http/security-headers.ts";
import type { Log } from "../platform/log.ts";
import type { Pages } from "../platform/rendering/pages.ts";
import type { SiteRoutes } from "../platform/http/site-routes.ts";
import { NO_PAGES } from "../platform/cache/cache-plan.ts";
import type { StaticFiles } from "../platform/cache/static-files.ts";
import type { Site } from "./site.ts";

type Parts = { log: Log; development: boolean; renderPage: Pages; routes: SiteRoutes; findFile: StaticFiles };

export function httpApp(siteNow: () => Site, { log, development, renderPage, routes, findFile }: Parts): Hono<HttpEnv> {
  const { env } = siteNow();
  const app = new Hono<HttpEnv>();

  app.use(async (context, next) => {
    const { requestId, address } = context.env;
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    context.set("address", address);
    await next();
    if (!development) setSecurityHeaders(context.res.headers, env);
  });
  app.use(async (context, next) => {
    checkOrigin(context.req.raw, env.PUBLIC_URL);
    const { pathname, search } = new URL(context.req.url);
    const { path } = context.env;
    // 308 keeps the method and the body of a form.
    if (path !== pathname) return context.redirect(path + search, isRead(context.req) ? 301 : 308);
    await next();
  });
  app.onError(errorResponse);

  app.route("/", api(siteNow));
  app.use(async (context, next) => {
    const file = await findFile(context.req.path);
    if (file) return file;
    if (NO_PAGES.test(context.req.path)) return context.text("Not found", 404);
    await next();
  });
  // The cache compresses other pages. Admin pages have no secret that a length could reveal (BREACH).
  app.use("/admin/*", compress({ encoding: "gzip" }));
  app.all("*", visitorLimit, readsAndForms, async (context) => {
    const { pathname } = new URL(context.req.url);
    if (!isReadablePath(pathname)) return context.text("This address cannot be read.", 400);
    const request = withKnownRoutes(context.req.raw, routes);
    const response = await renderPage({ request, log: context.get("log"), address: context.get("address") });
    // React Router sends its own JSON for a form that was sent to a file such as robots.txt.
    if (response.status === 405 && isJson(response)) refuseMethod(context, "GET, HEAD");
    return response;
  });
  return app;
}

/** Removes unknown routes from `_routes`, and adds the guard. */
function withKnownRoutes(request: Request, routes: SiteRoutes): Request {
  const url = new URL(request.url);
  const asked = url.searchParams.get("_routes");
  if (!isRead(request) || !asked) return request;
  url.searchParams.set("_routes", routes.askedRoutes(routes.find(url.pathname), asked));
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
}

function isJson(response: Response): boolean {
  return response.headers.get("Content-Type")?.startsWith("application/json") ?? false;
}
