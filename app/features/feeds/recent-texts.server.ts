/** Caches texts of a site without PUBLIC_URL, which contain the origin of the request. */

const FRESH_MS = 60_000;
/** Anyone can invent a host, so only the most recent texts are stored. */
const MAX_TEXTS = 12;

type RecentText = { version: number; until: number; text: Promise<string> };
export type RecentTexts = (file: string, origin: string, make: () => Promise<string>) => Promise<string>;

/** Each text is created once a minute per origin, and again after a write. */
export function recentTexts(version: () => number): RecentTexts {
  const texts = new Map<string, RecentText>();
  return (file, origin, make) => {
    const key = `${file} ${origin}`;
    const recent = texts.get(key);
    if (recent && recent.version === version() && Date.now() < recent.until) return recent.text;
    const made = { version: version(), until: Date.now() + FRESH_MS, text: make() };
    // A failure is not cached.
    made.text.catch(() => texts.delete(key));
    texts.delete(key);
    texts.set(key, made);
    if (texts.size > MAX_TEXTS) texts.delete(texts.keys().next().value!);
    return made.text;
  };
}
