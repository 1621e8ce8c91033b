import { expect, test, vi } from "vitest";
import {
  ADMIN,
  cookieOf,
  EDITOR,
  editorCookie,
  json,
  startApp,
  startBeside,
  USER,
} from "../../../tests/support/app.ts";
import { addEvent, errorOf, EVENT, listEvents } from "../../../tests/support/requests.ts";
import type { Event } from "./event.ts";

const AT = "2099-07-01T09:00:00.000Z";
const THEN = new Date("2099-07-01T09:00:30Z");

async function openDraft() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie, { draft: "true" });
  const schedule = (at: unknown, by = cookie) =>
    app.request(`/api/events/${id}/schedule`, json("POST", { at } as object, by));
  const ask = (path: string, method = "GET", body?: object) =>
    app.request(path, body ? json(method, body, cookie) : { method, headers: { Cookie: cookie } });
  const find = async () => (await (await ask(`/api/events/${id}`)).json()) as Event;
  const actions = async () => {
    const versions = (await (await ask(`/api/events/${id}/history`)).json()) as { action: string; savedBy: string }[];
    return versions.map(({ action, savedBy }) => `${action} ${savedBy}`.trim());
  };
  return { app, cookie, id, schedule, ask, find, actions };
}

test("a draft is published at the time that an editor chose", async () => {
  const { app, schedule, find, actions } = await openDraft();
  const editor = await editorCookie(app);
  const response = await schedule("2099-07-01T14:30:00+05:30", editor);
  expect([response.status, await response.json()]).toEqual([200, expect.objectContaining({ publishAt: AT })]);
  expect(await find()).toMatchObject({ draft: true, publishAt: AT });
  expect(await app.site.events.publishDue(new Date("2099-07-01T08:59:30Z"))).toBe(0);
  for (const path of ["/events", "/api/events", "/events.ics", "/events.atom", "/events/embed", "/sitemap.xml"])
    expect(await (await app.request(path)).text(), path).not.toContain(EVENT.title);
  expect(await app.site.events.publishDue(THEN)).toBe(1);
  expect(await listEvents(app)).toMatchObject([EVENT]);
  expect(await find()).not.toHaveProperty("publishAt");
  const names = ["published", `scheduled ${EDITOR.email}`, `added ${ADMIN.email}`];
  expect(await actions()).toEqual(names);
});

test("visitors and other users may not schedule a draft", async () => {
  const { app, schedule, find } = await openDraft();
  expect((await errorOf(await schedule(AT, ""))).status).toBe(401);
  expect((await errorOf(await schedule(AT, await cookieOf(app, USER)))).status).toBe(403);
  expect(await find()).not.toHaveProperty("publishAt");
});

test("the history names who set and who cancelled the time of a draft", async () => {
  const { app, schedule, find, actions } = await openDraft();
  await schedule(AT);
  await schedule(AT);
  await schedule(null);
  expect(await find()).not.toHaveProperty("publishAt");
  expect(await app.site.events.publishDue(THEN)).toBe(0);
  expect(await actions()).toEqual(["unscheduled", "scheduled", "added"].map((action) => `${action} ${ADMIN.email}`));
});

test.each([
  ["2020-01-01T00:00:00Z", "Choose a time in the future."],
  ["tomorrow", "Enter a date and time, like 2027-07-01T09:00:00+05:30."],
  [undefined, "Enter a date and time, like 2027-07-01T09:00:00+05:30."],
  // In UTC this is the year 10000, which sorts before 2026 as text.
  ["9999-12-31T23:59:59-14:00", "Enter a date and time, like 2027-07-01T09:00:00+05:30."],
])("the time %s is rejected by name", async (at, message) => {
  const { schedule } = await openDraft();
  expect(await errorOf(await schedule(at))).toMatchObject({ status: 400, fields: { at: message } });
});

test("publishing a draft at once clears its time, and a published event gets none", async () => {
  const { app, id, schedule, ask, find } = await openDraft();
  await schedule(AT);
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, draft: false });
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, draft: true });
  expect(await find()).not.toHaveProperty("publishAt");
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, draft: false });
  expect((await errorOf(await schedule(AT))).status).toBe(400);
  expect(await app.site.events.publishDue(THEN)).toBe(0);
});

test("a draft keeps its time while it is edited, and its copy has none", async () => {
  const { id, schedule, ask, find } = await openDraft();
  await schedule(AT);
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, title: "Better" });
  expect(await find()).toMatchObject({ title: "Better", publishAt: AT });
  expect(await (await ask(`/api/events/${id}/duplicate`, "POST")).json()).not.toHaveProperty("publishAt");
});

test("a draft that is restored from the trash after its time remains a draft", async () => {
  const { app, id, schedule, ask, find } = await openDraft();
  await schedule(AT);
  await ask(`/api/events/${id}`, "DELETE");
  await ask(`/api/events/${id}/restore`, "POST");
  expect(await find()).toMatchObject({ publishAt: AT });
  await ask(`/api/events/${id}`, "DELETE");
  const past = { publishAt: new Date(Date.now() - 1_000).toISOString() };
  await app.site.database.kysely.updateTable("document").set(past).where("id", "=", id).execute();
  await ask(`/api/events/${id}/restore`, "POST");
  expect(await app.site.events.publishDue()).toBe(0);
  expect(await find()).toMatchObject({ draft: true });
});

test("two processes publish a draft once", async () => {
  const { app, schedule, actions } = await openDraft();
  await schedule(AT);
  const other = await startBeside(app);
  const counts = await Promise.all([app, other, app, other].map(({ site }) => site.events.publishDue(THEN)));
  expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
  expect(await actions()).toHaveLength(3);
  for (const { request } of [app, other])
    await vi.waitFor(async () => expect(await (await request("/events")).text()).toContain(EVENT.title), 10_000);
});
