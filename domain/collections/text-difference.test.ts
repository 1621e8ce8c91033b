import { expect, test } from "vitest";
import { isSameText, textDifferences } from "./text-difference.ts";

const TEXT = "Each team has four minutes on the stage. Then the audience asks, and mentors help with the next step.";

test("a changed word is quoted with the words around it", () => {
  expect(textDifferences(TEXT, TEXT.replace("four", "five"))).toEqual([
    ["Each team has four minutes on the …", "Each team has five minutes on the …"],
  ]);
});

test("added and removed words are quoted where they are", () => {
  expect(textDifferences(TEXT, TEXT.replace("asks,", "asks two questions,"))).toEqual([
    ["… Then the audience asks, and mentors help …", "… Then the audience asks two questions, and mentors help …"],
  ]);
  expect(textDifferences(TEXT, TEXT.replace("Then the audience asks, and mentors", "Mentors"))).toEqual([
    ["… on the stage. Then the audience asks, and mentors help with the …", "… on the stage. Mentors help with the …"],
  ]);
});

test("two changes of a paragraph are one quote, and a long one is cut", () => {
  const [[was, is] = ["", ""]] = textDifferences(`one ${"word ".repeat(500)}two`, `1 ${"word ".repeat(500)}2`);
  expect(was).toMatch(/^one word .*…$/);
  expect(Math.max(was.length, is.length)).toBeLessThanOrEqual(165);
});

test("other spaces are no difference in words", () => {
  expect(textDifferences("one two", "one\n\ntwo ")).toEqual([]);
  expect(isSameText("one two", "one\n\ntwo ")).toBe(true);
});

test("a repeated word is found once", () => {
  expect(textDifferences("very good", "very very good")).toEqual([["very good", "very very good"]]);
});

test("each paragraph that differs is quoted, and the others are not", () => {
  const before = "First.\n\nSecond one.\n\nThird.\n\nFourth.";
  expect(textDifferences(before, "First!\n\nSecond one.\n\nThird, too.\n\nFourth.\n\nFifth.")).toEqual([
    ["First.", "First!"],
    ["Third.", "Third, too."],
    ["", "Fifth."],
  ]);
  expect(textDifferences(before, "Second one.\n\nFirst.\n\nThird.\n\nFourth.")).toEqual([]);
});
