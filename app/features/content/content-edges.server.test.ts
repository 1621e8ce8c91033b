import { expect, test } from "vitest";
import { DAY_MS } from "../../../domain/dates.ts";
import { setCalls } from "../../../tests/support/change-sets.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import type { ContentEntry } from "./content.ts";

const POST = "blogs/what-a-grant-panel-asks";
const inTwoMonths = () => new Date(Date.now() + 60 * DAY_MS);

test("a version that does not exist brings nothing out of the trash", async () => {
  const { app, call, post } = await open();
  await call(POST, { method: "DELETE" });
  expect((await post(`${POST}/restore`, { revision: 99 })).status).toBe(404);
  expect((await app.request(`/${POST}`)).status).toBe(404);
});

test("an incomplete version cannot be published again", async () => {
  const { get, put, post, page } = await open();
  const { data } = await get(POST);
  await post("blogs/a-new-post", { title: "Half a post" });
  await put("blogs/a-new-post", { ...data, title: "A new post" });
  const { status, fields } = await errorOf(await post("blogs/a-new-post/restore", { revision: 1 }));
  expect(status).toBe(400);
  expect(fields).toHaveProperty("body");
  expect(await page("/blogs/a-new-post")).toContain("A new post");
});

test("a draft that is deleted was never published", async () => {
  const { call, post } = await open();
  await post("blogs/a-new-post", { title: "Half a post" });
  expect((await call("blogs/a-new-post", { method: "DELETE" })).status).toBe(204);
  const versions = (await (await call("blogs/a-new-post/versions")).json()) as { action: string }[];
  expect(versions.map(({ action }) => action)).toEqual(["deleted", "added"]);
});

test("a new post at the address of an erased one has its own text", async () => {
  const { app, call, get, put, page } = await open();
  const { data } = await get(POST);
  await put("blogs/a-new-post", { ...data, title: "The first" });
  await call("blogs/a-new-post", { method: "DELETE" });
  await app.site.contents.emptyTrash(inTwoMonths());
  await put("blogs/a-new-post", { ...data, title: "The second" });
  expect(await page("/blogs/a-new-post")).toContain("The second");
});

test("a post that is published after a draft was erased is shown", async () => {
  const { app, call, get, put, post } = await open();
  const { data } = await get(POST);
  await post("blogs/one", { title: "One" });
  await call("blogs/one", { method: "DELETE" });
  await put("discover/culture", { text: "Raises the version." });
  await app.site.contents.emptyTrash(inTwoMonths());
  await post("blogs/two", { title: "Two" });
  await put("blogs/two", data);
  expect((await app.request("/blogs/two")).status).toBe(200);
});

test("a save with the ETag of a deleted document leaves it in the trash", async () => {
  const { app, call, get, put } = await open();
  const { data, revision } = await put(POST, (await get(POST)).data).then(() => get(POST));
  await call(POST, { method: "DELETE" });
  expect((await put(POST, data, revision)).status).toBe(404);
  expect((await app.request(`/${POST}`)).status).toBe(404);
});

test("a rejected save leaves a deleted document in the trash", async () => {
  const { app, call, get, put } = await open();
  const { data } = await get(POST);
  await call(POST, { method: "DELETE" });
  const picture = { media: `/media/${"0".repeat(32)}-480.webp`, alt: "" };
  expect((await put(POST, { ...data, picture })).status).toBe(400);
  expect((await app.request(`/${POST}`)).status).toBe(404);
});

test("a damaged document goes back to its file, and its edit can be restored", async () => {
  const { app, call, get, put, post } = await open();
  const { data, revision } = await get<{ timeZone: string }>("site");
  await put("site", { ...data, timeZone: "UTC" }, revision);
  const { kysely } = app.site.database;
  await kysely.updateTable("document").set({ data: "{}", revision: 9 }).where("key", "=", "site").execute();
  expect((await call("site?to=file", { method: "DELETE" })).status).toBe(204);
  expect((await get("site")).source).toBe("file");
  expect((await post("site/restore", { revision: 2 })).status).toBe(200);
  expect((await get<{ timeZone: string }>("site")).data.timeZone).toBe("UTC");
});

test("the last edit can be restored after going back to the file", async () => {
  const { call, put } = await open();
  await put("discover/culture", { text: "We drink tea." });
  await call("discover/culture?to=file", { method: "DELETE" });
  const versions = (await (await call("discover/culture/versions")).json()) as {
    revision: number;
    restorable: boolean;
  }[];
  expect(versions.find(({ revision }) => revision === 2)).toMatchObject({ restorable: true });
});

test("the settings can be saved when no year is left", async () => {
  const { app, cookie, call, get, put } = await open();
  const list = await app.request("/api/content", { headers: { Cookie: cookie } });
  for (const { key } of (await list.json()) as ContentEntry[])
    if (/^(team\/students|discover\/nodes)/.test(key)) await call(key, { method: "DELETE" });
  const { data } = await get<{ session: string }>("site");
  expect((await put("site", { ...data, session: "2031-32" })).status).toBe(200);
  const wrong = await errorOf(await put("site", { ...data, defaults: { teamYear: 1999, nodesYear: 1999 } }));
  expect(Object.keys(wrong.fields!)).toEqual(expect.arrayContaining(["defaults.teamYear", "defaults.nodesYear"]));
});

