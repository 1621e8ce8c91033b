import type { z } from "zod";

/** Mistakes in content/, described for someone who edits text: file, entry, field, and what to do. */
export class ContentProblems extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `content/ needs a look before the site can start:\n\n${problems.map((problem) => `  ${problem}`).join("\n")}\n`,
    );
    this.problems = problems;
  }
}

/** `content/gallery.yaml, entry 3 (demo-day), picture, file: Name a file in ...` */
export function describeIssue(file: string, input: unknown, issue: z.core.$ZodIssue): string {
  const { words, value } = follow(input, issue.path);
  const place = words.join(", ");
  return `content/${file}${place ? `, ${place}` : ""}: ${describeMessage(issue, value)}`;
}

function follow(input: unknown, path: PropertyKey[]): { words: string[]; value: unknown } {
  const words: string[] = [];
  let value = input;
  for (const key of path) {
    value = value && typeof value === "object" ? Reflect.get(value, key) : undefined;
    words.push(typeof key === "number" ? `entry ${key + 1}${nameOf(value)}` : String(key));
  }
  return { words, value };
}

/** People find an entry by its name more easily than by its number. */
function nameOf(entry: unknown): string {
  if (!entry || typeof entry !== "object") return "";
  for (const key of ["title", "name", "id", "slug"]) {
    const name: unknown = Reflect.get(entry, key);
    if (typeof name === "string" && name) return ` (${name})`;
  }
  return "";
}

function describeMessage(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code === "unrecognized_keys")
    return `"${issue.keys.join('", "')}" is not a field here; look for a spelling mistake.`;
  if (issue.code === "invalid_type" && value === undefined) return "This field is missing.";
  if (issue.code === "invalid_type" && issue.expected === "object")
    return "Something is missing or indented wrongly here.";
  if (issue.code === "invalid_type" && issue.expected === "array")
    return "This must be a list; each entry starts with a hyphen.";
  if (issue.code === "invalid_type" && issue.expected === "string")
    return "This must be text. If it looks like a number or a date, put it in quotes.";
  if (issue.code === "too_small" && issue.origin === "array") return "This list needs at least one entry.";
  return issue.message;
}
