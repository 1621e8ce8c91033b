import { afterEach, expect, test, vi } from "vitest";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT } from "../../../tests/support/requests.ts";
import { shownIn, shownOn } from "../../../tests/support/shown.ts";
import type { EventData } from "./event-collection.ts";

afterEach(() => void vi.useRealTimers());

async function asAdmin(env?: Record<string, string>) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const add = (fields: Record<string, string | Uint8Array> = {}) => addEvent(app, cookie, fields);
  const remove = (id: number) => app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  return { app, cookie, add, remove };
}

const redirectOf = async (app: App, path: string) => {
  const response = await app.request(path);
  return [response.status, response.headers.get("Location")];
};
/** Returns the whole response, to check that it omits something. */
const textOf = async (app: App, path: string) => (await app.request(path)).text();
const shownAt = async (app: App, path: string) => shownOn(await app.request(path));

test("the number decides: a wrong, old or missing slug redirects", async () => {
  const { app, cookie, add } = await asAdmin();
  const { id } = await add({ title: "Día uno: Pitch!" });
  const path = `/events/${id}/dia-uno-pitch`;
  expect((await app.request(path)).status).toBe(200);
  for (const wrong of [`/events/${id}`, `/events/${id}/x?q=1`, `/events/${id}/Dia-uno-pitch`])
    expect(await redirectOf(app, wrong)).toEqual([301, path]);
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, title: "Another" }, cookie));
  expect(await redirectOf(app, path)).toEqual([301, `/events/${id}/another`]);
});

test.each(["0", "01", "1e3", "-1", "99", "2147483648", "999999999999999", "12abc", "%00", "archive"])(
  "/events/%s is no event's page",
  async (id) => {
    const { app, add } = await asAdmin();
    await add();
    expect((await app.request(`/events/${id}`)).status).toBe(id === "%00" ? 400 : 404);
  },
);

test("the history of an unknown event is a not-found page", async () => {
  const { app, cookie } = await asAdmin();
  const headers = { Cookie: cookie };
  expect((await app.request("/admin/events/99/history", { headers })).status).toBe(404);
});

test("a draft's page returns 404, a removed event's 410, also for their data", async () => {
  const { app, add, remove } = await asAdmin();
  const draft = await add({ title: "Secret plans", draft: "true" });
  const gone = await add({ title: "Taken down" });
  await remove(gone.id);
  for (const end of ["", ".data"]) {
    const [unknown, removed] = [
      await app.request(`/events/${draft.id}/${draft.slug}${end}`),
      await app.request(`/events/${gone.id}/${gone.slug}${end}`),
    ];
    expect([unknown.status, removed.status]).toEqual([404, 410]);
    expect(await unknown.text()).not.toContain("Secret plans");
    const text = await removed.text();
    expect(text).not.toContain("Taken down");
    if (!end) expect(shownIn(text)).toContain("This event has been removed");
  }
});

test("the page names days, times with their zone, place, note and outcome", async () => {
  const { app, add } = await asAdmin();
  const { id, slug } = await add({
    endDate: "2026-03-10",
    startTime: "10:00",
    endTime: "17:00",
    state: "postponed",
    stateNote: "Snow on the road.",
    outcome: "Eight teams came.",
  });
  const html = await shownAt(app, `/events/${id}/${slug}`);
  for (const words of [
    "March 9 to 10, 2026",
    "from 10:00 on the first day to 17:00 on the last, India Standard Time",
    "Innovation Block",
    "Postponed",
    "Snow on the road.",
    "Eight teams came.",
  ])
    expect(html).toContain(words);
});

/** A value for each optional field, and the text on the page. The focus is only for the list, which crops images. */
const DETAILS: Record<
  Exclude<keyof EventData, "title" | "description" | "date" | "location" | "image" | "photos" | "imageFocus">,
  [value: string, shown: string]
