import { afterEach, expect, test, vi } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { addEvent, EVENT, file, form } from "../../../tests/support/requests.ts";
import { shownOn } from "../../../tests/support/shown.ts";
import { filterEvents, listQueryOf, nextEvent } from "./event-list.ts";

const FIXED = ["Social Media Engagement Challenge", "Eureka Pitching Competition 2025", "IDEATHON 2025"];

afterEach(() => void vi.useRealTimers());

async function asAdmin(env?: Record<string, string>) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const titles = async (query: string) => {
    const html = await shownOn(await app.request(`/events${query}`));
    const headings = [...html.matchAll(/<h2[^>]*>(?:<a [^>]*>)?([^<]+)/g)].map(([, title]) => title);
    return headings.filter((heading) => heading !== "Next event");
  };
  return { app, cookie, add: (fields: Record<string, string> = {}) => addEvent(app, cookie, fields), titles };
}

/** Imports `count` events, one per day from 1 January 2021. */
async function addMany({ app, cookie }: Awaited<ReturnType<typeof asAdmin>>, count: number) {
  const day = (index: number) => new Date(Date.UTC(2021, 0, 1 + index)).toISOString().slice(0, 10);
  const rows = Array.from({ length: count }, (_, index) => `Talk ${index},About it,${day(index)},Hall`);
  const table = ["title,description,date,location", ...rows].join("\n");
  const body = form({ file: file(new TextEncoder().encode(table), "events.csv") }, cookie);
  expect((await app.request("/api/events.csv", body)).status).toBe(200);
}

test("time, year and search filter the list, including fixed events", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-09T06:00:00Z") });
  const { add, titles } = await asAdmin();
  await add({ title: "Ended", date: "2026-03-07", endDate: "2026-03-08" });
  await add({ title: "Under way", date: "2025-12-30", endDate: "2026-03-09" });
  await add({ title: "To come", date: "2027-01-01", location: "Ridge Hall" });
  expect(await titles("")).toEqual([...FIXED, "To come", "Ended", "Under way"]);
  expect(await titles("?when=upcoming")).toEqual(["Under way", "To come"]);
  expect(await titles("?when=past")).toEqual(["Ended", ...FIXED]);
  expect(await titles("?year=2025")).toEqual([...FIXED, "Under way"]);
  expect(await titles("?year=2026&when=past")).toEqual(["Ended"]);
  expect(await titles("?q=ridge+HALL")).toEqual(["To come"]);
  expect(await titles("?q=pitching")).toEqual([FIXED[1]]);
  expect(await titles("?when=x&year=20x&before=x")).toEqual(await titles(""));
});

test("an event is upcoming, today or took place", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-08T20:00:00Z") });
  const { app, add } = await asAdmin();
  await add({ title: "Far ahead", date: "9999-12-31" });
  await add({ title: "This very day", date: "2026-03-09" });
  await add({ title: "Long over", date: "2001-01-01" });
  const rows = (await shownOn(await app.request("/events"))).split("<li").slice(1);
  for (const [title, status] of [
    ["Far ahead", "Upcoming"],
    ["This very day", "Today"],
    ["Long over", "Took place"],
    ["IDEATHON 2025", "Took place"],
  ] as const)
    expect(rows.find((row) => row.includes(`${title}</a></h2>`))).toContain(`>${status}</span>`);
});

test("a filter without results has a message and a link to all events", async () => {
  const { app } = await asAdmin();
  const html = await shownOn(await app.request("/events?q=no+such+words"));
  expect(html).toContain("No events found.");
  expect(html).toContain('<a href="/events">Show all events</a>');
});

test("without an event the next one is announced for later, but not for a search", async () => {
  const { app } = await asAdmin();
  const announced = "No new events are announced at the moment.";
  expect(await shownOn(await app.request("/events?when=upcoming"))).toContain(announced);
  expect(await shownOn(await app.request("/events"))).toContain(announced);
  for (const query of ["when=upcoming&q=talk", "when=upcoming&year=2025", "when=past&year=1999"])
    expect(await shownOn(await app.request(`/events?${query}`)), query).toContain("No events found.");
});

