/** What a route module declares: `export const handle: RouteHandle = {…}`. */

import type { CacheRule } from "./cache-rule.ts";

export type RouteHandle = {
  /** The title of the page and of its share card, which the build draws. */
  title?: string;
  cache?: CacheRule;
  guarded?: true;
  notFound?: true;
};
