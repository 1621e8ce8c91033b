import { expect, test } from "vitest";
import { openContent } from "../../../tests/support/edited-content.ts";

type Entry = { id: string; hidden?: boolean };
const LISTS = [
  { key: "initiatives", list: "initiatives", page: "/initiatives" },
  { key: "discover/values", list: "values", page: "/discover/culture" },
  { key: "discover/thrust-areas", list: "areas", page: "/discover/thrust-areas" },
  { key: "gallery", list: "pictures", page: "/gallery" },
];

test.each(LISTS)("a hidden item of $key is not on the page, and comes back as it was", async ({ key, list, page }) => {
  const site = await openContent();
  const { data } = await site.get<Record<string, Entry[]>>(key);
  const [first, ...others] = data[list]!;
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

test.each(LISTS)("$page is shown when every item of its list is hidden", async ({ key, list, page }) => {
  const site = await openContent();
  const { data } = await site.get<Record<string, Entry[]>>(key);
  await site.put(key, { ...data, [list]: data[list]!.map((each) => ({ ...each, hidden: true })) });
  expect((await site.app.request(page)).status).toBe(200);
  expect(await site.page(page)).not.toContain(textOf(data[list]![0]!));
});

/** A text that only this item has. */
function textOf(item: object): string {
  const { description, picture } = item as { description?: string; picture?: { alt: string } };
  return (description ?? picture!.alt).slice(0, 40).replaceAll("'", "&#x27;");
}
