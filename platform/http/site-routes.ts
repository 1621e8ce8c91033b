/** Looks up a path in the route table: its routes, its canonical spelling, and their `handle`. */
import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";
import type { RouteHandle } from "../../domain/route-handle.ts";
import type { CacheRule } from "../../domain/cache-rule.ts";

const MISSING = "/404";
/** React Router ranks all routes at each match, which takes half a millisecond. */
const MATCHES = { max: 1_000 };
const DATA = /(\/_?)?\.data$/;
const FIRST_PAGE_DATA = "/_.data";

type Route = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: { default?: unknown; handle?: unknown };
};
type Routes = Record<string, Route | undefined>;
export type SiteRoutes = ReturnType<typeof siteRoutes>;
type Place = {
  /** Spelled as in the route table; routes match regardless of case. */
  path: string;
  /** Outermost first. */
  ids: string[];
  route: string | undefined;
  rule: CacheRule | undefined;
  isData: boolean;
  isGuarded: boolean;
  /** The cache key of the page for missing addresses, if this is one. */
  missingKey: string | undefined;
};

export function siteRoutes(routes: Routes) {
  const known = Object.values(routes).filter((route) => route !== undefined);
  const handles = new Map(known.map(({ id, module }) => [id, (module.handle ?? {}) as RouteHandle]));
  const tree = branch(known, undefined);
  const isGuard = (id: string) => handles.get(id)?.guarded === true;
  const hasGuard = (route: Route) => lineOf(routes, route.id).some(({ id }) => isGuard(id));
  const cached = known.filter((route) => handles.get(route.id)?.cache && !hasGuard(route));
  const pages = cached.filter(({ module }) => module.default);
  if (!known.some(({ id }) => isGuard(id)))
    throw new Error("No route declares `handle.guarded`: the admin pages are open.");

  function placeOf(pathname: string): Place {
    const matches = matchRoutes(tree, pathname.replace(DATA, "") || "/") ?? [];
    const ids = matches.map(({ route }) => route.id!);
    const route = ids.at(-1);
    const handle = handles.get(route ?? "");
    const isData = DATA.test(pathname);
    return {
      path: spellingOf(pathname, matches),
      ids,
      route,
      rule: handle?.cache,
      isData,
      isGuarded: ids.some(isGuard),
      missingKey: handle?.notFound && (isData ? `${MISSING}.data` : MISSING),
    };
  }
  const places = new LRUCache<string, Place>({ ...MATCHES, memoMethod: placeOf });

  return {
    find: (pathname: string): Place => places.memo(pathname),

    /** Returns known ids, sorted. Adds the guard, without which React Router would run a guarded loader. */
    askedRoutes({ ids }: Pick<Place, "ids">, parameter: string): string {
      const asked = new Set(parameter.split(",").filter((id) => ids.includes(id)));
      const guard = ids.findIndex(isGuard);
      if (guard >= 0 && [...asked].some((id) => ids.indexOf(id) > guard)) asked.add(ids[guard]!);
      // An empty list would mean all routes.
      return [...asked].sort().join(",") || "none";
    },

    /** Excludes the data of pages, and files. */
    isPublicPage(pathname: string): boolean {
      const { route, isData, isGuarded, missingKey, rule } = places.memo(pathname);
      const hasPage = routes[route ?? ""]?.module.default !== undefined;
      return hasPage && rule !== undefined && !isData && !isGuarded && !missingKey;
    },

    publicPaths: (): string[] => [...new Set(["/", ...fixedPaths(routes, cached)])],

    sitePages: (): string[] => fixedPaths(routes, pages),

    pageTitles: (): string[] => pages.flatMap(({ id }) => handles.get(id)?.title ?? []),

    /** For example `/add-event` and `/edit-event/`. */
    guardedPrefixes(): string[] {
      const paths = known.filter(hasGuard).map(({ id }) => pathOf(routes, id));
      return [...new Set(paths.map((path) => path.replace(/^(\/[^/]+\/).*/, "$1")))].filter((path) => path !== "/");
    },
  };
}

function branch(routes: Route[], parentId: string | undefined): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: branch(routes, id) }));
}

function lineOf(routes: Routes, id: string | undefined): Route[] {
  const route = routes[id ?? ""];
  return route ? [...lineOf(routes, route.parentId), route] : [];
}

function fixedPaths(routes: Routes, of: Route[]): string[] {
  return [...new Set(of.map(({ id }) => pathOf(routes, id)))].filter((path) => !/[:*]/.test(path));
}

function pathOf(routes: Routes, id: string): string {
  return `/${lineOf(routes, id)
    .flatMap(({ path }) => path || [])
    .join("/")}`;
}

function spellingOf(pathname: string, matches: RouteMatch[]): string {
  const pattern = patternOf(matches);
  if (pattern === undefined) return pathname;
  const page = pathname.replace(DATA, "");
  const path = pattern === "" ? page : spelled(pattern, page);
  if (page === pathname) return path;
  return path === "" ? FIRST_PAGE_DATA : `${path}.data`;
}

function patternOf(matches: RouteMatch[]): string | undefined {
  const paths = matches.map(({ route }) => route.path).filter(Boolean);
  return matches.length === 0 || paths.at(-1) === "*" ? undefined : paths.join("/");
}

function spelled(pattern: string, pathname: string): string {
  const parts = pattern.split("/");
  const given = pathname.slice(1).split("/");
  return `/${given.map((part, index) => spelledPart(parts[index] ?? "*", part)).join("/")}`;
}

/** `:id` and `*` leave the part unchanged; `:id.ics` corrects its ending. */
function spelledPart(pattern: string, given: string): string {
  if (pattern === "*") return given;
  if (!pattern.startsWith(":")) return pattern;
  const ending = pattern.replace(/^:[\w-]+\??/, "");
  return given.slice(0, given.length - ending.length) + ending;
}
