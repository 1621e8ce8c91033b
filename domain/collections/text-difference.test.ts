import { expect, test } from "vitest";
import { isSameText, MAX_QUOTE, piecesOf, textDifferences } from "./text-difference.ts";

const TEXT = "Each team has four minutes on the stage. Then the audience asks, and mentors help with the next step.";

test("a changed word is quoted with the words around it", () => {
  expect(textDifferences(TEXT, TEXT.replace("four", "five"))).toEqual([
    ["Each team has four minutes on the …", "Each team has five minutes on the …"],
  ]);
});

test("the words of a text that another one does not have are its own pieces", () => {
  const other = "विचार on the hill.\nTea is free.";
  expect(piecesOf("विचार on the old hill.\n\nTea is free.", other)).toEqual([
    { text: "विचार on the ", isOwn: false },
    { text: "old ", isOwn: true },
    { text: "hill.\n\nTea is free.", isOwn: false },
  ]);
  expect(piecesOf("Nothing alike", other)).toEqual([{ text: "Nothing alike", isOwn: false }]);
  expect(piecesOf(TEXT, "")).toEqual([{ text: TEXT, isOwn: false }]);
});

test("added and removed words are quoted where they are", () => {
  expect(textDifferences(TEXT, TEXT.replace("asks,", "asks two questions,"))).toEqual([
    ["… Then the audience asks, and mentors help …", "… Then the audience asks two questions, and mentors help …"],
  ]);
  expect(textDifferences(TEXT, TEXT.replace("Then the audience asks, and mentors", "Mentors"))).toEqual([
    ["… on the stage. Then the audience asks, and mentors help with the …", "… on the stage. Mentors help with the …"],
  ]);
});

test("each change of a long paragraph is quoted", () => {
  const between = "word ".repeat(500);
  expect(textDifferences(`one ${between}two ${between}three`, `1 ${between}2 ${between}three`)).toEqual([
    ["one word word word …", "1 word word word …"],
    ["… word word word two word word word …", "… word word word 2 word word word …"],
  ]);
});

test("changes that are close together are one quote", () => {
  expect(textDifferences(TEXT, TEXT.replace("four minutes", "five minutes").replace("stage", "screen"))).toEqual([
    [
      "Each team has four minutes on the stage. Then the audience …",
      "Each team has five minutes on the screen. Then the audience …",
    ],
  ]);
});

test("a rewritten paragraph is one quote, which is cut", () => {
  const [[was, is] = ["", ""], ...others] = textDifferences("old text ".repeat(500), "new words ".repeat(500));
  expect([was, is]).toEqual([expect.stringMatching(/^old text .*…$/), expect.stringMatching(/^new words .*…$/)]);
  expect(Math.max(was.length, is.length)).toBeLessThanOrEqual(MAX_QUOTE + 5);
  expect(others).toEqual([]);
});

test("many rewritten paragraphs have fewer changes each, so that the comparison stays short", () => {
  const words = (first: number) => Array.from({ length: 400 }, (_, index) => `word${first + index}`).join(" ");
  // A hundred words move from the start to the end, which is 200 changes.
  expect(textDifferences(words(0), words(100))).toHaveLength(2);
  const texts = (first: number) => Array.from({ length: 9 }, (_, index) => words(first + index * 1_000)).join("\n\n");
  expect(textDifferences(texts(0), texts(100))).toHaveLength(9);
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
