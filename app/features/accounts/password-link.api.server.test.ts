import { expect, test } from "vitest";
import type { App } from "../../../server/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import { ADMIN, cookieOf, EDITOR, json, startApp, USER, withClock } from "../../../tests/support/app.ts";
import { codeOf, switchOnCodes } from "../../../tests/support/authenticator.ts";
import { faultLog } from "../../../tests/support/fault-log.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import type { PasswordLink } from "./password-link.server.ts";

const SITE = "https://cell.example.edu";
const HOUR_MS = 3_600_000;
const NEXT = "nine green bicycles";
const OTHER = { email: "other@example.edu", password: "a long other password" };

/** Starts a site with an administrator and an editor. */
async function start(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  await addPerson(app, EDITOR, { role: "editor" });
  return { app, admin: await cookieOf(app, ADMIN) };
}

const ask = (app: App, Cookie: string, email = EDITOR.email) =>
  app.request(`/api/administrators/${encodeURIComponent(email)}/password-link`, {
    method: "POST",
    headers: { Cookie },
  });

async function make(app: App, cookie: string, email?: string) {
  const response = await ask(app, cookie, email);
  expect(response.status).toBe(201);
  const made = (await response.json()) as PasswordLink;
  return { ...made, token: made.link.split("#")[1]! };
}

const accept = (app: App, token: string, password = NEXT) =>
  app.request("/api/password-reset/accept", json("POST", { token, password }));
const open = (app: App, token: string) => app.request("/api/password-reset/open", json("POST", { token }));
const signIn = (app: App, password: string, code?: string) =>
  app.request("/api/session", json("POST", { email: EDITOR.email, password, code }));
const storedTokens = ({ site }: App) =>
  site.database.kysely
    .selectFrom("verification" as never)
    .selectAll()
    .execute();

test("visitors, people without a role and editors make no link", async () => {
  const { app } = await start();
  expect((await ask(app, "")).status).toBe(401);
  for (const who of [USER, EDITOR]) expect((await ask(app, await cookieOf(app, who), ADMIN.email)).status).toBe(403);
  expect(await storedTokens(app)).toEqual([]);
});

test("nobody makes a link for themselves, for somebody who is not listed or who has no account", async () => {
  const { app, admin } = await start();
  const row = { email: "asha@example.edu", createdAt: "2026-01-01T00:00:00.000Z" };
  await app.site.database.kysely.insertInto("profiles").values(row).execute();
  for (const [email, status, message] of [
    [ADMIN.email, 409, "account page"],
    [ADMIN.email.toUpperCase(), 409, "account page"],
    [USER.email, 404, "no administrator or editor"],
    ["nobody@example.edu", 404, "no administrator or editor"],
    [row.email, 404, "no account"],
  ] as const)
    expect(await errorOf(await ask(app, admin, email))).toEqual({ status, message: expect.stringContaining(message) });
  expect(await storedTokens(app)).toEqual([]);
});

test("a link sets a new password once, and ends all sessions", async () => {
  const { app, admin } = await start({ env: { PUBLIC_URL: SITE } });
  const Cookie = await cookieOf(app, EDITOR);
  const { link, token } = await make(app, admin, EDITOR.email.toUpperCase());
  expect(link).toMatch(/^https:\/\/cell\.example\.edu\/admin\/reset#[\w-]{43}\.[\w-]{12}$/);
  expect((await app.request("/api/session", { headers: { Cookie } })).status).toBe(200);
  expect(await (await open(app, token)).json()).toEqual({ email: EDITOR.email });
  expect((await accept(app, token)).status).toBe(204);
  expect((await app.request("/api/account/sessions", { headers: { Cookie } })).status).toBe(401);
  expect((await signIn(app, EDITOR.password)).status).toBe(401);
  expect((await signIn(app, NEXT)).status).toBe(200);
  expect((await accept(app, token, "seven red umbrellas")).status).toBe(410);
  expect((await signIn(app, NEXT)).status).toBe(200);
});

test("a link ends when its response says, after an hour", async () => {
  const { app, admin } = await start();
  const { token, expiresAt } = await make(app, admin);
  const left = Date.parse(expiresAt) - Date.now();
  expect(Math.abs(left - HOUR_MS)).toBeLessThan(60_000);
  expect((await withClock(left - 1000, () => open(app, token))).status).toBe(200);
  expect((await withClock(left + 1000, () => open(app, token))).status).toBe(410);
});

test("a newer link ends the earlier one, and only the hash of a token is stored", async () => {
  const { app, admin } = await start();
  const [earlier, newer] = [await make(app, admin), await make(app, admin)];
  const rows = await storedTokens(app);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(newer.token.slice(0, 43));
  expect((await accept(app, earlier.token)).status).toBe(410);
  expect((await accept(app, newer.token)).status).toBe(204);
});

test("a link does not switch off two-step sign-in", async () => {
  const { app, admin } = await start();
  const { secret } = await switchOnCodes(app, await cookieOf(app, EDITOR), EDITOR.password);
  expect((await accept(app, (await make(app, admin)).token)).status).toBe(204);
  expect(await errorOf(await signIn(app, NEXT))).toMatchObject({ status: 401, fields: { code: expect.any(String) } });
  expect((await signIn(app, NEXT, codeOf(secret, 1))).status).toBe(200);
});

test.each<[what: string, change: object]>([
  ["removed", { email: "gone@example.edu" }],
  ["made an editor", { role: "editor" }],
  ["at the end of their access", { activeUntil: "2026-01-01T00:00:00.000Z" }],
])("a link by an administrator who was %s sets no password", async (_, change) => {
  const { app } = await start();
  await addPerson(app, OTHER);
  const { token } = await make(app, await cookieOf(app, OTHER));
  await app.site.database.kysely.updateTable("profiles").set(change).where("email", "=", OTHER.email).execute();
  for (const attempt of [token, token.split(".")[0]!, token.replace(/\..*/, `.${app.site.logName(ADMIN.email)}`)]) {
    expect((await open(app, attempt)).status).toBe(410);
    expect((await accept(app, attempt)).status).toBe(410);
  }
  expect((await signIn(app, EDITOR.password)).status).toBe(200);
});

test("an administrator makes twenty links an hour at most", async () => {
  const { app, admin } = await start();
  for (let turn = 0; turn < 20; turn += 1) await make(app, admin);
  expect((await ask(app, admin)).status).toBe(429);
  await addPerson(app, OTHER);
  await make(app, await cookieOf(app, OTHER));
});

test("each link is logged once with its person and its maker, without token and e-mail", async () => {
  const { faults: lines, log } = faultLog("info");
  const { app, admin } = await start({ log });
  const { token } = await make(app, admin);
  await ask(app, admin, ADMIN.email);
  await accept(app, token);
  const { logName } = app.site;
  const [account, by] = [logName(EDITOR.email), logName(ADMIN.email)];
  const logged = lines.map((line) => JSON.parse(line) as { audit?: string }).filter(({ audit }) => audit);
  expect(logged.filter(({ audit }) => audit !== "sign-in")).toMatchObject([
    { audit: "password link", account, by },
    { audit: "password link refused", account: by, by, refused: 409 },
    { audit: "password reset", account },
  ]);
  for (const secret of [token.slice(0, 43), EDITOR.email, ADMIN.email]) expect(lines.join()).not.toContain(secret);
});
