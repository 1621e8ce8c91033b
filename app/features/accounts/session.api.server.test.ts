import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { cookieSet, form, EVENT, errorOf } from "../../../tests/support/requests.ts";

const HTTPS = { PUBLIC_URL: "https://cell.example.edu" };
const WEEK_SECONDS = 604_800;

test("a visitor has no user and no role", async () => {
  const app = await startApp();
  const response = await app.request("/api/session");
  expect([response.status, await response.json()]).toEqual([200, { user: null, role: null }]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(response.headers.getSetCookie(), "but for the one that may be left of a session").toEqual([
    expect.stringContaining("signed_in=; Max-Age=0;"),
  ]);
});

test.each([
  [ADMIN, "admin"],
  [USER, "user"],
])("%o signs in and remains %s", async (credentials, role) => {
  const app = await startApp();
  const signedIn = await app.request("/api/session", json("POST", credentials));
  const viewer = { user: { email: credentials.email }, role };
  expect([signedIn.status, await signedIn.json()]).toEqual([200, viewer]);
  const Cookie = await cookieOf(app, credentials);
  expect(await (await app.request("/api/session", { headers: { Cookie } })).json()).toEqual(viewer);
});

test("an address is one in capital letters and with blanks around it too", async () => {
  const app = await startApp();
  const response = await app.request(
    "/api/session",
    json("POST", { ...ADMIN, email: `  ${ADMIN.email.toUpperCase()} ` }),
  );
  expect(await response.json()).toMatchObject({ user: { email: ADMIN.email }, role: "admin" });
});

test.each(["\0", "\u001f", "\u007f"])(
  "a control character (%j) in the sign-in form is a client error",
  async (character) => {
    const app = await startApp();
    for (const field of ["email", "password", "code"]) {
      const input = { ...ADMIN, password: "wrong", code: "123456", [field]: `a${character}b@example.edu` };
      const response = await app.request("/api/session", json("POST", input));
      expect(await errorOf(response), field).toEqual({ status: 401, message: "Invalid login credentials" });
    }
  },
);

test("a wrong password and an unknown address get the same response", async () => {
  const app = await startApp();
  const responses = [];
  for (const credentials of [
    { ...ADMIN, password: "wrong" },
    { ...ADMIN, email: "nobody@example.edu" },
    { email: "no address", password: "x" },
    { ...ADMIN, password: "x".repeat(256) },
  ]) {
    const response = await app.request("/api/session", json("POST", credentials));
    responses.push([response.status, await response.text(), response.headers.getSetCookie()]);
  }
  expect(responses[0]).toEqual([401, '{"error":{"message":"Invalid login credentials"}}', []]);
  expect(responses).toEqual(Array(4).fill(responses[0]));
});

test("each missing field of the form is named", async () => {
  const app = await startApp();
  const send = async (input: unknown) => errorOf(await app.request("/api/session", json("POST", input)));
  expect(await send({})).toMatchObject({
    status: 400,
    fields: { email: "Enter your email.", password: "Enter your password." },
  });
  expect(await send({ email: ADMIN.email, password: "" })).toMatchObject({
    status: 400,
    fields: { password: "Enter your password." },
  });
  expect(await send({ email: ["a"], password: { length: 3 } })).toMatchObject({ status: 400 });
  expect(await send({ email: { toString: "" }, password: "" })).toMatchObject({ status: 400 });
  expect(await send("text")).toMatchObject({ status: 400 });
});

test("the session's cookie is out of reach of scripts and other sites", async () => {
  const app = await startApp();
  const cookie = cookieSet(await app.request("/api/session", json("POST", ADMIN)), "session_token")!;
  expect(cookie.name).toBe("cell.session_token");
  expect(cookie.attributes).toEqual(
    expect.arrayContaining(["httponly", "samesite=lax", "path=/", `max-age=${WEEK_SECONDS}`]),
  );
});

test("over https a browser signs in, writes and signs out", async () => {
  const app = await startApp({ env: HTTPS });
  const Cookie = await cookieOf(app, ADMIN);
  const headers = { Cookie, Origin: HTTPS.PUBLIC_URL };
  expect((await app.request("/api/events", { ...form(EVENT), headers })).status).toBe(201);
  expect((await app.request("/api/session", { method: "DELETE", headers })).status).toBe(204);
  expect((await app.request("/api/events", { ...form(EVENT), headers })).status).toBe(401);
});

test("a readable cookie signals the session for as long as it lasts", async () => {
  const app = await startApp();
  const hint = cookieSet(await app.request("/api/session", json("POST", ADMIN)), "signed_in")!;
  expect([hint.value, hint.attributes]).toEqual([
    "1",
    expect.arrayContaining([`max-age=${WEEK_SECONDS}`, "path=/", "samesite=lax"]),
  ]);
  expect(hint.attributes).not.toContain("httponly");
  expect(await (await app.request("/api/session", { headers: { Cookie: "signed_in=1" } })).json()).toEqual({
    user: null,
    role: null,
  });
});

test("over https every cookie is for this host and https alone", async () => {
  const app = await startApp({ env: HTTPS });
  const cookies = (await app.request("/api/session", json("POST", ADMIN))).headers.getSetCookie();
  expect(cookies).toHaveLength(3);
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[^;]+;(?=.* Path=\/)(?=.* Secure)(?!.* Domain=)/);
});

