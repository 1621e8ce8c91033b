/** Where a long text changed, short enough for one sentence. */
import { cutText } from "../plain-text.ts";

const WORDS_AROUND = 3;
export const MAX_QUOTE = 160;

type Difference = [was: string, is: string];

/** The parts that differ in each paragraph, with a few words around them. Empty if only spaces or places differ. */
export function textDifferences(before: string, after: string): Difference[] {
  if (isSameText(before, after)) return [];
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)];
  const [removed, added] = [without(was, is), without(is, was)];
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, index) => partsThatDiffer(removed[index] ?? "", added[index] ?? ""));
}

/** Whether only spaces and empty lines differ. */
export function isSameText(one: string, other: string): boolean {
  return wordsOf(one).join(" ") === wordsOf(other).join(" ");
}

const paragraphsOf = (text: string) =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => wordsOf(paragraph).join(" "));

function without(paragraphs: string[], others: string[]): string[] {
  const rest = [...others];
  return paragraphs.filter((paragraph) => {
    const place = rest.indexOf(paragraph);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** A text that is not there is empty. */
function partsThatDiffer(before: string, after: string): Difference {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return [quote(was, start, was.length - end), quote(is, start, is.length - end)];
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

function quote(words: string[], start: number, end: number): string {
  const [from, to] = [Math.max(0, start - WORDS_AROUND), Math.min(words.length, end + WORDS_AROUND)];
  const shown = cutText(words.slice(from, to).join(" "), MAX_QUOTE);
  return `${from > 0 ? "… " : ""}${shown}${to < words.length && !shown.endsWith("…") ? " …" : ""}`;
}
