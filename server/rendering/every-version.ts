/** Tells answers that show nothing of the database, which a write therefore leaves as they are, from all others. */
import type { Site } from "../site.ts";

/** An internal header: the answer is the same whatever is written. Taken off before anything is sent. */
export const EVERY_VERSION = "X-Every-Version";

/** Parts that stay as the start made them. Whoever takes another one may have read what a write changes. */
const FIXED: ReadonlySet<PropertyKey> = new Set<keyof Site>([
  "env",
  "content",
  "structuredData",
  "embedPolicy",
  "sendsMail",
]);

/** The site for one answer, and whether that answer has kept to its fixed parts so far. */
export function watchReads(site: Site): { site: Site; isFixed: () => boolean } {
  let isFixed = true;
  const watched = new Proxy(site, {
    get(parts, name) {
      if (!FIXED.has(name)) isFixed = false;
      return Reflect.get(parts, name) as unknown;
    },
  });
  return { site: watched, isFixed: () => isFixed };
}