> = {
  fee: ["₹200 per team", ">₹200 per team<"],
  imageAlt: ["A full hall", 'alt="A full hall"'],
  imageCredit: ["Photo: Asha", ">Photo: Asha<"],
  startTime: ["10:00", "from 10:00 on the first day"],
  endDate: ["2999-03-10", "March 9 to 10, 2999"],
  endTime: ["17:00", "to 17:00 on the last"],
  state: ["scheduled", "Upcoming"],
  stateNote: ["The hall has changed.", ">The hall has changed.<"],
  linkUrl: ["https://example.org/form", 'href="https://example.org/form"'],
  linkLabel: ["Sign up", ">Sign up<"],
  outcome: ["Eight teams came.", "Eight teams came."],
};

test("the page shows every optional field", async () => {
  const { app, add } = await asAdmin();
  const values = Object.fromEntries(Object.entries(DETAILS).map(([name, [value]]) => [name, value]));
  const { id, slug } = await add({ ...values, date: "2999-03-09", image: await png(600, 400) });
  const html = await shownAt(app, `/events/${id}/${slug}`);
  for (const [name, [, shown]] of Object.entries(DETAILS)) expect(html, name).toContain(shown);
});

test("a link without a text is called “Register” on the page", async () => {
  const { app, add } = await asAdmin();
  const { id, slug } = await add({ date: "2999-03-09", linkUrl: "https://example.org/form" });
  const link = /href="https:\/\/example.org\/form"[^>]*><span dir="auto">([^<]*)/;
  expect(link.exec(await textOf(app, `/events/${id}/${slug}`))?.[1]).toBe("Register");
});

test("Google and Outlook get the link for participants too, even below a long description", async () => {
  const { app, add } = await asAdmin();
  const { id, slug } = await add({
    date: "2999-03-09",
    description: "word ".repeat(400),
    linkUrl: "https://example.org/form",
    linkLabel: "Sign up",
  });
  const html = await shownAt(app, `/events/${id}/${slug}`);
  const links = [...html.matchAll(/href="(https:\/\/(?:calendar\.google|outlook\.live)[^"]+)"/g)];
  const texts = links.map(([, href]) => new URL(href!.replaceAll("&amp;", "&")).searchParams);
  expect(texts.map((text) => text.get("details") ?? text.get("body"))).toEqual(
    Array(2).fill(expect.stringMatching(/^word word.+…\n\nSign up: https:\/\/example\.org\/form$/s)),
  );
});

test("an event on the last day that the form takes has its page and its calendar file", async () => {
  const { app, add } = await asAdmin();
  const { id, slug } = await add({ date: "9999-12-31" });
  for (const path of [`/events/${id}/${slug}`, `/events/${id}.ics`, "/events.ics", "/events"])
    expect((await app.request(path)).status, path).toBe(200);
});

test("a fixed event has the same page at the address of its name", async () => {
  const app = await startApp();
  const html = await shownAt(app, "/events/archive/ideathon-2025");
  expect(html).toContain("April 17, 2025");
  expect(html).toContain("letters read aloud");
  expect(html, "the widest of the picture's files").toMatch(/href="\/pictures\/events-ideathon-2025[^"]*-1500\.webp"/);
  expect((await app.request("/events/archive/no-such-event")).status).toBe(404);
});

test("the page links to the previous and next public event, fixed ones included", async () => {
  const { app, add, remove } = await asAdmin();
  const first = await add({ title: "First", date: "2025-04-17" });
  const second = await add({ title: "Second", date: "2025-04-17" });
  await add({ title: "Hidden", date: "2025-04-18", draft: "true" });
  await remove((await add({ title: "Removed", date: "2025-04-18" })).id);
  const beside = async (path: string) => {
    const [nav = ""] = /<nav[^>]*aria-label="Other events".*?<\/nav>/s.exec(await textOf(app, path)) ?? [];
    return [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  };
  const [one, two] = [first, second].map(({ id, slug }) => `/events/${id}/${slug}`) as [string, string];
  const eureka = "/events/archive/eureka-pitching-competition-2025";
  expect(await beside("/events/archive/ideathon-2025")).toEqual([one]);
  expect(await beside(one)).toEqual(["/events/archive/ideathon-2025", two]);
  expect(await beside(two)).toEqual([one, eureka]);
  expect(await beside(eureka)).toEqual([two, "/events/archive/social-media-engagement-challenge"]);
});

test("the link to another site disappears when the event ends", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-09T06:00:00Z") });
  const { app, add } = await asAdmin();
  const { id, slug } = await add({
    startTime: "10:00",
    endTime: "12:30",
    linkUrl: "https://example.org/form",
    linkLabel: "Sign up",
  });
  const path = `/events/${id}/${slug}`;
  expect(await shownAt(app, path)).toContain('href="https://example.org/form"');
  expect(await shownAt(app, path)).toContain("Add to calendar");
  // This is 12:30 in Kolkata.
  vi.setSystemTime(new Date("2026-03-09T06:59:59Z"));
  expect(await shownAt(app, path)).toContain("https://example.org/form");
  vi.setSystemTime(new Date("2026-03-09T07:00:01Z"));
  const html = await textOf(app, path);
  expect(html).not.toContain("https://example.org/form");
  expect(html).not.toContain("Add to calendar");
  expect(shownIn(html)).toContain("Today");
  vi.setSystemTime(new Date("2026-03-09T18:30:01Z"));
  expect(await shownAt(app, path)).toContain("Took place");
});

