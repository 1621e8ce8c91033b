import { expect, inject, test } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../../tests/support/app.ts";
import { errorOf } from "../../../tests/support/requests.ts";

test("a site without backups gives advice instead of testing one", async () => {
  const app = await startApp();
  const headers = { Cookie: await cookieOf(app, ADMIN) };
  const response = await app.request("/api/restore-drill", { method: "POST", headers });
  const said = inject("postgresUrl") ? /pg_restore/ : /set BACKUP_DIR/;
  expect(await errorOf(response)).toEqual({ status: 409, message: expect.stringMatching(said) });
  await app.site.restoreDrill.runIfDue();
  expect(await app.site.restoreDrill.last()).toBeUndefined();
});

test("with PostgreSQL the tests of backups from before the move are not shown", async () => {
  const { site } = await startApp();
  const counts = { events: 0, messages: 0, documents: 0, pictures: 0, files: 0 };
  const row = { at: "2026-01-01T00:00:00.000Z", backup: "site.db", problem: null, ...counts };
  await site.database.kysely.insertInto("restoreDrill").values(row).execute();
  const isShown = site.database.kind === "sqlite";
  const tasks = await site.desk.tasks({ user: { email: ADMIN.email }, role: "admin" });
  expect(tasks.some(({ title }) => title === "No backup was tested recently")).toBe(isShown);
  expect((await site.restoreDrill.last()) !== undefined).toBe(isShown);
});
