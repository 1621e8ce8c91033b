import fc from "fast-check";
import { expect, test } from "vitest";
import { oneLine, paragraphs } from "./text.ts";

const title = oneLine("Enter a title.", 10);
const story = paragraphs("Enter a story.", 10);
const problem = (schema: typeof title | typeof story, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test.each([undefined, null, 7, {}, ["a"], "", "   ", "\r\n\t"])(
  "%j is not text, and the words for a missing field are given",
  (value) => {
    expect(problem(title, value)).toBe("Enter a title.");
    expect(problem(story, value)).toBe("Enter a story.");
  },
);

test("text is trimmed before its length counts", () => {
  expect(title.parse("  Ten chars \t")).toBe("Ten chars");
  expect(title.parse(` ${"a".repeat(10)} `)).toBe("a".repeat(10));
  expect(problem(title, "a".repeat(11))).toBe("Use at most 10 characters.");
});

test("the limit is written for people", () => {
  expect(problem(paragraphs("", 20_000), "a".repeat(20_001))).toBe("Use at most 20,000 characters.");
});

test("one line takes no line break", () => {
  for (const text of ["a\nb", "a\rb", "a\u0085b"])
    expect(problem(title, text), JSON.stringify(text)).toContain("cannot be shown");
});

test("a tab in one line, as from a spreadsheet, becomes a space", () => {
  expect(title.parse("a\tb\t")).toBe("a b");
});

test("the invisible marks that phones add to a copied number are removed", () => {
  expect(title.parse("\u202a98765\u202c")).toBe("98765");
  expect(story.parse("Call \u2066987\u2069")).toBe("Call 987");
  expect(problem(title, "\u202a\u202c")).toBe("Enter a title.");
});

test("paragraphs keep their breaks, all written alike, and a break counts once", () => {
  expect(story.parse("a\r\n\r\nb\rc\td")).toBe("a\n\nb\nc\td");
  expect(story.parse("a\r\nb\r\nc\r\nd\r\ne")).toHaveLength(9);
});

test.each(["\0", "\u0007", "\u001b", "\u007f", "\u009f"])(
  "the control character %j is rejected everywhere",
  (character) => {
    expect(problem(title, `a${character}b`)).toContain("cannot be shown");
    expect(problem(story, `a${character}b`)).toContain("cannot be shown");
  },
);

test("half of a character is rejected, a whole one outside the first plane is not", () => {
  for (const half of ["\ud83d", "\udc4d", "\udc4d\ud83d"]) {
    expect(problem(title, `a${half}`)).toContain("cannot be shown");
    expect(problem(story, `a${half}`)).toContain("cannot be shown");
  }
  expect(title.parse("हिमालय 👍")).toBe("हिमालय 👍");
});

test("markup is text like any other", () => {
  expect(oneLine("", 100).parse("<script>alert(1)</script>")).toBe("<script>alert(1)</script>");
});

test("an accepted text is accepted again, unchanged, and can be stored as UTF-8", () => {
  const text = paragraphs("Enter a story.", 1_000);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (value) => {
      const parsed = text.safeParse(value);
      if (!parsed.success) return true;
      expect(text.parse(parsed.data)).toBe(parsed.data);
      return Buffer.from(parsed.data, "utf8").toString("utf8") === parsed.data;
    }),
  );
});
