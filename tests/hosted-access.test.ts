/** Tests invitations, roles and their end with a Supabase project and its secret key. */
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Administrator } from "../app/features/administrators/administrator.ts";
import type { CreatedInvitation, Invitation } from "../app/features/invitations/invitation-schema.server.ts";
import type { Ownership } from "../app/features/handover/ownership.ts";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, json, startApp, startBeside, USER } from "./support/app.ts";
import { errorOf } from "./support/requests.ts";
import { startAdminCalls } from "./support/supabase-admin.ts";
import { ROLE_COLUMNS, startSupabase, type Supabase } from "./support/supabase.ts";

let supabase: Supabase;
let project: Awaited<ReturnType<typeof startAdminCalls>>;
beforeAll(async () => {
  supabase = await startSupabase({ columns: ROLE_COLUMNS });
  project = await startAdminCalls(supabase);
});
afterAll(async () => {
  await project.stop();
  await supabase.remove();
});
beforeEach(async () => {
  await supabase.removeOtherProfiles();
  await supabase.setProfile({ role: null, active_until: null, invited_by: null });
});

const PASSWORD = "nine green bicycles";
const PAST = "2026-01-01T00:00:00Z";
let people = 0;
const somebody = () => ({ email: `person${(people += 1)}@example.edu`, password: PASSWORD });

const start = () => startApp({ env: project.env });
const accept = (app: App, token: string, who: object) =>
  app.request("/api/invitations/accept", json("POST", { token, ...who }));

async function invite(app: App, cookie: string, request: object = {}) {
  const response = await app.request("/api/invitations", json("POST", { role: "editor", ...request }, cookie));
  expect(response.status).toBe(201);
  return ((await response.json()) as CreatedInvitation).link.split("#")[1]!;
}

async function read<Result>(app: App, Cookie: string, path: string): Promise<Result> {
  return (await (await app.request(path, { headers: { Cookie } })).json()) as Result;
}

const change = (app: App, email: string, to: object, cookie: string) =>
  app.request(`/api/administrators/${email}`, json("PATCH", to, cookie));
const remove = (app: App, email: string, Cookie: string) =>
  app.request(`/api/administrators/${email}`, { method: "DELETE", headers: { Cookie } });
const roleOf = async (app: App, cookie: string) => (await read<{ role: string }>(app, cookie, "/api/session")).role;

async function letIn(app: App, cookie: string, role: "admin" | "editor" = "admin") {
  const who = somebody();
  expect((await accept(app, await invite(app, cookie, { role, activeUntil: "2099-06-30" }), who)).status).toBe(201);
  return { ...who, cookie: await cookieOf(app, who) };
}

test("an invitation makes the account and the row in the project", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const asha = somebody();
  const response = await accept(app, await invite(app, cookie, { activeUntil: "2099-06-30" }), asha);
  expect([response.status, await response.json()]).toEqual([201, { user: { email: asha.email }, role: "editor" }]);
  expect(await roleOf(app, await cookieOf(app, asha))).toBe("editor");
  expect(await read<Administrator[]>(app, cookie, "/api/administrators")).toEqual([
    { email: ADMIN.email, role: "admin", activeUntil: null, invitedBy: null, lastSeenAt: expect.any(String) },
    {
      email: asha.email,
      role: "editor",
      activeUntil: "2099-06-30T18:29:59.000Z",
      invitedBy: ADMIN.email,
      lastSeenAt: expect.any(String),
    },
  ]);
  const [used] = await read<Invitation[]>(app, cookie, "/api/invitations");
  expect(used).toMatchObject({ state: "used", usedBy: asha.email });
});

test("a new password is set in the project, so the site makes no link for one", async () => {
  const app = await start();
  const Cookie = await cookieOf(app, ADMIN);
  const asked = await app.request(`/api/administrators/${USER.email}/password-link`, json("POST", {}, Cookie));
  expect(await errorOf(asked)).toMatchObject({ status: 404, message: expect.stringContaining("Supabase project") });
  const page = await app.request("/admin/administrators", { headers: { Cookie } });
  expect(await page.text()).not.toContain("Forgot the password?");
});

