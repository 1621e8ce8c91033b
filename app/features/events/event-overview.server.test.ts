import { expect, test } from "vitest";
import { fixedIn, overviewFilterOf } from "./event-overview.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { addEvent, EVENT, errorOf } from "../../../tests/support/requests.ts";
import { eventCollection } from "./event-collection.ts";

const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };
const TODAY = "2026-03-09";
const MAX_TITLE = eventCollection.fields.title.max;

async function overview() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const add = async (title: string, fields: Record<string, string> = {}, state?: string) => {
    const { id } = await addEvent(app, cookie, { title, ...fields });
    if (state) await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, ...fields, title, state }, cookie));
  };
  await add("Last year", { date: "2025-05-01" });
  await add("Over the year's end", { date: "2025-12-30", endDate: "2026-01-02" });
  await add("Called off", { date: "2026-05-01" }, "cancelled");
  await add("Later", { date: "2026-02-01" }, "postponed");
  await add("Today", { date: TODAY });
  await add("Planned", { date: "2026-06-01", draft: "true" });
  await add("Next year", { date: "2027-01-01", location: "Ridge Hall" });
  const read = (query = "") =>
    app.site.eventOverview.read(VIEWER, { filter: overviewFilterOf(new URLSearchParams(query)), today: TODAY });
  return { app, cookie, read, titles: async (query: string) => (await read(query)).rows.map(({ title }) => title) };
}

test("administrators find events by status, year and text", async () => {
  const { titles } = await overview();
  const all = ["Next year", "Planned", "Called off", "Today", "Later", "Over the year's end", "Last year"];
  expect(await titles("")).toEqual(all);
  expect(await titles("when=upcoming")).toEqual(["Today", "Planned", "Next year"]);
  expect(await titles("when=past")).toEqual(["Over the year's end", "Last year"]);
  expect(await titles("when=draft")).toEqual(["Planned"]);
  expect(await titles("when=cancelled")).toEqual(["Called off"]);
  expect(await titles("when=postponed")).toEqual(["Later"]);
  expect(await titles("year=2025")).toEqual(["Over the year's end", "Last year"]);
  expect(await titles("year=2026&when=past")).toEqual(["Over the year's end"]);
  expect(await titles("q=NEXT")).toEqual(["Next year"]);
  expect(await titles("q=ridge+hall&when=draft")).toEqual([]);
  expect(await titles("when=scheduled&year=20x")).toEqual(all);
});

test("the events from before this site are selected by the same filter", async () => {
  const { app } = await overview();
  const shown = (query: string) =>
    fixedIn(app.site.content.fixedEvents, overviewFilterOf(new URLSearchParams(query)), TODAY).map(({ slug }) => slug);
  expect(shown("")).toHaveLength(3);
  expect(shown("q=ideathon&when=past")).toEqual(["ideathon-2025"]);
  expect(["when=draft", "when=cancelled", "when=upcoming"].flatMap(shown)).toEqual([]);
});

test("they are told how many events match, how many drafts there are, and which years", async () => {
  const { app, cookie, read } = await overview();
  const { count, drafts, years } = await read("when=past");
  expect({ count, drafts, years }).toEqual({ count: 2, drafts: 1, years: [2027, 2026, 2025] });
  await app.request("/api/events/7", { method: "DELETE", headers: { Cookie: cookie } });
  expect((await read()).count).toBe(6);
  expect((await read()).years).toEqual([2026, 2025]);
});

test("upcoming events come soonest first, and a page leads on in that order and back", async () => {
  const { app, cookie } = await overview();
  const rows = Array.from({ length: 60 }, (_, day) => `Talk ${day},About,${nextDay(day)},Hall`);
  const body = new FormData();
  body.set("file", new File([["title,description,date,location", ...rows].join("\n")], "events.csv"));
  await app.request("/api/events.csv", { method: "POST", body, headers: { Cookie: cookie } });
  const filter = overviewFilterOf(new URLSearchParams("when=upcoming&q=talk"));
  const read = (place: object) => app.site.eventOverview.read(VIEWER, { ...place, filter, today: TODAY });
  const first = await read({});
  const second = await read({ before: first.older! });
  const titles = [...first.rows, ...second.rows].map(({ title }) => title);
  expect(titles).toEqual(Array.from({ length: 50 }, (_, index) => `Talk ${index}`));
  expect((await read({ after: second.newer! })).rows).toEqual(first.rows);
});

test("only editors read the list with drafts", async () => {
  const { app } = await overview();
  const options = { filter: overviewFilterOf(new URLSearchParams()), today: TODAY };
  const user = { user: { email: USER.email }, role: "user" as const };
  await expect(app.site.eventOverview.read(user, options)).rejects.toMatchObject({ status: 403 });
});

test("the title of a copy is marked and respects the maximum length", async () => {
  const { app, cookie } = await overview();
  const { id } = await addEvent(app, cookie, { title: "🎉".repeat(MAX_TITLE / 2) });
  const copies: string[] = [];
  for (const original of [1, id, id]) {
    const response = await app.request(`/api/events/${original}/duplicate`, {
      method: "POST",
      headers: { Cookie: cookie },
    });
    copies.push(((await response.json()) as { title: string }).title);
  }
  expect(copies[0]).toBe("Last year (copy)");
  expect(copies[1]).toMatch(/^🎉+… \(copy\)$/u);
  expect(copies[1]!.length).toBeLessThanOrEqual(MAX_TITLE);
  expect(
    await errorOf(await app.request("/api/events/99/duplicate", { method: "POST", headers: { Cookie: cookie } })),
  ).toMatchObject({ status: 404 });
});

test("a duplicate that is requested twice with one key is one draft; another key makes another", async () => {
  const { app, cookie } = await overview();
  const send = (key: string, id = 1) => {
    const headers = { Cookie: cookie, "Idempotency-Key": key };
    return app.request(`/api/events/${id}/duplicate`, { method: "POST", headers });
  };
  const duplicate = async (key: string) => (await (await send(key)).json()) as { id: number; title: string };
  const [first, again] = await Promise.all(["one", "one"].map(duplicate));
  expect(first!.title).toBe("Last year (copy)");
  expect(again).toEqual(first);
  expect(await duplicate("one")).toEqual(first);
  expect((await duplicate("two")).id).not.toBe(first!.id);
  expect((await send("one", 2)).status).toBe(422);
});

const nextDay = (days: number) => new Date(Date.UTC(2026, 2, 10 + days)).toISOString().slice(0, 10);
