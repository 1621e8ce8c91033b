/** What a route module says about itself: `export const handle: RouteHandle = {…}`. The server reads it from the route table. */

/**
 * What the response of a route depends on. A route without this rule is private and never stored.
 * The cache key is the path and the parameters of `query`; the loader sees no other parameter.
 */
export type CacheRule = {
  /** "content": only content/ and the settings. "database": also what people write, so a write renders it again. */
  reads: "content" | "database";
  /** The query parameters that the loader reads. */
  query?: readonly string[];
  /** The response mentions today (in the site's time zone), or the present minute. */
  until?: "midnight" | "minute";
  /** The response contains whole addresses. Without PUBLIC_URL they follow the request, so it is not stored. */
  wholeAddresses?: true;
};

export type RouteHandle = {
  cache?: CacheRule;
  /** This route and the routes inside it are for administrators. */
  guarded?: true;
  /** The page for all addresses that no route has: status 404, stored once. */
  notFound?: true;
};
