import { expect, test } from "vitest";
import type { OwnSession } from "./account-shapes.server.ts";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { cookieHeaderOf, cookieSet, errorOf } from "../../../tests/support/requests.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1";
const NEW_PASSWORD = "another long password";

/** Signs in from another browser and returns its cookies. */
async function signInFrom(app: App, userAgent: string, address: string, password = ADMIN.password): Promise<string> {
  const { headers, ...request } = json("POST", { ...ADMIN, password });
  const from = { ...headers, "User-Agent": userAgent, "X-Forwarded-For": address };
  return cookieHeaderOf(await app.request("/api/session", { ...request, headers: from }));
}
async function sessionsOf(app: App, Cookie: string): Promise<OwnSession[]> {
  return (await (await app.request("/api/account/sessions", { headers: { Cookie } })).json()) as OwnSession[];
}
const isIn = async (app: App, Cookie: string) =>
  (await app.request("/api/account/sessions", { headers: { Cookie } })).status === 200;
const change = (app: App, cookie: string, currentPassword: string, newPassword = NEW_PASSWORD) =>
  app.request("/api/account/password", json("PUT", { currentPassword, newPassword }, cookie));

async function twoBrowsers() {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const phone = await signInFrom(app, IPHONE, "2001:db8:7:8::9");
  const desk = await signInFrom(app, FIREFOX, "203.0.113.77");
  return { app, phone, desk };
}

test("an administrator sees all own sessions, the current one first", async () => {
  const { app, desk } = await twoBrowsers();
  const moment = expect.stringMatching(/^\d{4}-.*Z$/);
  const common = { id: expect.any(String), signedInAt: moment, lastUsedAt: moment };
  expect(await sessionsOf(app, desk)).toEqual([
    { ...common, device: "Firefox on Linux", network: "203.0.113.x", current: true },
    { ...common, device: "Safari on iPhone", network: "2001:db8:7:x", current: false },
  ]);
  const rows = JSON.stringify(
    await app.site.database.kysely
      .withoutPlugins()
      .selectFrom("session" as never)
      .selectAll()
      .execute(),
  );
  expect(rows).not.toMatch(/113\.77|7:8:/);
});

test("the list of sessions contains no session token", async () => {
  const { app, desk, phone } = await twoBrowsers();
  const shown = JSON.stringify(await sessionsOf(app, desk));
  for (const cookie of [desk, phone]) {
    const token = decodeURIComponent(/session_token=([^;]+)/.exec(cookie)![1]!).split(".")[0]!;
    expect(shown).not.toContain(token);
  }
});

test("one session is ended, and only that one", async () => {
  const { app, desk, phone } = await twoBrowsers();
  const third = await cookieOf(app, ADMIN);
  const { id } = (await sessionsOf(app, desk)).find(({ device }) => device === "Safari on iPhone")!;
  const end = () => app.request(`/api/account/sessions/${id}`, { method: "DELETE", headers: { Cookie: desk } });
  expect((await end()).status).toBe(204);
  expect(await Promise.all([desk, phone, third].map((cookie) => isIn(app, cookie)))).toEqual([true, false, true]);
  expect(await errorOf(await end())).toMatchObject({ status: 404 });
});

test("nobody can end the session of another account", async () => {
  const { app, desk } = await twoBrowsers();
  const other = { email: "other@example.edu", password: "a long other password" };
  await app.accounts!.setPassword(other.email, other.password);
  await app.site.database.kysely.insertInto("profiles").values({ email: other.email, createdAt: "2026" }).execute();
  const others = await cookieOf(app, other);
  const [{ id }] = (await sessionsOf(app, others)) as [OwnSession];
  const request = { method: "DELETE", headers: { Cookie: desk } };
  expect((await app.request(`/api/account/sessions/${id}`, request)).status).toBe(404);
  expect((await app.request("/api/account/sessions", request)).status).toBe(204);
  expect(await isIn(app, others)).toBe(true);
});

