import { expect, test } from "vitest";
import type { RouteHandle } from "../../domain/route-handle.ts";
import { siteRoutes } from "./site-routes.ts";

const CACHED: RouteHandle = { cache: { reads: "content" } };
const page = (handle?: RouteHandle) => ({ handle, default: () => null });

const ROUTES = siteRoutes({
  root: { id: "root", path: "", module: {} },
  frame: { id: "frame", parentId: "root", module: {} },
  home: { id: "home", parentId: "frame", index: true, module: page(CACHED) },
  events: { id: "events", parentId: "frame", path: "events", module: page(CACHED) },
  event: { id: "event", parentId: "frame", path: "events/:id/:slug?", module: page(CACHED) },
  feed: { id: "feed", parentId: "frame", path: "events.atom", module: { handle: CACHED } },
  calendar: { id: "calendar", parentId: "frame", path: "events/:id.ics", module: { handle: CACHED } },
  blog: { id: "blog", parentId: "frame", path: "blogs/:id", module: page() },
  login: { id: "login", parentId: "frame", path: "login", module: page() },
  guard: { id: "guard", parentId: "frame", module: page({ guarded: true }) },
  edit: { id: "edit", parentId: "guard", path: "edit-event/:id", module: page() },
  texts: { id: "texts", parentId: "guard", path: "texts/*", module: page() },
  add: { id: "add", parentId: "guard", path: "add", module: page(CACHED) },
  none: { id: "none", parentId: "frame", path: "*", module: page({ ...CACHED, notFound: true }) },
});

test.each([
  ["/", "/"],
  ["/_.data", "/_.data"],
  ["/.data", "/_.data"],
  ["/events", "/events"],
  ["/EvEnTs", "/events"],
  ["/EVENTS.data", "/events.data"],
  ["/events/_.data", "/events.data"],
  ["/events/.data", "/events.data"],
  ["/Blogs/A-Post", "/blogs/A-Post"],
  ["/blogs/a%20b.data", "/blogs/a%20b.data"],
  ["/Events/1/Words", "/events/1/Words"],
  ["/EVENTS/1", "/events/1"],
  ["/events/1.ICS", "/events/1.ics"],
  ["/No/such/page", "/No/such/page"],
  ["/Texts/team/Staff", "/texts/team/Staff"],
  ["/texts/team/staff.data", "/texts/team/staff.data"],
])("%s is spelled %s", (given, spelled) => {
  expect(ROUTES.find(given).path).toBe(spelled);
  expect(ROUTES.find(spelled).path).toBe(spelled);
});

test.each([
  ["/no/such/page", "/404"],
  ["/wp-login.php", "/404"],
  ["/no.data", "/404.data"],
  ["/404", "/404"],
  ["/events", undefined],
  ["/events.data", undefined],
])("the page for %s is cached as %s when no page has that path", (given, cached) => {
  expect(ROUTES.find(given).missingKey).toBe(cached);
});

const asked = (path: string, ids: string) => ROUTES.askedRoutes(ROUTES.find(path), ids);

test("only routes that match the address count in _routes, in one spelling", () => {
  expect(asked("/events.data", "frame,events,blog,events,made-up")).toBe("events,frame");
  expect(asked("/events.data", "made-up")).toBe("none");
});

test("a request for a route inside the guard gets the guard too", () => {
  expect(asked("/edit-event/1.data", "edit")).toBe("edit,guard");
  expect(ROUTES.find("/Edit-Event/1.data").isGuarded).toBe(true);
  expect(ROUTES.find("/events").isGuarded).toBe(false);
});

test("public paths are cached routes outside the guard, the first page first", () => {
  expect(ROUTES.publicPaths()).toEqual(["/", "/events", "/events.atom"]);
});

test("search engines get the cached pages, without files and the sign-in", () => {
  expect(ROUTES.sitePages()).toEqual(["/", "/events"]);
});

test("without a guard there is no site", () => {
  expect(() => siteRoutes({ root: { id: "root", path: "", module: {} } })).toThrow("handle.guarded");
});

test("robots.txt excludes guarded pages", () => {
  expect(ROUTES.guardedPrefixes()).toEqual(["/edit-event/", "/texts/", "/add"]);
});
