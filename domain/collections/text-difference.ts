import { diffArrays, type ArrayChange } from "diff";
import { cutText } from "../plain-text.ts";

const WORDS_AROUND = 3;
const MAX_JOINED_WORDS = 15;
/** Removed and added words. The time grows with the square of this number, and a form compares after each key press. */
const MAX_EDITS = 300;
/** Longer than most paragraphs of a site, so that a lost text can be read again. */
export const MAX_QUOTE = 500;

type Difference = [was: string, is: string];

/** Returns the words that differ in each paragraph. Ignores spaces and the order of paragraphs. */
export function textDifferences(before: string, after: string): Difference[] {
  if (isSameText(before, after)) return [];
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)];
  const [removed, added] = [without(was, is), without(is, was)];
  const count = Math.max(removed.length, added.length);
  const pairs = Array.from({ length: count }, (_, index) => [removed[index] ?? "", added[index] ?? ""] as const);
  // Many paragraphs take no longer than one.
  const maxEdits = MAX_EDITS / Math.sqrt(count);
  return pairs.flatMap(([one, other]) => partsThatDiffer(one, other, maxEdits));
}

type Piece = { text: string; isOwn: boolean };

/** Splits `text` into pieces that `other` has, too, and its own. In texts that have no word in common, none is its own. */
export function piecesOf(text: string, other: string): Piece[] {
  const wordsWithSpaces = (words: string) => words.split(/(?<=\s)(?=\S)/);
  const comparator = (word: string, same: string) => word.trim() === same.trim();
  const options = { maxEditLength: MAX_EDITS, comparator };
  const parts = diffArrays(wordsWithSpaces(other), wordsWithSpaces(text), options) ?? [];
  if (parts.every(({ added, removed }) => added || removed)) return [{ text, isOwn: false }];
  return parts.filter(({ removed }) => !removed).map(({ value, added }) => ({ text: value.join(""), isOwn: added }));
}

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

/** Two paragraphs with more changes than common words are quoted as a whole. */
function partsThatDiffer(before: string, after: string, maxEdits: number): Difference[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const maxEditLength = Math.min(maxEdits, (was.length + is.length) / 2);
  const parts = diffArrays(was, is, { maxEditLength });
  const runs = parts ? runsIn(parts) : [{ was: [0, was.length], is: [0, is.length] } satisfies Run];
  return runs.map((run) => [quote(was, run.was), quote(is, run.is)]);
}

type Range = [from: number, to: number];
type Run = { was: Range; is: Range };

/** Joins changes that have only a few equal words between them. */
function runsIn(parts: ArrayChange<string>[]): Run[] {
  const runs: Run[] = [];
  let [was, is] = [0, 0];
  for (const { added, removed, count } of parts) {
    const last = runs.at(-1);
    const run: Run = last && isNear(last, was, is) ? last : { was: [was, was], is: [is, is] };
    if (!added) was += count;
    if (!removed) is += count;
    if (!added && !removed) continue;
    [run.was[1], run.is[1]] = [was, is];
    if (run !== last) runs.push(run);
  }
  return runs;
}

function isNear(run: Run, was: number, is: number): boolean {
  const between = was - run.was[1];
  const length = Math.max(was - run.was[0], is - run.is[0]);
  return between === 0 || (between <= WORDS_AROUND && length <= MAX_JOINED_WORDS);
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

function quote(words: string[], [start, end]: Range): string {
  const [from, to] = [Math.max(0, start - WORDS_AROUND), Math.min(words.length, end + WORDS_AROUND)];
  const shown = cutText(words.slice(from, to).join(" "), MAX_QUOTE);
  return `${from > 0 ? "… " : ""}${shown}${to < words.length && !shown.endsWith("…") ? " …" : ""}`;
}
