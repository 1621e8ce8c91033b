import { expect, test } from "vitest";
import { kindOf } from "../../../domain/content/kinds.ts";
import { flat } from "../../../domain/content/nested.ts";
import { json } from "../../../tests/support/app.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { isChanged, type ContentDocument } from "./content.ts";

const TEAM = "team/students-2025";

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

test("a draft that is begun again because its response was lost is the same one", async () => {
  const { call } = await open();
  const begin = async (title: string) => {
    const { headers, ...request } = json("POST", { title });
    return call("blogs/my-first-post", { ...request, headers: { ...headers, "Idempotency-Key": "one" } });
  };
  const responses = [await begin("My first post"), await begin("My first post")];
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  const [first, second] = await Promise.all(responses.map((response) => response.json()));
  expect(first).toMatchObject({ key: "blogs/my-first-post", draft: true, revision: 1 });
  expect(second).toEqual(first);
  expect((await begin("Another post")).status).toBe(422);
  expect((await call("blogs/my-first-post", { method: "DELETE" })).status).toBe(204);
  expect(await errorOf(await begin("My first post"))).toMatchObject({
    status: 400,
    fields: { key: expect.any(String) },
  });
});

test("a published draft is a draft again after it is withdrawn", async () => {
  const { app, call, get, put, post } = await open();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  await post("blogs/my-first-post", { title: "My first post" });
  await put("blogs/my-first-post", { ...data, title: "My first post" });
  expect((await app.request("/blogs/my-first-post")).status).toBe(200);
  expect((await call("blogs/my-first-post?to=draft", { method: "DELETE" })).status).toBe(204);
  expect((await app.request("/blogs/my-first-post")).status).toBe(404);
  expect(await get("blogs/my-first-post")).toMatchObject({ draft: true, data: { title: "My first post" } });
  expect((await call("home?to=draft", { method: "DELETE" })).status).toBe(400);
  expect((await call("blogs/nobody?to=draft", { method: "DELETE" })).status).toBe(404);
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

test("unsaved text is stored for its author, and visitors never see it", async () => {
  const { app, cookie, call, get, page } = await open();
  const typed = { number: 5, baseRevision: 0, data: { text: "Half a sen" } };
  const stored = await app.request("/api/content/discover/vision/draft", json("PUT", typed, cookie));
  expect(stored.status).toBe(204);
  const late = { ...typed, number: 4, data: { text: "Older" } };
  await app.request("/api/content/discover/vision/draft", json("PUT", late, cookie));
  expect(await (await call("discover/vision/draft")).json()).toMatchObject({ data: { text: "Half a sen" } });
  expect(await page("/discover/mission-and-vision")).not.toContain("Half a sen");
  expect(isChanged(await get("discover/vision")), "it has no history yet").toBe(false);
});

test("a preview shows the real page with unsaved text, and only to its author", async () => {
  const { app, cookie, page } = await open();
  const path = "/admin/preview/discover/vision";
  const typed = { number: 5, baseRevision: 0, data: { text: "A half typed vision" } };
  await app.request("/api/content/discover/vision/draft", json("PUT", typed, cookie));
  const response = await app.request(path, { headers: { Cookie: cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const html = await response.text();
  expect(html).toContain("A half typed vision");
  expect(html).toContain("Visitors see this once it is published");
  expect(html).not.toContain('type="module"');
  expect((await app.request(path)).status).toBe(401);
  const opened = await app.request(path, { headers: { Accept: "text/html" } });
  expect(opened.headers.get("Location")).toBe("/admin-login?next=/admin/content/discover/vision");
  expect(await page("/discover/mission-and-vision")).not.toContain("half typed");
});

test("a preview ignores a field with a mistake, and asks to complete a draft", async () => {
  const { app, cookie, get, post } = await open();
  const preview = (path: string) => app.request(`/admin/preview/${path}`, { headers: { Cookie: cookie } });
  const { data } = await get<{ hero: { text: string } }>("home");
  const typed = { number: 5, baseRevision: 0, data: { "hero.text": "", "intro.heading": "A new heading" } };
  await app.request("/api/content/home/draft", json("PUT", typed, cookie));
  const html = await (await preview("home")).text();
  for (const text of [data.hero.text, "A new heading"]) expect(html).toContain(text);
  expect(html).toMatch(/Something is not shown as you typed it\. Text: /);
  expect(html).not.toContain("Visitors see this once it is published");
  await post("blogs/my-first-post", { title: "My first post" });
  const { status, message } = await errorOf(await preview("blogs/my-first-post"));
  expect([status, message]).toEqual([400, "Fill in “Date” first, then there is a preview."]);
  const key = "blogs/what-a-grant-panel-asks";
  const complete = flat(kindOf(key)!.collection.fields, (await get<object>(key)).data);
  const linked = { number: 5, baseRevision: 1, data: { ...complete, body: "[A](http://a.example)" } };
  await app.request("/api/content/blogs/my-first-post/draft", json("PUT", linked, cookie));
  expect((await errorOf(await preview("blogs/my-first-post"))).message).toMatch(
    /^There is no preview yet\. Text: .+: a link starts with https:/,
  );
});

test("a page gets its data with unsaved text, but no item with a mistake", async () => {
  const { app, cookie, get } = await open();
  const { data } = await get(TEAM);
  const [first, ...others] = flat(kindOf(TEAM)!.collection.fields, data).members as object[];
  const members = [{ ...first, role: "Astronaut" }, ...others, { name: "Meera Bisht", role: "" }];
  const typed = { number: 5, baseRevision: 0, data: { members } };
  await app.request(`/api/content/${TEAM}/draft`, json("PUT", typed, cookie));
  const read = async (of: string) => {
    const address = `/admin/preview/${TEAM}?of=${encodeURIComponent(of)}`;
    return app.request(address, { headers: { Cookie: cookie } });
  };
  const response = await read("/team?year=2025");
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await response.text();
  expect(text).toContain("Astronaut");
  for (const absent of ["Meera Bisht", "isPreview"]) expect(text).not.toContain(absent);
  expect(await (await read("/team?year=2024")).text()).not.toContain("Astronaut");
  for (const wrong of ["//example.com/team", "/\\example.com", "team"])
    expect(Object.keys((await errorOf(await read(wrong))).fields!)).toEqual(["of"]);
});
