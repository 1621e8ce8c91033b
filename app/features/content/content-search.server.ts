/** Searches the texts that visitors read. */
import { textsIn, type TextAt } from "../../../domain/collections/texts-in.ts";
import { kindOf } from "../../../domain/content/kinds.ts";
import { containsAll, excerptOf, folded, wordsOf } from "../../../domain/search-text.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import { MAX_FOUND, type ContentEntry, type FoundContent, type FoundPlace } from "./content.ts";

/** An old name may be in many settings. With more places the response would be large. */
const MAX_PLACES = 12;

/** All words must match. Titles come first, then texts with the words in this order, up to `MAX_FOUND`. */
export function foundIn(live: LiveContent, entries: ContentEntry[], query: string): FoundContent[] {
  const words = wordsOf(query);
  const phrase = words.join(" ");
  const [byTitle, byPhrase, byText]: [Match[], Match[], Match[]] = [[], [], []];
  for (const entry of entries) {
    const title = folded(`${entry.title} ${entry.group} ${entry.page}`);
    const missing = words.filter((word) => !title.includes(word));
    const wanted = missing.length > 0 ? missing : words;
    const texts = searchedIn(live, entry.key).filter((one) => containsAll(one.folded, wanted));
    const whole = texts.filter((one) => one.folded.includes(phrase));
    if (missing.length === 0) byTitle.push({ entry, texts, wanted });
    else if (whole.length > 0) byPhrase.push({ entry, texts: whole, wanted: [phrase] });
    else if (texts.length > 0) byText.push({ entry, texts, wanted });
  }
  // Excerpts take longer than the search, so only returned documents get them.
  return [...byTitle, ...byPhrase, ...byText]
    .slice(0, MAX_FOUND)
    .map(({ entry, texts, wanted }) => ({ ...entry, places: placesOf(texts, wanted) }));
}

type Match = { entry: ContentEntry; texts: Searched[]; wanted: string[] };

function placesOf(texts: Searched[], words: string[]): FoundPlace[] {
  return texts.slice(0, MAX_PLACES).map(({ part, label, text }) => ({ part, label, text: excerptOf(text, words) }));
}

type Searched = TextAt & { folded: string };

/** Caches folded texts, because folding takes longer than searching. */
const searched = new WeakMap<object, Searched[]>();

function searchedIn(live: LiveContent, key: string): Searched[] {
  const data = live.data().get(key);
  return data ? searched.getOrInsertComputed(data, () => foldedTexts(key, data)) : [];
}

function foldedTexts(key: string, data: object): Searched[] {
  const texts = textsIn(kindOf(key)!.collection.fields, data);
  return texts.map((each) => {
    const text = each.text.replaceAll(MARKUP, "");
    return { ...each, text, folded: folded(text) };
  });
}

/** Matches headings, quotes, lists and bold text. With `\s` many empty lines would take seconds. */
const MARKUP = /^[^\S\n]*(#+|>|[-*])[^\S\n]+|\*\*/gm;
