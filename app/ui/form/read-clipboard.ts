import { STYLE, type PastedNode } from "./pasted-runs";
import { isSeparator, joinLines, leftOut, pastedMarkdown } from "./pasted-text";

type Parser = { parseHTML?: (html: string, options: object) => Document };

/**
 * Returns pasted text as Markdown, and a note about what is left out. Without `markdown` the browser should paste plain
 * text.
 */
export function readClipboard(clipboard: DataTransfer): { markdown?: string | undefined; note?: string | undefined } {
  // Only this parser needs no trusted types. Older browsers do not have it.
  const { parseHTML } = Document as Parser;
  const html = clipboard.getData("text/html");
  if (!parseHTML || !html) return { markdown: messageIn(clipboard.getData("text/plain")) };
  const body: PastedNode = parseHTML.call(Document, withoutStyles(html), { sanitizer: {} }).body;
  return { markdown: pastedMarkdown(body), note: leftOut(body) };
}

/** The Content-Security-Policy reports styles, even of a document that is never shown. */
export function withoutStyles(html: string): string {
  const others = html.replaceAll(/<style\b[^]*?<\/style\s*>/gi, "");
  return others.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`));
}

const BOLD = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu;
const ITALIC = /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^\s_])_(?![\p{L}\p{N}_])/gu;
const MARKDOWN = /\*\*|\]\(|^#{1,6} /m;
/** A program that breaks long lines makes lines of about this length. */
const WRAPPED_FROM = 60;

/**
 * WhatsApp's *bold* is italic in Markdown, and each of its lines is a line for its readers. Returns undefined for one
 * line, for Markdown, and for text without anything of that.
 */
export function messageIn(text: string): string | undefined {
  const trimmed = text.replaceAll("\r\n", "\n").trim();
  const isMessage = trimmed.includes("\n") || /^\*.*\*$/.test(trimmed);
  if (!isMessage || MARKDOWN.test(trimmed)) return undefined;
  const plain = withoutCode(trimmed)
    .replaceAll(BOLD, "**$1**")
    .replaceAll(/^[ \t]*[•·▪◦] */gm, "- ");
  const lines = plain.split(/\n\s*\n/).flatMap(linesOf);
  const message = lines.length > 0 ? joinLines(lines) : "";
  return message === trimmed ? undefined : message;
}

/** WhatsApp's *bold*, _italic_ and `code` as plain words, for a text without any format. */
export function withoutMarks(text: string): string {
  return withoutCode(text).replaceAll(BOLD, "$1").replaceAll(ITALIC, "$1");
}

const withoutCode = (text: string) => text.replaceAll(/```|(?<!`)`(?!`)/g, "");

/** A paragraph whose lines a program has broken remains one paragraph. */
function linesOf(paragraph: string): string[] {
  const lines = paragraph.split("\n").map((line) => line.trim());
  const isWrapped = lines.length > 1 && lines.slice(0, -1).every(({ length }) => length >= WRAPPED_FROM);
  return isWrapped ? [lines.join(" ")] : lines.filter((line) => !isSeparator(line));
}
