/** One spelling per path. It starts with exactly one slash, so a redirect to it cannot leave this site. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/[/\\]{2,}/g, "/").replace(/(.)\/$/, "$1");
  return path
    .split("/")
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join("/");
}

export function isReadablePath(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes("\0");
  } catch {
    return false;
  }
}
