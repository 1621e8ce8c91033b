/**
 * What the response of a route depends on. A route without this rule is private and never stored.
 * The cache key is the path and the parameters of `query`; the loader sees no other parameter.
 */
export type CacheRule = {
  /** "content": only content/ and the settings. "database": also what people write, so a write renders it again. */
  reads: "content" | "database";
  /** The query parameters that the loader reads. */
  query?: readonly string[];
  /** With one of these parameters the response depends on the visitor, so the request is passed on as it is. */
  exceptWith?: readonly string[];
  /** The response mentions today (in the site's time zone), or the present minute. */
  until?: "midnight" | "minute";
  /** The response contains whole addresses. Without PUBLIC_URL they follow the request, so it is not stored. */
  wholeAddresses?: true;
};
