import { expect, test } from "vitest";
import { countOf, countText } from "./text-count.ts";

test.each([
  ["", 0],
  ["  \n ", 0],
  ["One", 1],
  ["One  two\n\nthree ", 3],
  ["हम सब साथ हैं", 4],
])("%j has %i words", (text, count) => expect(countOf(text, "words")).toBe(count));

test("characters are counted as people see them, without spaces at the ends", () => {
  expect(countOf(" a b ", "characters")).toBe(3);
  expect(countOf("🙂🙂", "characters")).toBe(2);
});

test("a count is shown with its limit", () => {
  expect(countText("One two", 1_000, "words")).toBe("2 of 1,000 words");
});
