/** The two cache policies of this site's pages, for a route's `headers` export. */

/** The same for everyone. A browser asks again each time and gets 304; the server may keep the page until something changes. */
export function publicPage() {
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}

/** Depends on who is looking: nobody keeps it. */
export function privatePage() {
  return { "Cache-Control": "private, no-store" };
}
