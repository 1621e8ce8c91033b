import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block, Inline } from "../../../domain/prose.ts";
import { parseProse } from "../../../platform/content/markdown.ts";
import { markdownOf } from "./markdown-of.ts";

const textOf = (part: Inline): string => ("text" in part ? part.text : part.children.map(textOf).join(""));
const linesOf = (blocks: Block[]) =>
  blocks.map((block) => (block.type === "paragraph" ? block.children.map(textOf).join("") : `a ${block.type}`));

test.each([
  "1. Team Pine",
  "12) Team Pine",
  "# first",
  "- a list",
  "+ a list",
  "---",
  "===",
  "> quoted",
  "*strong* _emphasis_ ~~struck~~ `code`",
  "[a link](javascript:alert(1)) ![a picture](x)",
  "<b>bold</b> <!-- hidden -->",
  "http://example.edu and www.example.edu",
  "https://example.edu/a_b_c",
  "| a | b |\n| - | - |",
  "R&D &lt; &amp; &#39;",
  "मीरा: प्रथम",
  "    indented",
  "ends with \\",
])("%j remains plain text", (text) => {
  const { prose, problems } = parseProse(markdownOf(text));
  expect(problems).toEqual([]);
  expect(linesOf(prose)).toEqual(text.split("\n").map((line) => line.trim()));
});

test("any text becomes paragraphs that the site can show", () => {
  const signs = fc.constantFrom(...Array.from("ab1 .:;#*_-+=>[]()!<>`~|&\\/@\n\t'\"^$"));
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 40 }), (text) => {
      const { prose, problems } = parseProse(markdownOf(text));
      expect(problems).toEqual([]);
      expect(prose.every(({ type }) => type === "paragraph")).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
