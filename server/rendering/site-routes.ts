/** What the route table says about a path: which routes match it, and which spelling is the canonical one. */
import { matchRoutes, type RouteMatch, type RouteObject } from "react-router";

/** The guard of the pages for administrators. */
const GUARD = "routes/admin/layout";
/** Stands for every path that no page has: the text is the same for all of them. */
const NO_PAGE = "/404";
/** How React Router ends the path of a page's data. */
const DATA = /(\/_?)?\.data$/;
const FIRST_PAGE_DATA = "/_.data";

const REMEMBERED = 1_000;
const REMEMBERED_LENGTH = 200;

type Route = { id: string; parentId?: string; path?: string; index?: boolean };
export type Routes = Record<string, Route | undefined>;
export type SiteRoutes = ReturnType<typeof siteRoutes>;

export function siteRoutes(routes: Routes) {
  const known = Object.values(routes).filter((route) => route !== undefined);
  if (!routes[GUARD]) throw new Error(`There is no route ${GUARD}: name the guard of the admin pages here.`);
  const tree = branch(known, undefined);

  const remembered = new Map<string, RouteMatch[]>();
  /** Ranks all routes anew where the address is not remembered: half a millisecond for each of those who wait after a write. */
  function match(pathname: string): RouteMatch[] {
    const before = remembered.get(pathname);
    if (before) return before;
    const matches = matchRoutes(tree, pathname.replace(DATA, "") || "/") ?? [];
    if (pathname.length <= REMEMBERED_LENGTH) {
      // Anyone can make up addresses; those that matter are few, and soon back.
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(pathname, matches);
    }
    return matches;
  }

  return {
    /**
     * React Router's `_routes` parameter in its one spelling: ids that this address meets, each once, sorted. Who asks for
     * a route inside the guard asks the guard too: React Router would run that route's loader alone.
     */
    askedRoutes(pathname: string, parameter: string): string {
      const met = match(pathname).map(({ route }) => route.id);
      const asked = new Set(parameter.split(",").filter((id) => met.includes(id)));
      const guard = met.indexOf(GUARD);
      if (guard >= 0 && [...asked].some((id) => met.indexOf(id) > guard)) asked.add(GUARD);
      // Without an id it would mean all routes.
      return [...asked].sort().join(",") || "none";
    },

    /** The addresses of public pages that have one address only, the first page first. */
    publicPages(): string[] {
      const open = known.filter(({ id }) => !lineOf(routes, id).some((route) => route.id === GUARD));
      return [...new Set(["/", ...fixedPaths(routes, open)])];
    },

    /** The addresses that a search engine should know: the pages of the site, in the order of app/routes.ts. */
    sitePages(): string[] {
      return fixedPaths(
        routes,
        known.filter(({ id }) => id.startsWith("routes/site/")),
      );
    },

    /** Whether the address is a page that depends on who is looking. */
    isGuarded: (pathname: string) => match(pathname).some(({ route }) => route.id === GUARD),

    /** The path as the route table spells it, since routes match whatever the case of their letters. */
    spelling(pathname: string): string {
      const pattern = patternOf(match(pathname));
      if (pattern === undefined) return pathname;
      const page = pathname.replace(DATA, "");
      const path = pattern === "" ? page : spelled(pattern, page);
      if (page === pathname) return path;
      return path === "" ? FIRST_PAGE_DATA : `${path}.data`;
    },

    /** The one path whose cached page is used for all paths that no page has. Undefined for paths of pages. */
    missing(pathname: string): string | undefined {
      if (patternOf(match(pathname)) !== undefined) return undefined;
      return DATA.test(pathname) ? `${NO_PAGE}.data` : NO_PAGE;
    },
  };
}

function branch(routes: Route[], parentId: string | undefined): RouteObject[] {
  return routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: branch(routes, id) }));
}

/** The routes from the outermost to this one. */
function lineOf(routes: Routes, id: string | undefined): Route[] {
  const route = routes[id ?? ""];
  return route ? [...lineOf(routes, route.parentId), route] : [];
}

/** The addresses of those that have one address only, each once. */
function fixedPaths(routes: Routes, of: Route[]): string[] {
  const lines = of.map(({ id }) => lineOf(routes, id).flatMap(({ path }) => path || []));
  return [...new Set(lines.map((parts) => `/${parts.join("/")}`))].filter((path) => !/[:*]/.test(path));
}

/** `blogs/:id`, or undefined when no page matches. */
function patternOf(matches: RouteMatch[]): string | undefined {
  const paths = matches.map(({ route }) => route.path).filter(Boolean);
  return matches.length === 0 || paths.at(-1) === "*" ? undefined : paths.join("/");
}

/** `pathname` with the fixed parts spelled as in `pattern`. */
function spelled(pattern: string, pathname: string): string {
  const parts = pattern.split("/");
  const given = pathname.slice(1).split("/");
  return `/${given.map((part, index) => spelledPart(parts[index]!, part)).join("/")}`;
}

/** `:id` leaves the part as it is, `:id.ics` spells its ending. */
function spelledPart(pattern: string, given: string): string {
  if (!pattern.startsWith(":")) return pattern;
  const ending = pattern.replace(/^:[\w-]+\??/, "");
  return given.slice(0, given.length - ending.length) + ending;
}
