import { expect, test, vi } from "vitest";
import type { App } from "../../../server/app.ts";
import { codeOf, switchOnCodes } from "../../../tests/support/authenticator.ts";
import { ADMIN, cookieOf, json, startApp, startBeside, USER, withClock } from "../../../tests/support/app.ts";
import { faultLog } from "../../../tests/support/fault-log.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import { startMailServer } from "../../../tests/support/smtp.ts";

const SITE = "https://cell.example.edu";
const NOBODY = "nobody@example.edu";
const HOUR_MS = 3_600_000;
const NEXT = "nine green bicycles";

async function startWithMail() {
  const mail = await startMailServer();
  const { faults: lines, log } = faultLog("info");
  const env = { PUBLIC_URL: SITE, SMTP_URL: mail.url, CONTACT_TO: "cell@example.edu", TRUST_PROXY: "1" };
  const app = await startApp({ env, log });
  return { app, mail, lines, startOther: () => startBeside(app, env) };
}

let network = 0;
function post(app: App, path: string, body: object, address = `203.0.113.${(network += 1)}`): Promise<Response> {
  const request = json("POST", body);
  return app.request(path, { ...request, headers: { ...request.headers, "X-Forwarded-For": address } });
}
const ask = (app: App, email: string, address?: string) => post(app, "/api/password-reset", { email }, address);
const accept = (app: App, token: string, password = NEXT) =>
  post(app, "/api/password-reset/accept", { token, password });
const signIn = (app: App, password: string, code?: string) =>
  post(app, "/api/session", { email: ADMIN.email, password, code });

type Mails = Awaited<ReturnType<typeof startMailServer>>;

async function tokenFrom(mail: Mails, count = 1): Promise<string> {
  await vi.waitFor(() => expect(mail.taken).toHaveLength(count), 10_000);
  const { text = "" } = (await mail.mails()).at(-1)!;
  return new RegExp(`^${SITE}/admin/reset#(\\S+)$`, "m").exec(text)![1]!;
}

async function tokenOf(app: App, mail: Mails): Promise<string> {
  expect((await ask(app, ADMIN.email)).status).toBe(204);
  return tokenFrom(mail);
}

test("the link in the mail sets a new password, once, and ends all sessions", async () => {
  const { app, mail } = await startWithMail();
  const Cookie = await cookieOf(app, ADMIN);
  const token = await tokenOf(app, mail);
  expect(mail.taken[0]!.to).toEqual([ADMIN.email]);
  expect((await accept(app, token)).status).toBe(204);
  expect((await signIn(app, NEXT)).status).toBe(200);
  expect((await signIn(app, ADMIN.password)).status).toBe(401);
  expect((await app.request("/api/messages", { headers: { Cookie } })).status).toBe(401);
  expect(await errorOf(await accept(app, token))).toMatchObject({
    status: 410,
    message: expect.stringContaining("new"),
  });
});

test("an open link shows whose password it sets, and a used one nothing", async () => {
  const { app, mail } = await startWithMail();
  const token = await tokenOf(app, mail);
  const open = () => post(app, "/api/password-reset/open", { token });
  expect(await (await open()).json()).toEqual({ email: ADMIN.email });
  expect((await accept(app, token)).status).toBe(204);
  expect(await errorOf(await open())).toMatchObject({ status: 410, message: expect.stringContaining("sign in") });
});

test("of two uses of a link at the same moment one wins", async () => {
  const { app, mail } = await startWithMail();
  const token = await tokenOf(app, mail);
  const [one, other] = await Promise.all([accept(app, token), accept(app, token, "seven red umbrellas")]);
  expect([one.status, other.status].toSorted()).toEqual([204, 410]);
});

