/** Parses Markdown: paragraphs, ## and ### headings, lists, quotes, **strong**, *emphasis*, [links](...). */
import { marked, type Token, type Tokens } from "marked";
import { cutText } from "../../domain/plain-text.ts";
import type { Block, Inline, Prose } from "../../domain/prose.ts";

/** A link as the form begins it. */
const NO_ADDRESS = /^(https:\/\/|mailto:)?$/;
const MAIL_ADDRESS = /^[^\s:/@]+@[^\s:/@]+$/;
const SAFE_LINK = /^(https:\/\/|mailto:|\/(?![/\\\s])|#)/;

/** Nested quotes and lists in one line: for thousands of them `marked` needs minutes and the whole stack. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])){20}.*/m;

/** The time of `marked` grows with the square of their number: a tenth of a second for this many. */
const MAX_MARKS = 2_000;
const MARKS = /[*_~!&[]/;
const TOO_MANY_MARKS = `Use *, _, ~, !, & and [ at most ${MAX_MARKS.toLocaleString("en")} times.`;

/** The time of `marked` also grows with the square of the lines that have no empty line between them. */
const MAX_LINES = 500;
const EMPTY_LINE = /\n[ \t]*\n/;
const TOO_MANY_LINES = `Leave an empty line after at most ${MAX_LINES} lines.`;

type Problem = { raw: string; rule: string };
const MAX_NAMED = 5;
const BLOCKS_RULE = "this cannot be shown. Write it as paragraphs, headings (##), lists (-) or quotes (>).";
const SENTENCE_RULE =
  "delete this, not the words around it. A sentence can only have **bold** and *italic* words and [links](/events).";
const ADDRESS_RULE = "a link needs an address.";
const LINK_RULE = "a link starts with https://, with / (a page of this site) or with mailto: .";
const NESTED_RULE = "a list cannot contain a list. Begin each line with one “-”, and no spaces before it.";
const QUOTE_RULE = "a quote can only have sentences. Delete the “>” before this.";
const IN_QUOTES = ["paragraph", "heading", "text"];
const SPACE = { type: "space", raw: "" };
const DEPTH_RULE = "one line has too many special characters.";

/** Reports parts that the site cannot show (HTML, pictures, tables) instead of dropping them: one problem for each rule. */
export function parseProse(markdown: string): { prose: Prose; problems: string[] } {
  const [deep] = TOO_DEEP.exec(markdown) ?? [];
  if (deep !== undefined) return { prose: [], problems: messagesOf([{ raw: deep, rule: DEPTH_RULE }]) };
  if (markdown.split(MARKS).length > MAX_MARKS + 1) return { prose: [], problems: [TOO_MANY_MARKS] };
  if (markdown.split(EMPTY_LINE).some((part) => part.trim().split("\n").length > MAX_LINES))
    return { prose: [], problems: [TOO_MANY_LINES] };
  const problems: Problem[] = [];
  const prose = marked.lexer(markdown).flatMap((token) => toBlock(token, problems));
  return { prose, problems: messagesOf(problems) };
}

function messagesOf(problems: Problem[]): string[] {
  return [...Map.groupBy(problems, ({ rule }) => rule)].map(([rule, broken]) => {
    const parts = [...new Set(broken.map(({ raw }) => `"${excerpt(raw)}"`))];
    const more = parts.length > MAX_NAMED ? ` and ${parts.length - MAX_NAMED} more` : "";
    return `${parts.slice(0, MAX_NAMED).join(", ")}${more}: ${rule}`;
  });
}

function toBlock(token: Token, problems: Problem[]): Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "paragraph":
      return [{ type: "paragraph", children: toInlines(token.tokens, problems) }];
    case "heading":
      return [{ type: "heading", level: token.depth >= 3 ? 3 : 2, children: toInlines(token.tokens, problems) }];
    case "list":
      return [toList(token as Tokens.List, problems)];
    case "blockquote":
      return [toQuote(token as Tokens.Blockquote, problems)];
    default:
      problems.push({ raw: token.raw, rule: BLOCKS_RULE });
      return [];
  }
}

