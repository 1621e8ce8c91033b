/** What a response depends on. A route without this rule is private and never stored. */
export type CacheRule = {
  /** "content": content/ and the settings. "database": also what people write, so a write renders it again. */
  reads: "content" | "database";
  /** The loader sees no other query parameters; they are part of the cache key. */
  query?: readonly string[];
  /** With one of these parameters the response depends on the visitor and is not stored. */
  exceptWith?: readonly string[];
  until?: "midnight" | "minute";
  /** The response contains absolute URLs. Without PUBLIC_URL they depend on the request, so it is not stored. */
  wholeAddresses?: true;
};
