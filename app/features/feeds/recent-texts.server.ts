/** Caches texts of a site without PUBLIC_URL, which contain the origin of the request. */
import { LRUCache } from "lru-cache";

const FRESH_MS = 60_000;
/** Anyone can invent a host, so only the most recent texts are stored. */
const MAX_TEXTS = 12;

export type RecentTexts = (file: string, origin: string, make: () => Promise<string>) => Promise<string>;

/** Each text is created once a minute per origin, and again after a write. A failure is not cached. */
export function recentTexts(version: () => number): RecentTexts {
  const texts = new LRUCache<string, Promise<string>>({ max: MAX_TEXTS, ttl: FRESH_MS });
  return (file, origin, make) => {
    const key = `${version()} ${file} ${origin}`;
    const cached = texts.get(key);
    if (cached) return cached;
    const text = make();
    text.catch(() => texts.delete(key));
    texts.set(key, text);
    return text;
  };
}
