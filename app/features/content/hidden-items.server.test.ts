import { expect, test } from "vitest";
import { at } from "../../../domain/content/nested.ts";
import { openContent } from "../../../tests/support/edited-content.ts";

type Entry = { id: string; hidden?: boolean };
const LISTS = [
  { key: "initiatives", list: "initiatives", text: "description", page: "/initiatives" },
  { key: "discover/values", list: "values", text: "description", page: "/discover/culture" },
  { key: "discover/thrust-areas", list: "areas", text: "description", page: "/discover/thrust-areas" },
  { key: "gallery", list: "pictures", text: "picture.alt", page: "/gallery" },
];

test.each(LISTS)(
  "a hidden item of $key is not on the page, and comes back as it was",
  async ({ key, list, text, page }) => {
    const site = await openContent();
    const { data } = await site.get<Record<string, Entry[]>>(key);
    const [first, ...others] = data[list]!;
    const before = await site.page(page);
    const hidden = { ...data, [list]: [{ ...first, hidden: true }, ...others] };
    expect((await site.put(key, hidden)).status).toBe(200);
    expect(await site.page(page)).not.toContain(textOf(first!, text));
    expect((await site.get<Record<string, Entry[]>>(key)).data[list]![0]).toEqual({ ...first, hidden: true });
    expect((await site.put(key, data)).status).toBe(200);
    expect(await site.page(page)).toBe(before);
    expect(before).toContain(textOf(first!, text));
  },
);

test("a hidden picture is not in the teaser of the home page, which remains valid", async () => {
  const site = await openContent();
  const { data } = await site.get<{ pictures: Entry[] }>("gallery");
  const home = await site.get<{ galleryTeaser: string[] }>("home");
  const [chosen] = home.data.galleryTeaser;
  const picture = data.pictures.find(({ id }) => id === chosen)!;
  expect(await site.page("/")).toContain(textOf(picture, "picture.alt"));
  const pictures = data.pictures.map((each) => (each === picture ? { ...each, hidden: true } : each));
  expect((await site.put("gallery", { pictures })).status).toBe(200);
  expect(await site.page("/")).not.toContain(textOf(picture, "picture.alt"));
  expect((await site.put("home", home.data)).status).toBe(200);
});

test("the home page shows other pictures when the chosen ones have left the gallery", async () => {
  const site = await openContent();
  const { data } = await site.get<{ pictures: Entry[] }>("gallery");
  const { galleryTeaser } = (await site.get<{ galleryTeaser: string[] }>("home")).data;
  const others = data.pictures.filter(({ id }) => !galleryTeaser.includes(id));
  expect((await site.put("gallery", { pictures: others })).status).toBe(200);
  const home = await site.page("/");
  for (const [index, picture] of others.entries())
    expect(home.includes(textOf(picture, "picture.alt")), picture.id).toBe(index < galleryTeaser.length);
});

test("a cell without Facebook, Instagram and coordinators has no links to them and no empty part", async () => {
  const site = await openContent();
  const { data } = await site.get<{ socials: { linkedin: unknown[] } }>("site");
  const parts = />Facebook<|>Instagram<|Faculty Members/g;
  expect((await site.page("/team")).match(parts)).toHaveLength(3);
  const { linkedin } = data.socials;
  expect((await site.put("site", { ...data, socials: { linkedin } })).status).toBe(200);
  const staff = (await site.get<object>("team/staff")).data;
  expect((await site.put("team/staff", { ...staff, faculty: [] })).status).toBe(200);
  expect((await site.page("/team")).match(parts)).toBeNull();
});

test.each(LISTS)("$page is shown when every item of its list is hidden", async ({ key, list, text, page }) => {
  const site = await openContent();
  const { data } = await site.get<Record<string, Entry[]>>(key);
  await site.put(key, { ...data, [list]: data[list]!.map((each) => ({ ...each, hidden: true })) });
  expect((await site.app.request(page)).status).toBe(200);
  expect(await site.page(page)).not.toContain(textOf(data[list]![0]!, text));
});

/** A text that only this item has, as it is in HTML. */
function textOf(item: object, name: string): string {
  return String(at(item, name)).slice(0, 40).replaceAll("'", "&#x27;");
}