test("the name of a file is rejected as the description of a picture", async () => {
  const { get, put } = await open();
  const { data } = await get<{ leads: { picture: object }[] }>("team/students-2025");
  data.leads[1]!.picture = { ...data.leads[1]!.picture, alt: "IMG_1234" };
  const { status, fields } = await errorOf(await put("team/students-2025", data));
  expect([status, fields]).toEqual([400, { "leads.1.picture.alt": expect.stringContaining("name of a file") }]);
});

test("the name of a file that was published earlier remains on its page", async () => {
  const { app, get, put, page } = await open();
  const { data } = await get<{ picture: object }>(POST);
  await put(POST, { ...data, picture: { ...data.picture, alt: "Described" } });
  const { kysely } = app.site.database;
  const stored = await kysely.selectFrom("document").select("data").where("key", "=", POST).executeTakeFirstOrThrow();
  const renamed = stored.data.replace("Described", "IMG_1234");
  await kysely.updateTable("document").set({ data: renamed, revision: 9 }).where("key", "=", POST).execute();
  await put("discover/culture", { text: "Raises the version." });
  expect(await page(`/${POST}`)).toContain("IMG_1234");
});

test("an address is 100 characters long at most", async () => {
  const { get, put } = await open();
  const { data } = await get(POST);
  expect((await put(`blogs/${"a".repeat(100)}`, data)).status).toBe(200);
  expect((await put(`blogs/${"a".repeat(101)}`, data)).status).toBe(404);
});

test.each([
  ["is nested too deeply", `${">".repeat(40_000)} a`],
  // Parsing it would take half a minute.
  ["has too many * and _", "*a_".repeat(16_000)],
  ["has too many ~", "~~a~ ".repeat(9_000)],
  ["has too many !", "!".repeat(45_000)],
])("Markdown that %s is rejected with the path of its field", async (_, text) => {
  const { put } = await open();
  const { status, fields } = await errorOf(await put("discover/vision", { text }));
  expect([status, Object.keys(fields ?? {})]).toEqual([400, ["text"]]);
});

const PERSON = { name: "Asha Rawat", role: "Member" };

test("a draft with a wrong field is rejected by its path", async () => {
  const wrong: [what: string, key: string, data: object, path: string][] = [
    ["an unknown field", "blogs/new", { colour: "red" }, "colour"],
    ["an unknown field that each object has", "blogs/new", { constructor: 1 }, "constructor"],
    ["an unknown field of a picture", "blogs/new", { picture: { file: "", alt: "", zz: 1 } }, "picture.zz"],
    ["an unknown field of a group", "home", { hero: { zz: 1 } }, "hero.zz"],
    ["an unknown field of an item", "team/students-2031", { members: [{ ...PERSON, zz: 1 }] }, "members.0.zz"],
    ["a picture of an item", "team/students-2031", { members: [{ ...PERSON, picture: "a.jpg" }] }, "members.0.picture"],
    ["a picture that is text", "blogs/new", { picture: "a.jpg" }, "picture"],
    ["an address that is a number", "blogs/new", { picture: { file: 5 } }, "picture"],
    ["two addresses", "blogs/new", { picture: { file: "a.jpg", media: "" } }, "picture"],
    ["a group that is text", "home", { hero: "Hello" }, "hero"],
    ["an item that is null", "team/students-2031", { members: [PERSON, null] }, "members.1"],
    ["an item that is a number", "team/students-2031", { members: [5, PERSON] }, "members.0"],
    ["a list that is an object", "team/students-2031", { members: {} }, "members"],
  ];
  const { app, cookie, post } = await open();
  const { create, putInto, find } = setCalls({ app, cookie });
  const set = await create();
  for (const [what, key, data, path] of wrong) {
    const responses = [await putInto(set, key, data), ...(key === "home" ? [] : [await post(key, data)])];
    for (const response of responses) {
      const { status, fields } = await errorOf(response);
      expect([status, Object.keys(fields!)], what).toEqual([400, [path]]);
    }
  }
  expect((await find(set)).documents).toEqual([]);
});

test("an address that is used already is named in the error, also of a copy", async () => {
  const { call, post } = await open();
  await post("blogs/a-new-post", { title: "A new post" });
  const refusals = async () => {
    const begun = await errorOf(await post("blogs/a-new-post", {}));
    const copied = await errorOf(await post(`${POST}/duplicate`, { key: "blogs/a-new-post" }));
    return [begun, copied].map(({ fields }) => fields);
  };
  const taken = { key: expect.stringContaining("Choose another") };
  expect(await refusals()).toEqual([taken, taken]);
  await call("blogs/a-new-post", { method: "DELETE" });
  const deleted = { key: expect.stringContaining("Restore it") };
  expect(await refusals()).toEqual([deleted, deleted]);
});
