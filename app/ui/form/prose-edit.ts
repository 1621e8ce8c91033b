/** The edits of the buttons above a long text. They need no DOM, so they are easy to test. */
import { cutText } from "../../../domain/plain-text";

export type Selected = { text: string; start: number; end: number };
/** Replace `start` to `end` by `insert`, then select `select`. */
export type Edit = { start: number; end: number; insert: string; select: [start: number, end: number] };

/** Returns a message if a paragraph has one ** without its pair, which visitors would read. A written `\\**` does not count. */
export function openBold(text: string): string | undefined {
  const signs = /(?<!\\)\*\*/;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.split(signs));
  const open = paragraphs.find(({ length }) => length % 2 === 0);
  if (!open) return undefined;
  return `Bold words need ** before and after them: “**${cutText(open.at(-1)!.trim(), 40)}”.`;
}

/**
 * Adds `sign` before and after the selection, or around a placeholder. Removes it if it is there already. At the end of
 * words with it, the cursor moves behind it.
 */
export function wrap({ text, start, end }: Selected, sign: string, placeholder: string): Edit {
  const [before, selected, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (/\n./.test(selected) || (/(^|\n)$/.test(before) && LINE_SIGN.test(selected)))
    return wrapLines({ text, start, end }, sign);
  const isInside = contains(/\**$/.exec(before)![0], sign) && contains(/^\**/.exec(after)![0], sign);
  if (selected && isInside) {
    const from = start - sign.length;
    const insert = selected === placeholder ? "" : selected;
    return { start: from, end: end + sign.length, insert, select: [from, from + insert.length] };
  }
  if (!selected && isOpen(before, sign) && after.startsWith(sign)) {
    const behind = end + sign.length;
    return { start: behind, end: behind, insert: "", select: [behind, behind] };
  }
  const inner = selected || placeholder;
  const from = start + sign.length;
  return { start, end, insert: sign + inner + sign, select: [from, from + inner.length] };
}

/** Wraps the words of each selected line, because "**## heading**" is no heading. Removes the sign if all lines have it. */
function wrapLines({ text, start, end }: Selected, sign: string): Edit {
  const lines = text
    .slice(start, end)
    .split("\n")
    .map((line) => {
      const lead = LINE_SIGN.exec(line)?.[0] ?? "";
      return { lead, words: line.slice(lead.length) };
    });
  const isWrapped = (words: string) =>
    /[^*]/.test(words) && contains(/^\**/.exec(words)![0], sign) && contains(/\**$/.exec(words)![0], sign);
  const remove = lines.every(({ words }) => !words.trim() || isWrapped(words));
  const changed = ({ words }: { words: string }) => {
    if (!words.trim()) return words;
    return remove ? words.slice(sign.length, -sign.length) : sign + words.trim() + sign;
  };
  const insert = lines.map((line) => line.lead + changed(line)).join("\n");
  return { start, end, insert, select: [start, start + insert.length] };
}

const LINE_SIGN = /^(#{1,6}|[-*+>]|\d+[.)]) +/;

/** `***` is bold and italic. */
const contains = (run: string, sign: string) => run === sign || run === "***";

/** True between the sign and its pair. */
function isOpen(before: string, sign: string): boolean {
  const runs = before.slice(before.lastIndexOf("\n") + 1).match(/\*+/g) ?? [];
  return runs.filter((run) => contains(run, sign)).length % 2 === 1;
}

/** Starts each selected line with the sign, or removes it if all lines have it. */
export function markLines({ text, start, end }: Selected, sign: string): Edit {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const last = next < 0 ? text.length : next;
  const lines = text.slice(first, last).split("\n");
  const hasSign = lines.every((line) => line.startsWith(sign));
  const insert = lines.map((line) => (hasSign ? line.slice(sign.length) : sign + line)).join("\n");
  const newEnd = first + insert.length;
  return { start: first, end: last, insert, select: lines.length > 1 ? [first, newEnd] : [newEnd, newEnd] };
}

/** Makes the selection the text of a link, and selects what is to be typed next: the address, or first the text. */
export function link({ text, start, end }: Selected): Edit {
  const label = text.slice(start, end) || LABEL;
  const from = start + label.length + 3;
  const select: Edit["select"] = start === end ? [start + 1, start + 1 + label.length] : [from, from + ADDRESS.length];
  return { start, end, insert: `[${label}](${ADDRESS})`, select };
}

const ADDRESS = "https://";
const LABEL = "text of the link";

/** Enter in a list begins the next item, or ends the list after an empty item. Undefined elsewhere. */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const first = text.lastIndexOf("\n", start - 1) + 1;
  const [item, sign = "", content] = /^(- |> |\d+\. )(.*)/.exec(text.slice(first, start)) ?? [];
  if (!item || start !== end) return undefined;
  // Without an empty line, Markdown would continue the last item.
  if (!content && /^ *(\n|$)/.test(text.slice(end)))
    return { start: first, end, insert: "\n", select: [first + 1, first + 1] };
  const number = Number.parseInt(sign, 10);
  const insert = `\n${number ? `${number + 1}. ` : sign}`;
  return { start, end, insert, select: [start + insert.length, start + insert.length] };
}

/** Enter after words of a paragraph also inserts the empty line before the next one. Undefined elsewhere. */
export function nextParagraph({ text, start, end }: Selected): Edit | undefined {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  if (!line.trim() || /^(\s|#{1,6} |[-*+>] |\d+[.)] )/.test(line)) return undefined;
  return { start, end, insert: "\n\n", select: [start + 2, start + 2] };
}

/** Turns the selected words into a link to a pasted address. Undefined for other text. */
export function pastedLink({ text, start, end }: Selected, pasted: string): Edit | undefined {
  if (start === end || !/^https:\/\/\S+$/.test(pasted.trim())) return undefined;
  const insert = `[${text.slice(start, end)}](${pasted.trim()})`;
  return { start, end, insert, select: [start + insert.length, start + insert.length] };
}

/** Pasted paragraphs do not continue the line before them. */
export function pastedText({ text, start, end }: Selected, markdown: string): Edit {
  const isBlock = markdown.includes("\n") || /^(#{2,3}|-|>|\d+\.) /.test(markdown);
  const before = isBlock && start > 0 ? "\n".repeat(2 - (/\n{0,2}$/.exec(text.slice(0, start))?.[0].length ?? 0)) : "";
  const after =
    isBlock && end < text.length ? "\n".repeat(2 - (/^\n{0,2}/.exec(text.slice(end))?.[0].length ?? 0)) : "";
  const insert = before + markdown + after;
  const place = start + before.length + markdown.length;
  return { start, end, insert, select: [place, place] };
}
