/** Converts pasted text with its format to Markdown. */

/** The properties that are read of a node of the DOM. */
export type PastedNode = {
  nodeName: string;
  nodeValue: string | null;
  childNodes: Iterable<PastedNode>;
  getAttribute?(name: string): string | null;
};
export type Format = { strong: boolean; emphasis: boolean; href: string };
export type Run = Format & { text: string };

export const PLAIN: Format = { strong: false, emphasis: false, href: "" };
/** `style` is renamed, because the Content-Security-Policy reports every parsed `style` attribute. */
export const STYLE = "data-style";

/** Google Docs stores formats in styles, and wraps the whole text in a `<b>` that is not bold. */
export function formatIn(node: PastedNode, outer: Format): Format {
  const name = node.nodeName.toLowerCase();
  const style = node.getAttribute?.(STYLE) ?? "";
  const strong =
    outer.strong || name === "b" || name === "strong" || /(?<![\w-])font-weight:\s*(bold|[6-9]00)/i.test(style);
  const emphasis = outer.emphasis || name === "i" || name === "em" || /(?<![\w-])font-style:\s*italic/i.test(style);
  return {
    strong: strong && !/(?<![\w-])font-weight:\s*(normal|[1-5]00)/i.test(style),
    emphasis: emphasis && !/(?<![\w-])font-style:\s*normal/i.test(style),
    href: name === "a" ? addressIn(node.getAttribute?.("href") ?? "") : outer.href,
  };
}

/** Other addresses work only where they were copied. */
function addressIn(href: string): string {
  const address = href.trim().replace(/^http:/i, "https:");
  return /^(https:\/\/|mailto:)[^\s()<>\\]+$/.test(address) ? address : "";
}

export function markdownOf(runs: Run[]): string {
  const joined = joinedRuns(runs);
  const marked = joined.map((run, index) => toMarkdown(run, joined[index - 1]?.text, joined[index + 1]?.text));
  // An exclamation mark before a link would make it a picture.
  return marked.join("").replaceAll("![", "\\![");
}

/** Joins neighbours with the same format. */
function joinedRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isSame = last?.strong === run.strong && last.emphasis === run.emphasis && last.href === run.href;
    if (last && isSame) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined;
}

/** In Markdown no format begins or ends inside a word, or at a space. */
function toMarkdown({ text, strong, emphasis, href }: Run, before = "", after = ""): string {
  const [, start = "", inner = "", end = ""] = /^(\s*)([^]*?)(\s*)$/.exec(text)!;
  const isInWord = (!start && /\S$/.test(before)) || (!end && /^[\p{L}\p{N}]/u.test(after));
  const sign = isInWord || !inner ? "" : (strong ? "**" : "") + (emphasis ? "*" : "");
  const marked = sign ? sign + withPlainEnds(escaped(inner)) + sign : escaped(inner);
  return start + (href && inner ? `[${marked}](${href})` : marked) + end;
}

/** A star next to the sign would be read as a part of it. */
const withPlainEnds = (text: string) => text.replace(/^\*/, "\\*").replace(/(?<!\\)\*$/, "\\*");

/** Escapes characters that would be Markdown. */
function escaped(text: string): string {
  return text.replaceAll(
    /\\|\*(?=\S)|(?<=\S)\*|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|`|[[\]]|(?<=\])\(|~|<(?=\S|$)|&(?=#?\w+;)/giu,
    "\\$&",
  );
}
