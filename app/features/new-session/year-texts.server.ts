/** Finds texts that mention the old year, with a suggestion for the new one. No database. */
import { createHash } from "node:crypto";
import type { AnyField, Fields, Item } from "../../../domain/collections/fields.ts";
import { kindOf } from "../../../domain/content/kinds.ts";
import { formatPlainDate } from "../../../domain/dates.ts";
import type { ContentData } from "../../../platform/content/read-files.ts";
import { nodesKey, teamKey, type YearText } from "./new-session.ts";

type Years = { oldLabel: string; label: string; oldYear: number; year: number; today: string };
/** `apply` changes the data of the document. */
export type FoundText = YearText & { path: string; apply(data: object, text: string): object };

/** Texts about their own time, which do not change. */
const HISTORY = /^(blogs\/|events\/past$|gallery$|team\/students-|discover\/nodes\/)/;
const RELATIVE = /\b(this|last|next) (session|year)\b/i;
/** It may be about the past, where another year makes it false. A title has no end of a sentence. */
const SENTENCE = /[.!?।]["”’)]*(\s|$)/;
const ALWAYS_NEXT = "Always the next event of the events page. If there is none, it shows this one.";

export function yearTexts(documents: ContentData, years: Years): FoundText[] {
  const isCurrent = (key: string) => !HISTORY.test(key) || [teamKey(years.year), nodesKey(years.year)].includes(key);
  const keys = [...documents.keys()].filter(isCurrent).sort();
  const found = keys.flatMap((key) => yearTextsIn(key, documents.get(key)!, years));
  return [...pastCard(documents.get("home"), years.today), ...found];
}

/** The id of a changed text, so that it is not found again. */
export const idOfText = (key: string, path: string, text: string) =>
  createHash("sha256")
    .update(JSON.stringify([key, path, text]))
    .digest("base64url")
    .slice(0, 22);

function yearTextsIn(key: string, data: object, years: Years): FoundText[] {
  const { title, collection } = kindOf(key)!;
  const texts = [...paragraphsOf(collection.fields, data)].filter(
    ({ field }) => !(key === "site" && field === "session"),
  );
  return texts.flatMap(({ path, label, was, apply }) => {
    const replaced = suggestionFor(was, years);
    if (replaced === was && !RELATIVE.test(was)) return [];
    const suggestion = SENTENCE.test(was) ? was : replaced;
    const place = `${title}: ${label}`;
    return [{ id: idOfText(key, path, was), key, path, place, was, suggestion, isFixed: false, apply }];
  });
}

/** Replaces each label and year by the next one at the same time: 2025 becomes 2026, and 2026 becomes 2027. */
export function suggestionFor(text: string, { oldLabel, label, oldYear, year }: Years): string {
  const wanted = new RegExp(`(${labelLike(oldLabel)})(?!\\d)|\\b(${oldYear}|${oldYear + 1})\\b`, "g");
  return text.replaceAll(wanted, (match: string, asLabel: string | undefined) =>
    asLabel === undefined ? String(Number(match) + year - oldYear) : label,
  );
}

const DASH = "\\s*[-–—/]\\s*";

/** The second year may have its century or not, whether the label has it or not. */
function labelLike(label: string): string {
  const [, first, last] = /^(\d{4})-(?:\d\d)?(\d\d)$/.exec(label) ?? [];
  return last ? `${first}${DASH}(?:\\d\\d)?${last}` : label.split("-").map(RegExp.escape).join(DASH);
}

type Paragraph = { field: string; path: string; label: string; was: string; apply: FoundText["apply"] };

function* paragraphsOf(fields: Fields, data: object): Generator<Paragraph> {
  for (const [name, field] of Object.entries(fields)) {
    const value: unknown = Reflect.get(data, name);
    const label = field.group ? `${field.group}, ${field.label}` : field.label;
    const of = { field: name, label };
    if (field.kind === "list") yield* itemParagraphs(name, label, field.of, value as Item[]);
    else if (field.kind === "lines")
      for (const line of value as string[])
        yield { ...of, path: name, was: line, apply: (all, text) => changed(all, name, lineChange(line, text)) };
    else if (isText(field))
      for (const was of String(value ?? "").split(/\n\s*\n/))
        yield { ...of, path: name, was, apply: (all, text) => changed(all, name, textChange(was, text)) };
  }
}

function* itemParagraphs(list: string, label: string, fields: Fields, items: Item[]): Generator<Paragraph> {
  for (const item of items)
    for (const inner of paragraphsOf(fields, item)) {
      const applyTo = (one: Item, text: string) => (one.id === item.id ? (inner.apply(one, text) as Item) : one);
      yield {
        ...inner,
        field: list,
        path: `${list}.${item.id}.${inner.path}`,
        label: `${label}, ${inner.label}`,
        apply: (all, text) => changed(all, list, (now) => (now as Item[]).map((one) => applyTo(one, text))),
      };
    }
}

const isText = ({ kind }: AnyField) => ["line", "text", "prose"].includes(kind);
const changed = (data: object, name: string, change: (value: unknown) => unknown) => ({
  ...data,
  [name]: change(Reflect.get(data, name)),
});
/** Changes only its own paragraph, because the same text may be part of another one. */
const textChange = (was: string, text: string) => (value: unknown) =>
  String(value)
    .split(/(\n\s*\n)/)
    .map((part) => (part === was ? text : part))
    .join("");
const lineChange = (was: string, text: string) => (value: unknown) =>
  (value as string[]).map((line) => (line === was ? text : line));

/** The card has the only date of the home page. */
function pastCard(home: object | undefined, today: string): FoundText[] {
  const textOf = (name: string) => String(home && Reflect.get(home, `upcoming.${name}`));
  if (!home || textOf("show") === "next" || textOf("date") >= today) return [];
  const was = `“${textOf("title")}” was on ${formatPlainDate(textOf("date"))}`;
  const [key, path, place] = ["home", "upcoming.show", "Home page: What the card shows"] as const;
  const card = { key, path, place, was, suggestion: ALWAYS_NEXT, isFixed: true, apply: showNext };
  return [{ ...card, id: idOfText(key, path, was) }];
}

const showNext = (data: object) => ({ ...data, "upcoming.show": "next" });
