import { expect, test } from "vitest";
import type { Viewer } from "../../../domain/session.ts";
import { addAccount, addPerson } from "../../../tests/support/accounts.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { addEvent, EVENT } from "../../../tests/support/requests.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
const NEXT = { email: "next@example.edu", password: "a long password of the next" };

test("the steps of a handover follow the actions of the next administrator", async () => {
  const app = await startApp();
  const { kysely } = app.site.database;
  expect(await app.site.readLeaving(VIEWER)).toMatchObject({ email: ADMIN.email, activeUntil: null, successors: [] });
  await addAccount(app.accounts!, app.site.database, NEXT);
  await kysely.insertInto("profiles").values({ email: NEXT.email, createdAt: "2026-01-01T00:00:00.000Z" }).execute();
  const next = async () => (await app.site.readLeaving(VIEWER)).successors;
  const access = { role: "admin", activeUntil: null };
  expect(await next()).toEqual([{ email: NEXT.email, ...access, signedInAt: null, publishedAt: null }]);

  const cookie = await cookieOf(app, NEXT);
  await app.request("/api/ownership", { headers: { Cookie: cookie } });
  expect(await next()).toEqual([{ email: NEXT.email, ...access, signedInAt: expect.any(String), publishedAt: null }]);

  await app.request("/api/content/discover/vision", json("PUT", { text: "New." }, cookie));
  expect(await next()).toEqual([
    { email: NEXT.email, ...access, signedInAt: expect.any(String), publishedAt: expect.any(String) },
  ]);

  const end = { activeUntil: "2099-06-30" };
  const own = await cookieOf(app, ADMIN);
  expect((await app.request(`/api/administrators/${ADMIN.email}`, json("PATCH", end, own))).status).toBe(200);
  expect((await app.site.readLeaving(VIEWER)).activeUntil).toMatch(/^2099-06-30T/);
});

test("a draft of the next administrator that somebody else publishes does not count", async () => {
  const app = await startApp();
  await addPerson(app, NEXT);
  const [cookie, own] = [await cookieOf(app, NEXT), await cookieOf(app, ADMIN)];
  const published = async () => (await app.site.readLeaving(VIEWER)).successors[0]?.publishedAt;
  const { id } = await addEvent(app, cookie, { draft: "true" });
  const save = (change: object, by: string) =>
    app.request(`/api/events/${id}`, json("PUT", { ...EVENT, ...change }, by));
  expect((await save({ draft: false }, own)).status).toBe(200);
  expect(await published()).toBeNull();
  expect((await save({ location: "Library" }, cookie)).status).toBe(200);
  expect(await published()).toEqual(expect.any(String));
});

test("a draft that the next administrator scheduled counts when the site has published it", async () => {
  const app = await startApp();
  await addPerson(app, NEXT);
  const cookie = await cookieOf(app, NEXT);
  const { id } = await addEvent(app, cookie, { draft: "true" });
  const at = new Date(Date.now() + 60_000).toISOString();
  expect((await app.request(`/api/events/${id}/schedule`, json("POST", { at }, cookie))).status).toBe(200);
  const published = async () => (await app.site.readLeaving(VIEWER)).successors[0]?.publishedAt;
  expect(await published()).toBeNull();
  await app.site.events.publishDue(new Date(Date.now() + 120_000));
  expect(await published()).toEqual(expect.any(String));
});

test("an editor can take over, and an administrator whose access ended cannot", async () => {
  const { site } = await startApp();
  const row = { createdAt: "2026-01-01T00:00:00.000Z" };
  const ended = { email: "ended@example.edu", activeUntil: "2026-01-02T00:00:00.000Z", lastSeenAt: row.createdAt };
  await site.database.kysely
    .insertInto("profiles")
    .values({ ...row, email: "editor@example.edu", role: "editor" })
    .execute();
  await site.database.kysely
    .insertInto("profiles")
    .values({ ...row, ...ended })
    .execute();
  await site.database.kysely
    .updateTable("profiles")
    .set({ lastSeenAt: row.createdAt })
    .where("email", "=", ADMIN.email)
    .execute();
  expect((await site.readLeaving(VIEWER)).successors).toMatchObject([{ email: "editor@example.edu", role: "editor" }]);
});

test("people whom the leaving person invited come first, and open links are listed", async () => {
  const app = await startApp();
  const row = { createdAt: "2026-01-01T00:00:00.000Z" };
  const rows = [
    { ...row, email: "a-teacher@example.edu", role: "admin" as const, invitedBy: null },
    { ...row, email: "om@example.edu", role: "editor" as const, invitedBy: ADMIN.email },
    { ...row, email: "zoya@example.edu", role: "admin" as const, invitedBy: ADMIN.email },
  ];
  await app.site.database.kysely.insertInto("profiles").values(rows).execute();
  const cookie = await cookieOf(app, ADMIN);
  for (const role of ["admin", "editor"])
    await app.request("/api/invitations", json("POST", { role, email: `new-${role}@example.edu` }, cookie));
  const { successors, invited } = await app.site.readLeaving(VIEWER);
  expect(successors.map(({ email }) => email)).toEqual(["zoya@example.edu", "om@example.edu", "a-teacher@example.edu"]);
  expect(invited).toEqual([{ email: "new-admin@example.edu", expiresAt: expect.any(String) }]);
});

test("the person who invited the successor is not offered as the next one", async () => {
  const { site } = await startApp();
  const next: Viewer = { user: { email: NEXT.email }, role: "admin" };
  const row = { createdAt: "2026-01-01T00:00:00.000Z" };
  const { kysely } = site.database;
  await kysely
    .insertInto("profiles")
    .values({ ...row, email: NEXT.email, invitedBy: ADMIN.email.toUpperCase() })
    .execute();
  const successorsOf = async (viewer: Viewer) => (await site.readLeaving(viewer)).successors.map(({ email }) => email);
  expect(await successorsOf(next)).toEqual([]);
  expect(await successorsOf(VIEWER)).toEqual([NEXT.email]);
  await kysely
    .insertInto("profiles")
    .values({ ...row, email: "zoya@example.edu" })
    .execute();
  expect(await successorsOf(next)).toEqual(["zoya@example.edu"]);
});