test("all other sessions are ended at once; this one goes on", async () => {
  const { app, desk, phone } = await twoBrowsers();
  const end = () => app.request("/api/account/sessions", { method: "DELETE", headers: { Cookie: desk } });
  expect((await end()).status).toBe(204);
  expect([await isIn(app, desk), await isIn(app, phone)]).toEqual([true, false]);
  expect((await end()).status, "where there are no others").toBe(204);
});

test("a new password ends every session and gives this browser a new one", async () => {
  const { app, desk, phone } = await twoBrowsers();
  const response = await change(app, desk, ADMIN.password);
  expect([response.status, cookieSet(response, "session_token")?.attributes]).toEqual([
    204,
    expect.arrayContaining(["httponly", "path=/", "samesite=lax"]),
  ]);
  const next = cookieHeaderOf(response);
  expect(await Promise.all([desk, phone, next].map((cookie) => isIn(app, cookie)))).toEqual([false, false, true]);
  expect((await app.request("/api/session", json("POST", ADMIN))).status).toBe(401);
  expect((await app.request("/api/session", json("POST", { ...ADMIN, password: NEW_PASSWORD }))).status).toBe(200);
});

test("a wrong old password changes nothing, and each error names its field", async () => {
  const { app, desk, phone } = await twoBrowsers();
  for (const [current, next, fields] of [
    ["a wrong password", NEW_PASSWORD, { currentPassword: "This is not your password." }],
    [ADMIN.password, "short", { newPassword: expect.stringContaining("12 characters or more") }],
    [ADMIN.password, "x".repeat(257), { newPassword: "Use at most 256 characters." }],
    [ADMIN.password, ADMIN.password, { newPassword: expect.stringContaining("Choose another") }],
    ["", NEW_PASSWORD, { currentPassword: "Enter your password." }],
  ] as const) {
    const response = await change(app, desk, current, next);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await errorOf(response)).toMatchObject({ status: 400, fields });
  }
  expect([await isIn(app, desk), await isIn(app, phone)]).toEqual([true, true]);
  expect((await app.request("/api/session", json("POST", ADMIN))).status).toBe(200);
});

test("guessing the old password in an open browser is limited to ten tries", async () => {
  const { app, desk, phone } = await twoBrowsers();
  const guesses = await Promise.all(Array.from({ length: 14 }, (_, turn) => change(app, desk, `guess ${turn}`)));
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(10);
  const right = await change(app, phone, ADMIN.password);
  expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await errorOf(right)).toMatchObject({ status: 429, message: expect.stringContaining("Too many tries") });
  expect((await app.request("/api/session", json("POST", ADMIN))).status, "signing in has counts of its own").toBe(200);
});

test("with hosted accounts these calls fail and the page still opens", async () => {
  const app = await startApp({ parts: { identity: ({ ownAccount: _, ...real }) => real } });
  const Cookie = await cookieOf(app, ADMIN);
  const response = await app.request("/api/account/sessions", { headers: { Cookie } });
  expect(await errorOf(response)).toMatchObject({ status: 404, message: expect.stringContaining("Supabase") });
  expect(await errorOf(await change(app, Cookie, ADMIN.password))).toMatchObject({ status: 404 });
  expect((await app.request("/admin/account", { headers: { Cookie } })).status).toBe(200);
});

test.each([
  ["QwertyQwerty", "Many people use this"],
  ["tpic-admin-2026", "words that people try first"],
])("%s is not accepted as a new password, and the old one remains valid", async (newPassword, said) => {
  const { app, desk } = await twoBrowsers();
  const response = await change(app, desk, ADMIN.password, newPassword);
  expect(await errorOf(response)).toMatchObject({
    status: 400,
    fields: { newPassword: expect.stringContaining(said) },
  });
  expect(await isIn(app, desk)).toBe(true);
});
