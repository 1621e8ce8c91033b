/** Tests the API while another process locks the database, and afterwards. */
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { openContent } from "./support/edited-content.ts";
import { png } from "./support/pictures.ts";
import { addEvent, EVENT, form, listEvents, errorOf } from "./support/requests.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "Hello" };

function lock(app: App): { release(): void } {
  const other = new DatabaseSync(join(app.site.env.DATA_DIR, "site.db"));
  other.exec("begin immediate");
  onTestFinished(() => other.close());
  return { release: () => other.exec("rollback") };
}

test("a write during a lock returns 503 with Retry-After and stores nothing", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { release } = lock(app);
  const response = await app.request("/api/events", form({ ...EVENT, image: await png() }, cookie));
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(await errorOf(response)).toMatchObject({ status: 503, message: expect.stringContaining("Try again") });
  expect(await listEvents(app)).toEqual([]);
  release();
  expect((await addEvent(app, cookie)).title).toBe(EVENT.title);
});

test("reading goes on", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { image } = await addEvent(app, cookie, { image: await png() });
  lock(app);
  const headers = { Cookie: cookie };
  for (const path of ["/api/events", image, "/api/session", "/api/messages", "/readyz"]) {
    expect((await app.request(path, { headers })).status, path).toBe(200);
  }
});

test("reads do not wait for queued writes", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  lock(app);
  let waiting = 0;
  const writes = [1, 2, 3, 4].map(async () => {
    waiting += 1;
    const { status } = await app.request("/api/events", form(EVENT, cookie));
    waiting -= 1;
    return status;
  });
  expect((await app.request("/api/messages", { headers: { Cookie: cookie } })).status).toBe(200);
  expect(waiting).toBe(4);
  expect(await Promise.all(writes)).toEqual([503, 503, 503, 503]);
});

test("a contact message that could not be stored is not thanked for", async () => {
  const app = await startApp();
  lock(app);
  expect(await errorOf(await app.request("/api/contact", json("POST", MESSAGE)))).toMatchObject({ status: 503 });
});

test("a sign-in that could not be stored is not reported as a wrong password", async () => {
  const app = await startApp();
  const { release } = lock(app);
  expect(await errorOf(await app.request("/api/session", json("POST", ADMIN)))).toMatchObject({ status: 503 });
  release();
  expect((await app.request("/api/session", json("POST", ADMIN))).status).toBe(200);
});

test("a sign-out that could not be stored is reported, since the session is valid", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const { release } = lock(app);
  const response = await app.request("/api/session", { method: "DELETE", headers: { Cookie } });
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  release();
  expect((await app.request("/api/session", { method: "DELETE", headers: { Cookie } })).status).toBe(204);
  expect(await (await app.request("/api/session", { headers: { Cookie } })).json()).toEqual({ user: null, role: null });
});

test("on a full disk writes return 503 and reads work", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { kysely } = app.site.database;
  const description = "a".repeat(20_000);
  // A database with a size limit fails like a full disk, with SQLITE_FULL.
  await sql`pragma max_page_count = 1`.execute(kysely);
  const statuses = [];
  for (let turn = 0; turn < 3; turn++)
    statuses.push(
      (await app.request("/api/events", form({ ...EVENT, description, image: await png() }, cookie))).status,
    );
  expect(statuses).toEqual([503, 503, 503]);
  expect(await listEvents(app)).toEqual([]);
  expect(await kysely.selectFrom("picture").selectAll().execute()).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(kysely);
  expect((await addEvent(app, cookie, { description, image: await png() })).description).toBe(description);
});

test("on a full disk a published text does not change, and can be published later", async () => {
  const { app, put, page, get } = await openContent();
  const { kysely } = app.site.database;
  const { data } = await get("discover/vision");
  const text = "A long sentence. ".repeat(2_000);
  await sql`pragma max_page_count = 1`.execute(kysely);
  expect((await put("discover/vision", { text }, 0)).status).toBe(503);
  expect(await get("discover/vision")).toMatchObject({ data, source: "file" });
  await sql`pragma max_page_count = 1000000`.execute(kysely);
  expect((await put("discover/vision", { text }, 0)).status).toBe(200);
  expect(await page("/discover/mission-and-vision")).toContain("A long sentence.");
});

test("with a read-only database writes return 503 and reading goes on", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await sql`pragma query_only = on`.execute(app.site.database.kysely);
  const responses = [
    await app.request("/api/events", form(EVENT, cookie)),
    await app.request("/api/contact", json("POST", MESSAGE)),
    await app.request("/api/session", json("POST", ADMIN)),
    await app.request("/api/session", { method: "DELETE", headers: { Cookie: cookie } }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect((await app.request("/api/messages", { headers: { Cookie: cookie } })).status).toBe(200);
});
