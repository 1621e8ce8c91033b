import { expect, test } from "vitest";
import {
  link,
  markLines,
  nextItem,
  nextParagraph,
  openBold,
  pastedLink,
  pastedText,
  wrap,
  type Edit,
} from "./prose-edit.ts";

/** `<` and `>` in these texts are the ends of the selection. */
function edited(marked: string, edit: (selected: { text: string; start: number; end: number }) => Edit) {
  const [start, end] = [marked.indexOf("<"), marked.indexOf(">") - 1];
  const text = marked.replace("<", "").replace(">", "");
  const { start: from, end: to, insert, select } = edit({ text, start, end });
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, select[0])}<${after.slice(select[0], select[1])}>${after.slice(select[1])}`;
}

test.each([
  ["a <big> day", "a **<big>** day"],
  ["a **<big>** day", "a <big> day"],
  ["a <> day", "a **<bold text>** day"],
  ["a **big<>** day", "a **big**<> day"],
  ["a **big** <>", "a **big** **<bold text>**"],
  ["a *big **very<>** day*", "a *big **very**<> day*"],
  ["a **<bold text>** day", "a <> day"],
  ["a ***<big>*** day", "a *<big>* day"],
  ["a *<big>* day", "a ***<big>*** day"],
  ["a ***big<>*** day", "a ***big**<>* day"],
  ["a ***big*<>** day", "a ***big***<> day"],
  ["<## Big day>\nmore", "<## **Big day**>\nmore"],
  ["one\n<- two\n\n2. three>", "one\n<- **two**\n\n2. **three**>"],
  ["<- **two**\n2. **three**>", "<- two\n2. three>"],
  ["<## **Big day**>", "<## Big day>"],
])("bold: %s", (before, after) => {
  expect(edited(before, (selected) => wrap(selected, "**", "bold text"))).toBe(after);
});

test.each([
  ["a **<big>** day", "a ***<big>*** day"],
  ["a ***<big>*** day", "a **<big>** day"],
  ["a ***big<>*** day", "a ***big*<>** day"],
  ["a ***big**<>* day", "a ***big***<> day"],
  ["<- **one**\n- two>", "<- ***one***\n- *two*>"],
  ["<- ***one***\n- *two*>", "<- **one**\n- two>"],
])("italic: %s", (before, after) => {
  expect(edited(before, (selected) => wrap(selected, "*", "italic text"))).toBe(after);
});

test.each([
  ["one\ntw<>o\nthree", "one\n- two<>\nthree"],
  ["<one\ntwo>", "<- one\n- two>"],
  ["<- one\n- two>", "<one\ntwo>"],
  ["<>", "- <>"],
])("list: %j", (before, after) => {
  expect(edited(before, (selected) => markLines(selected, "- "))).toBe(after);
});

test.each([
  ["- one<>", "- one\n- <>"],
  ["1. one<>\nmore", "1. one\n2. <>\nmore"],
  ["- one\n- <>", "- one\n\n<>"],
  ["- one\n- <>two", "- one\n- \n- <>two"],
  ["- <>\n- two", "\n<>\n- two"],
])("Enter continues and ends a list: %j", (before, after) => {
  expect(edited(before, (selected) => nextItem(selected)!)).toBe(after);
});

test.each([
  ["one<>", "one\n\n<>"],
  ["one<>two", "one\n\n<>two"],
  ["one\n\ntwo <old>", "one\n\ntwo \n\n<>"],
  ["**bold**<>", "**bold**\n\n<>"],
])("Enter in a paragraph starts the next one after an empty line: %j", (before, after) => {
  expect(edited(before, (selected) => nextParagraph(selected)!)).toBe(after);
});

test.each(["- one", "* one", "1. one", "> one", "## one", "  - one", "", "one\n", "one\n\n"])(
  "Enter after %j is no new paragraph",
  (text) => {
    expect(nextParagraph({ text, start: text.length, end: text.length })).toBeUndefined();
  },
);

test("Enter outside a list and other pasted text are left to the browser", () => {
  expect(nextItem({ text: "one", start: 3, end: 3 })).toBeUndefined();
  expect(pastedLink({ text: "one", start: 0, end: 3 }, "some words")).toBeUndefined();
  expect(pastedLink({ text: "one", start: 3, end: 3 }, "https://example.edu")).toBeUndefined();
});

test("an address pasted over words makes them a link", () => {
  const paste = (selected: Parameters<typeof pastedLink>[0]) => pastedLink(selected, "https://example.edu/form ")!;
  expect(edited("see <our form>.", paste)).toBe("see [our form](https://example.edu/form)<>.");
});

test("a link keeps the selected words, and its address is selected", () => {
  expect(edited("see <our page>.", link)).toBe("see [our page](<https://>).");
});

test("a link without words selects its text first", () => {
  expect(edited("see <>.", link)).toBe("see [<text of the link>](https://).");
});

test.each([
  ["one <>", "words", "one words<>"],
  ["one<>two", "## H", "one\n\n## H<>\n\ntwo"],
  ["one\n\n<>\n\ntwo", "- a\n- b", "one\n\n- a\n- b<>\n\ntwo"],
  ["<old>", "a\n\nb", "a\n\nb<>"],
])("pasted paragraphs have empty lines around them: %j", (before, markdown, after) => {
  expect(edited(before, (selected) => pastedText(selected, markdown))).toBe(after);
});

test("bold words without an end are found in each paragraph", () => {
  expect(openBold("One **two** three.\n\nFour **five")).toBe("Bold words need ** before and after them: “**five”.");
  expect(openBold("**One\n\ntwo**")).toContain("“**One”");
  for (const text of ["", "No bold", "**One** and **two**", "- **One**\n- **two**", "2 \\** 3", "*One*"])
    expect(openBold(text), text).toBeUndefined();
});
