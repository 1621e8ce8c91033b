import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SecondFactorSetup } from "./account-shapes.server.ts";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { codeOf, switchOnCodes } from "../../../tests/support/authenticator.ts";
import { cookieHeaderOf, errorOf } from "../../../tests/support/requests.ts";

const PATH = "/api/account/second-factor";
const PASSWORD = { currentPassword: ADMIN.password };
const MINUTE_MS = 60_000;

async function signIn(app: App, code?: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = json("POST", { ...ADMIN, ...(code !== undefined && { code }) });
  return app.request("/api/session", { ...request, headers: { ...request.headers, ...headers } });
}
async function begin(app: App, cookie: string): Promise<SecondFactorSetup> {
  return (await (await app.request(PATH, json("POST", PASSWORD, cookie))).json()) as SecondFactorSetup;
}

/** Returns an administrator with an app: its secret, recovery codes, and the cookies of the browser. */
async function withApp() {
  const app = await startApp({ env: { TRUST_PROXY: "1" } });
  const first = await cookieOf(app, ADMIN);
  const { secret, response } = await switchOnCodes(app, first, ADMIN.password, -1);
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
  return { app, secret, recoveryCodes, cookie: cookieHeaderOf(response, first) };
}

// With a fixed clock no test crosses a half-minute boundary; timers are real.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("an app is set up with the password and a first code, and shows recovery codes", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { secret, uri } = await begin(app, cookie);
  expect(secret).toMatch(/^[A-Z2-7]{32,}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/TPIC:admin%40example\.edu\?secret=/);
  expect((await signIn(app)).status, "nothing has changed before the first code").toBe(200);
  const response = await app.request(PATH, json("PUT", { code: codeOf(secret) }, cookie));
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[2-9a-hjkmnp-z]{5}-[2-9a-hjkmnp-z]{5}$/);
  expect((await app.request("/api/messages", { headers: { Cookie: cookieHeaderOf(response, cookie) } })).status).toBe(
    200,
  );
});

test("a wrong password begins nothing, a wrong code confirms nothing", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const wrong = await app.request(PATH, json("POST", { currentPassword: "a wrong password" }, cookie));
  expect(await errorOf(wrong)).toMatchObject({ status: 400, fields: { currentPassword: expect.any(String) } });
  await begin(app, cookie);
  const refused = await app.request(PATH, json("PUT", { code: "000000" }, cookie));
  expect(await errorOf(refused)).toMatchObject({ status: 400, fields: { code: expect.any(String) } });
  expect((await signIn(app)).status).toBe(200);
});

test("ten wrong codes at the set-up make the right one wait", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { secret } = await begin(app, cookie);
  const confirm = (code: string) => app.request(PATH, json("PUT", { code }, cookie));
  for (let turn = 0; turn < 10; turn += 1) expect((await confirm(`00000${turn}`)).status).toBe(400);
  const locked = await confirm(codeOf(secret));
  expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(14 * 60);
  expect(await errorOf(locked)).toEqual({ status: 429, message: "Too many tries. Wait 15 minutes and try again." });
});

