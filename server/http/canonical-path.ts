/**
 * The one spelling of a path: no doubled and no last slash. Undefined when the path is canonical already.
 * The answer always starts with exactly one slash, so a redirect to it cannot leave this site.
 */
export function canonicalPath(pathname: string): string | undefined {
  const path = pathname.replace(/[/\\]{2,}/g, "/").replace(/(.)\/$/, "$1");
  return path === pathname ? undefined : path;
}

/** Whether every percent sign in the path starts a readable character; others cannot name a page of ours. */
export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
