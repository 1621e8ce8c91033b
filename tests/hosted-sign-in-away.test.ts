/** While a Supabase project fails, nobody can sign in, and visitors notice nothing. */
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "./support/app.ts";
import { EVENT, form, listEvents, errorOf } from "./support/requests.ts";
import { claimsOf, startSupabase, type Supabase } from "./support/supabase.ts";

let supabase: Supabase;
beforeAll(async () => void (supabase = await startSupabase()));
/** A test that failed may have left it stopped. */
afterEach(() => supabase.start());
afterAll(() => supabase.remove());

const start = () => startApp({ env: supabase.env });
const signIn = (app: App, person = ADMIN) => app.request("/api/session", json("POST", person));
const write = (app: App, cookie: string) => app.request("/api/events", form(EVENT, cookie));
const readSession = (app: App, Cookie: string) => app.request("/api/session", { headers: { Cookie } });

async function expectPublicPages(app: App, cookie: string): Promise<void> {
  for (const path of ["/", "/events", "/connect", "/admin-login", "/api/events"]) {
    expect((await app.request(path, { headers: { Cookie: cookie } })).status, path).toBe(200);
  }
}

test("a failed lookup in profiles clears the role and refuses writes", async () => {
  const own = await startSupabase();
  onTestFinished(() => own.remove());
  const app = await startApp({ env: own.env });
  const cookie = await cookieOf(app, ADMIN);
  own.query("drop table profiles");
  expect(await (await readSession(app, cookie)).json()).toEqual({
    user: { email: ADMIN.email },
    role: null,
    error: "the lookup failed",
  });
  expect(await (await signIn(app)).json()).toEqual({
    user: { email: ADMIN.email },
    role: null,
    error: "the lookup failed",
  });
  const response = await write(app, cookie);
  expect([response.headers.get("Retry-After"), await errorOf(response)]).toEqual([
    "5",
    { status: 503, message: expect.stringContaining("could not be checked") },
  ]);
  expect((await app.request("/add-event", { headers: { Cookie: cookie } })).headers.get("Location")).toBe(
    "/admin-login?next=/add-event",
  );
  expect(await listEvents(app)).toEqual([]);
  await expectPublicPages(app, cookie);
});

test("while the project is down pages work, sign-ins and writes do not", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  await supabase.stop();
  await expectPublicPages(app, cookie);
  expect(await errorOf(await signIn(app))).toMatchObject({
    status: 503,
    message: expect.stringContaining("at the moment. Try again"),
  });
  const refused = await write(app, cookie);
  expect([refused.status, refused.headers.get("Retry-After"), refused.headers.getSetCookie()]).toEqual([503, "10", []]);
  expect(await listEvents(app)).toEqual([]);
  const session = await readSession(app, cookie);
  expect([session.status, session.headers.getSetCookie()], "the cookies stay for later").toEqual([503, []]);
  await supabase.start();
  expect((await write(app, cookie)).status).toBe(201);
  expect((await signIn(app)).status).toBe(200);
});

test("a sign-out while the project is down is reported as failed", async () => {
  const app = await start();
  const Cookie = await cookieOf(app, ADMIN);
  await supabase.stop();
  const response = await app.request("/api/session", { method: "DELETE", headers: { Cookie } });
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  await supabase.start();
  expect((await app.request("/api/session", { method: "DELETE", headers: { Cookie } })).status).toBe(204);
  expect((await write(app, Cookie)).status).toBe(401);
});

test("a token refresh is tried once while the project is down", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const [, access] = /cell\.access=([^;]+)/.exec(cookie)!;
  const expired = cookie.replace(access!, supabase.sign({ ...claimsOf(access!), exp: 1 }));
  await supabase.stop();
  const calls = supabase.calls();
  expect((await write(app, expired)).status).toBe(503);
  expect(calls).toHaveLength(1);
  await supabase.start();
  expect((await write(app, expired)).status, "the failure is not remembered").toBe(201);
});

test("a lookup without a response is made once", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const real = globalThis.fetch;
  const lookups: string[] = [];
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (!String(input).includes("/rest/v1/")) return real(input, init);
    lookups.push(String(input));
    return Promise.reject(new TypeError("fetch failed"));
  });
  onTestFinished(() => spy.mockRestore());
  expect((await write(app, cookie)).status).toBe(503);
  expect(lookups).toHaveLength(1);
  // Policies of the project may show other people's rows, too.
  expect(new URL(lookups[0]!).searchParams.get("email")).toBe(`eq.${ADMIN.email}`);
});

test("sign-ins while the project is down do not count as wrong passwords", async () => {
  const app = await start();
  await supabase.stop();
  for (let turn = 0; turn < 12; turn++) expect((await signIn(app, USER)).status).toBe(503);
  await supabase.start();
  expect((await signIn(app, USER)).status).toBe(200);
});

test("a wrong SUPABASE_KEY does not look like a wrong password, ends no session", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const misled = await startApp({ env: { ...supabase.env, SUPABASE_KEY: "sb_publishable_of_another_project" } });
  expect((await signIn(misled)).status).toBe(503);
  const response = await readSession(misled, cookie);
  expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
  expect((await write(misled, cookie)).status).toBe(503);
});
