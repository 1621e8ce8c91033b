/** Where a long text changed, short enough for one sentence. */
import { cutText } from "../plain-text.ts";

const WORDS_AROUND = 3;
export const MAX_QUOTE = 160;

/** The parts that differ, with a few words around them; undefined if only spaces differ. */
export function textDifference(before: string, after: string): [was: string, is: string] | undefined {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(was.length, is.length);
  let start = 0;
  while (start < shorter && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  if (start === was.length && start === is.length) return undefined;
  return [quote(was, start, was.length - end), quote(is, start, is.length - end)];
}

const wordsOf = (text: string) => text.trim().split(/\s+/);

function quote(words: string[], start: number, end: number): string {
  const [from, to] = [Math.max(0, start - WORDS_AROUND), Math.min(words.length, end + WORDS_AROUND)];
  const shown = cutText(words.slice(from, to).join(" "), MAX_QUOTE);
  return `${from > 0 ? "… " : ""}${shown}${to < words.length && !shown.endsWith("…") ? " …" : ""}`;
}
