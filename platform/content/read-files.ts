/** Reads the files of content/ and collects every mistake, so that one start reports all of them. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { YAMLParseError, parse as parseYaml } from "yaml";
import { complete } from "../../domain/collections/collection.ts";
import type { Fields } from "../../domain/collections/fields.ts";
import { CONTENT_FOLDERS, CONTENT_KINDS, nameIn, type ContentKind } from "../../domain/content/kinds.ts";
import { checkContent } from "./check-content.ts";
import { describeIssue } from "./problems.ts";

export type ContentFile = {
  /** The fields with flat names. */
  data: object;
  /** Changes with the file. */
  hash: string;
  /** The modification time on this disk: a person or an update of the site wrote the file. */
  changedAt: string;
  /** The file is optional and does not exist: its text is empty. */
  isMissing?: true;
};
export type ContentFiles = {
  /** The files without mistakes, by key. */
  files: Map<string, ContentFile>;
  /** The keys of all files, also of those with mistakes. */
  keys: Set<string>;
  problems: string[];
};
export type ContentData = ReadonlyMap<string, object>;
type Note = (problem: string) => void;

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;
const NO_HEAD = "The file must begin with a line --- , then title, date and the rest, then another line --- .";
const UNKNOWN_NAME =
  "The site does not know what to do with a file of this name here. See content/README.md for the names.";

export function readFiles(folder: string): ContentFiles {
  const found: ContentFiles = { files: new Map(), keys: new Set(), problems: [] };
  const names = filesIn(folder);
  for (const kind of CONTENT_KINDS) {
    const keys = names.flatMap((file) => keyOf(kind, file) ?? []);
    for (const key of kind.name ? keys : [kind.key]) readInto(found, folder, key, kind);
  }
  // A misspelt name must not silently hide a text.
  for (const file of names)
    if (!CONTENT_KINDS.some((kind) => keyOf(kind, file))) found.problems.push(`content/${file}: ${UNKNOWN_NAME}`);
  return found;
}

/** A site may keep other files here, like a licence. */
const TEXT_FILE = /\.(ya?ml|md|markdown|txt|docx)$/i;

/** Returns the paths of all texts in the folders of the site, without README.md. */
function filesIn(folder: string): string[] {
  return CONTENT_FOLDERS.flatMap((place) => {
    const path = join(folder, place);
    const names = existsSync(path) ? readdirSync(path).sort() : [];
    return names.filter((name) => TEXT_FILE.test(name) && !name.startsWith(".")).map((name) => place + name);
  }).filter((file) => file !== "README.md");
}

function keyOf(kind: ContentKind, file: string): string | undefined {
  const key = file.slice(0, -kind.ending.length);
  return file.endsWith(kind.ending) && nameIn(kind, key) !== undefined ? key : undefined;
}

function readInto({ files, keys, problems }: ContentFiles, folder: string, key: string, kind: ContentKind): void {
  const file = key + kind.ending;
  const text = textOf(join(folder, file));
  if (text !== undefined) keys.add(key);
  else if (kind.isOptional)
    return void files.set(key, {
      data: complete(kind.collection.fields, {}),
      hash: "",
      changedAt: "",
      isMissing: true,
    });
  const note: Note = (problem) => void problems.push(`content/${file}: ${problem}`);
  const input = typeof text === "string" ? inputOf(kind, text, note) : note(MISSING);
  if (input === undefined) return;
  const { fields } = kind.collection;
  const { wrapped, hidden } = toObject(fields, input);
  const { data, issues } = checkContent(kind.collection, wrapped);
  for (const issue of issues)
    problems.push(describeIssue(`content/${file}`, input, { ...issue, path: hidden(issue.path) }));
  if (issues.length > 0) return;
  const hash = createHash("sha256").update(text!).digest("base64url");
  files.set(key, { data, hash, changedAt: statSync(join(folder, file)).mtime.toISOString() });
}

const MISSING = "This file is missing or cannot be read.";

/** Returns undefined if there is no such file, and null if it cannot be read. */
function textOf(file: string): string | null | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return null;
  }
}

function inputOf({ ending, collection: { fields } }: ContentKind, text: string, note: Note): unknown {
  if (ending === ".yaml") return yamlIn(text, note);
  if (Object.keys(fields).length === 1) return text;
  const match = FRONT_MATTER.exec(text);
  if (!match) return note(NO_HEAD);
  // A line break replaces the `---` line, so that line numbers in messages match the file.
  const head = yamlIn(`\n${match[1]!}`, note);
  return head && { ...head, body: match[2]! };
}

function yamlIn(text: string, note: Note): object | undefined {
  try {
    const input = parseYaml(text) as object | null | undefined;
    if (input === null || input === undefined) note("The file is empty.");
    return input ?? undefined;
  } catch (error) {
    const place = error instanceof YAMLParseError && error.linePos ? `line ${error.linePos[0].line}` : "somewhere";
    note(
      `${place}: this cannot be read as YAML. Look for a missing quote, a colon inside a text without quotes, or wrong indentation.`,
    );
    return undefined;
  }
}

/** A file with one field contains only its value. A text is the whole file, so messages about it need no path. */
function toObject(fields: Fields, input: unknown) {
  const [name, ...others] = Object.keys(fields);
  const isWhole = others.length === 0;
  const hidden = (path: PropertyKey[]) => (isWhole || fields[String(path[0])]?.kind === "prose" ? path.slice(1) : path);
  return { wrapped: isWhole ? { [name!]: input } : input, hidden };
}
