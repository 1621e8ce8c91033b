/** The properties that a route module declares: `export const handle: RouteHandle = {…}`. */

import type { CacheRule } from "./cache-rule.ts";

export type RouteHandle = {
  title?: string;
  cache?: CacheRule;
  guarded?: true;
  notFound?: true;
};
