import { autolink, type TextRun } from "../../../domain/plain-text.ts";

/** Matches characters that would format text or make a link, and those that would start a list or a heading. */
const INSIDE = /[\\`*_[\]<~|]|(?<=http|www)[:.]|&(?=#?\w+;)/gi;
const AT_START = /^(\d+(?=[.)]))|^(?=[#>+=-])/;

/** Converts plain text to the Markdown of posts. Each line becomes a paragraph; addresses become links. */
export function markdownOf(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).map(escapeLine).join("\n\n");
}

function escapeLine(line: string): string {
  const escaped = autolink(line).map(escapeRun).join("");
  return escaped.replace(AT_START, (_, number?: string) => `${number ?? ""}\\`);
}

function escapeRun(run: TextRun): string {
  if (typeof run === "string") return run.replace(INSIDE, "\\$&");
  // Links of posts must start with https.
  return run.link.startsWith("https:") ? `<${run.link}>` : run.link.replace(INSIDE, "\\$&");
}
