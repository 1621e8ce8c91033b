import { expect, test } from "vitest";
import type { App } from "../../../server/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import {
  ADMIN,
  cookieOf,
  EDITOR,
  editorCookie,
  json,
  startApp,
  startBeside,
  USER,
  withClock,
} from "../../../tests/support/app.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { openDatabase } from "../../../platform/database/index.ts";
import { ownProfiles } from "../../../platform/identity/profile-store.ts";
import type { Administrator } from "./administrator.ts";
import { administratorService } from "./administrators.server.ts";

const OTHER = { email: "other@example.edu", password: "a long other password" };
const LAST = "No other administrator who has signed in would remain.";

async function open() {
  const app = await startApp();
  return { app, ...callsOf(app, await cookieOf(app, ADMIN)) };
}

/** Makes calls with this cookie. */
function callsOf(app: App, cookie: string) {
  const ask = (path: string, init: { method: string; headers?: object; body?: string } = { method: "GET" }) =>
    app.request(path, { ...init, headers: { ...init.headers, Cookie: cookie } });
  const addressOf = (email: string) => `/api/administrators/${encodeURIComponent(email)}`;
  return {
    ask,
    list: async () => (await (await ask("/api/administrators")).json()) as Administrator[],
    change: (email: string, change: object) => ask(addressOf(email), json("PATCH", change)),
    remove: (email: string) => ask(addressOf(email), { method: "DELETE" }),
    session: async () => (await ask("/api/session")).json() as Promise<unknown>,
  };
}

/** Signs in a second administrator. */
async function withOther() {
  const opened = await open();
  await addPerson(opened.app, OTHER);
  return { ...opened, other: callsOf(opened.app, await cookieOf(opened.app, OTHER)) };
}

test("the list has role, end of access, who invited and who signed in", async () => {
  const { app, list } = await open();
  await addPerson(app, OTHER, { activeUntil: "2099-06-30T18:29:59.000Z" });
  await editorCookie(app);
  expect(await list()).toEqual([
    { email: ADMIN.email, role: "admin", activeUntil: null, invitedBy: null, lastSeenAt: expect.any(String) },
    { email: EDITOR.email, role: "editor", activeUntil: null, invitedBy: null, lastSeenAt: expect.any(String) },
    { email: OTHER.email, role: "admin", activeUntil: "2099-06-30T18:29:59.000Z", invitedBy: null, lastSeenAt: null },
  ]);
});

test("a demoted administrator is an editor at once, a removed one is signed out", async () => {
  const { change, remove, other } = await withOther();
  const demoted = await change(OTHER.email, { role: "editor" });
  expect([demoted.status, await demoted.json()]).toMatchObject([200, { email: OTHER.email, role: "editor" }]);
  expect(await other.session()).toMatchObject({ role: "editor" });
  expect((await other.ask("/api/messages")).status).toBe(403);
  expect((await remove(OTHER.email)).status).toBe(204);
  expect(await other.session()).toEqual({ user: null, role: null });
});

test("access lasts to the end of the last day in the zone of the site", async () => {
  const { change } = await withOther();
  const changed = await change(OTHER.email, { activeUntil: "2099-06-30" });
  expect(await changed.json()).toMatchObject({ role: "admin", activeUntil: "2099-06-30T18:29:59.000Z" });
  const exact = await change(OTHER.email, { activeUntil: "2099-06-30T12:00:00+05:30" });
  expect(await exact.json()).toMatchObject({ activeUntil: "2099-06-30T06:30:00.000Z" });
  expect(await (await change(OTHER.email, { activeUntil: null })).json()).toMatchObject({ activeUntil: null });
});

test("an open session has no role after the end of access", async () => {
  const { change, other } = await withOther();
  await change(OTHER.email, { activeUntil: "2026-01-01" });
  expect(await other.session()).toEqual({ user: { email: OTHER.email }, role: "user" });
  expect((await other.ask("/api/administrators")).status).toBe(403);
});

test("nobody removes, demotes or ends the last administrator", async () => {
  const { app, list, change, remove } = await open();
  await editorCookie(app);
  const before = await list();
  for (const refused of [
    await remove(ADMIN.email),
    await remove(ADMIN.email.toUpperCase()),
    await change(ADMIN.email, { role: "editor" }),
    await change(ADMIN.email, { activeUntil: "2026-01-01" }),
    await change(ADMIN.email, { activeUntil: "2099-01-01" }),
  ])
    expect(await errorOf(refused)).toMatchObject({ status: 409, message: expect.stringContaining(LAST) });
  expect(await list()).toEqual(before);
});

