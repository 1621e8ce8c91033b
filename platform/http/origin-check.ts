import { Refusal } from "../refusal.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a write that another site's page made the browser send.
 *
 * Browsers put `Origin` on every such request. A request without it (a command line, another server) carries no
 * cookie that a page could have borrowed, so it is judged by its session alone.
 * @throws {Refusal} 403
 */
export function checkOrigin(request: Request, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  if (origin === null ? request.headers.get("sec-fetch-site") === "cross-site" : !isOurs(origin, request, publicUrl)) {
    throw new Refusal(403, "This request came from another site.");
  }
}

function isOurs(origin: string, request: Request, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === publicUrl;
  // Without PUBLIC_URL: the host that the browser itself named. The scheme may be a proxy's, so it is not compared.
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
