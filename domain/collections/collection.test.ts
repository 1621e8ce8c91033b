import fc from "fast-check";
import { expect, test } from "vitest";
import { collection, complete } from "./collection.ts";
import { choice, line, lineOrNull, list, picture } from "./fields.ts";
import { ITEM_ID } from "./item-ids.ts";
import { picturesIn } from "./pictures-in.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const ADDRESS = `/media/${HASH}-100.webp`;

const { fields } = collection({
  name: "team",
  fields: {
    title: line({ label: "Title", max: 80 }),
    kind: choice({ label: "Kind", initial: "staff", options: { staff: "Staff", students: "Students" } }),
    note: lineOrNull({ label: "Note", max: 80, emptyMeans: "No note" }),
    image: picture({ label: "Image" }),
    leads: list({
      label: "Leads",
      item: "Lead",
      named: "name",
      max: 3,
      of: { name: line({ label: "Name", max: 80 }), photo: picture({ label: "Photo" }) },
    }),
  },
  sort: ({ title }) => title,
  search: ["title"],
});
const EMPTY = { title: "", kind: "staff", note: null, image: "", leads: [] };

test("a document always has every field, in the order of the description", () => {
  expect(complete(fields, {})).toEqual(EMPTY);
  const given = complete(fields, { leads: [{ name: "Asha" }], title: "Team" });
  expect(Object.keys(given)).toEqual(Object.keys(fields));
  expect(given).toEqual({ ...EMPTY, title: "Team", leads: [{ id: "asha", name: "Asha", photo: "" }] });
});

test("values that do not fit today's description are empty, not an error", () => {
  const stored = { title: 7, kind: "gone", note: {}, image: null, leads: { 0: "x" }, other: 1 };
  expect(complete(fields, stored)).toEqual(EMPTY);
  expect(complete(fields, { kind: "constructor" }).kind).toBe("staff");
  expect(complete(fields, { leads: [null, "x", { name: 7 }] }).leads).toMatchObject([{ name: "", photo: "" }]);
});

test("whatever is stored, it can be read, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(fc.object({ key: fc.constantFrom("title", "kind", "note", "leads", "name", "id") }), (stored) => {
      const read = complete(fields, stored);
      expect(complete(fields, read)).toEqual(read);
    }),
  );
});

test("items get ids from their picture or their name, always the same, and none twice", () => {
  const leads = [{ name: "Asha Rawat" }, { name: "Asha Rawat" }, { name: "Om", photo: ADDRESS }, { name: "", id: "x" }];
  const ids = complete(fields, { leads }).leads.map(({ id }) => id);
  expect(ids).toEqual(["asha-rawat", "asha-rawat-2", HASH.slice(0, 12), "x"]);
  expect(complete(fields, { leads }).leads.map(({ id }) => id)).toEqual(ids);
});

test("two names without Latin letters have different ids, in any list and order", () => {
  const idsOf = (...names: string[]) =>
    complete(fields, { leads: names.map((name) => ({ name })) }).leads.map(({ id }) => id);
  const [asha, meera] = idsOf("आशा रावत", "मीरा बिष्ट");
  expect(asha).toMatch(ITEM_ID);
  expect(asha).not.toBe(meera);
  expect(idsOf("मीरा बिष्ट", " आशा रावत")).toEqual([meera, asha]);
  expect(idsOf("", "!")).toEqual(["item", "item-2"]);
});

test("a new item above one of the same name leaves its id as it is", () => {
  const leads = [{ name: "Asha Rawat" }, { name: "Asha Rawat", id: "asha-rawat" }];
  expect(complete(fields, { leads }).leads.map(({ id }) => id)).toEqual(["asha-rawat-2", "asha-rawat"]);
});

test("the pictures of a document are those of its fields and of its items", () => {
  const data = complete(fields, { image: ADDRESS, leads: [{ name: "Om" }, { name: "Asha", photo: ADDRESS }] });
  expect(picturesIn(fields, data)).toMatchObject([
    { path: "image", address: ADDRESS },
    { path: "leads.1.photo", address: ADDRESS },
  ]);
});