test("someone who never signed in or whose access ended is no other administrator", async () => {
  const { app, remove } = await open();
  await addPerson(app, OTHER);
  expect((await remove(ADMIN.email)).status).toBe(409);
  const others = app.site.database.kysely.updateTable("profiles").where("email", "=", OTHER.email);
  await others.set({ lastSeenAt: "2026-01-01T00:00:00.000Z", activeUntil: "2026-01-02T00:00:00.000Z" }).execute();
  expect((await remove(ADMIN.email)).status).toBe(409);
  await others.set({ activeUntil: "2099-01-02T00:00:00.000Z" }).execute();
  expect((await remove(ADMIN.email)).status).toBe(204);
});

test("the last administrator keeps access until a successor has signed in", async () => {
  const { app, session, change } = await withOther();
  const profiles = app.site.database.kysely.updateTable("profiles");
  await profiles.set({ lastSeenAt: null }).where("email", "=", OTHER.email).execute();
  await profiles.set({ activeUntil: "2026-01-01T00:00:00.000Z" }).where("email", "=", ADMIN.email).execute();
  expect(await session()).toMatchObject({ role: "admin" });
  expect((await change(ADMIN.email, { activeUntil: "2026-02-01" })).status).toBe(200);
  await cookieOf(app, OTHER);
  expect(await session()).toMatchObject({ role: "user" });
});

test.each(["demote", "remove"])("of two administrators who %s each other at once, one remains", async (how) => {
  const { app, other, change, remove } = await withOther();
  const act = (calls: { change: typeof change; remove: typeof remove }, email: string) =>
    how === "demote" ? calls.change(email, { role: "editor" }) : calls.remove(email);
  const statuses = await Promise.all([act({ change, remove }, OTHER.email), act(other, ADMIN.email)]);
  expect(statuses.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  const admins = app.site.database.kysely.selectFrom("profiles").select("email").where("role", "=", "admin");
  expect(await admins.execute()).toHaveLength(1);
});

test("access ends on all processes, and a wrong clock ends it only for a time", async () => {
  const { app, change, other } = await withOther();
  const there = await startBeside(app);
  const calls = callsOf(there, await cookieOf(there, OTHER));
  const YEAR_MS = 365 * 86_400_000;
  const lastDay = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  expect((await change(OTHER.email, { role: "editor", activeUntil: lastDay })).status).toBe(200);
  expect(await calls.session()).toMatchObject({ role: "editor" });
  const inAYear = () => cookieOf(there, OTHER).then((cookie) => callsOf(there, cookie).session());
  expect(await withClock(YEAR_MS, inAYear)).toMatchObject({ role: "user" });
  expect(await withClock(-YEAR_MS, inAYear)).toMatchObject({ role: "editor" });
  expect(await calls.session()).toMatchObject({ role: "editor" });
  expect((await change(OTHER.email, { activeUntil: "2026-01-01" })).status).toBe(200);
  expect(await calls.session()).toMatchObject({ role: "user" });
  expect(await other.session()).toMatchObject({ role: "user" });
});

test("of two processes that remove each administrator at once, one remains", async () => {
  const { app } = await withOther();
  const { env, accounts, content } = app.site;
  const second = await openDatabase(env);
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  const access = { ...accounts!, profiles: ownProfiles(second) };
  const there = administratorService({ access, timeZone: content.site.timeZone, endInvitations: async () => {} });
  const removals = [app.site.administrators.remove(viewer, OTHER.email), there.remove(viewer, ADMIN.email)];
  const results = await Promise.allSettled(removals);
  await second.close();
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await app.site.database.kysely.selectFrom("profiles").select("email").execute()).toHaveLength(1);
});

test("wrong input names the field, and an unknown address is a 404", async () => {
  const { change, remove } = await open();
  for (const [input, field] of [
    [{ role: "owner" }, "role"],
    [{ role: null }, "role"],
    [{ activeUntil: "soon" }, "activeUntil"],
    [{ activeUntil: "2027-02-30" }, "activeUntil"],
    [{ activeUntil: "9999-12-31" }, "activeUntil"],
    [{ activeUntil: "9999-12-31T23:00:00-14:00" }, "activeUntil"],
    [{ activeUntil: "0001-01-01" }, "activeUntil"],
  ] as const)
    expect(await errorOf(await change(ADMIN.email, input))).toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  expect((await change(ADMIN.email, { email: "x" })).status).toBe(400);
  expect((await remove(USER.email)).status).toBe(404);
});

test("an e-mail address in a path may have its @ as it is", async () => {
  const { app, ask } = await withOther();
  expect((await ask(`/api/administrators/${OTHER.email}`, { method: "DELETE" })).status).toBe(204);
  expect(await app.site.database.kysely.selectFrom("profiles").select("email").execute()).toHaveLength(1);
});