test.each(["cancelled", "postponed"])(
  "a %s event offers no link, and its old date is struck through",
  async (state) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T06:00:00Z") });
    const { app, add } = await asAdmin();
    const link = { linkUrl: "https://example.org/form", linkLabel: "Register" };
    const { id, slug } = await add({ ...link, state, stateNote: "Snow on the road." });
    const html = await textOf(app, `/events/${id}/${slug}`);
    for (const offered of ["Add to calendar", "calendar.google", "outlook.live", `${id}.ics`, "example.org/form"])
      expect(html).not.toContain(offered);
    const struck = /<s [^>]*>(.*?)<\/s>/.exec(html)![1]!.replaceAll(/<[^>]+>/g, "");
    expect(struck).toBe("No longer on Monday March 9, 2026");
    const word = state === "cancelled" ? "Cancelled" : "Postponed";
    const description = `${word}, was planned for March 9, 2026, Innovation Block. Snow on the road. Four minutes each.`;
    expect(html).toContain(`<meta property="og:description" content="${description}"`);
    expect(shownIn(html)).toContain(word);
    expect(shownIn(html)).toContain("Snow on the road.");
    const list = await shownAt(app, "/events");
    expect(/<s [^>]*>(.*?)<\/s>/.exec(list)![1]).toContain("March 9, 2026");
    expect(list).toContain("Snow on the road.");
  },
);

test("links in a description have rel=nofollow, on the page and in the list", async () => {
  const { app, add } = await asAdmin();
  const { id, slug } = await add({ description: "See https://example.org/a, or javascript:alert(1)." });
  for (const path of [`/events/${id}/${slug}`, "/events"]) {
    const html = await shownAt(app, path);
    expect(html).toContain('<a href="https://example.org/a" rel="nofollow noopener"');
    expect(html).not.toContain('href="javascript:');
  }
});

test("the whole picture is on the event's page and leads to its largest version", async () => {
  const { app, add } = await asAdmin();
  const { id, slug, image } = await add({ image: await png(600, 900) });
  expect(image).toMatch(/-600\.webp$/);
  expect(await shownAt(app, `/events/${id}/${slug}`)).toContain(` href="${image}"`);
});

test("with another server's events only fixed events have a page", async () => {
  const { app, add } = await asAdmin({ API_URL: "https://api.example.edu" });
  const { id, slug } = await add();
  expect((await app.request(`/events/${id}/${slug}`)).status).toBe(404);
  expect((await app.request("/events/archive/ideathon-2025")).status).toBe(200);
});

test("the preview of a draft equals its later page", async () => {
  const { app, cookie, add } = await asAdmin();
  const draft = await add({ draft: "true", startTime: "09:30" });
  const now = new Date();
  const preview = await app.site.eventPages.preview(draft, now);
  await app.request(`/api/events/${draft.id}`, json("PUT", { ...EVENT, draft: false }, cookie));
  const event = await app.site.eventPages.find(String(draft.id));
  if (!event || event === "removed") throw new Error("It should be published now.");
  expect(await app.site.eventPages.pageOf(event, now)).toEqual(preview);
});
