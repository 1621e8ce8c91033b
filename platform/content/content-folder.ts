/** Reads the files of content/ and collects every mistake, so that one start reports all of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { YAMLParseError, parse as parseYaml } from "yaml";
import type { z } from "zod";
import type { Prose } from "../../domain/prose.ts";
import { describeIssue } from "./problems.ts";
import { parseProse } from "./markdown.ts";

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

export class ContentFolder {
  readonly problems: string[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined after a mistake, which is recorded. */
  yaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const text = this.#read(file);
    return text === undefined ? undefined : this.#parse(file, text, schema);
  }

  prose(file: string): Prose | undefined {
    const text = this.#read(file);
    return text === undefined ? undefined : this.#parseProse(file, text);
  }

  /** A Markdown file that starts with YAML between two `---` lines. */
  document<Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ): { head: z.output<Schema>; body: Prose } | undefined {
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const match = FRONT_MATTER.exec(text);
    if (!match) {
      this.problems.push(
        `content/${file}: The file must begin with a line --- , then title, date and the rest, then another line --- .`,
      );
      return undefined;
    }
    // The line break replaces the `---` line, so that line numbers in messages match the file.
    const head = this.#parse(file, `\n${match[1]!}`, schema);
    const body = this.#parseProse(file, match[2]!);
    return head && body && { head, body };
  }

  /**
   * The first groups of `pattern` in the file names of `folder`, in reverse order: `names("discover/nodes",
   * /^(\d{4})\.yaml$/)` returns `["2025", "2024"]`. Reports every other file except `others`: a misspelt name must not
   * silently hide a post.
   */
  names(folder: string, pattern: RegExp, others: string[] = []): string[] {
    const path = join(this.#folder, folder);
    const files = existsSync(path)
      ? readdirSync(path).filter((name) => !name.startsWith(".") && !others.includes(name))
      : [];
    return files
      .sort()
      .reverse()
      .flatMap((name) => {
        const caught = pattern.exec(name)?.[1];
        if (caught === undefined)
          this.note(
            `${folder}/${name}`,
            "The site does not know what to do with a file of this name here. See content/README.md for the names.",
          );
        return caught ?? [];
      });
  }

  has(file: string): boolean {
    return existsSync(join(this.#folder, file));
  }

  note(file: string, problem: string): void {
    this.problems.push(`content/${file}: ${problem}`);
  }

  #read(file: string): string | undefined {
    try {
      return readFileSync(join(this.#folder, file), "utf8").replace(/^\uFEFF/, "");
    } catch {
      this.note(file, "This file is missing or cannot be read.");
      return undefined;
    }
  }

  #parse<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.output<Schema> | undefined {
    const input = this.#parseYaml(file, text);
    if (input === undefined) return undefined;
    const parsed = schema.safeParse(input);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) this.problems.push(describeIssue(file, input, issue));
    return undefined;
  }

  #parseYaml(file: string, text: string): unknown {
    try {
      const input: unknown = parseYaml(text, { prettyErrors: true });
      if (input === null || input === undefined) this.note(file, "The file is empty.");
      return input ?? undefined;
    } catch (error) {
      const place = error instanceof YAMLParseError && error.linePos ? `line ${error.linePos[0].line}` : "somewhere";
      this.note(
        file,
        `${place}: this cannot be read as YAML. Look for a missing quote, a colon inside a text without quotes, or wrong indentation.`,
      );
      return undefined;
    }
  }

  #parseProse(file: string, text: string): Prose | undefined {
    const { prose, problems } = parseProse(text);
    for (const problem of problems) this.note(file, problem);
    if (prose.length === 0) this.note(file, "There is no text here.");
    return problems.length === 0 && prose.length > 0 ? prose : undefined;
  }
}
