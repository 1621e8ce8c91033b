import { afterEach, expect, test, vi } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import { addEvent, file, form } from "../../tests/support/requests.ts";
import { filterEvents, listFilterOf } from "../../domain/event-list.ts";

const FIXED = ["Social Media Engagement Challenge", "Eureka Pitching Competition 2025", "IDEATHON 2025"];

afterEach(() => void vi.useRealTimers());

async function asAdmin(env?: Record<string, string>) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const titles = async (query: string) => {
    const html = await (await app.request(`/events${query}`)).text();
    return [...html.matchAll(/<h2[^>]*>(?:<a [^>]*>)?([^<]+)/g)].map(([, title]) => title);
  };
  return { app, cookie, add: (fields: Record<string, string> = {}) => addEvent(app, cookie, fields), titles };
}

/** `count` events, one a day from 1 January 2021 on, in one import. */
async function addMany({ app, cookie }: Awaited<ReturnType<typeof asAdmin>>, count: number) {
  const day = (index: number) => new Date(Date.UTC(2021, 0, 1 + index)).toISOString().slice(0, 10);
  const rows = Array.from({ length: count }, (_, index) => `Talk ${index},About it,${day(index)},Hall`);
  const table = ["title,description,date,location", ...rows].join("\n");
  const body = form({ file: file(new TextEncoder().encode(table), "events.csv") }, cookie);
  expect((await app.request("/api/events.csv", body)).status).toBe(200);
}

test("the list is filtered by time, year and words, the fixed events too", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-09T06:00:00Z") });
  const { add, titles } = await asAdmin();
  await add({ title: "Ended", date: "2026-03-07", endDate: "2026-03-08" });
  await add({ title: "Under way", date: "2025-12-30", endDate: "2026-03-09" });
  await add({ title: "To come", date: "2027-01-01", location: "Ridge Hall" });
  expect(await titles("")).toEqual([...FIXED, "To come", "Ended", "Under way"]);
  expect(await titles("?when=upcoming")).toEqual(["To come", "Under way"]);
  expect(await titles("?when=past")).toEqual([...FIXED, "Ended"]);
  expect(await titles("?year=2025")).toEqual([...FIXED, "Under way"]);
  expect(await titles("?year=2026&when=past")).toEqual(["Ended"]);
  expect(await titles("?q=ridge+HALL")).toEqual(["To come"]);
  expect(await titles("?q=pitching")).toEqual([FIXED[1]]);
  expect(await titles("?when=x&year=20x&before=x")).toEqual(await titles(""));
});

test("a filter that nothing fits says so and leads back", async () => {
  const { app } = await asAdmin();
  const html = await (await app.request("/events?q=no+such+words")).text();
  expect(html).toContain("No event fits what you asked for.");
  expect(html).toContain('<a href="/events" data-discover="true">Show all events</a>');
});

test("control characters in a search are left out, in a short list and in a long one", async () => {
  const site = await asAdmin();
  for (const count of [1, 60]) {
    await addMany(site, count);
    expect(await site.titles("?q=%00talk%1f+0%00%7f&when=%00&year=%00&before=%00")).toContain("Talk 0");
  }
});

test("fifty events are one page; of more each page leads to the next, and each event comes once", async () => {
  const site = await asAdmin();
  await addMany(site, 120);
  const next = async (query: string) => {
    const html = await (await site.app.request(`/events${query}`)).text();
    return /href="\/events(\?[^"]*before=[^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  };
  const [first, second] = [await site.titles(""), await next("")];
  expect(first).toHaveLength(FIXED.length + 50);
  const third = await next(second!);
  const all = [...first.slice(FIXED.length), ...(await site.titles(second!)), ...(await site.titles(third!))];
  expect(all).toEqual(Array.from({ length: 120 }, (_, index) => `Talk ${119 - index}`));
  expect(await next(third!)).toBeUndefined();
  expect(await next("?q=talk&year=2021")).toMatch(/q=talk/);
});

test("the database chooses from many what the browser chooses from few", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2021-02-10T06:00:00Z") });
  const site = await asAdmin();
  await addMany(site, 60);
  await site.add({ title: "Over the year's end", date: "2020-12-30", endDate: "2021-01-02" });
  await site.add({ title: "Long one", date: "2021-02-01", endDate: "2021-02-10" });
  await site.add({ title: "Évening of ČAJ", date: "2021-02-02" });
  const all = await site.app.site.events.list();
  for (const query of [
    "q=éVENING+čaj",
    "when=upcoming",
    "when=past",
    "year=2020",
    "year=2021&when=upcoming",
    "q=talk+1",
    "q=%25",
    "q=long",
  ]) {
    const search = new URLSearchParams(query);
    const { events } = await site.app.site.eventList.read(search, "2021-02-10");
    const expected = filterEvents(all, listFilterOf(search), "2021-02-10").slice(0, 50);
    expect(
      events?.map(({ id }) => id),
      query,
    ).toEqual(expected.map(({ id }) => id));
  }
});

test("a page with a filter is kept and follows a change; one with a search is rendered anew", async () => {
  const { app, add } = await asAdmin();
  const policy = async (query: string) => (await app.request(`/events${query}`)).headers.get("ETag");
  for (const query of ["?when=past", "?year=2025", "?before=2026-01-01.5"]) {
    const etag = await policy(query);
    expect(etag).not.toBeNull();
    expect(await policy(`${query}&x=1`)).toBe(etag);
  }
  expect(await policy("?q=x")).toBeNull();
  const before = await policy("?when=past");
  await add({ date: "2024-01-01" });
  expect(await policy("?when=past")).not.toBe(before);
});

test("a title leads to the event's page, and a long description is cut there", async () => {
  const { app, add } = await asAdmin();
  const { id } = await add({ title: "Long", description: `${"words and ".repeat(200)}the end of it` });
  const html = await (await app.request("/events")).text();
  expect(html).toContain(`href="/events/${id}/long"`);
  expect(html).toContain('href="/events/archive/ideathon-2025"');
  expect(html).toMatch(/Read on<span class="visually-hidden"> about (<!-- -->)?Long/);
  expect(html).not.toContain("the end of it");
});
