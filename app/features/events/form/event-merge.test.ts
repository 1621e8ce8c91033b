import { expect, test } from "vitest";
import { textsOf } from "./event-draft.ts";
import { mergeEvent, partOf } from "./event-merge.ts";

const BEFORE = {
  ...textsOf(undefined),
  title: "Pitch",
  location: "Hall 1",
  image: "/media/a.webp",
  imageAlt: "A hall",
};

test("a field that only the other person changed has their value", () => {
  const merge = mergeEvent(BEFORE, { ...BEFORE, title: "Mine" }, { ...BEFORE, location: "Hall 2" });
  expect(merge).toEqual({
    texts: { ...BEFORE, title: "Mine", location: "Hall 2" },
    taken: ["location"],
    disputed: [],
  });
});

test("a field that both changed is disputed, and stays mine until someone chooses", () => {
  const merge = mergeEvent(BEFORE, { ...BEFORE, title: "Mine" }, { ...BEFORE, title: "Theirs" });
  expect(merge).toEqual({ texts: { ...BEFORE, title: "Mine" }, taken: [], disputed: ["title"] });
});

test("the same change by both is no dispute", () => {
  const both = { ...BEFORE, title: "Both" };
  expect(mergeEvent(BEFORE, both, both)).toEqual({ texts: both, taken: [], disputed: [] });
});

test("a field that I emptied and they changed is disputed", () => {
  expect(mergeEvent(BEFORE, { ...BEFORE, location: "" }, { ...BEFORE, location: "Hall 2" }).disputed).toEqual([
    "location",
  ]);
});

test("photos are compared as a whole", () => {
  const mine = { ...BEFORE, photos: '[{"image":"/media/b.webp","alt":""}]' };
  expect(mergeEvent(BEFORE, mine, { ...BEFORE, photos: '[{"image":"/media/c.webp","alt":""}]' }).disputed).toEqual([
    "photos",
  ]);
  expect(mergeEvent(BEFORE, BEFORE, mine).texts.photos).toBe(mine.photos);
});

test("an image and what it shows change together", () => {
  const mine = { ...BEFORE, imageAlt: "A large hall" };
  const theirs = { ...BEFORE, image: "/media/b.webp", imageAlt: "" };
  expect(mergeEvent(BEFORE, mine, theirs).disputed).toEqual(["image"]);
  expect(partOf(theirs, "image")).toEqual({ image: "/media/b.webp", imageAlt: "", imageDecorative: "" });
  expect(mergeEvent(BEFORE, BEFORE, theirs).texts).toEqual(theirs);
});