test("one person per link gets an account; an existing account needs its password", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const both = [somebody(), somebody()];
  const token = await invite(app, cookie);
  const responses = await Promise.all(both.map((who) => accept(app, token, who)));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  const late = both[responses.findIndex(({ status }) => status === 410)]!;
  expect((await app.request("/api/session", json("POST", late))).status).toBe(401);

  const second = await invite(app, cookie, { role: "admin" });
  const taken = await errorOf(await accept(app, second, { ...USER, password: PASSWORD }));
  expect(taken).toMatchObject({ status: 401, fields: { password: expect.any(String) } });
  expect(await (await accept(app, second, USER)).json()).toMatchObject({ role: "admin" });
});

test("a password that is too long for the project names its field, and the link remains valid", async () => {
  const app = await start();
  const person = somebody();
  const token = await invite(app, await cookieOf(app, ADMIN));
  const long = await errorOf(await accept(app, token, { ...person, password: "पहाड़ की नदी में पत्थर और नाव" }));
  expect(long).toMatchObject({ status: 400, fields: { password: expect.stringContaining("shorter") } });
  expect((await accept(app, token, person)).status).toBe(201);
});

test("a row that was added by hand is only for an invitation with its email", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const asha = somebody();
  await supabase.addProfile(asha.email);
  const refused = await errorOf(await accept(app, await invite(app, cookie), asha));
  expect(refused).toMatchObject({ status: 400, fields: { email: expect.stringContaining("exactly this email") } });
  expect((await accept(app, await invite(app, cookie, { email: asha.email }), asha)).status).toBe(201);
});

test("a role changes, ends and is taken away from the next call on", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const asha = await letIn(app, cookie, "editor");
  const now = () => roleOf(app, asha.cookie);
  expect(await now()).toBe("editor");
  expect((await change(app, asha.email, { role: "admin", activeUntil: null }, cookie)).status).toBe(200);
  expect(await now()).toBe("admin");
  expect((await change(app, asha.email, { activeUntil: "2026-01-01" }, cookie)).status).toBe(200);
  expect(await now()).toBe("user");
  expect((await remove(app, asha.email, cookie)).status).toBe(204);
  expect((await remove(app, asha.email, cookie)).status).toBe(404);
  expect(await now()).toBe("user");
});

test("the last administrator who has signed in remains", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  await supabase.addProfile("never-signed-in@example.edu");
  await supabase.addProfile(USER.email.toUpperCase());
  for (const refused of [
    await remove(app, ADMIN.email, cookie),
    await change(app, ADMIN.email, { role: "editor" }, cookie),
    await change(app, ADMIN.email, { activeUntil: "2026-01-01" }, cookie),
  ])
    expect(await errorOf(refused)).toMatchObject({ status: 409, message: expect.stringContaining("would remain") });
  const asha = await letIn(app, cookie);
  expect((await change(app, ADMIN.email, { role: "editor" }, asha.cookie)).status).toBe(200);
  expect(await roleOf(app, cookie)).toBe("editor");
});

test("access continues until another administrator with a later end has signed in", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  await supabase.setProfile({ active_until: PAST });
  expect(await roleOf(app, cookie)).toBe("admin");
  await letIn(app, cookie);
  expect(await roleOf(app, cookie)).toBe("user");
});

