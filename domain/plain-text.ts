export type TextRun = string | { link: string };

/** A Hindi sentence ends with । or ॥. */
const AFTER_ADDRESS = /[.,;:!?'"’”»…।॥]+$/;

export function paragraphs(text: string): TextRun[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .map(autolink);
}

/** Finds URLs. Only `http://` and `https://` become links, so no other scheme can be used. */
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

export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = Array.from(text.slice(0, limit)).slice(0, -1).join("");
  const words = start.replace(/\s+\S*$/, "");
  return `${(words || start).trimEnd()}…`;
}

function addressIn(found: string): string | undefined {
  let address = found;
  for (let shorter = ""; shorter !== address;) {
    shorter = address;
    address = withoutOpenEnd(address.replace(AFTER_ADDRESS, ""));
  }
  return URL.canParse(address) ? address : undefined;
}

function withoutOpenEnd(address: string): string {
  const [open, close] = address.endsWith(")") ? ["(", ")"] : ["[", "]"];
  if (!address.endsWith(close)) return address;
  const count = (sign: string) => address.split(sign).length;
  return count(close) > count(open) ? address.slice(0, -1) : address;
}
