import fc from "fast-check";
import { expect, test } from "vitest";
import { autolink, cutText, paragraphs, type TextRun } from "./plain-text.ts";

const written = (runs: TextRun[]) => runs.map((run) => (typeof run === "string" ? run : run.link)).join("");
const links = (text: string) => autolink(text).flatMap((run) => (typeof run === "string" ? [] : [run.link]));

test.each([
  ["See https://example.edu/form.", ["https://example.edu/form"]],
  ["(see http://example.edu/a_(b))", ["http://example.edu/a_(b)"]],
  ["Is it “https://example.edu”?", ["https://example.edu"]],
  ["https://example.edu/?a=1&b=2, HTTPS://EXAMPLE.EDU!", ["https://example.edu/?a=1&b=2", "HTTPS://EXAMPLE.EDU"]],
  ["https://example.edu/<script>", ["https://example.edu/"]],
  ['https://example.edu/"onclick="x', ["https://example.edu/"]],
  ["javascript:alert(1) data:text/html,x //example.edu www.example.edu mailto:a@example.edu ftp://x", []],
  ["https:// http://. https://%zz", []],
  ["पंजीकरण: https://example.edu/form।", ["https://example.edu/form"]],
  ["cut behind https://example.edu/form…", ["https://example.edu/form"]],
])("in %s the links are %j", (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test("any text is shown unchanged, and each link is a web address", () => {
  const piece = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.constantFrom("https://", "javascript:", "(", ")", "]", ".", " ", "\n", '"', "<", "https://x"),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join("");
      const runs = autolink(text);
      expect(written(runs)).toBe(text);
      for (const run of runs) if (typeof run !== "string") expect(new URL(run.link).protocol).toMatch(/^https?:$/);
    }),
  );
});

test("paragraphs are parted by empty lines, and there is no empty one", () => {
  expect(paragraphs("One,\nstill one.\n\n \n\nTwo: https://example.edu\n")).toEqual([
    ["One,\nstill one."],
    ["Two: ", { link: "https://example.edu" }],
  ]);
  expect(paragraphs(" \n ")).toEqual([]);
});

test("a long text is cut between two words", () => {
  expect(cutText("a ridge at dawn", 15)).toBe("a ridge at dawn");
  expect(cutText("a ridge at dawn", 14)).toBe("a ridge at…");
  expect(cutText("अआइई".repeat(10), 12)).toMatch(/^\p{L}+…$/u);
});

test("no cut leaves half a character, and none makes a text longer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 2, max: 40 }), (text, limit) => {
      const cut = cutText(text, limit);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(Math.max(limit, 1));
    }),
  );
});
