import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ADMIN } from "../../../tests/support/app.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { CONTENT } from "../../../tests/support/sample-site.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { DAY_MS } from "../../../domain/dates.ts";
import type { ContentDocument } from "./content.ts";

type Person = { id: string; name: string; role: string; picture: object };
type Team = { leads: Person[]; members: Person[] };
const TEAM = "team/students-2025";

test("undo of the first change shows the file again, also when it changes", async () => {
  const { get, put, post, page } = await open();
  const before = await page("/team");
  const { data, revision } = await get<Team>(TEAM);
  const [first, ...others] = data.members;
  const saved = (await (
    await put(TEAM, { ...data, members: [{ ...first!, role: "Astronaut" }, ...others] }, revision)
  ).json()) as ContentDocument;
  expect(await page("/team")).toContain("Astronaut");
  const undone = await post(`${TEAM}/restore`, { revision: saved.revision - 1 });
  expect(undone.status).toBe(200);
  expect(await undone.json()).toMatchObject({ source: "file", data });
  expect(await page("/team")).toBe(before);
});

test("a deleted document disappears, and can be restored from the trash", async () => {
  const { app, call, post, page } = await open();
  const path = "/blogs/what-a-grant-panel-asks";
  expect((await call(path.slice(1), { method: "DELETE" })).status).toBe(204);
  expect((await app.request(path)).status).toBe(404);
  expect((await call(path.slice(1))).status).toBe(404);
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  expect((await app.site.contents.listDeleted(viewer, {})).rows).toMatchObject([
    { key: path.slice(1), title: "What a grant panel asks" },
  ]);
  expect((await post(`${path.slice(1)}/restore`, { revision: 1 })).status).toBe(200);
  expect(await page(path)).toContain("What a grant panel asks");
});

test("the trash is paged, latest deleted first", async () => {
  const { app, call, get, put } = await open();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  for (const number of [1, 2, 3]) {
    await put(`blogs/post-${number}`, { ...data, title: `Post ${number}` });
    await call(`blogs/post-${number}`, { method: "DELETE" });
  }
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  const titles = async (place: object) => {
    const { rows, ...places } = await app.site.contents.listDeleted(viewer, { ...place, limit: 2 });
    return { titles: rows.map(({ title }) => title), ...places };
  };
  const first = await titles({});
  expect(first).toMatchObject({ titles: ["Post 3", "Post 2"], newer: null });
  const second = await titles({ before: first.older });
  expect(second).toMatchObject({ titles: ["Post 1"], older: null });
  expect((await titles({ after: second.newer })).titles).toEqual(["Post 3", "Post 2"]);
});

test("a deleted file remains deleted when the trash is emptied", async () => {
  const { app, call } = await open();
  const key = "blogs/what-a-grant-panel-asks";
  await call(key, { method: "DELETE" });
  const inTwoYears = new Date(Date.now() + 2 * 365 * DAY_MS);
  await app.site.contents.emptyTrash(inTwoYears);
  await app.site.version.refresh();
  expect((await app.request(`/${key}`)).status).toBe(404);
  expect(app.site.content.blogs.map(({ id }) => id)).not.toContain("what-a-grant-panel-asks");
});

test("a page that the site needs cannot be deleted", async () => {
  const { call } = await open();
  expect((await errorOf(await call("home", { method: "DELETE" }))).status).toBe(400);
});

test("given back to the file, visitors read the file again", async () => {
  const { put, call, get, page } = await open();
  const before = await page("/discover/culture");
  await put("discover/culture", { text: "We drink tea." });
  expect(await page("/discover/culture")).toContain("We drink tea.");
  expect((await call("discover/culture?to=file", { method: "DELETE" })).status).toBe(204);
  expect(await page("/discover/culture")).toBe(before);
  expect(await get("discover/culture")).toMatchObject({ source: "file" });
});

test.each(["learn", "learn/newsletter", "discover/partners-and-collaborators"])(
  "%s has no text until somebody writes one, and none again after Undo",
  async (key) => {
    const { get, put, post, page } = await open();
    const before = await page(`/${key}`);
    const { data, revision } = await get<{ text: string }>(key);
    expect(data.text).toBe("");
    const saved = (await (await put(key, { text: "## First\n\nText." }, revision)).json()) as ContentDocument;
    expect(await page(`/${key}`)).toMatch(/<h2[^>]*>First<\/h2>/);
    expect(await page(`/${key}`)).not.toContain("Content awaited");
    await post(`${key}/restore`, { revision: saved.revision - 1 });
    expect(await page(`/${key}`)).toBe(before);
  },
);

test("a file that changed after an edit is compared, and can be ignored for good", async () => {
  const { app, call, get, put, page } = await open();
  await put("discover/culture", { text: "We drink tea." });
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  const compare = async () => app.site.contents.changedFile(viewer, await get("discover/culture"));
  expect(await compare()).toBe(undefined);
  const rows = app.site.database.kysely.updateTable("document").where("key", "=", "discover/culture");
  await rows.set({ fileHash: "of an earlier file" }).execute();
  const { fileChanged, data, revision } = await get("discover/culture");
  expect(fileChanged).toBe(true);
  const changes = [expect.stringMatching(/^Text changed/)];
  expect(await compare(), "the file of this test is older than the edit").toEqual({ changedAt: null, changes });
  await rows.set({ updatedAt: "2020-01-01T00:00:00.000Z" }).execute();
  const written = statSync(join(CONTENT, "discover/culture.md")).mtime.toISOString();
  expect(await compare()).toEqual({ changedAt: written, changes });
  expect((await put("discover/culture", data, revision)).status).toBe(200);
  expect(await get("discover/culture")).toMatchObject({ fileChanged: false, data: { text: "We drink tea." } });
  expect(await page("/discover/culture")).toContain("We drink tea.");
  await call("discover/culture?to=file", { method: "DELETE" });
  expect(await get("discover/culture")).toMatchObject({ fileChanged: false, source: "file" });
});
