import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp, USER } from "../../tests/support/app.ts";
import { GUARDED_PAGES } from "../../tests/support/guarded-pages.ts";
import { addEvent } from "../../tests/support/requests.ts";
import { shownOn } from "../../tests/support/shown.ts";

const GUARDED = GUARDED_PAGES.flatMap((page) => [page, `${page}.data`]);

test("every guarded page is for administrators only and never cached", async () => {
  const app = await startApp();
  const admin = await cookieOf(app, ADMIN);
  const ask = (path: string, cookie: string) => app.request(path, { headers: { Cookie: cookie } });
  await addEvent(app, admin, { title: "secret words", draft: "true" });
  const session = { label: "secret words", year: 2031, publishOn: null };
  await app.request("/api/new-sessions", json("POST", session, admin));
  await app.site.contact.send({ from_name: "Meera", from_email: "meera@example.edu", message: "secret words" }, "test");
  for (const path of GUARDED) {
    const response = await ask(path, admin);
    expect([response.status, response.headers.get("Cache-Control")], path).toEqual([200, "private, no-store"]);
  }
  await app.site.database.kysely.deleteFrom("profiles").execute();
  for (const cookie of ["", await cookieOf(app, USER), admin])
    for (const path of GUARDED) {
      const refused = await ask(path, cookie);
      expect(await refused.text(), path).not.toMatch(/secret words|Meera/);
      expect(refused.headers.get("Cache-Control"), path).toContain("no-store");
      if (!path.endsWith(".data"))
        expect([refused.status, refused.headers.get("Location")]).toEqual([302, `/admin-login?next=${path}`]);
    }
});

test("the sign-in page names the page to open", async () => {
  const app = await startApp();
  for (const path of GUARDED_PAGES) {
    const html = await shownOn(await app.request(`/admin-login?next=${path}`));
    expect(html, path).toMatch(/Sign in to see “[A-Z][\w ]+”\./);
  }
});

test("a public page is the same for administrators and visitors", async () => {
  const app = await startApp();
  const headers = { Cookie: await cookieOf(app, ADMIN), "X-Forwarded-Host": "evil.example", Host: "evil.example" };
  const [visitor, admin] = await Promise.all([app.request("/events"), app.request("/events?x=1", { headers })]);
  expect(await admin.text()).toBe(await visitor.text());
  expect(admin.headers.get("Set-Cookie")).toBeNull();
});

test("cached page and list are served while the database is down", async () => {
  const app = await startApp();
  const good = await (await app.request("/events")).text();
  await app.request("/api/events");
  await app.site.database.kysely.updateTable("siteVersion").set({ version: 99 }).execute();
  await app.site.version.refresh();
  await app.site.database.close();
  const [page, list] = [await app.request("/events"), await app.request("/api/events")];
  expect([page.status, list.status]).toEqual([200, 200]);
  expect(await page.text()).toBe(good);
});
