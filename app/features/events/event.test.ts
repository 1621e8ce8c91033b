import fc from "fast-check";
import { expect, test } from "vitest";
import { eventCollection } from "./event-collection.ts";
import { eventInput, eventUpdate } from "./event-schema.server.ts";
import { parseEventId } from "../../../domain/row-id.ts";

const { title, description } = eventCollection.fields;
const EVENT = {
  title: "Pitch Night",
  description: "Four minutes each.",
  date: "2026-03-09",
  location: "Innovation Block",
};
const problems = (input: unknown) =>
  Object.fromEntries(
    eventInput.safeParse(input).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
  );

test("an event has a title, a description, a date and a location", () => {
  expect(eventInput.parse({ ...EVENT, id: 7, picture: "x" })).toEqual(EVENT);
});

test("each missing field is named with advice", () => {
  expect(problems({})).toEqual({
    title: "Enter a title.",
    description: "Enter a description.",
    date: "Enter a date.",
    location: "Enter a location.",
  });
  expect(problems({ ...EVENT, location: "  " })).toEqual({ location: "Enter a location." });
});

test("an empty date is missing, a date that does not exist is wrong", () => {
  expect(problems({ ...EVENT, date: " " }).date).toBe("Enter a date.");
  expect(problems({ ...EVENT, date: "2026-02-29" }).date).toContain("a date that exists");
});

test("an invalid optional field has advice, too", () => {
  const problem = (extra: object) => eventUpdate.safeParse({ ...EVENT, ...extra }).error?.issues[0]?.message;
  expect(problem({ linkUrl: "http://example.edu" })).toBe("Enter an address that starts with https://");
  expect(problem({ startTime: 9 })).toBe("Enter a time from 00:00 to 23:59, like 14:30.");
  expect(problem({ outcome: "a\u0007" })).toContain("cannot be shown");
  expect(problem({ draft: "perhaps" })).toBe("draft must be true or false.");
});

test("spaces alone are no text of an optional field, and empty text is", () => {
  const photos = [{ image: "/media/a.webp", alt: " " }];
  const names = ["startTime", "endDate", "endTime", "stateNote", "linkUrl", "linkLabel", "outcome", "imageCredit"];
  const spaces = Object.fromEntries([...names, "imageAlt"].map((name) => [name, " \n"]));
  expect(Object.keys(problems({ ...EVENT, ...spaces, photos })).toSorted()).toEqual(
    [...names, "imageAlt", "photos.0.alt"].toSorted(),
  );
  const empty = Object.fromEntries([...names, "imageAlt"].map((name) => [name, ""]));
  expect(problems({ ...EVENT, ...empty, photos: [{ image: "/media/a.webp", alt: "" }] })).toEqual({});
});

test("the id of a photo is ignored like every unknown field", () => {
  const photo = { image: "/media/a.webp", alt: "" };
  for (const id of [7, "my photo", "b"])
    expect(eventUpdate.parse({ ...EVENT, photos: [{ ...photo, id }] }).photos).toEqual([photo]);
});

test("a title may be long, but not a page", () => {
  expect(problems({ ...EVENT, title: "a".repeat(title.max) })).toEqual({});
  expect(problems({ ...EVENT, title: "a".repeat(title.max + 1) })).toHaveProperty("title");
  expect(problems({ ...EVENT, description: "a".repeat(description.max + 1) })).toHaveProperty("description");
});

test("an update may leave the image out, empty it, or name one", () => {
  expect(eventUpdate.parse(EVENT)).not.toHaveProperty("image");
  expect(eventUpdate.parse({ ...EVENT, image: "" }).image).toBe("");
  expect(eventUpdate.parse({ ...EVENT, image: null }).image).toBeNull();
  expect(eventUpdate.safeParse({ ...EVENT, image: { url: "x" } }).success).toBe(false);
});

test("an id is a positive whole number, written one way", () => {
  expect(parseEventId("7")).toBe(7);
  for (const text of [
    undefined,
    "",
    "0",
    "-1",
    "+1",
    "007",
    "1.0",
    "1e3",
    "0x1",
    " 1",
    "1 ",
    "one",
    "9".repeat(16),
    "٧",
  ]) {
    expect(parseEventId(text), String(text)).toBeUndefined();
  }
});

test("whatever the text, an id is a number that can be counted exactly", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.bigInt().map(String)),
      (text) => parseEventId(text) === undefined || String(parseEventId(text)) === text,
    ),
  );
});
