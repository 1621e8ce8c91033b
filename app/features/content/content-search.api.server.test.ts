import { expect, test } from "vitest";
import { openContent } from "../../../tests/support/edited-content.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import type { FoundContent } from "./content.ts";

async function open() {
  const { app, cookie, ...more } = await openContent();
  const search = (query: string) =>
    app.request(`/api/content?${new URLSearchParams({ q: query })}`, { headers: { Cookie: cookie } });
  return {
    ...more,
    search,
    found: async (query: string) => (await (await search(query)).json()) as FoundContent[],
  };
}
type Found = Awaited<ReturnType<typeof open>>["found"];
const keysOf = async (found: Found, query: string) => (await found(query)).map(({ key }) => key);

test("a word of a text finds its document, the field and the line", async () => {
  const { found } = await open();
  expect(await found("business PLAN")).toMatchObject([
    {
      key: "home",
      title: "Home page",
      places: [{ part: "intro.heading", label: "Introduction: Heading", text: "Bring a problem, not a business plan" }],
    },
  ]);
});

test("a person is found by the control of their name", async () => {
  const { get, found } = await open();
  const { data } = await get<{ members: { id: string; name: string }[] }>("team/students-2025");
  const { id, name } = data.members[0]!;
  const team = (await found(name)).find(({ key }) => key === "team/students-2025");
  expect(team!.places).toContainEqual({
    part: `members.${id}.name`,
    label: `Members: “${name}”, Name`,
    text: name,
  });
});

test("documents with the words in the title come first", async () => {
  const { put, found } = await open();
  await put("discover/vision", { text: "A gallery on the hill." });
  expect((await keysOf(found, "gallery")).slice(0, 2)).toEqual(["gallery", "discover/vision"]);
});

test("a text with the whole phrase comes before one with its words", async () => {
  const { put, found } = await open();
  await put("discover/vision", { text: "Tea at the bench is for every guest." });
  await put("discover/mission", { text: "For every guest a seat. Tea is free." });
  await put("discover/who-we-are", { text: "A guest every day.\n\nCome for tea." });
  expect(await keysOf(found, "every guest")).toEqual(["discover/mission", "discover/vision", "discover/who-we-are"]);
  expect((await keysOf(found, "tea is free"))[0]).toBe("discover/mission");
});

test("title and text can contain one word each", async () => {
  const { found } = await open();
  expect(await keysOf(found, "home business")).toEqual(["home", "desk-message"]);
  expect(await keysOf(found, "gallery business")).toEqual([]);
});

test("the label of a field or its group finds the document, and leads to the field", async () => {
  const { found } = await open();
  const placeOf = async (query: string) => (await found(query)).find(({ key }) => key === "site")?.places[0];
  expect(await placeOf("logo")).toEqual({ part: "logo", label: "Name: Logo", text: "" });
  for (const query of ["email", "e-mail", "contact e-mail"])
    expect(await placeOf(query), query).toEqual({ part: "email", label: "Contact: E-mail", text: "" });
  expect(await placeOf("contact")).toMatchObject({ part: "address", label: "Contact: Postal address" });
});

test("the label of a field of list items leads to the list", async () => {
  const { found } = await open();
  const gallery = (await found("caption")).find(({ key }) => key === "gallery");
  expect(gallery!.places.at(-1)).toMatchObject({
    part: "pictures",
    text: expect.stringContaining("Caption") as string,
  });
});

test("documents with the words only in a label come last, and forms that several documents share have no labels", async () => {
  const { put, found } = await open();
  await put("discover/culture", { text: "We have a postal box." });
  expect(await keysOf(found, "postal")).toEqual(["discover/culture", "site"]);
  const summary = await found("summary");
  expect(summary.filter(({ places }) => places.some(({ label }) => label === "Summary"))).toEqual([]);
});

test("a field whose label and text both match is one place", async () => {
  const { put, get, found } = await open();
  const { data } = await get("site");
  await put("site", { ...data, email: "email@example.edu" });
  const site = (await found("email")).find(({ key }) => key === "site");
  expect(site!.places).toEqual([{ part: "email", label: "Contact: E-mail", text: "email@example.edu" }]);
});

test("the published text is found, with accents, case and Devanagari", async () => {
  const { put, found } = await open();
  expect(await found("विचार")).toEqual([]);
  await put("discover/vision", { text: "हर विचार। Café on the hill." });
  expect(await keysOf(found, "विचार")).toEqual(["discover/vision"]);
  expect(await keysOf(found, "CAFE hill")).toEqual(["discover/vision"]);
});

test("without a match and without a letter the list is empty, and % is an ordinary character", async () => {
  const { found } = await open();
  expect(await found("zzzz")).toEqual([]);
  expect(await found("-")).toEqual([]);
  expect(await keysOf(found, "%")).toEqual([]);
});

test("a list has 50 entries at most, with 12 places each", async () => {
  const { get, put, found } = await open();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  for (let number = 1; number <= 51; number += 1) await put(`blogs/post-${number}`, { ...data, title: "Needle" });
  expect(await found("needle")).toHaveLength(50);
  for (const { places } of await found("a")) expect(places.length).toBeLessThanOrEqual(12);
});

test("a search without words lists everything, and a long one is rejected", async () => {
  const { found, search } = await open();
  expect((await found(" ")).length).toBeGreaterThan(15);
  expect((await errorOf(await search("a".repeat(101)))).status).toBe(400);
});
