import { expect, test } from "vitest";
import type { App } from "../../../server/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import { codeOf, switchOnCodes } from "../../../tests/support/authenticator.ts";
import { ADMIN, cookieOf, json, startApp, startBeside, USER, withClock } from "../../../tests/support/app.ts";
import { faultLog } from "../../../tests/support/fault-log.ts";
import { cookieHeaderOf, errorOf } from "../../../tests/support/requests.ts";
import { startMailServer } from "../../../tests/support/smtp.ts";
import type { CreatedInvitation, Invitation } from "./invitation-schema.server.ts";
import { claim, release } from "./invitation-store.server.ts";
import type { InvitationRequest } from "./invitation-schema.server.ts";

const ADDRESS = "/api/invitations";
const ASHA = { email: "asha@example.edu", password: "nine green bicycles" };
const DAY_MS = 24 * 60 * 60 * 1000;

async function start(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  return { app, admin: await cookieOf(app, ADMIN) };
}

async function invite(app: App, cookie: string, request: Partial<InvitationRequest> = {}) {
  const response = await app.request(ADDRESS, json("POST", { role: "editor", ...request }, cookie));
  expect(response.status).toBe(201);
  const created = (await response.json()) as CreatedInvitation;
  return { ...created, token: created.link.split("#")[1]! };
}

const accept = (app: App, token: string, who: object = ASHA) =>
  app.request(`${ADDRESS}/accept`, json("POST", { token, ...who }));

async function list(app: App, Cookie: string): Promise<Invitation[]> {
  return (await (await app.request(ADDRESS, { headers: { Cookie } })).json()) as Invitation[];
}

const profilesOf = (app: App, email: string) =>
  app.site.database.kysely.selectFrom("profiles").selectAll().where("email", "=", email).execute();

test("an invited person chooses a password and has the role until after the session", async () => {
  const { app, admin } = await start({ env: { PUBLIC_URL: "https://cell.example.edu" } });
  const { link, token, expiresAt } = await invite(app, admin);
  expect(link).toMatch(/^https:\/\/cell\.example\.edu\/admin\/join#[\w-]{43}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * DAY_MS);
  const response = await accept(app, token);
  expect([response.status, await response.json()]).toEqual([201, { user: { email: ASHA.email }, role: "editor" }]);
  const Cookie = cookieHeaderOf(response);
  const session = await app.request("/api/session", { headers: { Cookie } });
  expect(await session.json()).toEqual({ user: { email: ASHA.email }, role: "editor" });
  expect(await cookieOf(app, ASHA)).toContain("session_token");
  const end = expect.stringMatching(/^\d{4}-08-29T18:29:59\.000Z$/);
  expect(await profilesOf(app, ASHA.email)).toMatchObject([
    { role: "editor", invitedBy: ADMIN.email, activeUntil: end, lastSeenAt: expect.any(String) },
  ]);
});

test("an invitation may name the last day of access", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin, { activeUntil: "2099-06-30" });
  const activeUntil = "2099-06-30T18:29:59.000Z";
  expect(await list(app, admin)).toMatchObject([{ activeUntil }]);
  expect((await accept(app, token)).status).toBe(201);
  expect(await profilesOf(app, ASHA.email)).toMatchObject([{ activeUntil }]);
});

test("an invitation is used up by accepting it, and by nothing else", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin);
  for (const method of ["GET", "HEAD"]) {
    await app.request("/admin/join", { method });
    expect((await app.request(`${ADDRESS}/accept`, { method })).status).toBe(405);
  }
  expect((await accept(app, token, { ...ASHA, password: "short" })).status).toBe(400);
  expect((await accept(app, token)).status).toBe(201);
  for (const email of [ASHA.email, "ravi@example.edu"])
    expect(await errorOf(await accept(app, token, { ...ASHA, email }))).toMatchObject({
      status: 410,
      message: expect.stringContaining("used"),
    });
  expect(await profilesOf(app, "ravi@example.edu")).toEqual([]);
});

