import { expect, onTestFinished, test, vi } from "vitest";
import type { Event } from "./event.ts";
import { eventService } from "./events.server.ts";
import type { DocumentVersion } from "../../../domain/document.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, listEvents, errorOf } from "../../../tests/support/requests.ts";

async function editing() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const put = (id: number, body: object, headers: Record<string, string> = {}) => {
    const request = json("PUT", { ...EVENT, ...body }, cookie);
    return app.request(`/api/events/${id}`, { ...request, headers: { ...request.headers, ...headers } });
  };
  const history = async (id: number) =>
    (await (
      await app.request(`/api/events/${id}/history`, { headers: { Cookie: cookie } })
    ).json()) as DocumentVersion[];
  const restore = (id: number, revision: number) =>
    app.request(`/api/events/${id}/history/${revision}`, { method: "POST", headers: { Cookie: cookie } });
  return { app, cookie, put, history, restore };
}

test("the history lists who changed what, newest first", async () => {
  const { app, cookie, put, history } = await editing();
  const { id } = await addEvent(app, cookie, { date: "2026-12-05" });
  await put(id, { date: "2026-12-12", location: "Hall 2" });
  await put(id, { date: "2026-12-12", location: "Hall 2", state: "cancelled", description: "Sadly not." });
  expect(await history(id)).toMatchObject([
    {
      revision: 3,
      savedBy: ADMIN.email,
      action: "changed",
      changes: [
        "Description changed from “Four minutes each.” to “Sadly not.”",
        "Status changed from “Scheduled” to “Cancelled”",
      ],
      restorable: false,
      restoring: [],
    },
    {
      revision: 2,
      action: "changed",
      changes: [
        "Date changed from December 5, 2026 to December 12, 2026",
        "Location changed from “Innovation Block” to “Hall 2”",
      ],
      restorable: true,
      restoring: [
        "Description changed from “Sadly not.” to “Four minutes each.”",
        "Status changed from “Cancelled” to “Scheduled”",
      ],
    },
    { revision: 1, action: "added", changes: [], restorable: true },
  ]);
});

test("a photo that becomes decoration is a change", async () => {
  const { app, cookie, put, history } = await editing();
  const { id } = await addEvent(app, cookie, { image: await png() });
  expect(await (await put(id, { imageAlt: "" })).json()).toMatchObject({ imageAlt: "", revision: 2 });
  expect((await history(id))[0]?.changes).toEqual(["Image marked as only decoration"]);
});

test("any version can be restored, and the history keeps the previous one", async () => {
  const { app, cookie, put, history, restore } = await editing();
  const event = await addEvent(app, cookie, { image: await png() });
  await put(event.id, { title: "Other", image: "" });
  const response = await restore(event.id, 1);
  expect(await response.json()).toMatchObject({ title: EVENT.title, image: event.image, revision: 3 });
  expect((await history(event.id)).map(({ action }) => action)).toEqual(["restored", "changed", "added"]);
  expect(await errorOf(await restore(event.id, 9))).toEqual({ status: 404, message: "There is no such version." });
});

test("only a version that differs from the event can be restored, and none twice", async () => {
  const { app, cookie, put, history, restore } = await editing();
  const { id } = await addEvent(app, cookie);
  await put(id, { title: "Other" });
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  await app.request(`/api/events/${id}/restore`, { method: "POST", headers: { Cookie: cookie } });
  const restorable = async () => (await history(id)).filter((each) => each.restorable).map(({ revision }) => revision);
  expect((await history(id)).map(({ action }) => action)).toEqual(["restored", "deleted", "changed", "added"]);
  expect(await restorable()).toEqual([1]);
  expect(await (await restore(id, 1)).json()).toMatchObject({ title: EVENT.title, revision: 5 });
  expect(await restorable()).toEqual([2]);
  expect(await (await restore(id, 1)).json()).toMatchObject({ revision: 5 });
});

test("a version that restored an older one can be restored itself", async () => {
  const { app, cookie, put, history, restore } = await editing();
  const { id } = await addEvent(app, cookie);
  await put(id, { title: "Second" });
  await restore(id, 1);
  await put(id, { title: "Fourth" });
  const [, restored] = await history(id);
  expect(restored).toMatchObject({ revision: 3, action: "restored", restorable: true });
  expect(await (await restore(id, 3)).json()).toMatchObject({ title: EVENT.title });
});

