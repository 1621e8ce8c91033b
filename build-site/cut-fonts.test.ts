import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cutFonts, RANGES } from "./cut-fonts.ts";

test("the committed fonts match the installed ones: otherwise run `npm run fonts`", async () => {
  for (const [file, bytes] of await cutFonts()) expect(readFileSync(file).equals(bytes), file).toBe(true);
});

test("the style sheet asks each of them for the letters that it has, and for no other", () => {
  const styles = readFileSync(join(import.meta.dirname, "../app/shell/styles/fonts.css"), "utf8");
  const asked = [...styles.matchAll(/-(basic|more)\.woff2[^}]*unicode-range:\s*([^;]+);/g)].map(([, part, range]) => [
    part,
    range!.replaceAll(/\s+/g, " "),
  ]);
  const parts = Object.entries(RANGES);
  expect(asked).toEqual([...parts, ...parts]);
});
