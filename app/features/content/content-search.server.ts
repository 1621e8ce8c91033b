/** Searches the texts that visitors read, and the labels of their forms. */
import { labelsIn, textsIn, type TextAt } from "../../../domain/collections/texts-in.ts";
import { textCollection } from "../../../domain/content/discover.ts";
import { isRemovable, kindOf } from "../../../domain/content/kinds.ts";
import { containsAll, excerptOf, folded, wordsOf } from "../../../domain/search-text.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import { MAX_FOUND, type ContentEntry, type FoundContent, type FoundPlace } from "./content.ts";

/** An old name may be in many settings. With more places the response would be large. */
const MAX_PLACES = 12;
/** More would take the places of texts. */
const MAX_LABELS = 4;

/** All words must match. Titles come first, then texts with the words in this order, labels last, up to `MAX_FOUND`. */
export function foundIn(live: LiveContent, entries: ContentEntry[], query: string): FoundContent[] {
  const words = wordsOf(query);
  // Only hyphens were typed.
  if (words.length === 0) return [];
  const phrase = words.join(" ");
  const [byTitle, byPhrase, byText, byLabel]: [Match[], Match[], Match[], Match[]] = [[], [], [], []];
  for (const entry of entries) {
    const title = folded(`${entry.title} ${entry.group} ${entry.page}`);
    const missing = words.filter((word) => !title.includes(word));
    const wanted = missing.length > 0 ? missing : words;
    const texts = searchedIn(live, entry.key).filter((one) => containsAll(one.folded, wanted));
    const whole = texts.filter((one) => one.folded.includes(phrase));
    const labels = labelsOf(entry.key).filter((one) => containsAll(one.folded, wanted));
    if (missing.length === 0) byTitle.push({ entry, texts, labels, wanted });
    else if (whole.length > 0) byPhrase.push({ entry, texts: whole, labels, wanted: [phrase] });
    else if (texts.length > 0) byText.push({ entry, texts, labels, wanted });
    else if (labels.length > 0) byLabel.push({ entry, texts, labels, wanted });
  }
  // Excerpts take longer than the search, so only returned documents get them.
  return [...byTitle, ...byPhrase, ...byText, ...byLabel]
    .slice(0, MAX_FOUND)
    .map((match) => ({ ...match.entry, places: placesOf(match, match.wanted) }));
}

type Match = { entry: ContentEntry; texts: Searched[]; labels: Searched[]; wanted: string[] };

/** Labels come first, because a short word like “logo” may be inside many words of the texts. */
function placesOf({ texts, labels }: Match, words: string[]): FoundPlace[] {
  const others = labels.filter(({ part }) => texts.every((text) => text.part !== part));
  const shown = [...others.slice(0, texts.length > 0 ? MAX_LABELS : MAX_PLACES), ...texts];
  return shown.slice(0, MAX_PLACES).map(({ part, label, text }) => ({ part, label, text: excerptOf(text, words) }));
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

/** Every post has the same labels, and so has every year and every page with one text: they would be the whole list. */
function labelsOf(key: string): Searched[] {
  const { collection } = kindOf(key)!;
  if (isRemovable(key) || collection === textCollection) return [];
  return searched.getOrInsertComputed(collection, () =>
    labelsIn(collection.fields).map((each) => ({ ...each, folded: folded(`${each.label} ${each.text}`) })),
  );
}

/** Matches headings, quotes, lists and bold text. With `\s` many empty lines would take seconds. */
const MARKUP = /^[^\S\n]*(#+|>|[-*])[^\S\n]+|\*\*/gm;