test("the response does not say whether there is an account", async () => {
  const { app, mail } = await startWithMail();
  const seen = [];
  for (const email of [ADMIN.email, NOBODY, ADMIN.email.toUpperCase()]) {
    const response = await ask(app, email);
    const headers = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
    seen.push({ status: response.status, headers, body: await response.text() });
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  await vi.waitFor(() => expect(mail.taken).toHaveLength(2), 10_000);
  expect(mail.tried.join()).not.toContain(NOBODY);
});

test("a newer link ends the older one", async () => {
  const { app, mail } = await startWithMail();
  const older = await tokenOf(app, mail);
  await ask(app, ADMIN.email);
  const newer = await tokenFrom(mail, 2);
  const { status, message } = await errorOf(await accept(app, older));
  expect([status, message]).toEqual([410, expect.stringContaining("open the newest link")]);
  expect((await accept(app, newer)).status).toBe(204);
});

test("a link ends when the account gets another password", async () => {
  const { app, mail } = await startWithMail();
  const token = await tokenOf(app, mail);
  await app.accounts!.setPassword(ADMIN.email.toUpperCase(), "seven red umbrellas");
  expect((await accept(app, token)).status).toBe(410);
});

test("a link ends when its owner changes the password on the account page", async () => {
  const { app, mail } = await startWithMail();
  const token = await tokenOf(app, mail);
  const passwords = { currentPassword: ADMIN.password, newPassword: "seven red umbrellas" };
  const change = json("PUT", passwords, await cookieOf(app, ADMIN));
  expect((await app.request("/api/account/password", change)).ok).toBe(true);
  expect((await accept(app, token)).status).toBe(410);
  expect((await signIn(app, "seven red umbrellas")).status).toBe(200);
});

test("a link ends after an hour", async () => {
  const { app, mail } = await startWithMail();
  const token = await tokenOf(app, mail);
  expect((await withClock(HOUR_MS, () => accept(app, token))).status).toBe(410);
});

test("a link that was made while the clock was ahead is valid for an hour at most", async () => {
  const { app } = await startWithMail();
  const token = await withClock(24 * HOUR_MS, () => app.accounts!.passwordReset.createToken(ADMIN.email));
  expect((await withClock(2 * HOUR_MS, () => accept(app, token!))).status).toBe(410);
  expect((await accept(app, token!)).status).toBe(410);
});

test("of two processes one takes a link, and it ends on both", async () => {
  const { app, mail, startOther } = await startWithMail();
  const token = await tokenOf(app, mail);
  const other = await startOther();
  const statuses = (await Promise.all([accept(app, token), accept(other, token)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 410]);
  for (const there of [app, other]) expect((await signIn(there, ADMIN.password)).status).toBe(401);
  expect((await signIn(other, NEXT)).status).toBe(200);
});

test("a password that is easy to guess is rejected, and the link still works", async () => {
  const { app, mail } = await startWithMail();
  const token = await tokenOf(app, mail);
  for (const password of ["short", `${ADMIN.email}1`])
    expect(await errorOf(await accept(app, token, password))).toMatchObject({
      status: 400,
      fields: { password: expect.any(String) },
    });
  expect((await accept(app, token)).status).toBe(204);
});

test("a new password does not switch off two-step sign-in", async () => {
  const { app, mail } = await startWithMail();
  const { secret } = await switchOnCodes(app, await cookieOf(app, ADMIN), ADMIN.password);
  expect((await accept(app, await tokenOf(app, mail))).status).toBe(204);
  expect(await errorOf(await signIn(app, NEXT))).toMatchObject({ status: 401, fields: { code: expect.any(String) } });
  expect((await signIn(app, NEXT, codeOf(secret, 1))).status).toBe(200);
});

test("after a new password an account that others locked by guessing is open again", async () => {
  const { app, mail } = await startWithMail();
  for (let turn = 0; turn < 30; turn += 1) await signIn(app, "a wrong password");
  expect((await signIn(app, ADMIN.password)).status).toBe(429);
  expect((await accept(app, await tokenOf(app, mail))).status).toBe(204);
  expect((await signIn(app, NEXT)).status).toBe(200);
});

test.each([USER.email, NOBODY])("%s gets three mails an hour at most", async (email) => {
  const { app } = await startWithMail();
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await ask(app, email)).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
});

test("one network may ask for twenty addresses an hour", async () => {
  const { app } = await startWithMail();
  const statuses = [];
  for (let turn = 0; turn <= 20; turn += 1)
    statuses.push((await ask(app, `person${turn}@example.edu`, "198.51.100.9")).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("the token is not in the log, and only its hash is stored", async () => {
  const { app, mail, lines } = await startWithMail();
  const token = await tokenOf(app, mail);
  const { kysely } = app.site.database;
  const rows = await kysely
    .selectFrom("verification" as never)
    .selectAll()
    .execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  await accept(app, token);
  expect(lines.join()).toContain("password reset requested");
  expect(lines.join()).not.toContain(token);
  expect(lines.join()).not.toContain(ADMIN.email);
});

test.each<[string, object]>([
  ["email", {}],
  ["email", { email: "admin" }],
  ["email", { email: [ADMIN.email] }],
  ["email", { email: `${ADMIN.email}, thief@example.com` }],
])("a request for a link without a good %s is refused: %j", async (field, body) => {
  const { app, mail } = await startWithMail();
  const error = await errorOf(await post(app, "/api/password-reset", body));
  expect(error).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  expect(mail.tried).toEqual([]);
});

test("without mail the page says whom to ask, and the call does nothing", async () => {
  const app = await startApp();
  expect(await errorOf(await ask(app, ADMIN.email))).toMatchObject({ status: 404 });
  const page = await app.request("/admin/reset");
  const html = await page.text();
  expect(html).toContain("npm run admin -- password");
  expect(html).not.toContain("<form");
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
});
