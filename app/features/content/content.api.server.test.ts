import { readFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ADMIN, json, ROOT, startApp } from "../../../tests/support/app.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { png } from "../../../tests/support/pictures.ts";
import { errorOf, form } from "../../../tests/support/requests.ts";
import { DAY_MS } from "../../../domain/dates.ts";
import type { ContentDocument, ContentEntry } from "./content.ts";

type Person = { id: string; name: string; role: string; picture: object };
type Team = { leads: Person[]; members: Person[] };
const TEAM = "team/students-2025";

test("the list names every file, which is where the text comes from", async () => {
  const { app, cookie } = await open();
  const response = await app.request("/api/content", { headers: { Cookie: cookie } });
  const list = (await response.json()) as ContentEntry[];
  expect(response.headers.get("Cache-Control")).toContain("no-store");
  expect(list.map(({ key }) => key)).toEqual(expect.arrayContaining(["site", "home", TEAM, "discover/nodes/2024"]));
  expect(list.find(({ key }) => key === "home")).toEqual({
    key: "home",
    title: "Home page",
    group: "Home",
    page: "/",
    source: "file",
    revision: 0,
    updatedAt: null,
    updatedBy: null,
    draft: false,
    hasFile: true,
    fileChanged: false,
    unusable: false,
  });
});

test("a published text is on the page with the next request, and its ETag counts", async () => {
  const { get, put, page } = await open();
  const { data, revision } = await get<{ hero: { text: string } }>("home");
  expect(await page("/")).toContain(data.hero.text);
  const response = await put("home", { ...data, hero: { ...data.hero, text: "A desk in the hills." } }, revision);
  expect(response.status).toBe(200);
  const saved = (await response.json()) as ContentDocument;
  expect(saved).toMatchObject({ key: "home", source: "database", updatedBy: ADMIN.email });
  expect(response.headers.get("ETag")).toBe(`"${saved.revision}"`);
  const html = await page("/");
  expect(html).toContain("A desk in the hills.");
  expect(html).not.toContain(data.hero.text);
});

test("each mistake is named by its path, and nothing changes", async () => {
  const { get, put, page } = await open();
  const { data } = await get<Team>(TEAM);
  const [first, ...others] = data.leads;
  const wrong = { ...data, leads: [{ ...first, name: " ", email: "nobody" }, ...others], extra: 1 };
  const { status, fields } = await errorOf(await put(TEAM, wrong));
  expect(status).toBe(400);
  expect(Object.keys(fields!).toSorted()).toEqual(["body", "leads.0.email", "leads.0.name"]);
  expect(await page("/team")).toContain(first!.name);
});

test("two people save different states: the second gets the current one", async () => {
  const { get, put } = await open();
  const { data, revision } = await get<{ text: string }>("discover/mission");
  expect((await put("discover/mission", { text: "Mine." }, revision)).status).toBe(200);
  const refused = await put("discover/mission", { ...data, text: "Theirs." }, revision);
  expect(refused.status).toBe(412);
  const { error } = (await refused.json()) as { error: { current: object } };
  expect(error.current).toMatchObject({ data: { text: "Mine." }, savedBy: ADMIN.email });
});

