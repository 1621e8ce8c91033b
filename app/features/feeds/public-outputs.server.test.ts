/** Every public output shows published events, and never drafts or the trash. Every route of React Router must be in a list here. */
import * as build from "virtual:react-router/server-build";
import { expect, test } from "vitest";
import type { RouteHandle } from "../../../domain/route-handle.ts";
import type { App } from "../../../server/app.ts";
import type { Event } from "../events/event.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT } from "../../../tests/support/requests.ts";
import { shownIn } from "../../../tests/support/shown.ts";

const PUBLIC_URL = "https://cell.example.edu";
/** The hidden events contain this word in title, description, place and outcome. */
const HIDDEN = /zanzibar/i;
const SHOWN = /Shown event|shown-event/;

type Events = { shown: Event; draft: Event; trashed: Event };

/** `[URL, whether it shows the published event]`. */
function outputs({ shown, draft, trashed }: Events): [path: string, namesShown: boolean][] {
  const page = `/events/${shown.id}/${shown.slug}`;
  const oembed = (event: Event) =>
    `/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/events/${event.id}/${event.slug}`)}`;
  return [
    // The card of the home page shows the next event.
    ["/", true],
    ["/events", true],
    ["/events.data", true],
    ["/events?when=upcoming", true],
    ["/events?year=2999", true],
    ["/events?q=shown", true],
    ["/events?q=zanzibar", false],
    ["/events?before=2999-12-31.99", true],
    // The gallery has the album of the report.
    ["/gallery", true],
    ["/gallery.data", true],
    ["/api/events", true],
    ["/api/events?limit=10", true],
    ["/api/events?from=2999-01-01&to=2999-12-31", true],
    ["/api/events?before=2999-12-31.99", true],
    [`/api/events/${shown.id}`, true],
    [`/api/events/${draft.id}`, false],
    [`/api/events/${trashed.id}`, false],
    [page, true],
    [`${page}.data`, true],
    // The slug must not contain the word, because a missing page shows its URL.
    [`/events/${draft.id}/x`, false],
    [`/events/${draft.id}/x.data`, false],
    [`/events/${trashed.id}/x`, false],
    [`/events/${trashed.id}/x.data`, false],
    // This page names its previous and next event.
    ["/events/archive/social-media-engagement-challenge", true],
    ["/events.ics", true],
    [`/events/${shown.id}.ics`, true],
    [`/events/${draft.id}.ics`, false],
    [`/events/${trashed.id}.ics`, false],
    ["/events/archive/ideathon-2025.ics", false],
    ["/events.atom", true],
    ["/blogs.atom", false],
    ["/sitemap.xml", true],
    ["/robots.txt", false],
    ["/site.webmanifest", false],
    ["/events/embed", true],
    ["/events/next.json", true],
    [oembed(shown), true],
    [oembed(draft), false],
    [oembed(trashed), false],
    [`/oembed?url=${PUBLIC_URL}/events/embed`, false],
  ];
}

/** Returns the visible text of a page, or the whole text of a file for programs. */
const seen = (text: string) => (/^<!doctype html/i.test(text) ? shownIn(text) : text);

async function siteWithEvents() {
  const app = await startApp({ env: { PUBLIC_URL } });
  const cookie = await cookieOf(app, ADMIN);
  const add = (word: string, date: string, more: Record<string, string> = {}) =>
    addEvent(app, cookie, { title: word, description: word, location: word, outcome: word, date, ...more });
  const draft = await add("Zanzibar draft", "2999-03-02", { draft: "true" });
  const trashed = await add("Zanzibar trash", "2999-03-03");
  const shown = await add("Shown event", "2999-03-04");
  for (const { id, title } of [draft, trashed, shown]) await addReport(app, cookie, id, title);
  await app.request(`/api/events/${trashed.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  return { app, cookie, events: { shown, draft, trashed } };
}