function toList(list: Tokens.List, problems: Problem[]): Block {
  const items = list.items.map((item) => toInlines(innerTokens(item), problems));
  const start = list.ordered && list.start !== 1 && { start: Number(list.start) };
  return { type: "list", ordered: list.ordered, ...start, items };
}

function toQuote(quote: Tokens.Blockquote, problems: Problem[]): Block {
  const parts = quote.tokens.filter(({ type }) => type !== "space");
  const isShown = ({ type }: Token) => IN_QUOTES.includes(type);
  for (const { raw } of parts.filter((part) => !isShown(part))) problems.push({ raw, rule: QUOTE_RULE });
  // Without the spaces, the words of two parts would be joined.
  const tokens = parts.filter(isShown).flatMap((part, index) => (index > 0 ? [SPACE, part] : [part]));
  return { type: "quote", children: toInlines(innerTokens({ tokens }), problems) };
}

function innerTokens(token: { tokens?: Token[] }): Token[] {
  return (token.tokens ?? []).flatMap((inner) => ("tokens" in inner && inner.tokens ? inner.tokens : [inner]));
}

function toInlines(tokens: Token[] | undefined, problems: Problem[]): Inline[] {
  return (tokens ?? []).flatMap((token) => toInline(token, problems));
}

function toInline(token: Token, problems: Problem[]): Inline[] {
  switch (token.type) {
    case "strong":
      return [{ type: "strong", children: toInlines(token.tokens, problems) }];
    case "em":
      return [{ type: "emphasis", children: toInlines(token.tokens, problems) }];
    case "link":
      return toLinkAndEnd(token as Tokens.Link, problems);
    case "text":
    case "escape":
      return [{ type: "text", text: decodeEntities(token.text) }];
    case "br":
    case "space":
      return [{ type: "text", text: " " }];
    case "list":
      problems.push({ raw: token.raw, rule: NESTED_RULE });
      return [];
    default:
      problems.push({ raw: token.raw, rule: SENTENCE_RULE });
      return [];
  }
}

/** A Hindi sentence ends with । or ॥. They are not part of an address before them. */
function toLinkAndEnd(link: Tokens.Link, problems: Problem[]): Inline[] {
  const end = /^(?:https?:|www\.)[^]*?([।॥]+)$/i.exec(link.raw)?.[1];
  if (!end) return [toLink(link, problems)];
  const [raw, href] = [link.raw, link.href].map((text) => text.slice(0, -end.length)) as [string, string];
  const tokens = [{ type: "text", raw, text: raw }];
  return [toLink({ ...link, raw, href, tokens }, problems), { type: "text", text: end }];
}

function toLink(link: Tokens.Link, problems: Problem[]): Inline {
  const { tokens, raw } = link;
  const href = addressOf(link);
  if (NO_ADDRESS.test(href)) problems.push({ raw, rule: ADDRESS_RULE });
  else if (!SAFE_LINK.test(href)) problems.push({ raw, rule: LINK_RULE });
  return { type: "link", href, children: toInlines(tokens, problems) };
}

/** People write `www.example.edu`. In a text, `marked` returns it with http://, and as the address of a link unchanged. */
function addressOf({ href, raw }: Tokens.Link): string {
  if (raw.startsWith("www.")) return href.replace("http:", "https:");
  if (MAIL_ADDRESS.test(href)) return `mailto:${href}`;
  return href.startsWith("www.") ? `https://${href}` : href;
}

/** Markdown may contain HTML entities like `&lt;`, and the tokens of marked still have them. */
function decodeEntities(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

function excerpt(raw: string): string {
  return cutText(raw.trim().split("\n")[0] ?? "", 40);
}
