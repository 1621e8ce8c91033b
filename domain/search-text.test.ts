import { expect, test } from "vitest";
import { containsAll, excerptOf, folded, marked, wordsOf } from "./search-text.ts";

const matches = (text: string, query: string) =>
  marked(text, wordsOf(query))
    .filter(({ isMatch }) => isMatch)
    .map((piece) => piece.text);

test.each([
  ["Día uno", "dia", ["Día"]],
  ["Di\u0301a uno", "DÍA", ["Di\u0301a"]],
  ["Bring a problem, not a problem plan", "problem", ["problem", "problem"]],
  ["Pitch evening", "evening pitch", ["Pitch", "evening"]],
  ["किताब और विचार", "विचार", ["विचार"]],
  ["किताब", "कताब", []],
  ["अच्छा फ़ोन", "फ\u093cोन", ["फ़ोन"]],
  ["😀 Startup", "START", ["Start"]],
  ["By e-mail or email", "email", ["e-mail", "email"]],
  ["By e\u2011mail or email", "E-Mail", ["e\u2011mail", "email"]],
  ["Anything", "", []],
  ["Any-thing", "-", []],
  ["aaa", "a aa", ["aa", "a"]],
])("in %j, %j finds %j", (text, query, found) => {
  expect(matches(text, query)).toEqual(found);
  expect(
    marked(text, wordsOf(query))
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("a text contains all words, in any order", () => {
  expect(containsAll(folded("Mentors of the Cell"), wordsOf("cell MENTOR"))).toBe(true);
  expect(containsAll(folded("Mentors of the Cell"), wordsOf("cell mentee"))).toBe(false);
});

test("an excerpt is one line around the first match", () => {
  expect(excerptOf("A short text.\n\nIn two lines.", ["lines"])).toBe("A short text. In two lines.");
  const long = `${"before ".repeat(40)}needle ${"after ".repeat(40)}`;
  const excerpt = excerptOf(long, ["needle"]);
  expect(excerpt).toMatch(/^…before .*needle after .* after…$/);
  expect(excerpt.length).toBeLessThan(150);
  expect(excerptOf("x".repeat(500), ["x"])).toHaveLength(141);
});
