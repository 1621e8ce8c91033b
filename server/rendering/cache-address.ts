/** Which requests may be answered from memory, and the one address that stands for all with the same answer. */
import { canonicalPath, isReadablePath } from "../http/canonical-path.ts";
import type { Content } from "../services/content/index.ts";
import type { SiteRoutes } from "./site-routes.ts";

/**
 * Nothing here is the same for everyone, but for the list of events. An answer that is not public would not be kept in
 * any case; knowing it beforehand spares asking twice.
 */
const PRIVATE = /^\/((api|admin)\/|(admin|admin-login|add-event|edit-event\/.*|oembed|healthz|readyz)(\.data)?$)/i;
const PUBLIC_CALLS = new Set(["/api/events"]);
/** Parameters with which an address is one of too many, or another for everyone who asks: those are answered one by one. */
const NEVER_KEPT: Record<string, (asked: URLSearchParams) => boolean> = {
  "/api/events": (asked) => ["drafts", "limit", "before", "from", "to"].some((name) => asked.has(name)),
  "/events": (asked) => Boolean(asked.get("q")?.trim()),
};

/** The query parameters that change an answer, and which values do; all others are dropped. One entry for each path. */
export type QueryRules = Record<string, Record<string, (value: string) => boolean>>;
export type CacheAddress = (address: string) => string | undefined;

/** What the list of events depends on beside its search, which is never kept. */
const OF_EVENTS = {
  when: (value: string) => /^(upcoming|past)$/.test(value),
  year: (value: string) => /^(19|20|21)\d\d$/.test(value),
  before: (value: string) => /^\d{4}-\d\d-\d\d\.[1-9]\d{0,9}$/.test(value),
};

/** Any year that is none shows what no year shows. */
export function queryRules({ nodes, students }: Pick<Content, "nodes" | "students">): QueryRules {
  const years = new Set([...nodes.keys(), ...students.keys()].map(String));
  const year = (value: string) => years.has(value);
  return { "/discover/nodes": { year }, "/team": { year }, "/connect": { year }, "/events": OF_EVENTS };
}

/** Makes a function from a request's path and query to its key, which is a path and query too; undefined: not from memory. */
export function cacheAddress(routes: SiteRoutes, rules: QueryRules): CacheAddress {
  return (address) => {
    const [, pathname = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
    if (!isPlain(pathname) || (PRIVATE.test(pathname) && !PUBLIC_CALLS.has(pathname))) return undefined;
    if (routes.isGuarded(pathname)) return undefined;
    const kept = new URLSearchParams();
    const asked = new URLSearchParams(query);
    const page = pathname.replace(/\.data$/, "");
    if (NEVER_KEPT[page]?.(asked)) return undefined;
    for (const [name, counts] of Object.entries(rules[page] ?? {})) {
      const value = asked.get(name);
      if (value !== null && counts(value)) kept.set(name, value);
    }
    const data = pathname.endsWith(".data") && asked.get("_routes");
    if (data) kept.set("_routes", routes.askedRoutes(pathname, data));
    return kept.size > 0 ? `${pathname}?${kept.toString()}` : pathname;
  };
}

/** A path in its one spelling, which no parser reads otherwise. */
function isPlain(pathname: string): boolean {
  if (!pathname.startsWith("/") || !isReadablePath(pathname) || canonicalPath(pathname) !== pathname) return false;
  return new URL(pathname, "http://localhost").pathname === pathname;
}
