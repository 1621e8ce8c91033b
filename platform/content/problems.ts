import type { ContentIssue } from "./check-content.ts";

/** Mistakes in content/, with file, entry, field and advice, for someone who edits text. */
export class ContentProblems extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(
      `content/ needs a look before the site can start:\n\n${problems.map((problem) => `  ${problem}`).join("\n")}\n`,
    );
    this.problems = problems;
  }
}

/** Returns `content/gallery.yaml, entry 3 (demo-day), picture, file: Name a file in ...` */
export function describeIssue(source: string, input: unknown, issue: ContentIssue): string {
  const { parts, value } = follow(input, issue.path);
  const place = parts.join(", ");
  return `${source}${place ? `, ${place}` : ""}: ${describeMessage(issue, value)}`;
}

function follow(input: unknown, path: PropertyKey[]): { parts: string[]; value: unknown } {
  const parts: string[] = [];
  let value = input;
  for (const key of path) {
    value = value && typeof value === "object" ? Reflect.get(value, key) : undefined;
    parts.push(typeof key === "number" ? `entry ${key + 1}${nameOf(value)}` : String(key));
  }
  return { parts, value };
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

/** A wrong type in a file is mostly a YAML mistake. */
function describeMessage({ message, zod }: ContentIssue, value: unknown): string {
  if (zod?.code !== "invalid_type") return message;
  if (value === undefined) return "This field is missing.";
  if (value === null && zod.expected !== "object") return EMPTY;
  return WRONG_TYPE[zod.expected] ?? message;
}

const EMPTY = "This is empty. Write something, or delete the line if the field is optional.";

const WRONG_TYPE: Partial<Record<string, string>> = {
  object: "Something is missing or indented wrongly here.",
  array: "This must be a list; each entry starts with a hyphen.",
  string: "This must be text. If it looks like a number or a date, put it in quotes.",
};
