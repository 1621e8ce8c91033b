/** Which errors a route can return, for its description. They follow from the route's declaration. */
import type { Route } from "../../platform/http/route.ts";

/** Every status of an error. Any route returns 503 while the database is down; 500 would be a fault of ours. */
export function refusalsOf({ method, who, parameters, headers = {}, takes, refuses = [] }: Route): number[] {
  const found = new Set(refuses);
  if (who === "administrator") for (const status of [401, 403]) found.add(status);
  // The origin check.
  if (method !== "GET") found.add(403);
  if (parameters) found.add(404);
  if ("Idempotency-Key" in headers) found.add(422);
  if (takes) for (const status of [400, 413, 415]) found.add(status);
  return [...found.add(503)].sort();
}
