import { expect, test } from "vitest";
import { cookieOf, USER } from "../../../tests/support/app.ts";
import { openSets } from "../../../tests/support/change-sets.ts";

type Team = { leads: object[] };

/** Prepares a session: its team, the default year, and a message on the home page. */
async function openNextSession() {
  const opened = await openSets();
  const { get, create, putInto } = opened;
  const { data: team } = await get<Team>("team/students-2025");
  const { data: site } = await get<{ defaults: object }>("site");
  const set = await create("Session 2031-32");
  const leads = [{ ...team.leads[0], id: "asha", name: "Asha of 2031" }];
  await putInto(set, "team/students-2031", { ...team, leads });
  await putInto(set, "site", { ...site, session: "2031-32", defaults: { ...site.defaults, teamYear: 2031 } });
  await putInto(set, "desk-message", { text: "A message for 2031." });
  const preview = (path: string, headers: Record<string, string> = { Cookie: opened.cookie }) =>
    opened.app.request(`/admin/preview/1${path}`, { headers });
  return { ...opened, set, preview };
}

test("the preview of a set has all of its changes, on the real pages", async () => {
  const { preview, page } = await openNextSession();
  for (const [path, text] of [
    ["", "A message for 2031."],
    ["/team", "Asha of 2031"],
    ["/connect", "Asha of 2031"],
  ] as const) {
    const response = await preview(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const html = await response.text();
    expect(html, path).toContain(text);
    expect(html, path).toContain("Preview of “Session 2031-32”");
    expect(html, path).not.toContain('<script type="module"');
    expect(await page(path || "/"), path).not.toContain(text);
  }
});

test("links of a preview lead to the preview, and one leads back to the set", async () => {
  const { preview } = await openNextSession();
  for (const path of ["", "/blogs", "/team?year=2025"]) {
    const html = await (await preview(path)).text();
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, address]) => address!);
    expect(links).toContain("/admin/changes/1");
    expect(links).toContain("/admin/preview/1/team");
    const files = /^\/(pictures|media|assets|events\.ics|events\.atom|blogs\.atom|admin\/changes\/1$)/;
    const others = links.filter((address) => !address.startsWith("/admin/preview/1") && !files.test(address));
    expect(others, path).toEqual([]);
  }
});

test.each(["/admin", "/admin/content", "/api/events", "/events.ics", "/favicon.svg", "/admin-login", "/team.data"])(
  "%s inside a preview leads to the real one",
  async (path) => {
    const { preview } = await openNextSession();
    const response = await preview(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(path);
  },
);

test("only administrators see a preview, and an erased set has none", async () => {
  const { app, preview, callSets } = await openNextSession();
  expect((await preview("/team", {})).status).toBe(401);
  expect((await preview("/team", { Cookie: await cookieOf(app, USER) })).status).toBe(403);
  expect((await app.request("/admin/preview/2/team")).status).toBe(401);
  await callSets("/1", "DELETE");
  expect((await preview("/team")).status).toBe(404);
  expect((await preview("")).status).toBe(404);
});

test("a preview that is opened without a session leads to sign-in, and then to its set", async () => {
  const { preview } = await openNextSession();
  const response = await preview("/team?year=2025", { Accept: "text/html,*/*;q=0.8" });
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin-login?next=/admin/changes/1"]);
});

test("a set with an empty row still has a preview", async () => {
  const { app, preview } = await openNextSession();
  const { kysely } = app.site.database;
  await kysely.updateTable("changeSetDocument").set({ data: "null" }).where("key", "=", "desk-message").execute();
  const response = await preview("");
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain("A message for 2031.");
});

test("a mistake in a set does not spoil its preview", async () => {
  const { preview, set, putInto, get } = await openNextSession();
  const { data: home } = await get<{ hero: object }>("home");
  await putInto(set, "home", { ...home, hero: { ...home.hero, text: "" }, galleryTeaser: ["unknown"] });
  await putInto(set, "blogs/half", { title: "Half a post" });
  expect(await (await preview("")).text()).toContain("A message for 2031.");
  expect(await (await preview("/blogs")).text()).not.toContain("Half a post");
});

test("a text that someone else changed, too, is shown as it is in the set", async () => {
  const { preview, put } = await openNextSession();
  await put("desk-message", { text: "A message of another." });
  expect(await (await preview("")).text()).toContain("A message for 2031.");
});

test("a draft in a set is on no public page, feed or list", async () => {
  const { app, set, putInto, get, preview } = await openNextSession();
  const { data: post } = await get("blogs/what-a-grant-panel-asks");
  await putInto(set, "blogs/from-the-future", { ...post, title: "From the future" });
  expect(await (await preview("/blogs/from-the-future")).text()).toContain("From the future");
  const paths = ["/", "/blogs", "/blogs.data", "/blogs.atom", "/sitemap.xml", "/team", "/team.data", "/connect"];
  for (const path of [...paths, "/api/session", "/api/openapi.json", "/site.webmanifest"])
    expect(await (await app.request(path)).text(), path).not.toMatch(/from the future|Asha of 2031|message for 2031/i);
  expect((await app.request("/blogs/from-the-future")).status).toBe(404);
});
