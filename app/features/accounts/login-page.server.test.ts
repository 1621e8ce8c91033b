/** Tests the form of /admin-login without JavaScript. */
import { expect, test } from "vitest";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { codeOf, switchOnCodes } from "../../../tests/support/authenticator.ts";
import { faultLog } from "../../../tests/support/fault-log.ts";
import { cookieHeaderOf } from "../../../tests/support/requests.ts";
import { shownIn, shownOn } from "../../../tests/support/shown.ts";

const WRONG = { ...ADMIN, password: "a wrong password" };

async function post(app: App, fields: Record<string, string>, headers: Record<string, string> = {}, query = "") {
  const response = await app.request(`/admin-login${query}`, {
    method: "POST",
    headers,
    body: new URLSearchParams(fields),
  });
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return response;
}

const namesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split("=")[0]);

test("a plain form post signs in, sets the cookies and redirects to the events", async () => {
  const app = await startApp();
  const response = await post(app, ADMIN);
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/events"]);
  const called = await app.request("/api/session", json("POST", ADMIN));
  expect(namesOf(response)).toEqual(namesOf(called));
  const session = await app.request("/api/session", { headers: { Cookie: cookieHeaderOf(response) } });
  expect(await session.json()).toEqual({ user: { email: ADMIN.email }, role: "admin" });
});

test("after a wrong password the form still has the email, but not the password", async () => {
  const { faults, log } = faultLog();
  const app = await startApp({ log });
  const response = await post(app, WRONG);
  expect([response.status, response.headers.getSetCookie()]).toEqual([401, []]);
  const html = await response.text();
  expect(shownIn(html)).toContain("Invalid login credentials");
  expect(shownIn(html)).toContain(`value="${ADMIN.email}"`);
  expect(html).not.toContain(WRONG.password);
  expect(faults).toEqual([]);
});

test("form posts and calls count towards the same limit", async () => {
  const app = await startApp();
  for (let tries = 0; tries < 5; tries += 1) {
    await post(app, WRONG);
    await app.request("/api/session", json("POST", WRONG));
  }
  const response = await post(app, ADMIN);
  expect(response.status).toBe(429);
  expect(await shownOn(response)).toContain("Too many tries.");
  expect((await app.request("/api/session", json("POST", ADMIN))).status).toBe(429);
});

test.each<Record<string, string>>([
  { Origin: "https://elsewhere.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
])("a form of another site is refused: %j", async (headers) => {
  const app = await startApp();
  const response = await app.request("/admin-login", {
    method: "POST",
    headers,
    body: new URLSearchParams(ADMIN),
  });
  expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
});

test("the form asks for a code if the account needs one, and signs in with it", async () => {
  const app = await startApp();
  const { secret } = await switchOnCodes(app, await cookieOf(app, ADMIN), ADMIN.password);
  const asked = await post(app, ADMIN);
  expect([asked.status, asked.headers.getSetCookie()]).toEqual([401, []]);
  const html = await shownOn(asked);
  expect(html).toContain('name="code"');
  expect(html).toContain("Enter your password again, and the code.");
  expect(html).not.toContain("Invalid login credentials");
  const wrong = await post(app, { ...ADMIN, code: "000000" });
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  expect(await shownOn(wrong)).toContain("This code is not right");
  expect((await post(app, { ...ADMIN, code: codeOf(secret, 1) })).status).toBe(303);
});

test.each([
  [ADMIN, "Go to Events"],
  [USER, "This account is not an administrator"],
])("%o is told so on the sign-in page, and can sign out there", async (account, text) => {
  const app = await startApp();
  const Cookie = await cookieOf(app, account);
  const page = await app.request("/admin-login", { headers: { Cookie } });
  const html = await shownOn(page);
  expect(page.headers.get("Cache-Control")).toBe("private, no-store");
  expect(html).toContain(`You are signed in as ${account.email}.`);
  expect(html).toContain(text);
  expect(html).not.toContain('type="password"');
  const signedOut = await post(app, { do: "sign-out" }, { Cookie });
  expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([303, "/admin-login"]);
  expect(await (await app.request("/api/session", { headers: { Cookie } })).json()).toEqual({ user: null, role: null });
});

test("signing out here keeps the wanted page", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, USER);
  const signedOut = await post(app, { do: "sign-out" }, { Cookie }, "?next=/add-event");
  expect(signedOut.headers.get("Location")).toBe("/admin-login?next=/add-event");
});

test.each([
  "https://elsewhere.example",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/team",
  "/admin-login",
  "add-event",
  "javascript:alert(1)",
])("the sign-in page names and links no wanted page for next=%s", async (next) => {
  const app = await startApp();
  const query = `?next=${encodeURIComponent(next)}`;
  for (const Cookie of ["", await cookieOf(app, ADMIN)]) {
    const html = await (await app.request(`/admin-login${query}`, { headers: { Cookie } })).text();
    expect(html).not.toMatch(/Sign in to see|>Open /);
    if (!Cookie) expect(html).toContain("Sign in to edit the site.");
  }
  expect((await post(app, ADMIN, {}, query)).headers.get("Location")).toBe("/events");
});
