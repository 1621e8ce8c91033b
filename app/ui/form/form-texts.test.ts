import { expect, test } from "vitest";
import { eventCollection, EMPTY_EVENT } from "../../features/events/event-collection.ts";
import { lines, number, numberOrNull, references, tick } from "../../../domain/collections/fields.ts";
import { changesIn, dataOf, storableTexts, textsOf, withTextsOf } from "./form-texts.ts";

const { fields } = eventCollection;
const EVENT = {
  ...EMPTY_EVENT,
  title: "Pitch",
  description: "Four minutes each.",
  date: "2026-03-09",
  location: "Hall 1",
  image: "/media/a.webp",
};
const changes = (texts: object, draft?: boolean) =>
  changesIn(fields, { texts: { ...textsOf(fields, EVENT), ...texts }, draft }, EVENT);
const PLAIN = {
  title: "Pitch",
  description: EVENT.description,
  date: EVENT.date,
  location: "Hall 1",
  image: EVENT.image,
};

test.each([null, "", "A hall"])("a document has the same data after it was text: %j", (imageAlt) => {
  const photos = [{ id: "a", image: "/media/b.webp", alt: "A team" }];
  const event = { ...EVENT, imageAlt, state: "cancelled" as const, photos };
  expect(dataOf(fields, textsOf(fields, event))).toEqual(event);
});

test("a part keeps the other texts as they were, with their checkboxes", () => {
  const before = textsOf(fields, EVENT);
  const texts = { ...before, title: "Demo", location: "Hall 2", imageAlt: "", imageDecorative: "on" };
  expect(withTextsOf(fields, ["title"], texts, before)).toEqual({ ...before, title: "Demo" });
  expect(withTextsOf(fields, Object.keys(fields), texts, before)).toEqual(texts);
});

test("a description of spaces is none, and does not mean “only decoration”", () => {
  const texts = { ...textsOf(fields, EVENT), imageAlt: "  " };
  expect(dataOf(fields, texts).imageAlt).toBeNull();
  expect(dataOf(fields, { ...texts, imageDecorative: "on" }).imageAlt).toBe("");
});

test("a text of spaces is empty", () => {
  const texts = { ...textsOf(fields, EVENT), fee: " ", outcome: " \n " };
  expect(dataOf(fields, texts)).toMatchObject({ fee: "", outcome: "" });
});

test.each([
  ["12,500", 12_500],
  [" ₹ 1,00,000 ", 100_000],
  ["7", 7],
  ["", null],
  ["about 45", null],
])("the number in “%s” is %s", (text, value) => {
  const spent = numberOrNull({ label: "Spent", min: 0, max: 1_000_000 });
  expect(dataOf({ spent }, { spent: text })).toEqual({ spent: value });
});

test("what is no whole number remains as it was typed", () => {
  const kinds = { spent: numberOrNull({ label: "Spent", min: 0, max: 1_000_000 }) };
  for (const text of ["about 45", "3.5", "", "12500"])
    expect(storableTexts(kinds, { spent: text })).toEqual({ spent: text });
  expect(storableTexts(kinds, { spent: "12,500" })).toEqual({ spent: "12500" });
});

test("numbers, lines, references and ticks have the same data after they were text", () => {
  const kinds = {
    year: number({ label: "Year", min: 2000, max: 2100 }),
    address: lines({ label: "Address", max: 500 }),
    pictures: references({ label: "Pictures", to: "gallery" }),
    agreed: tick({ label: "The people agreed" }),
  };
  const data = {
    year: 2024,
    address: ["Innovation Block", "North India"],
    pictures: ["demo-day", "awards"],
    agreed: true,
  };
  const texts = textsOf(kinds, data);
  expect(texts).toEqual({
    year: "2024",
    address: "Innovation Block\nNorth India",
    pictures: "demo-day\nawards",
    agreed: "on",
  });
  expect(dataOf(kinds, texts)).toEqual(data);
  expect(dataOf(kinds, { ...texts, address: " One \r\n\n  Two\n" }).address).toEqual(["One", "Two"]);
  expect(changesIn(kinds, { texts: { ...texts, year: "2030" } }, data)).toEqual({ year: 2030 });
});

test("photos without an id get it from their picture", () => {
  const photo = { image: "/media/0123456789abcdef0123456789abcdef-900.webp", alt: "" };
  expect(dataOf(fields, { photos: JSON.stringify([photo]) }).photos).toEqual([{ ...photo, id: "0123456789ab" }]);
});

test("an unchanged form sends the specification's fields only", () => {
  expect(changes({})).toEqual(PLAIN);
  expect(changes({}, false)).toEqual(PLAIN);
  expect(changes({}, true)).toEqual({ ...PLAIN, draft: true });
});

test("a changed field is sent, also if it is empty now", () => {
  expect(changes({ outcome: "Eight teams." })).toEqual({ ...PLAIN, outcome: "Eight teams." });
  const before = { ...EVENT, outcome: "Eight teams." };
  expect(changesIn(fields, { texts: textsOf(fields, EVENT) }, before)).toEqual({ ...PLAIN, outcome: "" });
});

test("the fields about a new image are sent although they are the old ones", () => {
  const described = { ...EVENT, imageAlt: "A hall", imageCredit: "Photo: Asha" };
  const texts = { ...textsOf(fields, described), image: "/media/b.webp" };
  expect(changesIn(fields, { texts }, described)).toEqual({
    ...PLAIN,
    image: "/media/b.webp",
    imageAlt: "A hall",
    imageCredit: "Photo: Asha",
  });
});
