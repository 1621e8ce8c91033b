/** An expired token is refreshed once, and trusted only after the Supabase project has confirmed it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, startApp, USER } from "./support/app.ts";
import { cookieSet, EVENT, form, listEvents, errorOf } from "./support/requests.ts";
import { claimsOf, signToken, startSupabase, type Supabase } from "./support/supabase.ts";

let supabase: Supabase;
beforeAll(async () => void (supabase = await startSupabase()));
afterAll(() => supabase.remove());

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1000);
const start = () => startApp({ env: supabase.env });
const write = (app: App, cookie: string) => app.request("/api/events", form(EVENT, cookie));
const readSession = (app: App, Cookie: string) => app.request("/api/session", { headers: { Cookie } });
const roleOf = async (app: App, cookie: string) =>
  ((await (await readSession(app, cookie)).json()) as { role: string | null }).role;

/** Returns the parsed cookies of a signed-in user. */
async function tokensOf(app: App, person: typeof ADMIN) {
  const cookie = await cookieOf(app, person);
  const value = (name: string) => new RegExp(`cell\\.${name}=([^;]+)`).exec(cookie)![1]!;
  return { access: value("access"), refresh: value("refresh") };
}
const cookieWith = ({ access, refresh }: { access: string; refresh: string }) =>
  `cell.access=${access}; cell.refresh=${refresh}`;

/** Returns the same cookies with an expired access token, signed by the project. */
async function expiredCookieOf(app: App, person: typeof ADMIN): Promise<string> {
  const { access, refresh } = await tokensOf(app, person);
  return cookieWith({ access: supabase.sign({ ...claimsOf(access), exp: now() - 1 }), refresh });
}

const refreshesAmong = (paths: string[]) => paths.filter((path) => path.includes("grant_type=refresh_token"));

test("a token that has run out is refreshed, and the browser gets the new pair", async () => {
  const app = await start();
  const old = await expiredCookieOf(app, ADMIN);
  const response = await write(app, old);
  expect(response.status).toBe(201);
  const renewed = cookieWith({
    access: cookieSet(response, "cell.access")!.value,
    refresh: cookieSet(response, "cell.refresh")!.value,
  });
  expect(claimsOf(cookieSet(response, "cell.access")!.value).exp).toBeGreaterThan(now());
  expect(old).not.toContain(cookieSet(response, "cell.refresh")!.value);
  const calls = supabase.calls();
  expect((await write(app, renewed)).status).toBe(201);
  expect(refreshesAmong(calls)).toEqual([]);
});

test("ten concurrent requests with an expired token share one refresh", async () => {
  const app = await start();
  const cookie = await expiredCookieOf(app, ADMIN);
  const calls = supabase.calls();
  const responses = await Promise.all(Array.from({ length: 10 }, () => write(app, cookie)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(new Set(responses.map((response) => cookieSet(response, "cell.access")?.value)).size).toBe(1);
  expect(responses.every((response) => cookieSet(response, "cell.refresh")?.value)).toBe(true);
  expect(refreshesAmong(calls)).toHaveLength(1);
  expect((await write(app, cookie)).status, "a straggler with the old pair").toBe(201);
  expect(refreshesAmong(calls)).toHaveLength(1);
});

test("two people whose tokens expire at the same moment keep their sessions", async () => {
  const app = await start();
  const cookies = [await expiredCookieOf(app, ADMIN), await expiredCookieOf(app, USER)];
  const responses = await Promise.all(cookies.map((cookie) => readSession(app, cookie)));
  const bodies = await Promise.all(responses.map((response) => response.json()));
  expect(bodies).toEqual([
    { user: { email: ADMIN.email }, role: "admin" },
    { user: { email: USER.email }, role: "user" },
  ]);
  expect(responses.map((response) => claimsOf(cookieSet(response, "cell.access")!.value).email)).toEqual([
    ADMIN.email,
    USER.email,
  ]);
});

test("a rejected write returns the new tokens too, because the old ones are used up", async () => {
  const app = await start();
  const response = await write(app, await expiredCookieOf(app, USER));
  expect([response.status, cookieSet(response, "cell.refresh")?.value]).toEqual([403, expect.stringMatching(/.+/)]);
});

test("a guarded page opens with an expired token and sends the new pair", async () => {
  const app = await start();
  const response = await app.request("/add-event", { headers: { Cookie: await expiredCookieOf(app, ADMIN) } });
  expect([response.status, cookieSet(response, "cell.refresh")?.value]).toEqual([200, expect.stringMatching(/.+/)]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("a visitor without cookies costs the project no call", async () => {
  const app = await start();
  const calls = supabase.calls();
  await app.request("/api/session");
  await write(app, "theme=dark");
  expect(calls).toEqual([]);
});

test.each([
  [
    "changed to another person's",
    ({ access }: { access: string }) =>
      `${access.split(".")[0]}.${claimsPart({ ...claimsOf(access), email: ADMIN.email })}.${access.split(".")[2]}`,
  ],
  [
    "without a signature (alg none)",
    ({ access }: { access: string }) => signToken({ ...claimsOf(access), email: ADMIN.email }, undefined),
  ],
  [
    "of another project",
    ({ access }: { access: string }) =>
      signToken({ ...claimsOf(access), email: ADMIN.email }, "another project's secret, as long as it has to be"),
  ],
  ["that was never one", () => "%%%"],
  [
    "whose end was moved",
    ({ access }: { access: string }) =>
      `${access.split(".")[0]}.${claimsPart({ ...claimsOf(access), exp: now() + 24 * HOUR })}.${access.split(".")[2]}`,
  ],
])("a token %s opens nothing", async (_, forge) => {
  const app = await start();
  const access = forge(await tokensOf(app, USER));
  const cookie = `cell.access=${access}`;
  expect(await errorOf(await write(app, cookie))).toMatchObject({ status: 401 });
  expect(await roleOf(app, cookie)).toBeNull();
  expect(await listEvents(app)).toEqual([]);
});

test("an unknown refresh token is rejected, and both cookies are cleared", async () => {
  const app = await start();
  const response = await readSession(
    app,
    cookieWith({ access: supabase.sign({ exp: now() - 1 }), refresh: "made-up" }),
  );
  expect(await response.json()).toEqual({ user: null, role: null });
  for (const name of ["cell.access", "cell.refresh"]) expect(cookieSet(response, name)).toMatchObject({ value: "" });
});

function claimsPart(claims: object): string {
  return Buffer.from(JSON.stringify(claims)).toString("base64url");
}
