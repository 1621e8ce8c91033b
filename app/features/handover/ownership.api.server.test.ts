import { expect, test } from "vitest";
import { addDays } from "../../../domain/calendar-days.ts";
import { formatPlainDate } from "../../../domain/dates.ts";
import { todayIn } from "../../../domain/moments.ts";
import { addAccount } from "../../../tests/support/accounts.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { errorOf } from "../../../tests/support/requests.ts";
import type { Ownership } from "./ownership.ts";

const LEFT = { email: "left@example.edu", password: "a long former password" };

async function open() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const send = (method: string, path: string, body: unknown = {}) =>
    app.request(`/api/ownership${path}`, json(method, body, cookie));
  const add = async (fields: object) => (await (await send("POST", "", fields)).json()) as Ownership;
  const list = async () => {
    const response = await app.request("/api/ownership", { headers: { Cookie: cookie } });
    return (await response.json()) as Ownership[];
  };
  const today = todayIn(app.site.content.site.timeZone);
  return { app, cookie, send, add, list, today };
}

test("a row is added, changed, checked and removed", async () => {
  const { send, add, list, today } = await open();
  const empty = { owner: "", payer: "", renewsOn: null, note: "", checkedOn: null, checkedBy: null, problems: [] };
  expect(await add({ what: " Domain " })).toEqual({ id: 1, what: "Domain", ...empty });
  await send("PATCH", "/1", { owner: "cell@example.edu", renewsOn: "2099-01-31" });
  await send("POST", "/1/checked");
  const changed = { owner: "cell@example.edu", renewsOn: "2099-01-31", checkedOn: today, checkedBy: ADMIN.email };
  expect(await list()).toEqual([{ id: 1, what: "Domain", ...empty, ...changed }]);
  expect((await send("DELETE", "/1")).status).toBe(204);
  expect(await list()).toEqual([]);
  for (const [method, path] of [
    ["PATCH", "/1"],
    ["POST", "/1/checked"],
    ["DELETE", "/1"],
  ] as const)
    expect((await send(method, path)).status, method).toBe(404);
});

test("two people change different fields of a row, and both changes are saved", async () => {
  const { send, add, list } = await open();
  await add({ what: "Host", owner: "old@example.edu", payer: "Nobody" });
  await Promise.all([send("PATCH", "/1", { owner: "new@example.edu" }), send("PATCH", "/1", { payer: "University" })]);
  expect(await list()).toMatchObject([{ owner: "new@example.edu", payer: "University" }]);
});

test.each([
  [{}, "what"],
  [{ what: " " }, "what"],
  [{ what: "Domain", renewsOn: "2027-02-30" }, "renewsOn"],
  [{ what: "Domain", owner: "x".repeat(121) }, "owner"],
  [{ what: "Domain", note: "x".repeat(501) }, "note"],
])("a mistake in %j is named", async (body, field) => {
  const { send, list } = await open();
  const { status, fields } = await errorOf(await send("POST", "", body));
  expect([status, Object.keys(fields ?? {})]).toEqual([400, [field]]);
  expect(await list()).toEqual([]);
});

test("a date that passed needs somebody, and so does one in the next 30 days", async () => {
  const { add, today } = await open();
  const problemsOn = async (days: number) => (await add({ what: "Domain", renewsOn: addDays(today, days) })).problems;
  const by = (days: number) => `be renewed by ${formatPlainDate(addDays(today, days))}.`;
  expect(await problemsOn(-1)).toEqual([`It had to ${by(-1)}`]);
  for (const days of [0, 30]) expect(await problemsOn(days)).toEqual([`It must ${by(days)}`]);
  expect(await problemsOn(31)).toEqual([]);
});

test("an owner whose access ended needs a successor; a mailbox of a role does not", async () => {
  const { app, add, list } = await open();
  const { kysely } = app.site.database;
  await addAccount(app.accounts!, app.site.database, LEFT);
  const row = { email: LEFT.email, createdAt: "2026-01-01T00:00:00.000Z", role: "admin" as const };
  await kysely.insertInto("profiles").values(row).execute();
  for (const owner of ["Left@example.edu", "cell@example.edu", "The university", ADMIN.email])
    await add({ what: "Domain", owner });
  const problems = async () => (await list()).map((one) => one.problems.length);
  expect(await problems()).toEqual([0, 0, 0, 0]);
  await kysely
    .updateTable("profiles")
    .set({ activeUntil: "2026-01-02T00:00:00.000Z" })
    .where("email", "=", LEFT.email)
    .execute();
  expect(await problems(), "expired").toEqual([1, 0, 0, 0]);
  await kysely.deleteFrom("profiles").where("email", "=", LEFT.email).execute();
  expect(await problems(), "removed").toEqual([1, 0, 0, 0]);
});

test("problems of the checklist are on the desk, those with a past date first", async () => {
  const { app, add, today } = await open();
  await add({ what: "Host", renewsOn: today });
  await add({ what: "Domain", renewsOn: "2020-01-01" });
  const tasks = await app.site.desk.tasks({ user: { email: ADMIN.email }, role: "admin" });
  expect(tasks).toContainEqual({
    title: "“Domain” of the handover list needs you",
    why: "It had to be renewed by January 1, 2020. 1 more needs somebody, too.",
    action: { label: "Look at the list", to: "/admin/handover" },
  });
});

test("the list is in no public page, no export of the content and no data of a page", async () => {
  const { app, cookie, add } = await open();
  await add({ what: "Domain", owner: "hidden-owner@example.edu", note: "hidden note" });
  const headers = { Cookie: cookie };
  for (const path of ["/", "/_.data", "/connect", "/connect.data", "/api/content", "/api/content.zip"]) {
    const text = Buffer.from(await (await app.request(path, { headers })).arrayBuffer()).toString("latin1");
    expect(text, path).not.toMatch(/hidden-owner|hidden note/);
  }
  expect(await (await app.request("/admin/handover", { headers })).text()).toContain("hidden-owner@example.edu");
  expect(await (await app.request("/admin/handover")).text()).not.toContain("hidden-owner");
});

test("the list has fifty rows at most", async () => {
  const { add, send } = await open();
  for (let each = 0; each < 50; each++) await add({ what: "Domain" });
  expect((await errorOf(await send("POST", "", { what: "Domain" }))).status).toBe(400);
});
