/** A set can delete posts and years, too: published, scheduled and undone with the other documents. */
import { expect, test } from "vitest";
import { ADMIN } from "../../../tests/support/app.ts";
import { openSets, type ChangeSetDocument } from "../../../tests/support/change-sets.ts";
import { withEditor } from "../../../tests/support/editor.ts";
import { errorOf } from "../../../tests/support/requests.ts";

const POST = "blogs/what-a-grant-panel-asks";
const TITLE = "What a grant panel asks";
const MISSION = "/discover/mission-and-vision";
const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };

async function openDeletion() {
  const opened = await openSets();
  const set = await opened.create();
  await opened.putInto(set, "discover/mission", { text: "We begin again." });
  await opened.putInto(set, POST, null);
  const status = async (path: string) => (await opened.app.request(path)).status;
  return { ...opened, set, status };
}

test("a set deletes a post together with its changes, and undo brings it back", async () => {
  const { app, set, publish, undo, page, status, call, get } = await openDeletion();
  const paths = ["/", "/blogs", `/${POST}`, "/blogs.atom", "/sitemap.xml", MISSION];
  const read = () => Promise.all(paths.map(page));
  const before = await read();
  expect(before.slice(1, 4).every((text) => text.includes(TITLE))).toBe(true);
  expect((await publish(set)).status).toBe(200);
  expect(await status(`/${POST}`)).toBe(404);
  for (const text of await Promise.all(paths.filter((path) => path !== `/${POST}`).map(page)))
    expect(text).not.toContain(TITLE);
  expect(await page(MISSION)).toContain("We begin again.");
  expect((await app.site.contents.listDeleted(VIEWER, {})).rows).toMatchObject([{ key: POST, title: TITLE }]);
  expect((await undo(set)).status).toBe(200);
  expect(await read()).toEqual(before);
  expect(await get(POST)).toMatchObject({ source: "file" });
  const versions = (await (await call(`${POST}/versions`)).json()) as { action: string; savedBy: string }[];
  expect(versions.map(({ action, savedBy }) => [action, savedBy])).toEqual([
    ["restored", ADMIN.email],
    ["deleted", ADMIN.email],
    ["added", ""],
  ]);
});

test("the set lists its deletions; a document taken out of it is not deleted", async () => {
  const { set, find, callSets, publish, status } = await openDeletion();
  const { documents, tag } = await find(set);
  expect(documents).toMatchObject([
    { key: POST, title: `Blog: ${TITLE}`, isDeletion: true, isNew: false, changes: [], problems: {} },
    { key: "discover/mission", isDeletion: false },
  ]);
  expect((await callSets(`/${set.id}/documents/${POST}`, "DELETE")).status).toBe(204);
  expect((await find(set)).tag).not.toBe(tag);
  expect((await publish(set)).status).toBe(200);
  expect(await status(`/${POST}`)).toBe(200);
});

test("a draft and an edited post are deleted, and restored by undo", async () => {
  const { set, get, put, post, putInto, publish, undo, status, page } = await openDeletion();
  const { data } = await get(POST);
  await put("blogs/edited", { ...data, title: "Edited here" });
  await post("blogs/begun", { ...data, title: "Begun" });
  for (const key of ["blogs/edited", "blogs/begun"]) await putInto(set, key, null);
  expect((await publish(set)).status).toBe(200);
  expect([await status("/blogs/edited"), await status("/blogs/begun")]).toEqual([404, 404]);
  expect((await undo(set)).status).toBe(200);
  expect(await page("/blogs/edited")).toContain("Edited here");
  expect(await get("blogs/begun")).toMatchObject({ draft: true, data: { title: "Begun" } });
});

test("the job deletes documents of a scheduled set", async () => {
  const { app, set, publish, status } = await openDeletion();
  expect((await publish(set, new Date(Date.now() + 3_600_000).toISOString())).status).toBe(200);
  expect(await status(`/${POST}`)).toBe(200);
  expect(await app.site.changeSets.publishDue(new Date(Date.now() + 7_200_000))).toBe(1);
  expect(await status(`/${POST}`)).toBe(404);
});