test("a version from before a field existed is restored with that field empty", async () => {
  const { app, cookie, put, history, restore } = await editing();
  const picture = await png();
  const { id, image } = await addEvent(app, cookie, { image: picture });
  const { title, description, date, location } = EVENT;
  await app.site.database.kysely
    .updateTable("documentVersion")
    .set({ data: JSON.stringify({ title, description, date, location }) })
    .execute();
  const later = { state: "postponed", stateNote: "Rain.", outcome: "Good.", startTime: "10:00", imageFocus: "top" };
  const alt = "The hall";
  await put(id, { ...later, photos: [{ image, alt }], linkUrl: "https://example.edu", linkLabel: "Register" });
  expect((await history(id))[0]!.changes).toContain("Photos: “The hall” added");
  const empty = { state: "scheduled", stateNote: "", outcome: "", startTime: "", imageFocus: "center" };
  const expected = { ...EVENT, ...empty, image: "", imageAlt: null, photos: [], linkUrl: "", linkLabel: "" };
  expect(await (await restore(id, 1)).json()).toMatchObject(expected);
});

const OTHER_PICTURE = `/media/${"0".repeat(32)}-10.webp`;

test.each([
  ["title", "", "Enter a title."],
  ["date", "2026-02-30", "Enter a date that exists, as year-month-day: 2025-10-13."],
  ["linkUrl", "http://example.edu", "Enter an address that starts with https://"],
  ["linkLabel", "Register", "Enter a link address too, or remove the link text.", "linkUrl"],
  ["image", OTHER_PICTURE, "This image is not stored here any more. Remove it and choose the file again."],
])("a version whose %s is %j is not restored", async (name, value, problem, named = name) => {
  const { app, cookie, put, history, restore } = await editing();
  const { id } = await addEvent(app, cookie);
  const data = JSON.stringify({ ...EVENT, [name]: value });
  await app.site.database.kysely.updateTable("documentVersion").set({ data }).execute();
  await put(id, { title: "Other" });
  const message = `Version 1 is not valid any more. ${problem}`;
  expect(await errorOf(await restore(id, 1))).toEqual({ status: 400, message, fields: { [named]: problem } });
  expect(await history(id)).toHaveLength(2);
});

test("a version at an hour that the clocks skip now is not restored", async () => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie);
  const data = JSON.stringify({ ...EVENT, date: "2026-03-29", startTime: "02:30" });
  await app.site.database.kysely.updateTable("documentVersion").set({ data }).execute();
  await put(id, { title: "Other" });
  const { database, media } = app.site;
  const inBerlin = eventService({ database, media, timeZone: "Europe/Berlin", afterWrite: async () => undefined });
  const restored = inBerlin.restoreVersion({ user: { email: ADMIN.email }, role: "admin" }, id, 1);
  const startTime = expect.stringMatching(/^This time does not exist on that day/);
  await expect(restored).rejects.toMatchObject({ status: 400, fields: { startTime } });
});

test("an event from before there was a history has one from its first change on", async () => {
  const { app, cookie, put, history } = await editing();
  const { id } = await addEvent(app, cookie);
  await app.site.database.kysely.deleteFrom("documentVersion").execute();
  await put(id, { title: "Other" });
  expect(await history(id)).toMatchObject([
    { revision: 2, changes: ["Title changed from “Pitch Night” to “Other”"] },
    { revision: 1, savedBy: "", action: "added" },
  ]);
});

test("a save that changes nothing is no revision", async () => {
  const { app, cookie, put, history } = await editing();
  const event = await addEvent(app, cookie);
  expect(await (await put(event.id, {})).json()).toEqual(event);
  expect(await history(event.id)).toHaveLength(1);
});