test("control characters in a search are left out, in a short list and in a long one", async () => {
  const site = await asAdmin();
  for (const count of [1, 60]) {
    await addMany(site, count);
    expect(await site.titles("?q=%00talk%1f+0%00%7f&when=%00&year=%00&before=%00")).toContain("Talk 0");
  }
});

test("fifty events are one page; with more, each event is on one page", async () => {
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

test("fixed events are in date order among past events", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2021-02-10T06:00:00Z") });
  const site = await asAdmin();
  await addMany(site, 120);
  const upcoming = await site.titles("?when=upcoming");
  expect(upcoming.slice(0, 2)).toEqual(["Talk 40", "Talk 41"]);
  // Every fixed event is in the future on that day, and later than all others.
  expect(upcoming).toHaveLength(50);
  expect((await site.titles("?when=upcoming&before=2021-03-31.90")).slice(-3)).toEqual(FIXED.toReversed());
  await site.add({ title: "Between", date: "2025-09-01" });
  vi.setSystemTime(new Date("2026-01-01T06:00:00Z"));
  const past = await site.titles("?when=past");
  expect(past.slice(0, 5)).toEqual([FIXED[0], "Between", FIXED[1], FIXED[2], "Talk 119"]);
  expect(past).toHaveLength(FIXED.length + 50);
  expect(await site.titles("?when=past&before=2021-03-31.90")).not.toContain(FIXED[2]);
});

test("the next event is above the whole list only, and is one that takes place", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-09T06:00:00Z") });
  const { app, add } = await asAdmin();
  const next = async (query: string) => {
    const [, block] =
      /<section[^>]*aria-labelledby[^>]*>(.*?)<\/section>/s.exec(await (await app.request(`/events${query}`)).text()) ??
      [];
    return block && /<a [^>]*>([^<]+)/.exec(block)?.[1];
  };
  expect(await next("")).toBeUndefined();
  await add({ title: "Cancelled one", date: "2026-03-10", state: "cancelled" });
  expect(await next("")).toBe("Cancelled one");
  await add({ title: "Later one", date: "2026-05-01" });
  await add({ title: "Next one", date: "2026-04-01" });
  expect(await next("")).toBe("Next one");
  for (const query of ["?when=upcoming", "?year=2026", "?q=one", "?before=2026-05-01.2"])
    expect(await next(query), query).toBeUndefined();
});

test("the home card is the fixed event until its day is over, then the next event", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-13T18:00:00Z") });
  const { app, cookie, add } = await asAdmin();
  const ticket = async () => {
    const [card = ""] = /<article.*?<\/article>/s.exec(await (await app.request("/")).text()) ?? [];
    return card.replaceAll(/<!-- -->|<[^>]*href="([^"]*)"[^>]*>/g, "$1 ").replaceAll(/<[^>]+>/g, "|");
  };
  const { id } = await add({ title: "Pitch Night", date: "2999-03-09", description: `${"word ".repeat(60)}end` });
  expect(await ticket()).toMatch(/October 13, 2025.*Today.*Idea to Prototype Day.*https:\/\/www.example.edu/);
  vi.setSystemTime(new Date("2025-10-13T18:30:00Z"));
  expect(await ticket()).toMatch(/March 9, 2999.*Upcoming.*Pitch Night.*word….*\/events\/1\/pitch-night.*Learn More/);
  const off = { ...EVENT, date: "2999-03-09", state: "cancelled", stateNote: "The hall is closed." };
  await app.request(`/api/events/${id}`, json("PUT", off, cookie));
  expect(await ticket()).toMatch(/March 9, 2999.*Cancelled.*Pitch Night.*The hall is closed\./);
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  expect(await ticket()).toMatch(/October 13, 2025.*Took place.*Idea to Prototype Day/);
});