test("the link shows what it gives, to whom and until when, as long as it can be accepted", async () => {
  const { app, admin } = await start();
  const open = (token: string) => app.request(`${ADDRESS}/open`, json("POST", { token }));
  const given = { role: "editor", invitedBy: ADMIN.email };
  const { token } = await invite(app, admin);
  const usual = expect.stringMatching(/^\d{4}-08-29T18:29:59\.000Z$/);
  expect(await (await open(token)).json()).toEqual({ ...given, email: null, activeUntil: usual });
  const named = await invite(app, admin, { email: ASHA.email, activeUntil: "2099-06-30" });
  const activeUntil = "2099-06-30T18:29:59.000Z";
  expect(await (await open(named.token)).json()).toEqual({ ...given, email: ASHA.email, activeUntil });
  await accept(app, token);
  await app.request(`${ADDRESS}/${named.id}`, { method: "DELETE", headers: { Cookie: admin } });
  const expired = await invite(app, admin);
  const statuses = [await open(token), await open(named.token), await open("unknown")].map(({ status }) => status);
  expect(statuses).toEqual([410, 410, 410]);
  expect((await withClock(8 * DAY_MS, () => open(expired.token))).status).toBe(410);
});

test("someone who was removed cannot come back with an earlier invitation", async () => {
  const { app, admin } = await start();
  await addPerson(app, ASHA, { role: "editor" });
  const { token } = await invite(app, admin, { email: ASHA.email });
  const { token: others } = await invite(app, admin, { email: USER.email });
  const request = { method: "DELETE", headers: { Cookie: admin } };
  expect((await app.request(`/api/administrators/${ASHA.email}`, request)).status).toBe(204);
  expect((await accept(app, token)).status).toBe(410);
  expect((await accept(app, others, USER)).status).toBe(201);
  expect(await profilesOf(app, ASHA.email)).toEqual([]);
  const { token: later } = await invite(app, admin, { email: ASHA.email });
  expect((await accept(app, later)).status).toBe(201);
});

test.each([
  ["demoted", "PATCH"],
  ["removed", "DELETE"],
])("the links of an administrator who was %s stay closed when the role comes back", async (_, method) => {
  const { app, admin } = await start();
  await addPerson(app, ASHA, { role: "admin" });
  const { token } = await invite(app, await cookieOf(app, ASHA), { role: "admin" });
  const changed = await app.request(`/api/administrators/${ASHA.email}`, json(method, { role: "editor" }, admin));
  expect(changed.ok).toBe(true);
  await app.site.database.kysely.deleteFrom("profiles").where("email", "=", ASHA.email).execute();
  await addPerson(app, ASHA, { role: "admin" });
  expect((await accept(app, token, USER)).status).toBe(410);
});

test("of two people who accept one link at once, only one gets an account", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin, { role: "admin" });
  const people = [ASHA, { ...ASHA, email: "ravi@example.edu" }];
  const responses = await Promise.all(people.map((who) => accept(app, token, who)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  const loser = people[responses.findIndex(({ status }) => status === 410)]!;
  expect(await app.accounts!.hasAccount(loser.email)).toBe(false);
  expect(await profilesOf(app, loser.email)).toEqual([]);
});

test("of two processes one lets a person in with a link, and it ends on both", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin);
  const revoked = await invite(app, admin);
  const other = await startBeside(app);
  const people = [ASHA, { ...ASHA, email: "ravi@example.edu" }];
  const responses = await Promise.all([accept(app, token, people[0]), accept(other, token, people[1])]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  await app.request(`${ADDRESS}/${revoked.id}`, { method: "DELETE", headers: { Cookie: admin } });
  expect((await accept(other, revoked.token)).status).toBe(410);
  const winner = people[responses.findIndex(({ status }) => status === 201)]!;
  for (const there of [app, other]) {
    const session = await there.request("/api/session", { headers: { Cookie: await cookieOf(there, winner) } });
    expect(await session.json()).toMatchObject({ role: "editor" });
  }
});

