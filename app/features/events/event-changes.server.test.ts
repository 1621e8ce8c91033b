import { expect, test } from "vitest";
import { EMPTY_DETAILS } from "./event.ts";
import { changesBetween } from "./event-changes.server.ts";
import { haveSameValues, EDITABLE_FIELDS, type EditableFields } from "./event-rows.server.ts";

const BEFORE: EditableFields = {
  ...EMPTY_DETAILS,
  title: "Pitch Night",
  description: "Four minutes each.",
  date: "2025-12-05",
  location: "Innovation Block",
  picture: null,
  photos: "[]",
};
const CHANGED: Partial<EditableFields> = { photos: '[{"hash":"a","width":1,"height":1,"alt":""}]', imageFocus: "top" };

test.each(EDITABLE_FIELDS)("a change of %s is saved and described in the history", (name) => {
  const after = { ...BEFORE, [name]: CHANGED[name] ?? "2026-01-09" };
  expect(haveSameValues(BEFORE, after)).toBe(false);
  expect(changesBetween(BEFORE, after)).toHaveLength(1);
});

test("equal values are no change", () => {
  expect(haveSameValues(BEFORE, { ...BEFORE })).toBe(true);
  expect(changesBetween(BEFORE, { ...BEFORE })).toEqual([]);
});

test("a moved event names both days", () => {
  expect(changesBetween(BEFORE, { ...BEFORE, date: "2025-12-12" })).toEqual([
    "Date changed from December 5, 2025 to December 12, 2025",
  ]);
});