/** Adds a finished report with an album and winners. */
async function addReport(app: App, cookie: string, id: number, word: string) {
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  const { imageUrl: image } = await app.site.media.upload(viewer, await png());
  const report = { photos: [{ image, alt: word }], winners: [{ name: word }] };
  const response = await app.request(`/api/events/${id}/report`, json("PUT", report, cookie));
  expect(response.status, await response.clone().text()).toBe(200);
}

test("no public output shows drafts or the trash, each shows published events", async () => {
  const { app, cookie, events } = await siteWithEvents();
  for (const [path, namesShown] of outputs(events)) {
    const text = await (await app.request(path)).text();
    // The page repeats the search in lower case.
    const said = path.includes("q=zanzibar") ? text.replaceAll(/zanzibar/g, "") : text;
    expect(HIDDEN.test(said), path).toBe(false);
    if (namesShown) expect(seen(text), path).toMatch(SHOWN);
    else expect(text, path).not.toMatch(SHOWN);
  }
  // A withdrawn event disappears from all outputs, also from cached ones.
  const withdrawn = { ...EVENT, title: "Shown event", date: events.shown.date, draft: true };
  await app.request(`/api/events/${events.shown.id}`, json("PUT", withdrawn, cookie));
  for (const [path] of outputs({ ...events, shown: { ...events.shown, slug: "x" } })) {
    if (path.includes("q=shown")) continue;
    const text = await (await app.request(path)).text();
    expect(SHOWN.test(text), path).toBe(false);
  }
});

test.each(["cancelled", "postponed"])(
  "each public output that shows the day of a %s event names its state",
  async (state) => {
    const { app, cookie, events } = await siteWithEvents();
    const change = { ...EVENT, title: "Shown event", date: events.shown.date, draft: false, state, stateNote: "Snow." };
    await app.request(`/api/events/${events.shown.id}`, json("PUT", change, cookie));
    const withoutDay = ["/", "/sitemap.xml", "/gallery", "/gallery.data"];
    const withDay = outputs(events).filter(([path, namesShown]) => namesShown && !withoutDay.includes(path));
    for (const [path] of withDay) {
      const text = await (await app.request(path)).text();
      expect(seen(text), path).toMatch(new RegExp(state, "i"));
    }
  },
);

/** Routes that are not cached or read the database, but show no event. */
const WITHOUT_EVENTS = ["/card", "/admin-login", "/admin/reset", "/admin/join", "/*"];

type BuiltRoute = NonNullable<(typeof build.routes)[string]>;
const handleOf = ({ module }: BuiltRoute) => (module.handle ?? {}) as RouteHandle;
const lineOf = (route: BuiltRoute): BuiltRoute[] => {
  const parent = build.routes[route.parentId ?? ""];
  return [...(parent ? lineOf(parent) : []), route];
};

/** Guarded pages are not public, and pages of content alone cannot read an event. */
function mayShowEvents(route: BuiltRoute): boolean {
  const isGuarded = lineOf(route).some((one) => handleOf(one).guarded);
  return !isGuarded && handleOf(route).cache?.reads !== "content";
}

test("every route that may show an event is looked at above, or known to show none", async () => {
  const { events } = await siteWithEvents();
  const known = outputs(events).map(([path]) => new URL(path, PUBLIC_URL).pathname);
  const all = Object.values(build.routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const routes = all.filter((route) => !parents.has(route.id) && mayShowEvents(route));
  expect(routes.length).toBeGreaterThan(WITHOUT_EVENTS.length);
  for (const route of routes) {
    const path = `/${lineOf(route)
      .flatMap((one) => one.path || [])
      .join("/")}`;
    const pattern = new RegExp(
      `^${path
        .replace(/\./g, "\\.")
        .replace(/\/:\w+\?/g, "(/[^/]+)?")
        .replace(/:\w+/g, "[^/]+")}$`,
    );
    const isKnown = WITHOUT_EVENTS.includes(path) || known.some((address) => pattern.test(address));
    expect(isKnown, `${path} is in no list of this test`).toBe(true);
  }
});