test.each([
  ["a page that the site needs", "home", 400, "A page of the site needs this, so it can only be changed."],
  ["what does not exist", "blogs/never-written", 404, "There is no such content."],
])("%s does not get into a set to be deleted", async (_, key, status, message) => {
  const { set, putInto, find } = await openDeletion();
  expect(await errorOf(await putInto(set, key, null))).toMatchObject({ status, message });
  expect((await find(set)).documents).toHaveLength(2);
});

test("a document that changed meanwhile is deleted only after a second look", async () => {
  const { set, get, put, putInto, publish, status, page } = await openDeletion();
  const { data } = await get<{ author: string }>(POST);
  await put(POST, { ...data, title: "Corrected" });
  const refused = await errorOf(await publish(set));
  expect(refused).toMatchObject({ status: 412, fields: { [`${POST}.changed`]: expect.any(String) } });
  expect(refused.message).toBe(
    `Blog: ${TITLE}: Title changed from “${TITLE}” to “Corrected” meanwhile. Keep it, or delete it again. Nothing was published.`,
  );
  expect(await page(MISSION)).not.toContain("We begin again.");
  expect((await putInto(set, POST, null)).status).toBe(200);
  expect((await publish(set)).status).toBe(200);
  expect(await status(`/${POST}`)).toBe(404);
});

test("documents deleted before or restored since do not stop a set or its undo", async () => {
  const { app, cookie, set, publish, undo, post, page } = await openDeletion();
  await app.request(`/api/content/${POST}`, { method: "DELETE", headers: { Cookie: cookie } });
  expect((await publish(set)).status).toBe(200);
  expect((await post(`${POST}/restore`, { revision: 1 })).status).toBe(200);
  expect((await undo(set)).status).toBe(200);
  expect(await page(`/${POST}`)).toContain(TITLE);
  expect(await page(MISSION)).not.toContain("We begin again.");
});

test("the settings of a set cannot name a year that it deletes", async () => {
  const { set, get, putInto, publish } = await openDeletion();
  const { data: site } = await get<{ defaults: object }>("site");
  await putInto(set, "site", { ...site, defaults: { ...site.defaults, teamYear: 2024 } });
  await putInto(set, "team/students-2024", null);
  expect((await errorOf(await publish(set))).fields).toHaveProperty(["site.defaults.teamYear"]);
});

test("the preview of a set omits documents that it deletes", async () => {
  const { app, cookie, set, page } = await openDeletion();
  const preview = (path: string) => app.request(`/admin/preview/${set.id}${path}`, { headers: { Cookie: cookie } });
  expect(await (await preview("/blogs")).text()).not.toContain(TITLE);
  expect((await preview(`/${POST}`)).status).toBe(404);
  expect(await page("/blogs")).toContain(TITLE);
});

test("a change of a document replaces its deletion", async () => {
  const { app, set, get, putInto, publish, page } = await openDeletion();
  const { data } = await get(POST);
  const draft = await app.site.changeSets.openDraft(VIEWER, set.id, POST);
  expect(draft).toMatchObject({ revision: 1, data: { title: TITLE } });
  const saved = await putInto(set, POST, { ...data, title: "Stays" }, { "If-Match": '"1"' });
  expect((await saved.json()) as ChangeSetDocument).toMatchObject({ isDeletion: false, revision: 2 });
  expect((await publish(set)).status).toBe(200);
  expect(await page(`/${POST}`)).toContain("Stays");
});

test("an editor prepares every deletion, and publishes only that of a post", async () => {
  const { editor } = await withEditor();
  const [posts, years] = [await editor.create(), await editor.create()];
  expect((await editor.putInto(posts, POST, null)).status).toBe(200);
  expect((await editor.putInto(years, "team/students-2024", null)).status).toBe(200);
  expect((await editor.publish(years)).status).toBe(403);
  expect((await editor.publish(posts)).status).toBe(200);
});
