import { HttpError } from "../http-error.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Other sites' writes have an `Origin`; a request without it cannot carry a borrowed cookie. */
export function checkOrigin(request: Request, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  const origin = request.headers.get("origin");
  if (origin === null ? request.headers.get("sec-fetch-site") === "cross-site" : !isOurs(origin, request, publicUrl)) {
    throw new HttpError(403, "This request came from another site.");
  }
}

function isOurs(origin: string, request: Request, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === publicUrl;
  // Without PUBLIC_URL, compare with the host that the browser sent. A proxy may have changed the scheme, so ignore it.
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
