import { expect, test } from "vitest";
import { DatabaseUnavailable } from "../../../platform/database/database.ts";
import { IdentityUnavailable, type IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import { ADMIN, cookieOf, startApp } from "../../../tests/support/app.ts";
import { EVENT, form, listEvents, errorOf } from "../../../tests/support/requests.ts";

/** Returns the real provider; its lookup in `profiles` fails while `fault` is set. */
function failingLookup() {
  const state: { fault?: Error } = {};
  const identity = (real: IdentityProvider): IdentityProvider => ({
    ...real,
    async findRole(email) {
      if (state.fault) throw state.fault;
      return real.findRole(email);
    },
  });
  return { state, identity };
}

test("the role is looked up at each write, so removing the row has effect at once", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  expect((await app.request("/api/events", form(EVENT, cookie))).status).toBe(201);
  await app.site.database.kysely.deleteFrom("profiles").execute();
  expect(await errorOf(await app.request("/api/events", form(EVENT, cookie)))).toMatchObject({ status: 403 });
  expect(await (await app.request("/api/session", { headers: { Cookie: cookie } })).json()).toEqual({
    user: { email: ADMIN.email },
    role: "user",
  });
  await app.site.database.kysely
    .insertInto("profiles")
    .values({ email: ADMIN.email, createdAt: "2026-01-01" })
    .execute();
  expect((await app.request("/api/events", form(EVENT, cookie))).status).toBe(201);
  expect(await listEvents(app)).toHaveLength(2);
});

test("a page that was opened for someone else can read and write nothing", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const as = (email: string) => ({ Cookie: cookie, "Signed-In-As": encodeURIComponent(email) });
  const session = (email: string) => app.request("/api/session", { headers: as(email) });
  const write = (email: string) => app.request("/api/events", { ...form(EVENT, cookie), headers: as(email) });
  expect(await errorOf(await write("asha@example.edu"))).toMatchObject({
    status: 401,
    message: "Someone else has signed in in this browser. Sign in again.",
  });
  expect(await listEvents(app)).toEqual([]);
  const response = await session("asha@example.edu");
  expect(await response.json()).toEqual({ user: null, role: null });
  expect(response.headers.get("Set-Cookie"), "the other person remains signed in").toContain("signed_in=1");
  expect(await (await session(ADMIN.email)).json()).toMatchObject({ role: "admin" });
  expect((await write(ADMIN.email)).status).toBe(201);
});

test("a failed lookup clears the role without exposing the reason", async () => {
  const { state, identity } = failingLookup();
  const app = await startApp({ parts: { identity } });
  const cookie = await cookieOf(app, ADMIN);
  state.fault = new Error("no such table: profiles for admin@example.edu");
  const viewer = await (await app.request("/api/session", { headers: { Cookie: cookie } })).json();
  expect(viewer).toEqual({ user: { email: ADMIN.email }, role: null, error: "the lookup failed" });
  state.fault = new DatabaseUnavailable("/data/site.db is locked");
  expect(await (await app.request("/api/session", { headers: { Cookie: cookie } })).json()).toMatchObject({
    role: null,
    error: "the database is not available",
  });
});

test("writes fail with Retry-After while the role cannot be looked up", async () => {
  const { state, identity } = failingLookup();
  const app = await startApp({ parts: { identity } });
  const cookie = await cookieOf(app, ADMIN);
  state.fault = new Error("gone");
  const response = await app.request("/api/events", form(EVENT, cookie));
  expect(response.headers.get("Retry-After")).toBe("5");
  expect(await errorOf(response)).toMatchObject({ status: 503 });
  expect(await listEvents(app)).toEqual([]);
  state.fault = undefined;
  expect((await app.request("/api/events", form(EVENT, cookie))).status).toBe(201);
});

test("a sign-in whose lookup fails still signs in, without a role", async () => {
  const { state, identity } = failingLookup();
  const app = await startApp({ parts: { identity } });
  state.fault = new Error("gone");
  const cookie = await cookieOf(app, ADMIN);
  expect(await (await app.request("/api/session", { headers: { Cookie: cookie } })).json()).toMatchObject({
    user: { email: ADMIN.email },
    role: null,
  });
});

test("a request without cookies is a visitor even while accounts are down", async () => {
  const away = async (): Promise<never> => {
    throw new IdentityUnavailable("away");
  };
  const app = await startApp({ parts: { identity: (real) => ({ ...real, readSession: away }) } });
  const response = await app.request("/api/session");
  expect([response.status, await response.json()]).toEqual([200, { user: null, role: null }]);
  expect((await app.request("/api/session", { headers: { Cookie: "any=1" } })).status).toBe(503);
});
