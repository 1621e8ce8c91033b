import { expect, test } from "vitest";
import { sql } from "kysely";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, startApp } from "../../../tests/support/app.ts";
import { cookieSet } from "../../../tests/support/requests.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const IDLE_MS = 7 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;

type Row = { createdAt: string | Date; updatedAt: string | Date; expiresAt: string | Date };
async function rows(app: App): Promise<Row[]> {
  return (await sql<Row>`select * from session`.execute(app.site.database.kysely.withoutPlugins())).rows;
}
const moment = (value: string | Date) => new Date(value).getTime();

/** Changes when the session started and was last used. */
async function age(app: App, signedIn: number, lastUsed: number): Promise<void> {
  const at = (ago: number) => new Date(Date.now() - ago).toISOString();
  await app.site.database.kysely
    .withoutPlugins()
    .updateTable("session" as never)
    .set({ createdAt: at(signedIn), updatedAt: at(lastUsed), expiresAt: at(lastUsed - IDLE_MS) } as never)
    .execute();
}
async function asks(app: App, Cookie: string): Promise<Response> {
  return app.request("/api/messages", { headers: { Cookie } });
}

test("a session ends after seven days without use", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await age(app, IDLE_MS, IDLE_MS - HOUR_MS);
  expect((await asks(app, cookie)).status).toBe(200);
  // The session is still valid at the very millisecond of its end.
  await age(app, IDLE_MS + 1, IDLE_MS + 1);
  expect((await asks(app, cookie)).status).toBe(401);
});

test("a session in use is extended once an hour, not at each request", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await age(app, 2 * DAY_MS, HOUR_MS / 2);
  const [before] = await rows(app);
  await asks(app, cookie);
  expect(await rows(app)).toEqual([before]);
  await age(app, 2 * DAY_MS, HOUR_MS);
  const response = await asks(app, cookie);
  expect(cookieSet(response, "session_token")?.attributes).toContain("max-age=604800");
  const [after] = await rows(app);
  expect(moment(after!.expiresAt)).toBeGreaterThan(moment(before!.expiresAt));
  expect(moment(after!.updatedAt)).toBeGreaterThan(moment(before!.updatedAt));
});

test("a session ends after thirty days of use, and its cookies are cleared", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await age(app, ABSOLUTE_MS - HOUR_MS, 2 * HOUR_MS);
  expect((await asks(app, cookie)).status).toBe(200);
  await age(app, ABSOLUTE_MS, 2 * HOUR_MS);
  const response = await asks(app, cookie);
  expect([response.status, cookieSet(response, "session_token")?.attributes]).toEqual([
    401,
    expect.arrayContaining(["max-age=0"]),
  ]);
  expect(await rows(app)).toEqual([]);
});

test("expired sessions are deleted with their addresses, others remain", async () => {
  const app = await startApp();
  await cookieOf(app, ADMIN);
  await app.accounts!.removeExpiredSessions();
  expect(await rows(app)).toHaveLength(1);
  for (const [signedIn, lastUsed] of [
    [IDLE_MS + 1, IDLE_MS + 1],
    [ABSOLUTE_MS + 1, HOUR_MS],
  ] as const) {
    await cookieOf(app, ADMIN);
    await age(app, signedIn, lastUsed);
    await app.accounts!.removeExpiredSessions();
    expect(await rows(app)).toEqual([]);
  }
});

test("a new password by command, or removing an administrator, ends all sessions", async () => {
  const app = await startApp();
  for (const end of [
    () => app.accounts!.setPassword(ADMIN.email, ADMIN.password),
    () => app.accounts!.endSessions(ADMIN.email.toUpperCase()),
  ]) {
    const cookies = [await cookieOf(app, ADMIN), await cookieOf(app, ADMIN)];
    await end();
    for (const cookie of cookies) expect((await asks(app, cookie)).status).toBe(401);
  }
});
