/** Puts the page cache before React Router: which requests may be answered from it, and under which key. */
import type { AskedRoutes } from "./asked-routes.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageRequest, Pages } from "./pages.ts";

/** The pages whose words depend on `?year=`; all other parameters are dropped before rendering. */
const BY_YEAR = new Set(["/discover/nodes", "/team", "/connect"]);

/** Pages that depend on who is looking; they are rendered with the request as it came. */
const PRIVATE = /^\/(admin|admin-login|add-event|edit-event|admin\/.*|edit-event\/.*)(\.data)?$/;

/** Where the address of the site is not known, any will do: no page is kept that depends on it. */
const ANY_ORIGIN = "http://localhost";

type Settings = {
  publicUrl: string | undefined;
  askedRoutes: AskedRoutes;
  /** The years that a page may show; any other shows what none shows. */
  years: ReadonlySet<string>;
};

/** Answers public pages from `cache`; hands everything else to `render`. */
export function cachedPages(render: Pages, cache: PageCache, settings: Settings): Pages {
  return async (page) => {
    const request = withKnownRoutes(page.request, settings.askedRoutes);
    const address = cacheAddress(request, settings);
    if (!address) return render({ ...page, request });
    return cache.answer(address, request, () => render(withoutVisitor(page, address)));
  };
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

/** The same request, its `_routes` in their one spelling. */
function withKnownRoutes(request: Request, askedRoutes: AskedRoutes): Request {
  const url = new URL(request.url);
  const asked = url.searchParams.get("_routes");
  if (!isRead(request) || !asked) return request;
  url.searchParams.set("_routes", askedRoutes(asked));
  return new Request(url, { method: request.method, headers: request.headers, signal: request.signal });
}

/** The address that stands for all requests with the same answer; undefined when there is none. */
function cacheAddress(request: Request, { publicUrl = ANY_ORIGIN, years }: Settings): string | undefined {
  if (!isRead(request)) return undefined;
  const { pathname, searchParams } = new URL(request.url);
  if (PRIVATE.test(pathname)) return undefined;
  const page = pathname.replace(/\.data$/, "");
  const kept = new URLSearchParams();
  const year = searchParams.get("year");
  if (BY_YEAR.has(page) && year !== null && years.has(year)) kept.set("year", year);
  const routes = searchParams.get("_routes");
  if (page !== pathname && routes) kept.set("_routes", routes);
  const query = kept.toString();
  return `${publicUrl}${pathname}${query && `?${query}`}`;
}

/** A request of our own: no cookies, no headers of the visitor, and it goes on when the visitor leaves. */
function withoutVisitor(page: PageRequest, address: string): PageRequest {
  return { ...page, request: new Request(address), address: "cache" };
}