test("a save over a newer version returns 412 with the event and its editor", async () => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie);
  const tag = (await app.request(`/api/events/${id}`)).headers.get("ETag")!;
  const first = await put(id, { title: "First" }, { "If-Match": tag });
  expect(first.status).toBe(200);
  const second = await put(id, { title: "Second" }, { "If-Match": tag });
  expect(await errorOf(second)).toMatchObject({
    status: 412,
    message: "Someone else has changed this event since you opened it.",
    current: { title: "First", revision: 2, savedBy: ADMIN.email, updatedAt: expect.any(String) },
  });
  expect(await listEvents(app)).toMatchObject([{ title: "First" }]);
  expect((await put(id, { title: "Third" }, { "If-Match": first.headers.get("ETag")! })).status).toBe(200);
});

test.each(['"something else"', '"event-99-1"', "nonsense"])("an If-Match of %s fits no version", async (tag) => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie);
  expect((await put(id, { title: "x" }, { "If-Match": tag })).status).toBe(412);
});

test("a save without a version or with any version is accepted", async () => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie);
  expect((await put(id, { title: "a" })).status).toBe(200);
  expect((await put(id, { title: "b" }, { "If-Match": "*" })).status).toBe(200);
});

test("of fifty saves of the same version one succeeds; the others get the new version", async () => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie);
  const tag = (await app.request(`/api/events/${id}`)).headers.get("ETag")!;
  const editors = Array.from({ length: 50 }, (_, index) => put(id, { title: `Editor ${index}` }, { "If-Match": tag }));
  const statuses = (await Promise.all(editors)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(49);
});

test("a save of the five fields leaves other fields unchanged", async () => {
  const { app, cookie, put } = await editing();
  const said = {
    startTime: "10:00",
    endDate: "2026-03-10",
    endTime: "16:30",
    stateNote: "Bring a coat",
    outcome: "Snow.",
  };
  const event = await addEvent(app, cookie, said);
  expect(await (await put(event.id, { title: "Other" })).json()).toMatchObject({ ...said, title: "Other" });
});

test("an event that takes place after all loses the note on its status", async () => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie, { state: "cancelled", stateNote: "Snow." });
  expect(await (await put(id, { state: "scheduled" })).json()).toMatchObject({ state: "scheduled", stateNote: "" });
  await put(id, { state: "postponed", stateNote: "Rain." });
  const after = await put(id, { state: "scheduled", stateNote: "The hall has changed." });
  expect(await after.json()).toMatchObject({ stateNote: "The hall has changed." });
});

test("a first day after the last one moves the last day; an earlier one does not", async () => {
  const { app, cookie, put } = await editing();
  const { id } = await addEvent(app, cookie, { date: "2026-03-09", endDate: "2026-03-11" });
  expect(await (await put(id, { date: "2026-03-30" })).json()).toMatchObject({ endDate: "2026-04-01" });
  expect(await (await put(id, { date: "2026-03-31" })).json()).toMatchObject({ endDate: "2026-04-01" });
});

test("the versions of one event cannot be restored into another", async () => {
  const { app, cookie, put, history, restore } = await editing();
  const [one, other] = [await addEvent(app, cookie, { title: "One" }), await addEvent(app, cookie, { title: "Other" })];
  await put(one.id, { title: "One more" });
  expect(await history(other.id)).toMatchObject([{ revision: 1, changes: [] }]);
  expect((await restore(other.id, 2)).status).toBe(404);
  expect(await (await restore(other.id, 1)).json()).toMatchObject({ id: other.id, title: "Other" });
});

test("events and versions have the time of their save", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, cookie, put, history } = await editing();
  const event = await addEvent(app, cookie);
  vi.setSystemTime(Date.now() + 60_000);
  const changed = (await (await put(event.id, { title: "Other" })).json()) as Event;
  expect(Date.parse(changed.updatedAt) - Date.parse(event.updatedAt)).toBe(60_000);
  expect((await history(event.id)).map(({ savedAt }) => savedAt)).toEqual([changed.updatedAt, event.updatedAt]);
});

test("the history distinguishes publishing, withdrawing and changing", async () => {
  const { app, cookie, put, history } = await editing();
  const { id } = await addEvent(app, cookie, { draft: "true" });
  for (const draft of [true, false, false, true]) await put(id, { draft });
  await put(id, { title: "Other", draft: true });
  expect((await history(id)).map(({ action }) => action)).toEqual(["changed", "withdrawn", "published", "added"]);
});
