import { expect, test } from "vitest";
import { ADMIN, json } from "../../../tests/support/app.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { errorOf } from "../../../tests/support/requests.ts";
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
    thumbnail: { avif: expect.stringMatching(/\.avif$/) as string, webp: expect.stringMatching(/\.webp$/) as string },
  });
});

test("the list comes in pages, and posts are last, newest first", async () => {
  const { app, cookie, get, put } = await open();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  await put("blogs/newest", { ...data, date: "2031-01-02" });
  await put("blogs/a-day-before", { ...data, date: "2031-01-01" });
  const request = (address: string) => app.request(address, { headers: { Cookie: cookie } });
  const all = (await (await request("/api/content")).json()) as ContentEntry[];
  const keys = all.map(({ key }) => key);
  const posts = keys.filter((key) => key.startsWith("blogs/"));
  expect(posts.slice(0, 2)).toEqual(["blogs/newest", "blogs/a-day-before"]);
  expect(keys.slice(-posts.length)).toEqual(posts);

  const inPages: string[] = [];
  let next: string | undefined = "/api/content?limit=7";
  while (next) {
    const response = await request(next);
    const page = (await response.json()) as ContentEntry[];
    expect(page.length).toBeLessThanOrEqual(7);
    inPages.push(...page.map(({ key }) => key));
    next = /<(.*?)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  expect(inPages).toEqual(keys);
  const { status, fields } = await errorOf(await request("/api/content?before=blogs/erased"));
  expect([status, Object.keys(fields!)]).toEqual([400, ["before"]]);
});

test("a published text is on the page with the next request, and its ETag counts", async () => {
  const { get, put, page } = await open();
  const { data, revision } = await get<{ hero: { text: string } }>("home");
  expect(await page("/")).toContain(data.hero.text);
  const response = await put(
    "home",
    { ...data, hero: { ...data.hero, text: "A desk <script>alert(1)</script>" } },
    revision,
  );
  expect(response.status).toBe(200);
  const saved = (await response.json()) as ContentDocument;
  expect(saved).toMatchObject({ key: "home", source: "database", updatedBy: ADMIN.email });
  expect(response.headers.get("ETag")).toBe(`"${saved.revision}"`);
  const html = await page("/");
  expect(html).toContain("A desk &lt;script&gt;");
  expect(html).not.toContain("A desk <script>");
  expect(html).not.toContain(data.hero.text);
});

test("each mistake is named by its path, and nothing changes", async () => {
  const { get, put, page } = await open();
  const { data } = await get<Team>(TEAM);
  const [first, ...others] = data.leads;
  const wrong = { ...data, leads: [{ ...first, name: " ", email: "nobody" }, ...others], extra: 1 };
  const { status, fields } = await errorOf(await put(TEAM, wrong));
  expect(status).toBe(400);
  expect(Object.keys(fields!).toSorted()).toEqual(["extra", "leads.0.email", "leads.0.name"]);
  expect(await page("/team")).toContain(first!.name);
});

test("all mistakes of one text are named at once", async () => {
  const { put } = await open();
  const { fields } = await errorOf(await put("discover/mission", { text: "[a](http://a.example)\n\n---\n\n`code`" }));
  expect(fields!.text).toMatch(/^"\[a\]\(http:.*\n"---": this cannot be shown.*\n"`code`": delete this/);
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

test("a text that is sent again because its response was lost is saved once", async () => {
  const { get, call } = await open();
  const { revision } = await get("discover/mission");
  const { headers, ...request } = json("PUT", { text: "Mine." });
  const once = { ...headers, "If-Match": `"${revision}"`, "Idempotency-Key": "one" };
  const send = async () => (await call("discover/mission", { ...request, headers: once })).json();
  const saved = await send();
  expect(saved).toMatchObject({ data: { text: "Mine." }, source: "database" });
  expect(await send()).toEqual(saved);
});

test("the history describes each change, with its author", async () => {
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

test("Markdown that the site cannot show is rejected with the path of its field", async () => {
  const { put } = await open();
  const { fields } = await errorOf(await put("discover/vision", { text: "<b>Bold</b>" }));
  expect(fields!.text).toContain("<b>");
});

test("Undo does not overwrite a newer change of someone else", async () => {
  const { get, put, call } = await open();
  const { revision } = await get("discover/mission");
  const mine = (await (await put("discover/mission", { text: "Mine." }, revision)).json()) as ContentDocument;
  await put("discover/mission", { text: "Theirs." }, mine.revision);
  const headers = { "If-Match": `"${mine.revision}"`, "Content-Type": "application/json" };
  const body = JSON.stringify({ revision: 1 });
  const restored = await errorOf(await call("discover/mission/restore", { method: "POST", headers, body }));
  expect([restored.status, restored.message]).toEqual([412, expect.stringContaining("Someone else")]);
  expect((await call("discover/mission?to=file", { method: "DELETE", headers })).status).toBe(412);
  const { data, revision: newest } = await get<{ text: string }>("discover/mission");
  expect(data.text).toBe("Theirs.");
  const theirs = { "If-Match": `"${newest}"` };
  expect((await call("discover/mission?to=file", { method: "DELETE", headers: theirs })).status).toBe(204);
});
