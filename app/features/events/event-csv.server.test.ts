import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "./event.ts";
import { columnLabel, IMPORT_COLUMNS } from "./event-import.ts";
import { eventInput } from "./event-schema.server.ts";
import { eventsCsv, readEventsCsv } from "./event-csv.server.ts";
import { sampleCsv } from "./sample-csv.server.ts";

const HEADING = "title,description,date,location\n";
const LABELS = IMPORT_COLUMNS.map((name) => columnLabel(name));
const REQUIRED = { title: "a", description: "b", date: "2026-01-01", location: "c" };

const text = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1 }),
  fc.stringMatching(/^[=+\-@＝＋－＠\t\n,;"' a]+$/),
  fc.constantFrom("-5 degrees camp", "'-5 degrees camp", "=1+1", "@noon", "- one\n- two", "a;=b", "''+"),
);
const EMPTY = { ...Object.fromEntries(IMPORT_COLUMNS.map((name) => [name, ""])), id: 7, image: "" };
/** Generates the stored texts of an event. */
const stored = fc
  .record({ title: text, description: text, location: text, stateNote: text, outcome: text })
  .map((texts) => eventInput.safeParse({ ...REQUIRED, ...texts, state: "scheduled", draft: "yes" }))
  .filter(({ success }) => success)
  .map(({ data }) => ({ ...EMPTY, ...data }) as Event);

test("an exported table is read unchanged, whatever the texts begin with", () => {
  fc.assert(
    fc.property(fc.array(stored, { minLength: 1 }), (events) => {
      const rows = readEventsCsv(eventsCsv(events, String));
      expect(rows.map(({ fields }) => ({ ...EMPTY, ...eventInput.parse(fields) }))).toEqual(events);
    }),
  );
});

test("one apostrophe before a formula is removed, others remain", () => {
  const read = (title: string) => readEventsCsv(`${HEADING}"${title}",b,2026-01-01,c\n`)[0]!.fields.title;
  expect(["'-5 degrees", "''-5 degrees", "'tis", "-5"].map(read)).toEqual(["-5 degrees", "'-5 degrees", "'tis", "-5"]);
});

test("columns match by label or name, in any order and spelling", () => {
  const [byLabel, byName] = [LABELS, IMPORT_COLUMNS];
  for (const headings of [byLabel, byName, byLabel.toReversed(), byLabel.map((label) => label.toUpperCase())]) {
    const [row] = readEventsCsv(`${headings.join(",")}\n${headings.join(",")}\n`);
    expect(Object.keys(row!.fields).toSorted()).toEqual(IMPORT_COLUMNS.toSorted());
  }
});

test("tables may call the location Venue and the start Time", () => {
  const [row] = readEventsCsv("Title,Description,Date,VENUE,Time\na,b,2026-01-01,Hall 1,10:00\n");
  expect(row!.fields).toMatchObject({ location: "Hall 1", startTime: "10:00" });
});

test("a choice is its value, as exported, or its label, as people see it", () => {
  const read = (state: string) =>
    readEventsCsv(`${HEADING.trim()},state\na,b,2026-01-01,c,${state}\n`)[0]!.fields.state;
  expect(["cancelled", "Cancelled", "POSTPONED", "no idea"].map(read)).toEqual([
    "cancelled",
    "cancelled",
    "postponed",
    "no idea",
  ]);
});

test("a row with another number of cells is named, and the others are read", () => {
  const rows = readEventsCsv(`${HEADING}a,b,2026-01-01,c\na,b\na,b,2026-01-01,c,d\na,b,2026-01-01,c\n`);
  expect(rows.map(({ row, problem }) => [row, problem?.slice(0, 20)])).toEqual([
    [2, undefined],
    [3, "This row has 2 cells"],
    [4, "This row has 5 cells"],
    [5, undefined],
  ]);
});

test("a row has the number that it has in a spreadsheet", () => {
  const rows = readEventsCsv(`${HEADING}\r\na,"b\r\n\r\nb",2026-01-01,c\r\n,,,\r\n\r\nd,e,2026-01-01,f`);
  expect(rows.map(({ row }) => row)).toEqual([3, 6]);
});

test.each([
  ["", "This file is empty."],
  ["title,colour,date,hall\n", "“colour”, “hall”"],
  ["title,date\n", "Description, Location"],
  ["title,Title,description,date,location\n", "“Title” is there twice"],
  [`${HEADING}a,b,c,d\n"a,b,c,d\na,b,c,d\n`, "Row 3 has a quotation mark that is never closed"],
  [`${HEADING}a,b,c,d\na "b" c,b,c,d\n`, "Row 3 has a quotation mark in the middle"],
])("a table that begins %j is rejected: %s", (csv, message) => {
  expect(() => readEventsCsv(csv)).toThrow(message);
});

test("the sample names every column as the form does, and can be imported", () => {
  const csv = sampleCsv();
  expect(csv.split("\r\n")[0]).toBe(`\uFEFF"${LABELS.join('","')}"`);
  for (const { fields, problem } of readEventsCsv(csv)) {
    expect(problem).toBeUndefined();
    eventInput.parse(fields);
  }
});