test("then the password alone opens nothing, and password and code together do", async () => {
  const { app, secret } = await withApp();
  const asked = await signIn(app);
  expect(asked.headers.getSetCookie()).toEqual([]);
  expect(await errorOf(asked)).toEqual({
    status: 401,
    message: "A code is needed.",
    fields: { code: "Enter the code." },
  });
  const code = codeOf(secret);
  const response = await signIn(app, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect([response.status, await response.json()]).toEqual([200, { user: { email: ADMIN.email }, role: "admin" }]);
  expect((await app.request("/api/messages", { headers: { Cookie: cookieHeaderOf(response) } })).status).toBe(200);
});

test("only the right password reveals whether a code is needed", async () => {
  const { app, secret } = await withApp();
  const responses = [];
  for (const credentials of [
    { ...ADMIN, password: "wrong" },
    { ...ADMIN, password: "wrong", code: codeOf(secret) },
    { email: "nobody@example.edu", password: "wrong", code: "123456" },
  ]) {
    const response = await app.request("/api/session", json("POST", credentials));
    responses.push([response.status, await response.text(), response.headers.getSetCookie()]);
  }
  expect(responses[0]).toEqual([401, '{"error":{"message":"Invalid login credentials"}}', []]);
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

test("a code works once: not again after set-up, and for one of two requests", async () => {
  const { app, secret } = await withApp();
  expect(await errorOf(await signIn(app, codeOf(secret, -1)))).toMatchObject({
    status: 401,
    message: "Invalid login credentials",
    fields: { code: expect.stringContaining("used before") },
  });
  const statuses = (await Promise.all([1, 2, 3].map(() => signIn(app, codeOf(secret))))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401, 401]);
});

test("an old code and one of the far future open nothing", async () => {
  const { app, secret } = await withApp();
  for (const away of [-3, 3]) expect((await signIn(app, codeOf(secret, away))).status).toBe(401);
});

test("each recovery code works once", async () => {
  const { app, recoveryCodes } = await withApp();
  const [one, other, third, fourth] = recoveryCodes as [string, string, string, string];
  expect((await signIn(app, one)).status).toBe(200);
  expect((await signIn(app, one)).status).toBe(401);
  for (const code of [third.replace("-", ""), fourth.replace("-", " ")])
    expect((await signIn(app, code)).status, code).toBe(200);
  expect((await signIn(app, ` ${other.toUpperCase()} `)).status, "as it is typed").toBe(200);
});

test("ten wrong codes lock the codes for 15 minutes, even the right one", async () => {
  const { app, secret, recoveryCodes } = await withApp();
  const from = (turn: number) => ({ "X-Forwarded-For": `203.0.113.${turn}` });
  for (let turn = 0; turn < 10; turn++)
    expect((await signIn(app, String(turn).repeat(6), from(turn))).status).toBe(401);
  for (const code of [codeOf(secret), recoveryCodes[0]!]) {
    const response = await signIn(app, code, from(99));
    expect(response.headers.get("Retry-After")).toBe(String(15 * 60));
    expect(await errorOf(response)).toMatchObject({
      status: 429,
      message: expect.stringContaining("Too many wrong codes"),
    });
  }
  vi.setSystemTime(Date.now() + 16 * MINUTE_MS);
  expect((await signIn(app, codeOf(secret), from(100))).status).toBe(200);
});

test("wrong codes count towards the limit of an address like wrong passwords", async () => {
  const { app } = await withApp();
  for (let turn = 0; turn < 10; turn++) expect((await signIn(app, "no-such-code")).status).toBe(401);
  expect(await errorOf(await signIn(app, "no-such-code"))).toMatchObject({
    status: 429,
    message: expect.stringContaining("Too many tries"),
  });
});

test("a request for a code does not count as a wrong password", async () => {
  const { app, secret } = await withApp();
  for (let turn = 0; turn < 11; turn++)
    expect(await errorOf(await signIn(app))).toMatchObject({ status: 401, message: "A code is needed." });
  expect((await signIn(app, codeOf(secret))).status).toBe(200);
});

test("new recovery codes need the password, and the old ones are worth nothing", async () => {
  const { app, cookie, recoveryCodes } = await withApp();
  const renew = (currentPassword: string) =>
    app.request(`${PATH}/recovery-codes`, json("POST", { currentPassword }, cookie));
  expect((await renew("a wrong password")).status).toBe(400);
  const next = ((await (await renew(ADMIN.password)).json()) as { recoveryCodes: string[] }).recoveryCodes;
  expect((await signIn(app, recoveryCodes[0])).status).toBe(401);
  expect((await signIn(app, next[0])).status).toBe(200);
});

test("the password switches off codes, and this browser remains signed in", async () => {
  const { app, cookie } = await withApp();
  const end = (currentPassword: string) => app.request(`${PATH}/end`, json("POST", { currentPassword }, cookie));
  expect((await end("a wrong password")).status).toBe(400);
  expect((await signIn(app)).status).toBe(401);
  const response = await end(ADMIN.password);
  expect(response.status).toBe(204);
  expect((await app.request("/api/messages", { headers: { Cookie: cookieHeaderOf(response, cookie) } })).status).toBe(
    200,
  );
  expect((await signIn(app)).status).toBe(200);
});

test("while codes are on no other app is set up, and their secret is not shown again", async () => {
  const { app, cookie } = await withApp();
  for (const [method, body] of [
    ["POST", PASSWORD],
    ["PUT", { code: "123456" }],
  ] as const) {
    const response = await app.request(PATH, json(method, body, cookie));
    expect(await errorOf(response)).toMatchObject({ status: 400, message: "Two-step sign-in is on." });
  }
});

test("after a reset by command the password alone signs in, and all sessions end", async () => {
  const { app, cookie } = await withApp();
  await app.accounts!.resetSecondFactor(ADMIN.email);
  expect((await app.request("/api/messages", { headers: { Cookie: cookie } })).status).toBe(401);
  expect((await signIn(app)).status).toBe(200);
});

test("neither secret nor recovery codes can be read in the database", async () => {
  const { app, secret, recoveryCodes } = await withApp();
  const kysely = app.site.database.kysely.withoutPlugins();
  const rows = await Promise.all(
    ["twoFactor", "user", "verification"].map((table) =>
      kysely
        .selectFrom(table as never)
        .selectAll()
        .execute(),
    ),
  );
  const everything = JSON.stringify(rows);
  expect(rows[0]).toHaveLength(1);
  for (const hidden of [secret, ...recoveryCodes]) expect(everything).not.toContain(hidden);
});
