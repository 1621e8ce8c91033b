/** Puts the page cache before React Router: which requests may be answered from it, and under which key. */
import type { PageCache } from "./page-cache.ts";
import type { PageRequest, Pages } from "./pages.ts";

/** The query parameters that a page's words depend on; all others are dropped before rendering. */
const PARAMETERS: Record<string, string[]> = {
  "/discover/nodes": ["year"],
  "/team": ["year"],
  "/connect": ["year"],
};

/** Pages that depend on who is looking; they are rendered with the request as it came. */
const PRIVATE = /^\/(admin|admin-login|add-event|edit-event|admin\/.*|edit-event\/.*)(\.data)?$/;

/** Where the address of the site is not known, any will do: no page is kept that depends on it. */
const ANY_ORIGIN = "http://localhost";

/** Answers public pages from `cache`; hands everything else to `render`. */
export function cachedPages(render: Pages, cache: PageCache, publicUrl: string | undefined): Pages {
  return async (page) => {
    const { request } = page;
    const address = cacheAddress(request, publicUrl);
    if (!address) return render(page);
    return cache.answer(address, request, () => render(withoutVisitor(page, address)));
  };
}

/** The address that stands for all requests with the same answer; undefined when there is none. */
export function cacheAddress({ method, url }: Request, publicUrl = ANY_ORIGIN): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const { pathname, searchParams } = new URL(url);
  if (PRIVATE.test(pathname)) return undefined;
  const page = pathname.replace(/\.data$/, "");
  const kept = new URLSearchParams();
  for (const name of PARAMETERS[page] ?? []) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value.slice(0, 20));
  }
  // React Router names the routes whose data it wants; the order means nothing.
  const routes = searchParams.get("_routes");
  if (page !== pathname && routes !== null) kept.set("_routes", routes.split(",").sort().join(","));
  const query = kept.toString();
  return `${publicUrl}${pathname}${query && `?${query}`}`;
}

/** A request of our own: no cookies, no headers of the visitor, and it goes on when the visitor leaves. */
function withoutVisitor(page: PageRequest, address: string): PageRequest {
  return { ...page, request: new Request(address), address: "cache" };
}