test("an invitation with an e-mail is for that address only, in any case", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin, { email: "Asha@Example.edu" });
  const refused = await errorOf(await accept(app, token, { ...ASHA, email: "ravi@example.edu" }));
  expect(refused).toMatchObject({ status: 400, fields: { email: expect.any(String) } });
  expect((await accept(app, token, { ...ASHA, email: "ASHA@example.edu" })).status).toBe(201);
});

test("a row of profiles without an account is only for an invitation with its e-mail", async () => {
  const { app, admin } = await start();
  const row = { email: "Asha@example.edu", createdAt: "2026-01-01T00:00:00.000Z" };
  await app.site.database.kysely.insertInto("profiles").values(row).execute();
  const { token } = await invite(app, admin);
  expect(await errorOf(await accept(app, token))).toMatchObject({
    status: 400,
    fields: { email: expect.stringContaining("exactly this email") },
  });
  expect(await app.accounts!.hasAccount(ASHA.email)).toBe(false);
  const named = await invite(app, admin, { email: ASHA.email });
  expect((await accept(app, named.token)).status).toBe(201);
});

test("an existing account needs its password, which does not change", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin, { role: "admin" });
  const taken = await accept(app, token, { ...USER, password: ASHA.password });
  expect(taken.headers.getSetCookie()).toEqual([]);
  expect(await errorOf(taken)).toMatchObject({ status: 401, fields: { password: expect.any(String) } });
  expect(await profilesOf(app, USER.email)).toEqual([]);
  expect(await (await accept(app, token, USER)).json()).toEqual({ user: { email: USER.email }, role: "admin" });
  expect(await cookieOf(app, USER)).toContain("session_token");
});

test("an account with an authenticator app needs its code, too", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin, { role: "admin" });
  const { secret } = await switchOnCodes(app, admin, ADMIN.password);
  const asked = await accept(app, token, ADMIN);
  expect(asked.headers.getSetCookie()).toEqual([]);
  expect(await errorOf(asked)).toMatchObject({ status: 401, fields: { code: expect.any(String) } });
  expect((await accept(app, token, { ...ADMIN, code: codeOf(secret, 1) })).status).toBe(201);
});