test("when two administrators remove each other at once, one remains on two processes", async () => {
  const app = await start();
  const asha = await letIn(app, await cookieOf(app, ADMIN));
  const other = await startBeside(app, project.env);
  const viewerOf = (email: string) => ({ user: { email }, role: "admin" as const });
  const [first, second] = await Promise.allSettled([
    app.site.administrators.remove(viewerOf(ADMIN.email), asha.email),
    other.site.administrators.remove(viewerOf(asha.email), ADMIN.email),
  ]);
  if (second.status === "fulfilled") await supabase.addProfile(ADMIN.email);
  expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("an editor and a visitor reach none of it", async () => {
  const app = await start();
  const { cookie, email } = await letIn(app, await cookieOf(app, ADMIN), "editor");
  for (const [Cookie, status] of [
    [cookie, 403],
    ["", 401],
  ] as const)
    for (const response of [
      await app.request("/api/administrators", { headers: { Cookie } }),
      await app.request("/api/invitations", json("POST", { role: "admin" }, Cookie)),
      await change(app, email, { role: "admin" }, Cookie),
      await remove(app, ADMIN.email, Cookie),
    ])
      expect(response.status).toBe(status);
});

test("an owner of the checklist has left when their access in the project is over", async () => {
  const app = await start();
  const cookie = await cookieOf(app, ADMIN);
  const asha = await letIn(app, cookie);
  for (const owner of [asha.email, "cell@example.edu", ADMIN.email])
    await app.request("/api/ownership", json("POST", { what: "Domain", owner }, cookie));
  const problems = async () =>
    (await read<Ownership[]>(app, cookie, "/api/ownership")).map((row) => row.problems.length);
  expect(await problems()).toEqual([0, 0, 0]);
  expect((await change(app, asha.email, { activeUntil: "2026-01-01" }, cookie)).status).toBe(200);
  expect(await problems(), "over").toEqual([1, 0, 0]);
  expect((await remove(app, asha.email, cookie)).status).toBe(204);
  expect(await problems(), "removed").toEqual([1, 0, 0]);
});

test("with a wrong secret key people sign in, and the desk gives advice", async () => {
  const app = await startApp({ env: { ...project.env, SUPABASE_SECRET_KEY: "sb_secret_wrong" } });
  const Cookie = await cookieOf(app, ADMIN);
  const desk = await app.request("/admin", { headers: { Cookie } });
  expect([desk.status, await desk.text()]).toEqual([200, expect.stringContaining("SUPABASE_SECRET_KEY")]);
  expect((await app.request("/api/administrators", { headers: { Cookie } })).status).toBe(503);
  expect((await change(app, ADMIN.email, { role: "editor" }, Cookie)).status).toBe(503);
});

test("with a wrong secret key three pages of administrators show everything else", async () => {
  const app = await startApp({ env: { ...project.env, SUPABASE_SECRET_KEY: "sb_secret_wrong" } });
  const Cookie = await cookieOf(app, ADMIN);
  await app.request("/api/ownership", json("POST", { what: "Domain of the cell", owner: USER.email }, Cookie));
  for (const path of ["/admin/handover", "/admin/handover/print"]) {
    const page = await app.request(path, { headers: { Cookie } });
    expect([page.status, await page.text()], path).toEqual([200, expect.stringContaining("Domain of the cell")]);
  }
  const list = await app.request("/admin/administrators", { headers: { Cookie } });
  expect([list.status, await list.text()]).toEqual([200, expect.stringContaining("SUPABASE_SECRET_KEY")]);
});

test("the secret key is in no response and in no line of the log", async () => {
  const written: string[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => void written.push(line) });
  const app = await startApp({ env: project.env, log });
  const Cookie = await cookieOf(app, ADMIN);
  const asha = somebody();
  const responses = [
    await accept(app, await invite(app, Cookie), asha),
    await change(app, ADMIN.email, { role: "editor" }, Cookie),
    ...(await Promise.all(
      ["/admin/administrators", "/admin/handover", "/admin/handover/print"].map((page) =>
        app.request(page, { headers: { Cookie } }),
      ),
    )),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 409, 200, 200, 200]);
  const seen = written.join("") + (await Promise.all(responses.map((response) => response.text()))).join("");
  expect(seen).toContain("invitation accepted");
  for (const secret of [supabase.secretKey, asha.password]) expect(seen).not.toContain(secret);
});
