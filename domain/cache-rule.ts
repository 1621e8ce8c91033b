type Query = Record<string, string | null>;

/** Declares what a response depends on. A route without this rule is private and never stored. */
export type CacheRule = {
  /**
   * "content": the texts of the site, from files or edited in the browser. "database": also events, reports and all else
   * that is stored, so any write that visitors can see renders the page again.
   */
  reads: "content" | "database";
  /** The parser of the query, which the loader uses too: its result is part of the cache key. Undefined: do not store. */
  query?: ((search: URLSearchParams) => Query | undefined) | undefined;
  /** With one of these parameters the response depends on the visitor and is not stored. */
  exceptWith?: readonly string[];
  until?: "midnight" | "minute";
  /** Without PUBLIC_URL absolute URLs depend on the request, so the response is not stored. */
  wholeAddresses?: true;
};
