import { STYLE, type PastedNode } from "./pasted-runs";
import { pastedMarkdown } from "./pasted-text";

type Parser = { parseHTML?: (html: string, options: object) => Document };

/** Returns pasted text as Markdown. Undefined where the browser should paste plain text. */
export function readClipboard(clipboard: DataTransfer): string | undefined {
  // Only this parser needs no trusted types. Older browsers do not have it.
  const { parseHTML } = Document as Parser;
  const html = clipboard.getData("text/html");
  if (!parseHTML || !html) return messageIn(clipboard.getData("text/plain"));
  const body: PastedNode = parseHTML.call(Document, withoutStyles(html), { sanitizer: {} }).body;
  return pastedMarkdown(body);
}

/** The Content-Security-Policy reports styles, even of a document that is never shown. */
export function withoutStyles(html: string): string {
  const others = html.replaceAll(/<style\b[^]*?<\/style\s*>/gi, "");
  return others.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`));
}

const BOLD = /(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\p{L}\p{N}*])/gu;
const MARKDOWN = /\*\*|\]\(|^(#{1,6}|>) /m;

/** WhatsApp's *bold* is italic in Markdown. Returns undefined unless the text is clearly a message. */
export function messageIn(text: string): string | undefined {
  const isMessage = text.trim().includes("\n") || /^\*.*\*$/.test(text.trim());
  if (!isMessage || MARKDOWN.test(text)) return undefined;
  const message = text.replaceAll(BOLD, "**$1**").replaceAll(/^[ \t]*[•·▪◦] */gm, "- ");
  return message === text ? undefined : message.replaceAll("\r\n", "\n");
}
