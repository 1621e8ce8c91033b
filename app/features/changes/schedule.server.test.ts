import { expect, test, vi } from "vitest";
import { ADMIN, EDITOR, startBeside } from "../../../tests/support/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import { openSets, type ChangeSet } from "../../../tests/support/change-sets.ts";
import { POST, withEditor } from "../../../tests/support/editor.ts";
import { errorOf } from "../../../tests/support/requests.ts";

const AT = "2099-07-01T09:00:00.000Z";
const THEN = new Date("2099-07-01T09:00:30Z");
const TOO_EARLY = new Date("2099-07-01T08:59:30Z");
const MISSION = "/discover/mission-and-vision";

async function openScheduled() {
  const opened = await openSets();
  const set = await opened.create();
  await opened.putInto(set, "discover/mission", { text: "We begin again." });
  const scheduled = (await (await opened.publish(set, AT)).json()) as ChangeSet;
  return { ...opened, set, scheduled };
}

test("a set is published at its time, by the person who chose it", async () => {
  const { app, scheduled, set, find, page, call } = await openScheduled();
  expect(scheduled).toMatchObject({ state: "scheduled", publishAt: AT, publishBy: ADMIN.email });
  expect(await app.site.changeSets.publishDue(TOO_EARLY)).toBe(0);
  expect(await page(MISSION)).not.toContain("We begin again.");
  expect(await app.site.changeSets.publishDue(THEN)).toBe(1);
  expect(await page(MISSION)).toContain("We begin again.");
  expect(await find(set)).toMatchObject({ state: "published", publishAt: AT });
  const [latest] = (await (await call("discover/mission/versions")).json()) as object[];
  expect(latest).toMatchObject({ action: "published", savedBy: ADMIN.email });
});

test("its time can be changed and cancelled", async () => {
  const { app, set, publish, page } = await openScheduled();
  const later = await publish(set, "2100-01-01T00:00:00+05:30");
  expect(await later.json()).toMatchObject({ state: "scheduled", publishAt: "2099-12-31T18:30:00.000Z" });
  expect(await app.site.changeSets.publishDue(THEN)).toBe(0);
  expect(await (await publish(set, null)).json()).toMatchObject({ state: "open", publishAt: null });
  expect(await app.site.changeSets.publishDue(new Date("2101-01-01"))).toBe(0);
  expect(await page(MISSION)).not.toContain("We begin again.");
});

test("two processes publish it once", async () => {
  const { app, call } = await openScheduled();
  const other = await startBeside(app);
  const both = [app, other, app, other].map(({ site }) => site.changeSets.publishDue(THEN));
  expect((await Promise.all(both)).toSorted()).toEqual([0, 0, 0, 1]);
  const versions = (await (await call("discover/mission/versions")).json()) as object[];
  expect(versions).toHaveLength(2);
  for (const { request } of [app, other])
    await vi.waitFor(async () => expect(await (await request(MISSION)).text()).toContain("We begin again."), 10_000);
});

test("two processes that publish it now publish it once", async () => {
  const { app, cookie, set } = await openScheduled();
  const other = await startBeside(app);
  const init = { method: "POST", headers: { Cookie: cookie, "Content-Type": "application/json" }, body: "{}" };
  const both = await Promise.all(
    [app, other].map(({ request }) => request(`/api/change-sets/${set.id}/publish`, init)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const versions = await app.request("/api/content/discover/mission/versions", { headers: { Cookie: cookie } });
  expect(await versions.json()).toMatchObject([{ action: "published" }, { action: "added" }]);
});

test("a set that became due while the site was down is published after the start", async () => {
  const { app } = await openScheduled();
  const past = { publishAt: new Date(Date.now() - 1_000).toISOString() };
  await app.site.database.kysely.updateTable("changeSet").set(past).execute();
  const restarted = await startBeside(app);
  await vi.waitFor(
    async () => expect(await (await restarted.request(MISSION)).text()).toContain("We begin again."),
    5_000,
  );
});

test("a set that cannot be published at its time is open again and says why", async () => {
  const { app, set, put, find, publish, page } = await openScheduled();
  await put("discover/mission", { text: "Theirs." });
  expect(await app.site.changeSets.publishDue(THEN)).toBe(0);
  const problem =
    "Mission: Text: it was changed on the site meanwhile, too. Open it in these changes and choose one version. Nothing was published.";
  expect(await find(set)).toMatchObject({ state: "open", publishAt: null, problem });
  expect(await page(MISSION)).toContain("Theirs.");
  expect(await app.site.changeSets.publishDue(THEN)).toBe(0);
  expect((await errorOf(await publish(set, AT))).status).toBe(412);
});

test("a set that became invalid does not prevent the next one", async () => {
  const { app, create, putInto, publish, find, page, get } = await openScheduled();
  const { data: team } = await get("team/students-2025");
  const { data: site } = await get<{ defaults: object }>("site");
  const year = await create("Years");
  await putInto(year, "team/students-2031", team);
  await putInto(year, "site", { ...site, defaults: { ...site.defaults, teamYear: 2031 } });
  await publish(year, "2099-06-01T00:00:00Z");
  await app.site.database.kysely.deleteFrom("changeSetDocument").where("key", "=", "team/students-2031").execute();
  expect(await app.site.changeSets.publishDue(THEN)).toBe(1);
  expect(await find(year)).toMatchObject({
    state: "open",
    problem: expect.stringContaining("Name, address and settings"),
  });
  expect(await page(MISSION)).toContain("We begin again.");
});

test("a set with a mistake gets no time", async () => {
  const { create, putInto, publish, find } = await openScheduled();
  const set = await create();
  await putInto(set, "discover/vision", { text: "" });
  const { status, fields } = await errorOf(await publish(set, AT));
  expect([status, Object.keys(fields!)]).toEqual([400, ["discover/vision.text"]]);
  expect(await find(set)).toMatchObject({ state: "open" });
});

test("a set that a removed editor scheduled is open again and says why", async () => {
  const { app, editor, page, find } = await withEditor();
  const { data } = await editor.get(POST);
  const set = await editor.create();
  await editor.putInto(set, POST, { ...data, title: "By an editor" });
  await editor.publish(set, AT);
  await app.site.database.kysely.deleteFrom("profiles").where("email", "=", EDITOR.email).execute();
  expect(await app.site.changeSets.publishDue(THEN)).toBe(0);
  const problem = `${EDITOR.email}, who scheduled this, may not publish it any more. Look at it and schedule it again.`;
  expect(await find(set)).toMatchObject({ state: "open", publishAt: null, problem });
  expect(await page(`/${POST}`)).not.toContain("By an editor");
});

test("a scheduled set is not published when its administrator became an editor", async () => {
  const { app, set, find } = await openScheduled();
  await app.site.database.kysely.updateTable("profiles").set({ role: "editor" }).execute();
  expect(await app.site.changeSets.publishDue(THEN)).toBe(0);
  const { kysely } = app.site.database;
  await kysely.updateTable("profiles").set({ role: "admin" }).execute();
  expect(await find(set)).toMatchObject({ state: "open", problem: expect.stringContaining("any more") });
});

test("a set of an administrator is published after their last day", async () => {
  const { app } = await openScheduled();
  await addPerson(app, { email: "next@example.edu", password: ADMIN.password }, { lastSeenAt: AT });
  const ended = { activeUntil: "2099-06-30T18:30:00.000Z" };
  const { kysely } = app.site.database;
  await kysely.updateTable("profiles").set(ended).where("email", "=", ADMIN.email).execute();
  expect(await app.site.changeSets.publishDue(THEN)).toBe(1);
});