test("signing out, or reading an ended session, clears the readable cookie", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const responses = [
    await app.request("/api/session", { method: "DELETE", headers: { Cookie } }),
    await app.request("/api/session", { headers: { Cookie } }),
  ];
  for (const response of responses)
    expect(cookieSet(response, "signed_in")).toMatchObject({
      value: "",
      attributes: expect.arrayContaining(["max-age=0"]),
    });
});

test("after a sign-out a copied cookie is worth nothing", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const response = await app.request("/api/session", { method: "DELETE", headers: { Cookie } });
  expect([response.status, cookieSet(response, "session_token")?.attributes]).toEqual([
    204,
    expect.arrayContaining(["max-age=0"]),
  ]);
  expect(await (await app.request("/api/session", { headers: { Cookie } })).json()).toEqual({ user: null, role: null });
  expect((await app.request("/api/events", form(EVENT, Cookie))).status).toBe(401);
});

test("a sign-out ends one session only, and works without a session", async () => {
  const app = await startApp();
  const [one, other] = [await cookieOf(app, ADMIN), await cookieOf(app, ADMIN)];
  expect((await app.request("/api/session", { method: "DELETE", headers: { Cookie: one } })).status).toBe(204);
  expect((await app.request("/api/events", form(EVENT, other))).status).toBe(201);
  expect((await app.request("/api/session", { method: "DELETE" })).status).toBe(204);
});

test("a changed or invented cookie is rejected", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const forged = Cookie.replace(
    /(session_token=)(.)/,
    (_, name: string, letter: string) => `${name}${letter === "a" ? "b" : "a"}`,
  );
  for (const cookie of [
    forged,
    "cell.session_token=x.y",
    "cell.session_token=",
    "a=b;;;=; cell.session_token",
    "cell.session_token=%",
  ]) {
    const response = await app.request("/api/session", { headers: { Cookie: cookie } });
    expect([response.status, await response.json()], cookie).toEqual([200, { user: null, role: null }]);
  }
});

test("an expired session is rejected, and so are its writes", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  await app.site.database.kysely
    .withoutPlugins()
    .updateTable("session" as never)
    .set({ expiresAt: "2020-01-01T00:00:00.000Z" } as never)
    .execute();
  expect(await (await app.request("/api/session", { headers: { Cookie } })).json()).toEqual({ user: null, role: null });
  expect((await app.request("/api/events", form(EVENT, Cookie))).status).toBe(401);
});

test.each([
  "/api/auth/sign-up/email",
  "/api/auth/sign-in/email",
  "/api/auth/get-session",
  "/api/auth",
  "/api/sign-up",
  "/api/users",
  "/api/session/sign-up",
])("there is no %s: accounts are made by a command only", async (path) => {
  const app = await startApp();
  for (const method of ["GET", "POST"]) {
    const request =
      method === "GET" ? {} : json("POST", { email: "new@example.edu", password: "a long new password", name: "New" });
    expect((await app.request(path, request)).status, method).toBe(404);
  }
  expect(await app.accounts!.hasAccount("new@example.edu")).toBe(false);
});
