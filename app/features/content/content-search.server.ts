/** Searches the texts that visitors read. */
import type { AnyField, Fields, Item } from "../../../domain/collections/fields.ts";
import { kindOf } from "../../../domain/content/kinds.ts";
import { containsAll, excerptOf, folded, wordsOf } from "../../../domain/search-text.ts";
import type { LiveContent } from "../../../platform/content/live-content.ts";
import { MAX_FOUND, type ContentEntry, type FoundContent, type FoundPlace } from "./content.ts";

/** More places help nobody, and make the response large. */
const MAX_PLACES = 3;

/** All words must match. Titles come first, then texts with the words in this order, up to `MAX_FOUND`. */
export function foundIn(live: LiveContent, entries: ContentEntry[], query: string): FoundContent[] {
  const words = wordsOf(query);
  const phrase = words.join(" ");
  const [byTitle, byPhrase, byText]: [Match[], Match[], Match[]] = [[], [], []];
  for (const entry of entries) {
    const title = folded(`${entry.title} ${entry.group} ${entry.page}`);
    const missing = words.filter((word) => !title.includes(word));
    const wanted = missing.length > 0 ? missing : words;
    const texts = textsIn(live, entry.key).filter((one) => containsAll(one.folded, wanted));
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

type Searched = FoundPlace & { folded: string };

/** Caches folded texts, because folding takes longer than searching. */
const searched = new WeakMap<object, Searched[]>();

function textsIn(live: LiveContent, key: string): Searched[] {
  const data = live.data().get(key);
  if (!data) return [];
  const texts = searched.get(data) ?? [...textsOf(kindOf(key)!.collection.fields, data)];
  searched.set(data, texts);
  return texts;
}

/** Yields every text of a document, with the name of its control in the form and its label. */
function* textsOf(fields: Fields, data: object, part = "", before = ""): Generator<Searched> {
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = Reflect.get(data, name);
    const label = before + (field.group ? `${field.group}: ${field.label}` : field.label);
    if (field.kind === "list")
      for (const item of value as Item[])
        yield* textsOf(field.of, item, `${part}${name}.${item.id}.`, `${label}: ${nameOf(item, field.named)}`);
    else if (isText(field)) {
      const text = (Array.isArray(value) ? value.join(", ") : String(value ?? "")).replaceAll(MARKUP, "");
      if (text) yield { part: part + name, label, text, folded: folded(text) };
    }
  }
}

function nameOf(item: Item, named: string): string {
  const name: unknown = Reflect.get(item, named);
  return name ? `“${excerptOf(String(name), [])}”, ` : "";
}

/** Matches headings, quotes, lists and bold text. */
const MARKUP = /^\s*(#+|>|[-*])\s+|\*\*/gm;

/** Pictures and choices are no text. */
function isText({ kind }: AnyField): boolean {
  return ["line", "lines", "text", "prose", "email", "link"].includes(kind);
}
