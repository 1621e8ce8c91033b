/** What a route module says about itself: `export const handle: RouteHandle = {…}`. The server reads it from the route table. */

import type { CacheRule } from "./cache-rule.ts";

export type RouteHandle = {
  cache?: CacheRule;
  /** This route and the routes inside it are for administrators. */
  guarded?: true;
  /** The page for all addresses that no route has: status 404, stored once. */
  notFound?: true;
};
