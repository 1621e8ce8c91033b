/** Tests sign-in and roles with a Supabase project, through the whole app. */
import { spawnSync } from "node:child_process";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, json, ROOT, startApp, USER } from "./support/app.ts";
import { addEvent, cookieSet, EVENT, form, listEvents, errorOf } from "./support/requests.ts";
import { claimsOf, startSupabase, type Supabase } from "./support/supabase.ts";

let supabase: Supabase;
beforeAll(async () => void (supabase = await startSupabase()));
afterAll(() => supabase.remove());

const start = (env: Record<string, string> = {}) => startApp({ env: { ...supabase.env, ...env } });
const write = (app: App, cookie: string) => app.request("/api/events", form(EVENT, cookie));
const sessionOf = async (app: App, Cookie: string): Promise<unknown> =>
  (await app.request("/api/session", { headers: { Cookie } })).json();
const signOut = (app: App, Cookie: string) => app.request("/api/session", { method: "DELETE", headers: { Cookie } });

test("a wrong password and an unknown account get the same message", async () => {
  const app = await start();
  for (const wrong of [
    { ...ADMIN, password: `${ADMIN.password}!` },
    { ...ADMIN, email: "nobody@example.edu" },
  ]) {
    const response = await app.request("/api/session", json("POST", wrong));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await errorOf(response)).toEqual({ status: 401, message: "Invalid login credentials" });
  }
});

test("a person with a row in profiles is an administrator and may write", async () => {
  const app = await start();
  const response = await app.request("/api/session", json("POST", ADMIN));
  expect([response.status, await response.json()]).toEqual([200, { user: { email: ADMIN.email }, role: "admin" }]);
  const cookie = await cookieOf(app, ADMIN);
  expect(await sessionOf(app, cookie)).toEqual({ user: { email: ADMIN.email }, role: "admin" });
  expect((await addEvent(app, cookie)).title).toBe(EVENT.title);
});

test("a person without a row is a user and may not write", async () => {
  const app = await start();
  const cookie = await cookieOf(app, USER);
  expect(await sessionOf(app, cookie)).toEqual({ user: { email: USER.email }, role: "user" });
  expect(await errorOf(await write(app, cookie))).toMatchObject({ status: 403 });
  expect(await listEvents(app)).toEqual([]);
});

test("with Supabase, invitations and forgotten passwords get a message instead", async () => {
  const app = await start();
  const invited = await app.request("/api/invitations", json("POST", { role: "editor" }, await cookieOf(app, ADMIN)));
  expect(await errorOf(invited)).toMatchObject({ status: 404, message: expect.stringContaining("table profiles") });
  const reset = await app.request("/api/password-reset", json("POST", { email: ADMIN.email }));
  expect(await errorOf(reset)).toMatchObject({ status: 404 });
  expect(await (await app.request("/admin/reset")).text()).toContain("Supabase project");
});

test("a removed role has effect from the next call", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  expect((await write(app, cookie)).status).toBe(201);
  await supabase.removeProfile(ADMIN.email);
  onTestFinished(() => supabase.addProfile(ADMIN.email));
  expect((await write(app, cookie)).status).toBe(403);
  expect(await listEvents(app)).toHaveLength(1);
});

test("after signing out old cookies are rejected though the token has not expired", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const response = await signOut(app, cookie);
  expect(response.status).toBe(204);
  for (const name of ["cell.access", "cell.refresh", "signed_in"])
    expect(cookieSet(response, name)).toMatchObject({ value: "", attributes: expect.arrayContaining(["max-age=0"]) });
  expect((await write(app, cookie)).status).toBe(401);
  expect(await sessionOf(app, cookie)).toEqual({ user: null, role: null });
});

test("signing out with a token that has run out ends the session too", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const [, access] = /cell\.access=([^;]+)/.exec(cookie)!;
  const expired = supabase.sign({ ...claimsOf(access!), exp: Math.floor(Date.now() / 1000) - 60 });
  expect((await signOut(app, cookie.replace(access!, expired))).status).toBe(204);
  for (const replayed of [cookie, cookie.replace(access!, expired)])
    expect((await write(app, replayed)).status).toBe(401);
});

test("another session of the same account lives on after signing out", async () => {
  const app = await start();
  const [here, elsewhere] = [await cookieOf(app, ADMIN), await cookieOf(app, ADMIN)];
  await signOut(app, here);
  expect((await write(app, elsewhere)).status).toBe(201);
});

test("no script reads the tokens, and no other site sends them", async () => {
  const app = await start();
  const response = await app.request("/api/session", json("POST", ADMIN));
  for (const name of ["cell.access", "cell.refresh"]) {
    const { attributes, ...cookie } = cookieSet(response, name)!;
    expect([cookie.name, attributes]).toEqual([name, ["max-age=604800", "path=/", "httponly", "samesite=lax"]]);
  }
});

test("under https the cookies are bound to this host and to https", async () => {
  const app = await start({ PUBLIC_URL: "https://cell.example.edu" });
  const request = json("POST", ADMIN);
  const response = await app.request("/api/session", {
    ...request,
    headers: { ...request.headers, Origin: "https://cell.example.edu" },
  });
  for (const name of ["cell.access", "cell.refresh"]) {
    const { attributes, ...cookie } = cookieSet(response, name)!;
    expect([cookie.name, attributes.toSorted()]).toEqual([
      `__Host-${name}`,
      ["httponly", "max-age=604800", "path=/", "samesite=lax", "secure"],
    ]);
  }
});

test("no response body and no log line contains a token, key or password", async () => {
  const written: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void written.push(line) });
  const app = await startApp({ env: supabase.env, log });
  const cookie = await cookieOf(app, ADMIN);
  const secrets = [...cookie.matchAll(/cell\.(?:access|refresh)=([^;]+)/g)].map(([, value]) => value!);
  const responses = [
    await app.request("/api/session", json("POST", ADMIN)),
    await app.request("/api/session", { headers: { Cookie: cookie } }),
    await write(app, cookie),
    await app.request("/events", { headers: { Cookie: cookie } }),
    await signOut(app, cookie),
    await write(app, cookie),
  ];
  const seen = `${written.join("")}${(await Promise.all(responses.map((response) => response.text()))).join("")}`;
  expect(secrets).toHaveLength(2);
  expect(seen).toContain(ADMIN.email);
  for (const secret of [...secrets, ADMIN.password, supabase.env.SUPABASE_KEY]) expect(seen).not.toContain(secret);
});

test("npm run admin reports that Supabase stores the accounts", async () => {
  const app = await start();
  const env = { ...process.env, ...supabase.env, DATA_DIR: app.site.env.DATA_DIR };
  const { status, stderr } = spawnSync(process.execPath, ["cli/admin.ts", "add", "asha@example.edu"], {
    cwd: ROOT,
    env,
    input: "a long password\n",
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([
    1,
    "Supabase stores the accounts of this site: add people and their rows in profiles there (docs/operations.md).\n",
  ]);
});
