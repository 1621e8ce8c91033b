import { expect, test } from "vitest";
import { addDays } from "../../../domain/calendar-days.ts";
import type { Viewer } from "../../../domain/session.ts";
import { desk, ownSite, TODAY, VIEWER } from "../../../tests/support/desk.ts";
import { deskService } from "./desk.server.ts";

test("one draft is opened itself, and many in their list", async () => {
  const { add, tasks } = await desk();
  const { id } = await add({ title: "Talk", draft: "true" });
  expect(await tasks()).toMatchObject([{ title: "“Talk” is a draft", action: { to: `/edit-event/${id}` } }]);
  for (const title of ["Two", "Three", "Four"]) await add({ title, draft: "true" });
  expect(await tasks()).toEqual([
    {
      title: "4 events are drafts",
      why: "“Four”, “Three”, “Two”, 1 more.",
      action: { label: "Open the drafts", to: "/admin/events?when=draft" },
    },
  ]);
});

test("from the day after an event the desk asks for its report until it is finished", async () => {
  const { app, add, tasks, titles } = await desk();
  const recent = await add({ title: "Recent", date: "2026-03-01", endDate: "2026-03-08" });
  await add({ title: "Still on", date: "2026-03-01", endDate: TODAY });
  await add({ title: "Long ago", date: addDays(TODAY, -61) });
  await add({ title: "Called off", date: "2026-03-01", state: "cancelled" });
  await add({ title: "Put off", date: "2026-03-01", state: "postponed" });
  expect(await tasks()).toEqual([
    {
      title: "Finish “Recent”",
      why: "It took place on March 1 to 8, 2026. Numbers, photos and winners are easy to find now.",
      action: { label: "Finish this event", to: `/admin/events/${recent.id}/finish` },
    },
  ]);
  await app.site.eventReports.save(VIEWER, recent.id, { students: 4, draft: true });
  expect(await titles()).toEqual(["Finish “Recent”"]);
  await app.site.eventReports.save(VIEWER, recent.id, {});
  expect(await titles()).toEqual([]);
});

test("a week after an event its report is late, and late ones come first", async () => {
  const { add, tasks } = await desk();
  await add({ title: "Six days", date: addDays(TODAY, -6) });
  await add({ title: "A week", date: addDays(TODAY, -7) });
  const late = expect.stringContaining("late reports lose marks");
  expect(await tasks()).toMatchObject([
    { title: "Finish “A week”", why: late },
    { title: "Finish “Six days”", why: expect.not.stringContaining("late") },
  ]);
});

test("nobody is reminded of an event that needs no report, unless that is undone", async () => {
  const { app, add, titles } = await desk();
  const { id } = await add({ title: "Tea", date: addDays(TODAY, -9) });
  await app.site.eventReports.save(VIEWER, id, { noReport: true });
  expect(await titles()).toEqual([]);
  await app.site.eventReports.save(VIEWER, id, { noReport: false, draft: true });
  expect(await titles()).toEqual(["Finish “Tea”"]);
});

test("the reports of all recent events are one query", async () => {
  const { app, add, service } = await desk();
  for (let days = 1; days <= 5; days += 1) await add({ title: `Event ${days}`, date: addDays(TODAY, -days) });
  const asked: number[][] = [];
  const finishedAmong = (viewer: Viewer, ids: number[]) => {
    asked.push(ids);
    return app.site.eventReports.finishedAmong(viewer, ids);
  };
  const now = () => new Date(`${TODAY}T10:00:00Z`);
  const counted = deskService({ ...ownSite(app), eventReports: { finishedAmong }, now });
  expect(await counted.tasks(VIEWER)).toEqual(await service.tasks(VIEWER));
  expect(asked.map((ids) => ids.length)).toEqual([5]);
});

test("the home page needs an event when its card is in the past and no event comes", async () => {
  const { app, cookie, add, tasks } = await desk();
  await app.request("/api/events/1", { method: "DELETE", headers: { Cookie: cookie } });
  expect(await tasks()).toMatchObject([
    {
      title: "The card on the home page shows a past event",
      why: expect.stringContaining("“Idea to Prototype Day” took place on October 13, 2025."),
      action: { to: "/add-event" },
    },
  ]);
  await add({ date: TODAY });
  expect(await tasks()).toEqual([]);
});

test("a draft that is published by itself says when, and is not counted as a draft", async () => {
  const { app, add, tasks } = await desk();
  const { id } = await add({ title: "Talk", draft: "true" });
  await app.site.events.schedule(VIEWER, id, new Date("2999-03-09T03:30:00Z"));
  await add({ title: "Two", draft: "true" });
  expect(await tasks()).toMatchObject([
    {
      title: "“Talk” will be published by itself",
      why: "Visitors see it from March 9, 2999, 09:00.",
      action: { to: `/edit-event/${id}` },
    },
    { title: "“Two” is a draft" },
  ]);
});

test("with events of another server the desk does not look at events here", async () => {
  const { add, titles } = await desk({ env: { API_URL: "https://events.example.edu" } });
  await add({ title: "Talk", draft: "true" });
  expect(await titles()).toEqual([]);
});
