import type { CacheRule } from "./cache-rule.ts";

export type RouteHandle = {
  title?: string;
  cache?: CacheRule;
  guarded?: true;
  notFound?: true;
};
