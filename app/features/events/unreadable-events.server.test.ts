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

test.each<[string | object]>([
  ["no JSON"],
  [[]],
  [{}],
  [{ date: "" }],
  [{ date: "not a date" }],
  [{ ...EVENT, date: "2099-99-99", endDate: "2099-99-99" }],
  [{ ...EVENT, date: "not a date", endDate: "2099-01-01" }],
  [{ ...EVENT, date: "2099-01-01", startTime: "25:99", endTime: "x" }],
  [{ ...EVENT, date: "2099-01-02", endDate: "2099-01-01", startTime: "10:00", endTime: "09:00" }],
  [{ ...EVENT, date: "2099-01-02", linkUrl: "javascript:alert(1)", linkLabel: "x" }],
])("an event stored as %j stops no page and no start, and can be put right", async (stored) => {
  const data = typeof stored === "string" ? stored : JSON.stringify(stored);
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const broken = await addEvent(app, Cookie, { title: "Broken", date: "2099-01-01" });
  const sound = await addEvent(app, Cookie, { title: "Sound event", date: "2099-01-03" });
  const { kysely } = app.site.database;
  await kysely.updateTable("document").set({ data }).where("id", "=", broken.id).execute();
  await kysely.updateTable("documentVersion").set({ data }).where("documentId", "=", broken.id).execute();
  const typed = { collection: "event", documentId: broken.id, email: ADMIN.email, number: 1, baseRevision: 1 };
  const copy = { ...typed, data, savedAt: new Date().toISOString() };
  await kysely.insertInto("workingCopy").values(copy).execute();
  const check = async (from: App) => {
    for (const path of [...PAGES, ...pagesOf(broken), eventPath(sound)]) {
      const response = await from.request(path, { headers: { Cookie } });
      expect(response.status, path).toBeLessThan(404);
      if (LISTS.includes(path)) expect(await response.text(), path).toContain(sound.title);
    }
  };
  await check(await startBeside(app));
  // The columns are derived again at start-up.
  await kysely.deleteFrom("collectionHash").execute();
  await check(await startBeside(app));
  const whole = { ...EVENT, date: "2099-02-01", endDate: "", startTime: "", endTime: "", linkUrl: "", linkLabel: "" };
  expect((await app.request(`/api/events/${broken.id}`, json("PUT", whole, Cookie))).status).toBe(200);
});
