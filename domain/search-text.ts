/** Accents, and hyphens, so that “e-mail” is “email”. No other marks: in Devanagari they are vowels. */
const IGNORED = /[\u0300-\u036f\u2010\u2011-]/g;

export function folded(text: string): string {
  return text.normalize("NFD").replace(IGNORED, "").toLowerCase();
}

export function wordsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

export const containsAll = (foldedText: string, words: string[]) => words.every((word) => foldedText.includes(word));

type Marked = { text: string; isMatch: boolean };

export function marked(text: string, words: string[]): Marked[] {
  const { text: whole, starts } = foldedWithStarts(text);
  const pieces: Marked[] = [];
  let at = 0;
  for (let from = 0; ;) {
    const next = firstMatch(whole, words, from);
    if (!next) break;
    from = next.end;
    const [start, end] = [starts[next.start]!, starts[next.end]!];
    if (start > at) pieces.push({ text: text.slice(at, start), isMatch: false });
    if (end > start) pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

export function excerptOf(text: string, words: string[]): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const { text: whole, starts } = foldedWithStarts(line);
  const first = starts[firstMatch(whole, words, 0)?.start ?? 0] ?? 0;
  const from = first > BEFORE ? line.lastIndexOf(" ", first - BEFORE) + 1 || first : 0;
  const rest = line.slice(from);
  const cut = rest.length > LENGTH ? `${rest.slice(0, rest.lastIndexOf(" ", LENGTH) + 1 || LENGTH).trim()}…` : rest;
  return from > 0 ? `…${cut}` : cut;
}

const BEFORE = 40;
const LENGTH = 140;

function firstMatch(whole: string, words: string[], from: number) {
  const matches = words.flatMap((word) => {
    const start = whole.indexOf(word, from);
    return start < 0 ? [] : [{ start, end: start + word.length }];
  });
  return matches.sort((one, other) => one.start - other.start || other.end - one.end)[0];
}

/** Also returns the position in `text` of each folded character, and of the end. */
function foldedWithStarts(text: string): { text: string; starts: number[] } {
  const starts: number[] = [];
  let whole = "";
  let index = 0;
  for (const character of text) {
    const part = folded(character);
    for (let count = 0; count < part.length; count += 1) starts.push(index);
    whole += part;
    index += character.length;
  }
  return { text: whole, starts: [...starts, index] };
}
