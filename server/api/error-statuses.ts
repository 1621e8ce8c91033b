import type { Route } from "../../platform/http/route.ts";

/** Any route returns 503 while the database is down. */
export function errorStatusesOf({
  method,
  who,
  parameters,
  query,
  headers = {},
  requestBody,
  errors = [],
}: Route): number[] {
  const found = new Set(errors);
  if (who !== "anyone") for (const status of [401, 403]) found.add(status);
  // The origin check.
  if (method !== "GET") found.add(403);
  if (parameters) found.add(404);
  if (query) found.add(400);
  if ("Idempotency-Key" in headers) for (const status of [400, 422]) found.add(status);
  if (requestBody) for (const status of [400, 413, 415]) found.add(status);
  return [...found.add(503)].sort();
}
