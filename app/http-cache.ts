/** The cache policies of this site's pages, for a route's `headers` export. */
import { nextMidnightIn } from "../domain/dates";

/** The same for everyone. A browser asks again each time and gets 304; the server may keep the page until something changes. */
export function publicPage() {
  return { "Cache-Control": "public, max-age=0, must-revalidate" };
}

/** Public words that are about today: the server keeps the page until the day is over in `timeZone`. For a loader's `data`. */
export function untilMidnight(timeZone: string) {
  return untilMidnightOr(timeZone);
}

/** The same, or until `sooner`, a moment at which the words change before the day is over. */
export function untilMidnightOr(timeZone: string, sooner?: Date) {
  const now = new Date();
  const midnight = nextMidnightIn(timeZone, now);
  const until = sooner && sooner > now && sooner < midnight ? sooner : midnight;
  // Read, and taken off, by the server's page cache (server/rendering/page-cache.ts).
  return { ...publicPage(), "X-Fresh-Until": until.toISOString() };
}

/** A page that is missing, at an address that anyone can make up: the same for everyone, and not worth keeping. */
export function missingPage() {
  return { "Cache-Control": "no-store" };
}

/** Depends on who is looking: nobody keeps it. */
export function privatePage() {
  return { "Cache-Control": "private, no-store" };
}
