import { expect, test } from "vitest";
import { eventCollection, EMPTY_EVENT, type EventData } from "../../app/features/events/event-collection.ts";
import { galleryCollection } from "../content/discover.ts";
import { changesBetween } from "./changes.ts";
import { isSame } from "./collection.ts";
import { line, list } from "./fields.ts";

const { fields } = eventCollection;
const BEFORE: EventData = {
  ...EMPTY_EVENT,
  title: "Pitch Night",
  description: "Four minutes each.",
  date: "2025-12-05",
  location: "Innovation Block",
};
const photo = (id: string, alt: string) => ({ id, image: `/media/${id}.webp`, alt });
const CHANGED: Partial<EventData> = { photos: [photo("a", "")], imageFocus: "top", state: "cancelled" };
const changesOf = (before: Partial<EventData>, after: Partial<EventData>) =>
  changesBetween(fields, { ...BEFORE, ...before }, { ...BEFORE, ...after });

test.each(Object.keys(fields) as (keyof EventData)[])("a change of %s is described in the history", (name) => {
  const after = { ...BEFORE, [name]: CHANGED[name] ?? "2026-01-09" };
  expect(isSame(BEFORE, after)).toBe(false);
  expect(changesBetween(fields, BEFORE, after)).toHaveLength(1);
});

test("a picture without a caption has the name of what it shows", () => {
  const { pictures } = galleryCollection.fields;
  const picture = (id: string, caption: string, alt: string) => ({ id, caption, "picture.alt": alt });
  const before = {
    pictures: [picture("a", "", "The hall"), picture("b", "Demo Day", "A stage"), picture("c", "", "")],
  };
  expect(changesBetween({ pictures }, before, { pictures: [] })).toEqual([
    "Pictures: “The hall” removed",
    "Pictures: “Demo Day” removed",
    "Pictures: one removed",
  ]);
});

test("equal values are no change", () => {
  expect(isSame(BEFORE, { ...BEFORE })).toBe(true);
  expect(changesOf({}, {})).toEqual([]);
});

test("a moved event names both days", () => {
  expect(changesOf({}, { date: "2025-12-12" })).toEqual(["Date changed from December 5, 2025 to December 12, 2025"]);
});

test("a choice is named by its label", () => {
  expect(changesOf({}, { state: "cancelled" })).toEqual(["Status changed from “Scheduled” to “Cancelled”"]);
});

test("a long text is quoted where it changed", () => {
  expect(changesOf({}, { outcome: "Twelve teams." })).toEqual(["Outcome added: “Twelve teams.”"]);
  expect(changesOf({}, { description: "Five minutes each." })).toEqual([
    "Description changed from “Four minutes each.” to “Five minutes each.”",
  ]);
  expect(changesOf({}, { description: "Four  minutes each." })).toEqual(["Description: spaces changed"]);
});

test("each changed paragraph of a long text is quoted", () => {
  const description = "One.\n\nTwo.\n\nThree.";
  expect(changesOf({ description }, { description: "1.\n\nThree." })).toEqual([
    "Description changed from “One.” to “1.”; removed: “Two.”",
  ]);
  expect(changesOf({ description }, { description: "Two.\n\nOne.\n\nThree." })).toEqual([
    "Description: order of paragraphs changed",
  ]);
  const seven = (word: string) => Array.from({ length: 7 }, (_, index) => `${word} ${index}.`).join("\n\n");
  expect(changesOf({ description: seven("a") }, { description: seven("b") })[0]).toMatch(/to “b 4.”; 2 more$/);
});

test("a picture is added, replaced and removed", () => {
  expect(changesOf({}, { image: "/media/a.webp" })).toEqual(["Image added"]);
  expect(changesOf({ image: "/media/a.webp" }, { image: "/media/b.webp" })).toEqual(["Image replaced"]);
  expect(changesOf({ image: "/media/a.webp" }, {})).toEqual(["Image removed"]);
});

test("a described picture and one that is only decoration are different", () => {
  expect(changesOf({}, { imageAlt: "A hall" })).toEqual(["What the photo shows added: “A hall”"]);
  expect(changesOf({ imageAlt: "A hall" }, { imageAlt: "" })).toEqual(["Image marked as only decoration"]);
  expect(changesOf({ imageAlt: "A hall" }, {})).toEqual(["What the photo shows removed"]);
});

test("changes of a list item are described", () => {
  const people = list({
    label: "Members",
    item: "Person",
    named: "name",
    max: 9,
    of: { name: line({ label: "Name", max: 99 }), role: line({ label: "Role", max: 99 }) },
  });
  const om = { id: "om", name: "Om Rai", role: "Treasurer" };
  const members = (item: object) => changesBetween({ people }, { people: [om] }, { people: [{ ...om, ...item }] });
  expect(members({ role: "Lead" })).toEqual(["Members: “Om Rai”, Role changed from “Treasurer” to “Lead”"]);
  expect(members({ name: "Om R.", role: "" })).toEqual([
    "Members: “Om R.”, Name changed from “Om Rai” to “Om R.”; Role removed",
  ]);
});

test("list items are named one by one", () => {
  const photos = [photo("a", "The hall"), photo("b", "")];
  expect(changesOf({}, { photos })).toEqual(["Photos: “The hall” added", "Photos: one added"]);
  expect(changesOf({ photos }, { photos: [photo("b", "The winners")] })).toEqual([
    "Photos: “The hall” removed",
    "Photos: “The winners”, What it shows added: “The winners”",
  ]);
  expect(changesOf({ photos }, { photos: photos.toReversed() })).toEqual(["Photos: order changed"]);
});

test("a label that two groups have begins with its group", () => {
  const heading = (group: string) => line({ label: "Heading", max: 100, group });
  const two = {
    one: heading("Introduction"),
    two: heading("Who we are"),
    note: line({ label: "Note", max: 9, group: "x" }),
  };
  const before = { one: "A", two: "B", note: "" };
  expect(changesBetween(two, before, { one: "A", two: "C", note: "D" })).toEqual([
    "Who we are: Heading changed from “B” to “C”",
    "Note added: “D”",
  ]);
});
