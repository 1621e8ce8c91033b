import fc from "fast-check";
import { expect, test } from "vitest";
import { eventCollection, EMPTY_EVENT, type EventData } from "../../app/features/events/event-collection.ts";
import { complete } from "./collection.ts";
import { email, line, list } from "./fields.ts";
import { labelAt, merge, take } from "./merge.ts";

const { fields } = eventCollection;
const BEFORE: EventData = {
  ...EMPTY_EVENT,
  title: "Pitch",
  location: "Hall 1",
  image: "/media/a.webp",
  imageAlt: "A hall",
};
const HALL = { id: "a", image: "/media/a.webp", alt: "The hall" };
const TEAM = { id: "b", image: "/media/b.webp", alt: "A team" };
const PRIZE = { id: "c", image: "/media/c.webp", alt: "" };
const NEWS = { id: "d", image: "/media/d.webp", alt: "A page of a newspaper" };
const withPhotos = (...photos: EventData["photos"]): EventData => ({ ...BEFORE, photos });
const mergePhotos = (before: EventData["photos"], mine: EventData["photos"], theirs: EventData["photos"]) => {
  const { data, ...paths } = merge(fields, withPhotos(...before), withPhotos(...mine), withPhotos(...theirs));
  return { photos: data.photos, ...paths };
};

test("a field that only the other person changed has their value", () => {
  expect(merge(fields, BEFORE, { ...BEFORE, title: "Mine" }, { ...BEFORE, location: "Hall 2" })).toEqual({
    data: { ...BEFORE, title: "Mine", location: "Hall 2" },
    taken: ["location"],
    disputed: [],
  });
});

test("a field that both changed is disputed, and has my value until someone chooses", () => {
  const theirs = { ...BEFORE, title: "Theirs" };
  const merged = merge(fields, BEFORE, { ...BEFORE, title: "Mine" }, theirs);
  expect(merged).toEqual({ data: { ...BEFORE, title: "Mine" }, taken: [], disputed: ["title"] });
  expect(take(fields, merged.data, "title", theirs)).toEqual(theirs);
});

test("the same change by both is no dispute", () => {
  const both = { ...BEFORE, title: "Both", photos: [HALL] };
  expect(merge(fields, BEFORE, both, both)).toEqual({ data: both, taken: [], disputed: [] });
});

test("a field that I emptied and they changed is disputed", () => {
  const theirs = { ...BEFORE, location: "Hall 2" };
  expect(merge(fields, BEFORE, { ...BEFORE, location: "" }, theirs).disputed).toEqual(["location"]);
});

test("an image and its description change together", () => {
  const mine = { ...BEFORE, imageAlt: "A large hall" };
  const theirs = { ...BEFORE, image: "/media/b.webp", imageAlt: "" };
  expect(merge(fields, BEFORE, mine, theirs).disputed).toEqual(["image"]);
  expect(take(fields, mine, "image", theirs)).toEqual(theirs);
  expect(merge(fields, BEFORE, BEFORE, theirs).data).toEqual(theirs);
});

test("list items that different people added are both there", () => {
  expect(mergePhotos([HALL], [HALL, TEAM], [HALL, PRIZE])).toEqual({
    photos: [HALL, PRIZE, TEAM],
    taken: ["photos"],
    disputed: [],
  });
});

test("an added item follows the one before it on its side, or is the first", () => {
  expect(mergePhotos([HALL, TEAM], [PRIZE, HALL, TEAM], [HALL, NEWS, TEAM]).photos).toEqual([PRIZE, HALL, NEWS, TEAM]);
  expect(mergePhotos([HALL, TEAM], [HALL, NEWS, PRIZE, TEAM], [TEAM, HALL]).photos).toEqual([TEAM, HALL, NEWS, PRIZE]);
  expect(mergePhotos([HALL, TEAM], [TEAM, HALL], [PRIZE, HALL, TEAM]).photos).toEqual([PRIZE, TEAM, HALL]);
});

test("changes of different list items are merged", () => {
  const [myHall, theirTeam] = [
    { ...HALL, alt: "Mine" },
    { ...TEAM, alt: "Theirs" },
  ];
  expect(mergePhotos([HALL, TEAM], [myHall, TEAM], [HALL, theirTeam])).toEqual({
    photos: [myHall, theirTeam],
    taken: ["photos"],
    disputed: [],
  });
});

test("an item that one of us removed and nobody changed is removed", () => {
  expect(mergePhotos([HALL, TEAM], [TEAM], [HALL, TEAM, PRIZE]).photos).toEqual([TEAM, PRIZE]);
  expect(mergePhotos([HALL, TEAM], [HALL, TEAM, PRIZE], [TEAM]).photos).toEqual([TEAM, PRIZE]);
});

test("my order of a list survives their additions", () => {
  expect(mergePhotos([HALL, TEAM], [TEAM, HALL], [HALL, TEAM, PRIZE]).photos).toEqual([TEAM, PRIZE, HALL]);
});

