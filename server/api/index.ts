import { Hono, type MiddlewareHandler } from "hono";
import type { CacheRule } from "../../domain/cache-rule.ts";
import { errorResponse } from "../../platform/http/error-response.ts";
import { visitorLimit } from "../../platform/http/body-limit.ts";
import type { HttpEnv } from "../../platform/http/http-env.ts";
import { refuseMethod } from "../../platform/http/refuse-method.ts";
import { HttpError } from "../../platform/http-error.ts";
import type { Site } from "../site.ts";
import { queryRule } from "../../platform/http/read-query.ts";
import { requireRoleFirst } from "../../platform/http/require-role-first.ts";
import type { Route } from "../../platform/http/route.ts";
import { ROUTES } from "./routes.ts";

/** Other paths below `/api` return 404, or 405 if only the method is wrong. */
export function api(siteNow: () => Site) {
  const app = new Hono<HttpEnv>();
  for (const route of ROUTES)
    app.on(route.method, [pathFor(route)], ...gates(route, siteNow), (context) => route.handle(context, siteNow()));
  // Not app.notFound: Hono only calls the outermost app's.
  app.all("/api/*", (context) => {
    const allowed = allowedMethods(context.req.path);
    if (!allowed) throw new HttpError(404, "There is no such call.");
    refuseMethod(context, allowed);
  });
  app.onError(errorResponse);
  return app;
}

/** The order is important: only someone with the role, or with a link, may send a large body. */
function gates(route: Route<Site>, siteNow: () => Site): MiddlewareHandler<HttpEnv>[] {
  const { who, signInFor, admit, requestBody } = route;
  const limit = requestBody ? [requestBody.limit] : [];
  if (who !== "anyone") return [requireRoleFirst(siteNow(), who, signInFor), ...limit];
  if (!admit) return requestBody ? [visitorLimit] : [];
  return [(context, next) => route.admit!(context, siteNow()).then(next), ...limit];
}

const METHODS_BY_PATH = Map.groupBy(ROUTES, ({ path }) => path);

function allowedMethods(address: string): string | undefined {
  for (const routes of METHODS_BY_PATH.values())
    if (patternOf(routes[0]!).test(address)) return routes.map(({ method }) => method).join(", ");
  return undefined;
}

type Address = Pick<Route, "path" | "patterns">;

function pathFor({ path, patterns = {} }: Address): string {
  return path.replaceAll(/:(\w+)/g, (given, name: string) => (patterns[name] ? `${given}{${patterns[name]}}` : given));
}

function patternOf({ path, patterns = {} }: Address): RegExp {
  const parts = path.replaceAll(".", "\\.").replaceAll(/:(\w+)/g, (_, name: string) => patterns[name] ?? "[^/]+");
  return new RegExp(`^${parts}$`);
}

const READS = ROUTES.filter(({ method }) => method === "GET").map(({ cache, query, ...address }) => ({
  pattern: patternOf(address),
  rule: cache ? { ...cache, query: query && queryRule(query) } : ("private" as const),
}));

/** Returns "private" for a route without a rule, undefined for unknown paths. */
export function apiRule(path: string): CacheRule | "private" | undefined {
  return READS.find(({ pattern }) => pattern.test(path))?.rule;
}