test("the home card names cancelled and postponed events before the next event", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2999-03-01T12:00:00Z") });
  const { app, add } = await asAdmin();
  const card = async () => shownOn(await app.request("/"));
  await add({ title: "Pitch Night", date: "2999-03-20" });
  expect(await card()).not.toMatch(/Cancelled|Postponed/);
  await add({ title: "Boot Camp", date: "2999-03-09", state: "cancelled" });
  await add({ title: "Idea Walk", date: "2999-03-20", state: "postponed" });
  await add({ title: "Long over", date: "2999-02-20", state: "cancelled" });
  await add({ title: "Far ahead", date: "2999-03-21", state: "cancelled" });
  const shown = await card();
  expect(shown).toMatch(/Pitch Night.*Cancelled:.*Boot Camp.*was planned for March 9, 2999.*Postponed:.*Idea Walk/s);
  expect(shown).not.toMatch(/Long over|Far ahead/);
});

test("an administrator lets the card show the next event at any time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-01T12:00:00Z") });
  const { app, cookie, add } = await asAdmin();
  const card = async () => shownOn(await app.request("/"));
  await add({ title: "Pitch Night", date: "2999-03-09" });
  expect(await card()).toContain("Idea to Prototype Day");
  const home = await app.request("/api/content/home", { headers: { Cookie: cookie } });
  const { data } = (await home.json()) as { data: { upcoming: object } };
  const chosen = { ...data, upcoming: { ...data.upcoming, show: "next" } };
  expect((await app.request("/api/content/home", json("PUT", chosen, cookie))).status).toBe(200);
  expect(await card()).toContain("Pitch Night");
});

test("with another server's events the card shows the fixed event", async () => {
  const { app, add } = await asAdmin({ API_URL: "https://api.example.edu" });
  await add({ date: "2999-03-09" });
  expect(await shownOn(await app.request("/"))).toContain("Idea to Prototype Day");
});

test("without the database the home page shows its fixed card and is not cached", async () => {
  const { app } = await asAdmin();
  const { schema } = app.site.database.kysely;
  await schema.alterTable("document").renameTo("away").execute();
  const response = await app.request("/");
  await schema.alterTable("away").renameTo("document").execute();
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "private, no-store"]);
  expect(await shownOn(response)).toContain("Idea to Prototype Day");
});

test("the year in which an event only ends can be chosen, too", async () => {
  const site = await asAdmin();
  await site.add({ date: "2998-12-28", endDate: "2999-01-03" });
  const { years } = await site.app.site.eventList.read(listQueryOf(new URLSearchParams()), "2998-01-01");
  expect(years.slice(0, 2)).toEqual([2999, 2998]);
  const shown = await site.app.site.eventList.read(listQueryOf(new URLSearchParams("year=2999")), "2998-01-01");
  expect(shown.events).toHaveLength(1);
});

test("the database filters like the browser", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2021-02-10T06:00:00Z") });
  const site = await asAdmin();
  await addMany(site, 60);
  await site.add({ title: "Over the year's end", date: "2020-12-30", endDate: "2021-01-02" });
  await site.add({ title: "Long one", date: "2021-02-01", endDate: "2021-02-10" });
  await site.add({ title: "Évening of ČAJ", date: "2021-02-02" });
  await site.add({ title: "Morning", date: "2021-02-28", startTime: "09:00" });
  await site.add({ title: "Off", date: "2021-02-27", state: "postponed" });
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
    const parsed = listQueryOf(new URLSearchParams(query));
    const { events } = await site.app.site.eventList.read(parsed, "2021-02-10");
    const expected = filterEvents(all, parsed, "2021-02-10").slice(0, 50);
    expect(
      events?.map(({ id }) => id),
      query,
    ).toEqual(expected.map(({ id }) => id));
  }
  for (const today of ["2021-01-01", "2021-02-10", "2021-02-28", "2021-03-02"])
    expect((await site.app.site.eventList.coming(today))?.id, today).toBe(nextEvent(all, today)?.id);
});

test("a page with a filter or a search is stored and follows a change", async () => {
  const { app, add } = await asAdmin();
  const policy = async (query: string) => (await app.request(`/events${query}`)).headers.get("ETag");
  for (const query of ["?when=past", "?year=2025", "?before=2026-01-01.5", "?q=x"]) {
    const etag = await policy(query);
    expect(etag).not.toBeNull();
    expect(await policy(`${query}&x=1`)).toBe(etag);
  }
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
