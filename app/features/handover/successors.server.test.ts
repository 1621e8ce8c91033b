import { expect, test } from "vitest";
import type { Viewer } from "../../../domain/session.ts";
import { addAccount } from "../../../tests/support/accounts.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
const NEXT = { email: "next@example.edu", password: "a long password of the next" };

test("the steps of a handover follow what the next administrator does", async () => {
  const app = await startApp();
  const { kysely } = app.site.database;
  expect(await app.site.readLeaving(VIEWER)).toMatchObject({ email: ADMIN.email, activeUntil: null, successors: [] });
  await addAccount(app.accounts!, app.site.database, NEXT);
  await kysely.insertInto("profiles").values({ email: NEXT.email, createdAt: "2026-01-01T00:00:00.000Z" }).execute();
  const next = async () => (await app.site.readLeaving(VIEWER)).successors;
  expect(await next()).toEqual([{ email: NEXT.email, signedInAt: null, publishedAt: null }]);

  const cookie = await cookieOf(app, NEXT);
  await app.request("/api/ownership", { headers: { Cookie: cookie } });
  expect(await next()).toEqual([{ email: NEXT.email, signedInAt: expect.any(String), publishedAt: null }]);

  await app.request("/api/content/discover/vision", json("PUT", { text: "New." }, cookie));
  expect(await next()).toEqual([
    { email: NEXT.email, signedInAt: expect.any(String), publishedAt: expect.any(String) },
  ]);

  const end = { activeUntil: "2099-06-30" };
  const own = await cookieOf(app, ADMIN);
  expect((await app.request(`/api/administrators/${ADMIN.email}`, json("PATCH", end, own))).status).toBe(200);
  expect((await app.site.readLeaving(VIEWER)).activeUntil).toMatch(/^2099-06-30T/);
});

test("an editor, and an administrator whose access ended, take over nothing", async () => {
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
  expect((await site.readLeaving(VIEWER)).successors).toEqual([]);
});
