/** The sign-in page returns to the wanted page. */
export function signInPath(wanted: string): string {
  // A slash is allowed in a query, and is easier to read.
  return `/admin-login?next=${encodeURIComponent(wanted).replaceAll("%2F", "/")}`;
}
