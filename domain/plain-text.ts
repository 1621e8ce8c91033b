/** The plain text of an event as it is shown: paragraphs, links in them, and its beginning. */

/** Text, or a link inside it. */
export type TextRun = string | { link: string };

/** What follows an address in a sentence and is no part of it; `…` is what `cutText` adds. */
const AFTER_ADDRESS = /[.,;:!?'"’”»…]+$/;

/** Text between empty lines, each paragraph with its links. */
export function paragraphs(text: string): TextRun[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map(autolink);
}

/** Splits text at the addresses in it. Only what is written as `http://` or `https://` becomes a link: nothing else can lead anywhere. */
export function autolink(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(/https?:\/\/[^\s<>"]{1,2000}/gi)) {
    const link = addressIn(found);
    if (!link) continue;
    if (index > at) runs.push(text.slice(at, index));
    runs.push({ link });
    at = index + link.length;
  }
  if (at < text.length) runs.push(text.slice(at));
  return runs;
}

/** The first `limit` characters of a text at most, cut between two words. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Cut at a whole character: one of two halves of an emoji is none.
  const start = Array.from(text.slice(0, limit)).slice(0, -1).join("");
  const words = start.replace(/\s+\S*$/, "");
  return `${(words || start).trimEnd()}…`;
}

/** The address without what the sentence put behind it; undefined when it is none. */
function addressIn(found: string): string | undefined {
  let address = found;
  for (let shorter = ""; shorter !== address;) {
    shorter = address;
    address = withoutOpenEnd(address.replace(AFTER_ADDRESS, ""));
  }
  return URL.canParse(address) ? address : undefined;
}

/** A bracket that was opened before the address is closed after it. */
function withoutOpenEnd(address: string): string {
  const [open, close] = address.endsWith(")") ? ["(", ")"] : ["[", "]"];
  if (!address.endsWith(close)) return address;
  const count = (sign: string) => address.split(sign).length;
  return count(close) > count(open) ? address.slice(0, -1) : address;
}
