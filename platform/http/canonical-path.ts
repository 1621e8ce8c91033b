/**
 * The one spelling of a readable path: no double or trailing slash, characters encoded as `encodeURIComponent` does.
 * Starts with exactly one slash, so a redirect to it cannot leave this site.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/[/\\]{2,}/g, "/").replace(/(.)\/$/, "$1");
  return path
    .split("/")
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join("/");
}

/** Whether every percent sign starts a readable character; other paths cannot name a page. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
