/** Decides, before a request is handled, where its response is cached and what that response may depend on. */
import type { CacheRule } from "../../domain/cache-rule.ts";
import { canonicalPath, isReadablePath } from "../http/canonical-path.ts";
import type { SiteRoutes } from "../http/site-routes.ts";

export type Cached = {
  /** A canonical path with the parsed query. The response is rendered for this URL. */
  key: string;
  rule: CacheRule;
  status: 200 | 404;
};
export type Plan = {
  /** Spelled as in the route table. A request with another spelling is redirected there. */
  path: string;
  cached?: Cached;
  /** Query parameters that the route does not declare: not part of the key, so no loader sees them. */
  undeclared?: string[];
  route?: string;
};
export type MakePlan = (pathname: string, query: string) => Plan;

type Parts = {
  routes: SiteRoutes;
  apiRule: (path: string) => CacheRule | "private" | undefined;
  isFile: (path: string) => boolean;
  hasAddress: boolean;
};

const FILE_RULE: CacheRule = { reads: "content" };
/** Paths without pages: a missing file there is a plain 404. */
export const NO_PAGES = /^\/(api|assets|pictures|share|media)\//;
/** React Router's parameter of data requests: the routes that the browser needs. */
const ROUTES_PARAMETER = "_routes";

export function cachePlans({ routes, apiRule, isFile, hasAddress }: Parts): MakePlan {
  function planOfPage(path: string, parameters: URLSearchParams): Plan {
    const place = routes.find(path);
    const { rule, route, missingKey } = place;
    if (!rule || place.isGuarded) return { path: place.path };
    if (missingKey) return { path: place.path, cached: { key: missingKey, rule, status: 404 } };
    const asked = place.isData && parameters.get(ROUTES_PARAMETER);
    const wanted = asked ? routes.askedRoutes(place, asked) : undefined;
    return { ...planOf(rule, place.path, parameters, wanted), route };
  }

  function planOf(rule: CacheRule, path: string, parameters: URLSearchParams, wanted?: string): Plan {
    if (rule.wholeAddresses && !hasAddress) return { path };
    if (rule.exceptWith?.some((name) => parameters.has(name))) return { path };
    const query = rule.query ? rule.query(parameters) : {};
    if (!query) return { path };
    const key = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) if (value) key.set(name, value);
    if (wanted) key.set(ROUTES_PARAMETER, wanted);
    const undeclared = [...parameters.keys()].filter((name) => !Object.hasOwn(query, name) && !key.has(name));
    return { path, undeclared, cached: { key: key.size > 0 ? `${path}?${key}` : path, rule, status: 200 } };
  }

  return (pathname, query) => {
    if (!isReadablePath(pathname)) return { path: pathname };
    const path = canonicalPath(pathname);
    const rule = apiRule(path) ?? (isFile(path) ? FILE_RULE : undefined);
    if (rule === "private") return { path: withGivenAt(path, pathname) };
    const parameters = new URLSearchParams(query);
    if (rule) return { ...planOf(rule, path, parameters), route: path };
    return NO_PAGES.test(path) ? { path: withGivenAt(path, pathname) } : planOfPage(path, parameters);
  };
}

/** An e-mail address in the path of a call may have an encoded or a plain @. */
function withGivenAt(path: string, pathname: string): string {
  return pathname.replaceAll("@", "%40") === path ? pathname : path;
}
