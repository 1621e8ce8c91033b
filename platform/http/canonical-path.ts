/**
 * The one spelling of a readable path: no doubled and no last slash, each character encoded as `encodeURIComponent` does.
 * The result starts with exactly one slash, so a redirect to it cannot leave this site.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/[/\\]{2,}/g, "/").replace(/(.)\/$/, "$1");
  return path
    .split("/")
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join("/");
}

/** Whether every percent sign in the path starts a readable character; others cannot name a page of ours. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
