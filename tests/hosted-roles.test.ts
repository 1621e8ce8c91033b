/** Tests roles and their end with a Supabase project, whose table `profiles` may be older than both. */
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ADMIN, cookieOf, json, startApp, USER } from "./support/app.ts";
import { errorOf } from "./support/requests.ts";
import { startAdminCalls } from "./support/supabase-admin.ts";
import { startSupabase, type Supabase } from "./support/supabase.ts";

let supabase: Supabase;
beforeAll(async () => void (supabase = await startSupabase()));
afterAll(() => supabase.remove());

const PAST = "2026-01-01T00:00:00Z";
const FUTURE = "2099-01-01T00:00:00Z";

test("with the secret key, a change of an old table names the command to run", async () => {
  const { env, stop } = await startAdminCalls(supabase);
  onTestFinished(async () => void (await stop()));
  const app = await startApp({ env });
  const Cookie = await cookieOf(app, ADMIN);
  await supabase.addProfile(USER.email);
  onTestFinished(() => supabase.removeProfile(USER.email));
  const refused = await app.request(`/api/administrators/${USER.email}`, json("PATCH", { role: "editor" }, Cookie));
  expect(await errorOf(refused)).toMatchObject({ status: 409, message: expect.stringContaining("Run the SQL") });
  expect((await app.request("/admin/administrators", { headers: { Cookie } })).status).toBe(200);
});

test("role and end come from the row, and a row without them is an administrator", async () => {
  const app = await startApp({ env: supabase.env });
  const Cookie = await cookieOf(app, ADMIN);
  const roleNow = async () => {
    const response = await app.request("/api/session", { headers: { Cookie } });
    return ((await response.json()) as { role: string }).role;
  };
  expect(await roleNow()).toBe("admin");
  for (const column of ["role", "active_until"]) supabase.query(`alter table profiles add column ${column} text`);
  onTestFinished(() => void supabase.query("update profiles set role = null, active_until = null"));
  supabase.query("update profiles set role = 'editor'");
  // The project needs a moment to read its changed table.
  await vi.waitFor(async () => expect(await roleNow()).toBe("editor"), { timeout: 10_000 });
  for (const [role, until, expected] of [
    ["'editor'", "null", "editor"],
    ["'editor'", `'${FUTURE}'`, "editor"],
    ["'editor'", `'${PAST}'`, "user"],
    ["'admin'", `'${FUTURE}'`, "admin"],
    ["'admin'", `'${PAST}'`, "user"],
    ["null", `'${PAST}'`, "user"],
    ["'admin'", "'soon'", "user"],
    ["'owner'", "null", "user"],
  ]) {
    supabase.query(`update profiles set role = ${role}, active_until = ${until}`);
    expect(await roleNow(), `${role} until ${until}`).toBe(expected);
  }
});

test("the calls about administrators say that the project has them", async () => {
  const app = await startApp({ env: supabase.env });
  const Cookie = await cookieOf(app, ADMIN);
  const address = `/api/administrators/${encodeURIComponent(ADMIN.email)}`;
  for (const response of [
    await app.request("/api/administrators", { headers: { Cookie } }),
    await app.request(address, json("PATCH", { role: "editor" }, Cookie)),
    await app.request(address, { method: "DELETE", headers: { Cookie } }),
  ])
    expect(await errorOf(response)).toMatchObject({ status: 404, message: expect.stringContaining("table profiles") });
  for (const page of ["/admin", "/admin/administrators", "/admin/handover"])
    expect((await app.request(page, { headers: { Cookie } })).status, page).toBe(200);
});

test("an invitation fails with the steps to add a person", async () => {
  const app = await startApp({ env: supabase.env });
  const invited = json("POST", { role: "editor" }, await cookieOf(app, ADMIN));
  expect(await errorOf(await app.request("/api/invitations", invited))).toMatchObject({
    status: 404,
    message: expect.stringContaining("The page “Administrators” has the steps."),
  });
});
