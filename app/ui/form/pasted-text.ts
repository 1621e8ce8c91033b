/** Converts text from Word, Google Docs or a browser to the Markdown of this site. Drops everything else. */
import { formatIn, markdownOf, PLAIN, STYLE, type Format, type PastedNode, type Run } from "./pasted-runs";

/** `sign` is the Markdown at the start of the line. */
type Block = { sign: string; runs: Run[] };

const DROPPED = /^(#comment|head|style|script|template|button|select)$/;
const BLOCK =
  /^(address|article|aside|blockquote|div|dd|dl|dt|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|table|tr|ul)$/;
const SIGNS: Record<string, string> = { h1: "## ", h2: "## ", blockquote: "> ", ul: "- ", ol: "1. " };

/** Returns undefined for plain text in one line, which the browser pastes itself. */
export function pastedMarkdown(root: PastedNode): string | undefined {
  const blocks = blocksIn(root);
  const lines = blocks.flatMap(linesOf);
  const hasFormat = blocks.some(({ sign, runs }) => sign || runs.some((run) => run.strong || run.emphasis || run.href));
  return lines.length === 0 || (lines.length === 1 && !hasFormat) ? undefined : joinLines(lines);
}

/** Each line is a paragraph, because in Markdown a single line break is only a space. Items are one list. */
export function joinLines(lines: string[]): string {
  return lines.reduce(
    (text, line) => `${text}${isItem(text.slice(text.lastIndexOf("\n") + 1)) && isItem(line) ? "\n" : "\n\n"}${line}`,
  );
}

/** What `pastedMarkdown` drops although a person sees it. */
export function leftOut(root: PastedNode): string | undefined {
  const names = namesIn(root);
  const pictures = names.includes("img") && "Pictures are left out. Add them with a field for pictures.";
  const table = names.includes("table") && "Each row of a table is a line.";
  return [pictures, table].filter(Boolean).join(" ") || undefined;
}

function namesIn(node: PastedNode): string[] {
  return [node.nodeName.toLowerCase(), ...[...node.childNodes].flatMap(namesIn)];
}

const isItem = (line: string) => /^(- |\d+\. )/.test(line);

function blocksIn(root: PastedNode): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  function add(sign: string, run: Run): void {
    if (!open) blocks.push((open = { sign, runs: [] }));
    open.runs.push(run);
  }
  function walk(node: PastedNode, outer: Format, outerSign: string, isInCell = false): void {
    const name = node.nodeName.toLowerCase();
    if (DROPPED.test(name)) return;
    if (name === "#text") return add(outerSign, { ...outer, text: node.nodeValue!.replaceAll(/\s+/g, " ") });
    if (name === "br") return add(outerSign, { ...PLAIN, text: "\n" });
    if (/mso-list:\s*ignore/i.test(node.getAttribute?.(STYLE) ?? "")) return add(outerSign || markerSign(node), SPACE);
    const isCell = name === "td" || name === "th";
    // Google Docs writes a paragraph into each cell. A row stays one line.
    const isBlock = BLOCK.test(name) && !isInCell;
    if (isBlock) open = undefined;
    const sign = isInCell ? outerSign : (SIGNS[name] ?? (/^h\d$/.test(name) ? "### " : outerSign));
    for (const child of node.childNodes) walk(child, formatIn(node, outer), sign, isInCell || isCell);
    if (isBlock) open = undefined;
    if (isCell || (isInCell && BLOCK.test(name))) add(outerSign, SPACE);
  }
  walk(root, PLAIN, "");
  return blocks;
}

const SPACE: Run = { ...PLAIN, text: " " };

/** Word writes the bullet or number of a list into the paragraph. */
const markerSign = (node: PastedNode) => (/^\s*\w+[.)]/.test(textIn(node)) ? "1. " : "- ");
const textIn = ({ nodeValue, childNodes }: PastedNode): string =>
  (nodeValue ?? "") + [...childNodes].map(textIn).join("");

/** Returns one line, or more if the block has line breaks. */
function linesOf({ sign, runs }: Block): string[] {
  const isHeading = sign.startsWith("#");
  const text = markdownOf(isHeading ? runs.map((run) => ({ ...run, strong: false })) : runs);
  const parts = sign ? [text.replaceAll(/\s+/g, " ")] : text.split("\n");
  return parts.flatMap((part) => {
    const line = part.replaceAll(/ {2,}/g, " ").trim();
    if (isSeparator(line)) return [];
    return [sign ? sign + withPlainStart(line) : withTypedSign(line)];
  });
}

/** A line of dashes separates parts of a text; the site has no such separator. */
export const isSeparator = (line: string) => !/[^-=_*\\\s]/.test(line);

/** A line that was typed with a bullet is an item. */
function withTypedSign(line: string): string {
  const [, bullet, number, item] = /^(?:([•·▪◦‣*-])|(\d{1,2})[.)])\s+([^]+)/.exec(line) ?? [];
  return item ? `${bullet ? "-" : `${number}.`} ${withPlainStart(item)}` : withPlainStart(line);
}

/** Escapes the start of a line that looks like a heading, a quote, a table or a list. */
function withPlainStart(line: string): string {
  return line.replaceAll(/^(#{1,6}(?!\S)|[>|=]|[-*+](?!\S)|\d+(?=[.)](?!\S)))/gm, (start) =>
    /^\d/.test(start) ? `${start}\\` : `\\${start}`,
  );
}