test("an item that both changed is disputed by its id", () => {
  const [mine, theirs] = [[{ ...HALL, alt: "Mine" }], [{ ...HALL, alt: "Theirs" }]];
  expect(mergePhotos([HALL], mine, theirs)).toEqual({ photos: mine, taken: [], disputed: ["photos.a"] });
  expect(take(fields, withPhotos(...mine, TEAM), "photos.a", withPhotos(...theirs)).photos).toEqual([...theirs, TEAM]);
});

const PEOPLE = {
  people: list({
    label: "People",
    item: "Person",
    max: 9,
    named: "name",
    of: {
      name: line({ label: "Name", max: 9 }),
      role: line({ label: "Role", max: 9 }),
      email: email({ label: "E-mail" }),
    },
  }),
};
const OM = { id: "om", name: "Om", role: "Lead", email: "om@example.edu" };
const mergeOm = (mine: object, theirs: object) => {
  const [before, ours, others] = [{}, mine, theirs].map((change) =>
    complete(PEOPLE, { people: [{ ...OM, ...change }] }),
  );
  const { data, disputed } = merge(PEOPLE, before!, ours!, others!);
  return { om: data.people[0], disputed };
};

test("changes of different fields of one item are merged", () => {
  expect(mergeOm({ role: "Mentor" }, { email: "" })).toEqual({
    om: { ...OM, role: "Mentor", email: "" },
    disputed: [],
  });
});

test("an item is disputed as a whole where one field was changed twice", () => {
  expect(mergeOm({ role: "Mentor", email: "" }, { role: "Guide" })).toEqual({
    om: { ...OM, role: "Mentor", email: "" },
    disputed: ["people.om"],
  });
});

test("an item with another name may be another person, so its fields are not mixed", () => {
  expect(mergeOm({ name: "Mira", email: "" }, { role: "Guide" }).disputed).toEqual(["people.om"]);
  expect(mergeOm({ role: "Guide" }, { name: "Mira", email: "" }).disputed).toEqual(["people.om"]);
});

test("an item that I removed and they changed is disputed, and returns to its place", () => {
  const theirs = withPhotos(TEAM, { ...HALL, alt: "Theirs" }, PRIZE);
  const { data, disputed } = merge(fields, withPhotos(TEAM, HALL, PRIZE), withPhotos(TEAM, PRIZE), theirs);
  expect(disputed).toEqual(["photos.a"]);
  expect(data.photos).toEqual([TEAM, PRIZE]);
  const taken = take(fields, data, "photos.a", theirs);
  expect(taken).toEqual(theirs);
  expect(take(fields, taken, "photos.a", data)).toEqual(data);
});

test("a disputed path has a label that people know", () => {
  const sides = [withPhotos(), withPhotos(PRIZE, HALL)];
  expect(labelAt(fields, "title", sides)).toBe("Title");
  expect(labelAt(fields, "photos.a", sides)).toBe("Photos: “The hall”");
  expect(labelAt(fields, "photos.c", sides)).toBe("Photos: Photo 1");
});

test("names with dots are fields, and lists too", () => {
  const cards = list({
    label: "Cards",
    item: "Card",
    max: 9,
    named: "title",
    of: { title: line({ label: "Title", max: 9 }) },
  });
  const home = { "hero.text": line({ label: "Text", max: 9 }), "work.cards": cards };
  const data = (words: string) => complete(home, { "hero.text": words, "work.cards": [{ id: "a", title: words }] });
  const { disputed } = merge(home, data(""), data("Mine"), data("Theirs"));
  expect(disputed).toEqual(["hero.text", "work.cards.a"]);
  expect(disputed.map((path) => labelAt(home, path, [data("Mine")]))).toEqual(["Text", "Cards: “Mine”"]);
  expect(disputed.reduce((all, path) => take(home, all, path, data("Theirs")), data("Mine"))).toEqual(data("Theirs"));
});

const text = fc.constantFrom("", "one", "two");
const photo = fc.record({ image: fc.constantFrom("/media/a.webp", "/media/b.webp", "/media/c.webp"), alt: text });
const event = fc
  .record({
    title: text,
    image: text,
    imageAlt: fc.option(text),
    outcome: text,
    photos: fc.array(photo, { maxLength: 4 }),
  })
  .map((values) => complete(fields, values));

test("a change of only one of us is never disputed or lost", () => {
  fc.assert(
    fc.property(event, event, (before, after) => {
      expect(merge(fields, before, after, before)).toEqual({ data: after, taken: [], disputed: [] });
      expect(merge(fields, before, before, after)).toMatchObject({ data: after, disputed: [] });
    }),
  );
});

test("choosing theirs everywhere leaves none of my disputed changes", () => {
  fc.assert(
    fc.property(event, event, event, (before, mine, theirs) => {
      const { data, disputed } = merge(fields, before, mine, theirs);
      const chosen = disputed.reduce((all, path) => take(fields, all, path, theirs), data);
      expect(merge(fields, mine, chosen, theirs).disputed).toEqual([]);
    }),
  );
});