test("undo of the first change shows the file again, and the document follows the file", async () => {
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

test("the history says in words what changed, and who did it", async () => {
  const { get, put, call } = await open();
  const { data } = await get<Team>(TEAM);
  const [first, second, ...others] = data.members;
  const members = [second!, { ...first!, role: "Astronaut" }, ...others];
  await put(TEAM, { ...data, members });
  const [latest] = (await (await call(`${TEAM}/versions`)).json()) as { changes: string[]; savedBy: string }[];
  expect(latest).toMatchObject({
    savedBy: ADMIN.email,
    changes: [`Members: “${first!.name}”, Role changed from “${first!.role}” to “Astronaut”`, "Members: order changed"],
  });
});

test("a new year and a new post are there at once, in lists, feeds and the sitemap", async () => {
  const { get, put, page } = await open();
  const { data: team } = await get(TEAM);
  expect((await put("team/students-2031", team)).status).toBe(200);
  expect(await page("/team?year=2031")).toMatch(/<option value="2031"/);
  const { data: post } = await get("blogs/what-a-grant-panel-asks");
  const created = await put("blogs/a-new-post", { ...post, title: "A new post", date: "2031-01-01" });
  expect(await created.json()).toMatchObject({ key: "blogs/a-new-post", source: "database", revision: 1 });
  for (const path of ["/blogs", "/blogs/a-new-post", "/blogs.atom"])
    expect(await page(path), path).toContain("A new post");
});

test("a new post is a draft until it is complete and published", async () => {
  const { app, get, put, post, page } = await open();
  const begun = await post("blogs/my-first-post", { title: "My first post" });
  expect(begun.status).toBe(201);
  const { data, revision } = (await begun.json()) as ContentDocument;
  expect(await get("blogs/my-first-post")).toMatchObject({ draft: true, source: "database", data: { body: "" } });
  expect((await app.request("/blogs/my-first-post")).status).toBe(404);
  for (const path of ["/blogs", "/blogs.atom", "/sitemap.xml"]) expect(await page(path)).not.toContain("my-first-post");
  const { fields } = await errorOf(await put("blogs/my-first-post", data, revision));
  expect(Object.keys(fields!)).toEqual(expect.arrayContaining(["body", "author", "picture"]));
  const other = await get("blogs/what-a-grant-panel-asks");
  const complete = { ...other.data, title: "My first post" };
  expect((await put("blogs/my-first-post", complete, revision)).status).toBe(200);
  expect(await page("/blogs/my-first-post")).toContain("My first post");
  expect((await post("blogs/my-first-post", {})).status).toBe(400);
});

test("a deleted draft comes back as a draft, and is never public", async () => {
  const { app, call, get, post, page } = await open();
  await post("blogs/my-first-post", { title: "My first post" });
  const version = app.site.version.current();
  expect((await call("blogs/my-first-post", { method: "DELETE" })).status).toBe(204);
  expect((await call("blogs/my-first-post")).status).toBe(404);
  const again = await errorOf(await post("blogs/my-first-post", { title: "My first post" }));
  expect([again.status, again.message]).toEqual([400, expect.stringContaining("Restore it")]);
  expect((await post("blogs/my-first-post/restore", { revision: 1 })).status).toBe(200);
  expect(await get("blogs/my-first-post")).toMatchObject({ draft: true, data: { title: "My first post" } });
  expect(await page("/blogs")).not.toContain("My first post");
  expect(app.site.version.current()).toBe(version);
});

test("a new year begins as a copy that visitors do not see", async () => {
  const { post, page } = await open();
  const copy = await post(`${TEAM}/duplicate`, { key: "team/students-2031" });
  expect(await copy.json()).toMatchObject({ key: "team/students-2031", draft: true });
  expect(await page("/team")).not.toContain("2031");
  expect((await post(`${TEAM}/duplicate`, { key: "blogs/team" })).status).toBe(404);
});

test("what is deleted is gone, and comes back out of the trash", async () => {
  const { app, call, post, page } = await open();
  const path = "/blogs/what-a-grant-panel-asks";
  expect((await call(path.slice(1), { method: "DELETE" })).status).toBe(204);
  expect((await app.request(path)).status).toBe(404);
  expect((await call(path.slice(1))).status).toBe(404);
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  expect(await app.site.contents.listDeleted(viewer)).toMatchObject([
    { key: path.slice(1), title: "What a grant panel asks" },
  ]);
  expect((await post(`${path.slice(1)}/restore`, { revision: 1 })).status).toBe(200);
  expect(await page(path)).toContain("What a grant panel asks");
});

test("a deleted file stays deleted when the trash is emptied", async () => {
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

test("what is typed is stored for its author, and visitors never see it", async () => {
  const { app, cookie, call, page } = await open();
  const typed = { number: 5, baseRevision: 0, data: { text: "Half a sen" } };
  const stored = await app.request("/api/content/discover/vision/draft", json("PUT", typed, cookie));
  expect(stored.status).toBe(204);
  const late = { ...typed, number: 4, data: { text: "Older" } };
  await app.request("/api/content/discover/vision/draft", json("PUT", late, cookie));
  expect(await (await call("discover/vision/draft")).json()).toMatchObject({ data: { text: "Half a sen" } });
  expect(await page("/discover/mission-and-vision")).not.toContain("Half a sen");
});

test("a preview shows the real page with what its author is typing, and to nobody else", async () => {
  const { app, cookie, page } = await open();
  const path = "/admin/preview/discover/vision";
  const typed = { number: 5, baseRevision: 0, data: { text: "A half typed vision" } };
  await app.request("/api/content/discover/vision/draft", json("PUT", typed, cookie));
  const response = await app.request(path, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await response.text();
  expect(html).toContain("A half typed vision");
  expect(html).toContain("Visitors do not see this yet");
  expect(html).not.toContain('type="module"');
  expect((await app.request(path)).status).toBe(401);
  expect(await page("/discover/mission-and-vision")).not.toContain("half typed");
});

test("a preview leaves a field with a mistake as it was, and asks to complete a draft", async () => {
  const { app, cookie, get, post } = await open();
  const preview = (path: string) => app.request(`/admin/preview/${path}`, { headers: { Cookie: cookie } });
  const { data } = await get<{ hero: { text: string } }>("home");
  const typed = { number: 5, baseRevision: 0, data: { "hero.text": "", "intro.heading": "A new heading" } };
  await app.request("/api/content/home/draft", json("PUT", typed, cookie));
  const html = await (await preview("home")).text();
  for (const text of [data.hero.text, "A new heading"]) expect(html).toContain(text);
  await post("blogs/my-first-post", { title: "My first post" });
  const { status, message } = await errorOf(await preview("blogs/my-first-post"));
  expect([status, message]).toEqual([400, "Fill in “Date” first, then there is a preview."]);
});

test("Markdown that the site cannot show is refused beside its field", async () => {
  const { put } = await open();
  const { fields } = await errorOf(await put("discover/vision", { text: "<b>Bold</b>" }));
  expect(fields!.text).toContain("<b>");
});

test("a picture that is nowhere is refused beside its person", async () => {
  const { get, put } = await open();
  const { data } = await get<Team>(TEAM);
  const [first, ...others] = data.leads;
  const picture = { file: "team/nobody.svg", alt: "" };
  const { fields } = await errorOf(await put(TEAM, { ...data, leads: [{ ...first, picture }, ...others] }));
  expect(Object.keys(fields!)).toEqual(["leads.0.picture"]);
});

test("a row that is damaged shows its last valid version, or the file", async () => {
  const { app, put, get, page } = await open();
  await put("discover/vision", { text: "A valid vision." });
  await put("discover/mission", { text: "A valid mission." });
  const { kysely } = app.site.database;
  const damage = (key: string) =>
    kysely.updateTable("document").set({ data: "{broken", revision: 9 }).where("key", "=", key).execute();
  await damage("discover/vision");
  await damage("discover/mission");
  await kysely.deleteFrom("documentVersion").where("data", "like", "%A valid mission.%").execute();
  const { DATA_DIR, DATABASE_URL } = app.site.env;
  const again = await startApp({ env: { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) } });
  expect(await (await again.request("/discover/mission-and-vision")).text()).toContain("A valid vision.");
  await put("discover/culture", { text: "Raises the version." });
  const html = await page("/discover/mission-and-vision");
  expect(html).toContain("A valid vision.");
  expect(html).not.toContain("A valid mission.");
  expect(await get("discover/vision")).toMatchObject({ unusable: true });
});

test("a damaged post without any valid version is left out", async () => {
  const { app, get, put, page } = await open();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  await put("blogs/a-new-post", { ...data, title: "A new post" });
  const { kysely } = app.site.database;
  await kysely.updateTable("document").set({ data: "{", revision: 9 }).where("key", "=", "blogs/a-new-post").execute();
  await kysely.updateTable("documentVersion").set({ data: "[]" }).where("data", "like", "%A new post%").execute();
  await put("discover/culture", { text: "Raises the version." });
  expect(await page("/blogs")).not.toContain("A new post");
  expect((await app.request("/blogs/a-new-post")).status).toBe(404);
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

test("an uploaded portrait is shown on the page", async () => {
  const { app, cookie, get, put, page } = await open();
  const sent = await app.request("/api/upload", form({ file: await png() }, cookie));
  const { imageUrl } = (await sent.json()) as { imageUrl: string };
  const { data } = await get<Team>(TEAM);
  const [first, ...others] = data.members;
  const picture = { media: imageUrl, alt: "A portrait" };
  expect((await put(TEAM, { ...data, members: [{ ...first, picture }, ...others] })).status).toBe(200);
  expect(await page("/team")).toContain(imageUrl);
  expect((await get<Team>(TEAM)).data.members[0]!.picture).toEqual(picture);
});

test("a post with an edited title has a share card of its own", async () => {
  const { app, get, put, page } = await open({ PUBLIC_URL: "https://cell.example.edu" });
  const key = "blogs/what-a-grant-panel-asks";
  const { data } = await get(key);
  await put(key, { ...data, title: "What nobody asks" });
  const [, card] = /og:image" content="https:\/\/cell.example.edu([^"]+)"/.exec(await page(`/${key}`)) ?? [];
  expect(card).toContain("/share/what-nobody-asks-");
  const response = await app.request(card!);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect((await response.bytes()).subarray(0, 2)).toEqual(new Uint8Array([0xff, 0xd8]));
  expect((await app.request("/share/made-up-00000000.jpg")).status).toBe(404);
});

test("everything can be downloaded as one file, with the edits in it", async () => {
  const { app, cookie, put } = await open();
  await put("discover/vision", { text: "A vision to take along." });
  const response = await app.request("/api/content.zip", { headers: { Cookie: cookie } });
  expect(response.headers.get("Content-Disposition")).toContain("content.zip");
  const files = unzipSync(await response.bytes());
  expect(Buffer.from(files["content/discover/vision.md"]!).toString()).toBe("A vision to take along.\n");
  const portrait = "pictures/team/revati-naithani.svg";
  expect(Buffer.from(files[`content/${portrait}`]!)).toEqual(readFileSync(join(ROOT, "content", portrait)));
});
