/** The content of the tests, and copies of it that a test may damage. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { readContent } from "../../platform/content/index.ts";
import type { PictureShelf } from "../../platform/content/picture-shelf.ts";
import { ContentProblems } from "../../platform/content/problems.ts";
import { CONTENT } from "./sample-site.ts";

/** Returns a picture for every name. */
export const fullShelf: PictureShelf = ({ alt }) => ({
  alt,
  width: 4,
  height: 3,
  src: "/pictures/any.webp",
  widths: [],
  formats: [],
});

/** Copies it without its pictures. The copy is removed after the test. */
export function copyOfContent() {
  const folder = mkdtempSync(join(tmpdir(), "cell-content-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(CONTENT, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(CONTENT, "pictures")),
  });
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  return {
    folder,
    text,
    write,
    /** Replaces the first `before` in `file`. */
    edit(file: string, before: string, after: string) {
      if (!text(file).includes(before)) throw new Error(`${file} does not hold ${before}`);
      write(
        file,
        text(file).replace(before, () => after),
      );
    },
    remove: (file: string) => rmSync(join(folder, file)),
    read: (shelf: PictureShelf = fullShelf) => readContent(folder, shelf),
    /** Returns the problems of the copy, one per line. */
    problems: (shelf: PictureShelf = fullShelf) => problemsOf(() => readContent(folder, shelf)),
  };
}

function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems;
    throw error;
  }
}
