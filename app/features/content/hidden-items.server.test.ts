import { expect, test } from "vitest";
import type { AnyField } from "../../../domain/collections/fields.ts";
import { CONTENT_KINDS, kindOf } from "../../../domain/content/kinds.ts";
import { openContent } from "../../../tests/support/edited-content.ts";

type Entry = { id: string; hidden?: boolean };
/** Every list whose items can be hidden. A list of each year is tested with one year. */
const LISTS = CONTENT_KINDS.flatMap(({ key }) => {
  const { collection, ...place } = kindOf(key.replace("*", "2025"))!;
  const lists = Object.entries<AnyField>(collection.fields).filter(
    ([, field]) => field.kind === "list" && field.of.hidden,
  );
  return lists.map(([list]) => ({ key: place.key, page: place.page, list }));
});

test("items of these lists can be hidden", () => {
  expect(LISTS.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["initiatives", "discover/values", "discover/thrust-areas", "gallery"]),
  );
});

test.each(LISTS)("a hidden item of $key is not on the page, and comes back as it was", async ({ key, list, page }) => {
  const site = await openContent();
  const { data } = await site.get<Record<string, Entry[]>>(key);
  const [first, ...others] = data[list]!;
  expect(first, `Add an item to tests/sample/content/${key}.yaml.`).toBeDefined();
  const before = await site.page(page);
  const hidden = { ...data, [list]: [{ ...first, hidden: true }, ...others] };
  expect((await site.put(key, hidden)).status).toBe(200);
  expect(await site.page(page)).not.toContain(textOf(first!));
  expect((await site.get<Record<string, Entry[]>>(key)).data[list]![0]).toEqual({ ...first, hidden: true });
  expect((await site.put(key, data)).status).toBe(200);
  expect(await site.page(page)).toBe(before);
  expect(before).toContain(textOf(first!));
});

test("a hidden picture is not in the teaser of the home page, which remains valid", async () => {
  const site = await openContent();
  const { data } = await site.get<{ pictures: Entry[] }>("gallery");
  const home = await site.get<{ galleryTeaser: string[] }>("home");
  const [chosen] = home.data.galleryTeaser;
  const picture = data.pictures.find(({ id }) => id === chosen)!;
  expect(await site.page("/")).toContain(textOf(picture));
  const pictures = data.pictures.map((each) => (each === picture ? { ...each, hidden: true } : each));
  expect((await site.put("gallery", { pictures })).status).toBe(200);
  expect(await site.page("/")).not.toContain(textOf(picture));
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
    expect(home.includes(textOf(picture)), picture.id).toBe(index < galleryTeaser.length);
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

test.each(LISTS)("$page is shown when every item of its list is hidden", async ({ key, list, page }) => {
  const site = await openContent();
  const { data } = await site.get<Record<string, Entry[]>>(key);
  await site.put(key, { ...data, [list]: data[list]!.map((each) => ({ ...each, hidden: true })) });
  expect((await site.app.request(page)).status).toBe(200);
  expect(await site.page(page)).not.toContain(textOf(data[list]![0]!));
});

/** The longest text of an item, which only this one has, as it is in HTML. */
function textOf(item: object): string {
  const [longest] = textsIn(item).sort((one, other) => other.length - one.length);
  return longest!.slice(0, 40).replaceAll("'", "&#x27;");
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}
