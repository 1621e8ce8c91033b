/** Tests rows that today's description rejects, for example after someone edited the database. */
import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp, startBeside } from "../../../tests/support/app.ts";
import { addEvent, EVENT } from "../../../tests/support/requests.ts";
import type { App } from "../../../server/app.ts";
import { eventPath, type Event } from "./event.ts";

const LISTS = ["/events", "/events.ics", "/events.atom", "/api/events"];
const MORE =
  "/ /events?when=upcoming /sitemap.xml /events/embed /api/events?from=2026-01-01 /api/events.csv /admin /admin/events /admin/events?when=upcoming /admin/events?when=cancelled";
const PAGES = [...LISTS, ...MORE.split(" ")];
const pagesOf = ({ id, ...event }: Event) => [
  eventPath({ id, ...event }),
  ...["", "/history", "/working-copy"].map((more) => `/api/events/${id}${more}`),
  `/events/${id}.ics`,
  `/edit-event/${id}`,
  `/admin/events/${id}/preview`,
  `/admin/events/${id}/history`,
];

/** Stored as the data of an event. */
const UNREADABLE = [
  "no JSON",
  ...[
    [],
    {},
    { date: "" },
    { date: "not a date" },
    { ...EVENT, date: "2099-99-99", endDate: "2099-99-99" },
    { ...EVENT, date: "not a date", endDate: "2099-01-01" },
    { ...EVENT, date: "2099-01-01", startTime: "25:99", endTime: "x" },
    { ...EVENT, date: "2099-01-02", endDate: "2099-01-01", startTime: "10:00", endTime: "09:00" },
    { ...EVENT, date: "2099-01-02", linkUrl: "javascript:alert(1)", linkLabel: "x" },
  ].map((data) => JSON.stringify(data)),
];

test("events that cannot be read stop no page and no start, and can be put right", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const sound = await addEvent(app, Cookie, { title: "Sound event", date: "2099-01-03" });
  const { kysely } = app.site.database;
  const broken = new Map<string, Event>();
  for (const data of UNREADABLE) {
    const event = await addEvent(app, Cookie, { title: "Broken", date: "2099-01-01" });
    broken.set(data, event);
    await kysely.updateTable("document").set({ data }).where("id", "=", event.id).execute();
    await kysely.updateTable("documentVersion").set({ data }).where("documentId", "=", event.id).execute();
    const typed = { collection: "event", documentId: event.id, email: ADMIN.email, number: 1, baseRevision: 1 };
    const copy = { ...typed, data, savedAt: new Date().toISOString() };
    await kysely.insertInto("workingCopy").values(copy).execute();
  }
  const check = async (from: App) => {
    const pages = [...broken].flatMap(([data, event]) => pagesOf(event).map((path) => [path, data] as const));
    for (const [path, data] of [...PAGES.map((page) => [page, ""] as const), [eventPath(sound), ""], ...pages]) {
      const response = await from.request(path!, { headers: { Cookie } });
      expect(response.status, `${path} ${data}`).toBeLessThan(404);
      if (LISTS.includes(path!)) expect(await response.text(), path).toContain(sound.title);
    }
  };
  await check(await startBeside(app));
  // The columns are derived again at start-up.
  await kysely.deleteFrom("collectionHash").execute();
  await check(await startBeside(app));
  const whole = { ...EVENT, date: "2099-02-01", endDate: "", startTime: "", endTime: "", linkUrl: "", linkLabel: "" };
  for (const [data, { id }] of broken)
    expect((await app.request(`/api/events/${id}`, json("PUT", whole, Cookie))).status, data).toBe(200);
});

const MISSING_PHOTO = { id: "a", image: `/media/${"0".repeat(32)}-10.webp`, alt: "" };

test.each<[string, object]>([
  ["time", { startTime: "24:00" }],
  ["last day", { startTime: "10:00", endTime: "12:00", endDate: "2099-02-30" }],
  ["day with a time", { date: "2099-02-30", startTime: "10:00" }],
  ["last day without times", { endDate: "2025-02-31" }],
  ["photo", { photos: [MISSING_PHOTO] }],
  ["picture", { image: MISSING_PHOTO.image, imageAlt: "" }],
])("an event with a %s that pages cannot show is saved and reported like others", async (_, wrong) => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, Cookie, { date: "2099-01-05" });
  const { kysely } = app.site.database;
  const data = JSON.stringify({ ...EVENT, date: "2099-01-05", ...wrong });
  await kysely.updateTable("document").set({ data }).where("id", "=", id).execute();
  const report = await app.request(`/api/events/${id}/report`, json("PUT", { students: 4, outcome: "x" }, Cookie));
  expect([report.status, await report.text()]).toEqual([200, expect.any(String)]);
  const saved = await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, title: "Put right" }, Cookie));
  expect([saved.status, await saved.text()]).toEqual([200, expect.stringContaining("Put right")]);
});

test("a title or day that PostgreSQL cannot store or index stops no start", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const { kysely } = app.site.database;
  for (const wrong of [{ title: "a\0b" }, { date: "x7".repeat(20_000) }]) {
    const { id } = await addEvent(app, Cookie);
    const data = JSON.stringify({ ...EVENT, ...wrong });
    await kysely.updateTable("document").set({ data }).where("id", "=", id).execute();
    await kysely.deleteFrom("collectionHash").execute();
    const other = await startBeside(app);
    expect((await other.request(`/api/events/${id}`)).status).toBe(200);
    const copied = await other.request(`/api/events/${id}/duplicate`, json("POST", {}, Cookie));
    expect([copied.status, await copied.text()]).toEqual([201, expect.any(String)]);
  }
});