test("guessing the password of an account with an invitation is limited as at sign-in", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin);
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push((await accept(app, token, { ...USER, password: `a wrong guess ${turn}` })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test("a sign-in that is refused for its address leaves no account", async () => {
  const { app, admin } = await start();
  const { token } = await invite(app, admin);
  for (let turn = 0; turn < 10; turn += 1)
    await app.request("/api/session", json("POST", { ...USER, password: `a wrong guess ${turn}` }));
  expect((await accept(app, token)).status).toBe(429);
  const { kysely } = app.site.database;
  expect(
    await kysely
      .withoutPlugins()
      .selectFrom("user" as never)
      .selectAll()
      .execute(),
  ).not.toContainEqual(expect.objectContaining({ email: ASHA.email }));
  expect(await list(app, admin)).toMatchObject([{ state: "open" }]);
});

test.each<[had: object, invited: InvitationRequest["role"], has: object]>([
  [{ role: "admin", activeUntil: null }, "editor", { role: "admin", activeUntil: null }],
  [{ role: "admin", activeUntil: null }, "admin", { role: "admin", activeUntil: null }],
  [{ role: "editor", activeUntil: "2026-01-01T00:00:00.000Z" }, "editor", { role: "editor", invitedBy: ADMIN.email }],
  [{ role: "editor", activeUntil: null }, "admin", { role: "admin", invitedBy: ADMIN.email }],
  // A person whose access ended gets only the access of the invitation.
  [{ role: "admin", activeUntil: "2026-01-01T00:00:00.000Z" }, "editor", { role: "editor", invitedBy: ADMIN.email }],
])("someone with %j who accepts to be %s has %j", async (had, role, has) => {
  const { app, admin } = await start();
  const row = { email: USER.email, createdAt: "2026-01-01T00:00:00.000Z", ...had };
  await app.site.database.kysely.insertInto("profiles").values(row).execute();
  const { token } = await invite(app, admin, { role });
  expect((await accept(app, token, USER)).status).toBe(201);
  const [now] = await profilesOf(app, USER.email);
  expect(now).toMatchObject(has);
  expect(now!.activeUntil === null || now!.activeUntil > new Date().toISOString()).toBe(true);
});

test("a revoked or expired invitation returns 410", async () => {
  const { app, admin } = await start();
  const revoked = await invite(app, admin);
  const expired = await invite(app, admin);
  const revoke = () => app.request(`${ADDRESS}/${revoked.id}`, { method: "DELETE", headers: { Cookie: admin } });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(404);
  expect((await accept(app, revoked.token)).status).toBe(410);
  expect((await withClock(7 * DAY_MS, () => accept(app, expired.token))).status).toBe(410);
});

test("an invitation revoked during an attempt with a wrong password is revoked", async () => {
  const { app, admin } = await start();
  const { id, token } = await invite(app, admin);
  const { database } = app.site;
  await claim(database, id, ASHA.email, new Date());
  await app.request(`${ADDRESS}/${id}`, { method: "DELETE", headers: { Cookie: admin } });
  await release(database, id);
  expect(await list(app, admin)).toMatchObject([{ state: "revoked" }]);
  expect((await accept(app, token)).status).toBe(410);
});

test("nobody gets a role from a person who is removed during the acceptance", async () => {
  const { app } = await start();
  const ravi = { email: "ravi@example.edu", password: "nine green bicycles" };
  await addPerson(app, ravi, { role: "admin" });
  const { id, token } = await invite(app, await cookieOf(app, ravi), { role: "admin" });
  const attempt = accept(app, token);
  const { kysely } = app.site.database;
  const claimed = () => kysely.selectFrom("invitation").where("id", "=", id).select("usedAt").executeTakeFirst();
  await expect.poll(async () => (await claimed())?.usedAt, { interval: 1, timeout: 10_000 }).toBeTruthy();
  await kysely.deleteFrom("profiles").where("email", "=", ravi.email).execute();
  expect((await attempt).status).toBe(410);
  expect(await profilesOf(app, ASHA.email)).toEqual([]);
});

test.each<[what: string, change: object]>([
  ["removed", { email: "gone@example.edu" }],
  ["made an editor", { role: "editor" }],
  ["at the end of their access", { activeUntil: "2026-01-01T00:00:00.000Z" }],
])("an invitation by an administrator who was %s lets nobody in", async (_, change) => {
  const { app, admin } = await start();
  const { kysely } = app.site.database;
  const other = { email: USER.email, createdAt: "2026-01-01T00:00:00.000Z", lastSeenAt: "2026-01-01T00:00:00.000Z" };
  await kysely.insertInto("profiles").values(other).execute();
  const { token } = await invite(app, await cookieOf(app, USER), { role: "admin" });
  await kysely.updateTable("profiles").set(change).where("email", "=", USER.email).execute();
  expect((await accept(app, token)).status).toBe(410);
  expect(await app.accounts!.hasAccount(ASHA.email)).toBe(false);
  expect(await list(app, admin)).toMatchObject([{ state: "revoked" }]);
});

test("an acceptance with a wrong field is refused by its name", async () => {
  const app = await startApp();
  const refusals: [field: string, body: object][] = [
    ["token", { ...ASHA }],
    ["token", { ...ASHA, token: { $ne: "" } }],
    ["token", { ...ASHA, token: "a".repeat(101) }],
    ["email", { ...ASHA, token: "a", email: [ASHA.email] }],
    ["password", { ...ASHA, token: "a", password: 123_456_789_012 }],
    ["password", { ...ASHA, token: "a", password: "a".repeat(257) }],
    ["role", { ...ASHA, token: "a", role: "admin" }],
  ];
  for (const [field, body] of refusals) {
    const refused = await errorOf(await app.request(`${ADDRESS}/accept`, json("POST", body)));
    expect(refused, JSON.stringify(body)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  }
});

test("an acceptance of more than 64 KB is not read", async () => {
  const app = await startApp();
  const huge = { ...ASHA, token: "a".repeat(70_000) };
  expect((await app.request(`${ADDRESS}/accept`, json("POST", huge))).status).toBe(413);
});

test("the list says who invited whom, and never a token", async () => {
  const { app, admin } = await start();
  const used = await invite(app, admin);
  await accept(app, used.token);
  const open = await invite(app, admin, { role: "admin", email: "ravi@example.edu" });
  const rows = await list(app, admin);
  expect(rows).toMatchObject([
    { id: open.id, role: "admin", email: "ravi@example.edu", invitedBy: ADMIN.email, state: "open", usedBy: null },
    { id: used.id, role: "editor", email: null, invitedBy: ADMIN.email, state: "used", usedBy: ASHA.email },
  ]);
  const stored = await app.site.database.kysely.selectFrom("invitation").selectAll().execute();
  for (const token of [used.token, open.token]) expect(JSON.stringify([rows, stored])).not.toContain(token);
});

test("no more than 20 invitations are open at a time", async () => {
  const { app, admin } = await start();
  const { id } = await invite(app, admin);
  for (let more = 1; more < 20; more += 1) await invite(app, admin);
  const refused = await app.request(ADDRESS, json("POST", { role: "editor" }, admin));
  expect(await errorOf(refused)).toMatchObject({ status: 409, message: expect.stringContaining("Revoke") });
  await app.request(`${ADDRESS}/${id}`, { method: "DELETE", headers: { Cookie: admin } });
  await invite(app, admin);
});

test("an invitation is mailed to its address, if wanted", async () => {
  const mail = await startMailServer();
  const { app, admin } = await start({ env: { SMTP_URL: mail.url, CONTACT_TO: "cell@example.edu" } });
  const { link, mailed } = await invite(app, admin, { email: ASHA.email, mail: true });
  expect(mailed).toBe(true);
  expect(mail.taken).toMatchObject([{ to: [ASHA.email] }]);
  expect((await mail.mails())[0]!.text).toContain(link);
  await mail.goAway();
  expect(await invite(app, admin, { email: ASHA.email, mail: true })).toMatchObject({ mailed: false });
});

test("an invitation with a wrong field is refused by its name", async () => {
  const { app, admin } = await start();
  const refusals: [field: string, request: object][] = [
    ["role", {}],
    ["role", { role: "owner" }],
    ["email", { role: "editor", email: "asha" }],
    ["email", { role: "editor", mail: true }],
    ["mail", { role: "editor", email: ASHA.email, mail: true }],
    ["activeUntil", { role: "editor", activeUntil: "soon" }],
    ["activeUntil", { role: "editor", activeUntil: "2026-01-01" }],
    ["activeUntil", { role: "editor", activeUntil: null }],
    ["invitedBy", { role: "editor", invitedBy: ASHA.email }],
  ];
  for (const [field, request] of refusals) {
    const refused = await errorOf(await app.request(ADDRESS, json("POST", request, admin)));
    expect(refused, JSON.stringify(request)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  }
  expect(await list(app, admin)).toEqual([]);
});

test("no token is in the log", async () => {
  const { faults: lines, log } = faultLog("info");
  const { app, admin } = await start({ log });
  const { token } = await invite(app, admin);
  await accept(app, token);
  await accept(app, token);
  expect(lines.join()).toContain("invitation accepted");
  expect(lines.join()).not.toContain(token);
  expect(lines.join()).not.toContain(ASHA.email);
});
