import { expect, test } from "vitest";
import { siteRoutes } from "./site-routes.ts";

const ROUTES = siteRoutes({
  root: { id: "root", path: "" },
  frame: { id: "frame", parentId: "root" },
  home: { id: "home", parentId: "frame", index: true },
  events: { id: "events", parentId: "frame", path: "events" },
  event: { id: "event", parentId: "frame", path: "events/:id/:slug?" },
  calendar: { id: "calendar", parentId: "frame", path: "events/:id.ics" },
  blog: { id: "blog", parentId: "frame", path: "blogs/:id" },
  "routes/admin/layout": { id: "routes/admin/layout", parentId: "frame" },
  edit: { id: "edit", parentId: "routes/admin/layout", path: "edit-event/:id" },
  none: { id: "none", parentId: "frame", path: "*" },
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
])("%s is spelled %s", (given, spelled) => {
  expect(ROUTES.spelling(given)).toBe(spelled);
  expect(ROUTES.spelling(spelled)).toBe(spelled);
});

test.each([
  ["/no/such/page", "/404"],
  ["/wp-login.php", "/404"],
  ["/no.data", "/404.data"],
  ["/404", "/404"],
  ["/events", undefined],
  ["/events.data", undefined],
])("the page for %s is cached as %s when no page has that path", (given, cached) => {
  expect(ROUTES.missing(given)).toBe(cached);
});

test("only routes that the address meets count in _routes, in one spelling", () => {
  expect(ROUTES.askedRoutes("/events.data", "frame,events,blog,events,made-up")).toBe("events,frame");
  expect(ROUTES.askedRoutes("/events.data", "made-up")).toBe("none");
});

test("who asks for a route inside the guard asks the guard too", () => {
  expect(ROUTES.askedRoutes("/edit-event/1.data", "edit")).toBe("edit,routes/admin/layout");
  expect(ROUTES.isGuarded("/Edit-Event/1.data")).toBe(true);
  expect(ROUTES.isGuarded("/events")).toBe(false);
});

test("the public pages with one address are known, the first page first", () => {
  expect(ROUTES.publicPages()).toEqual(["/", "/events"]);
});

test("more paths than are remembered are matched as before", () => {
  for (let count = 0; count < 3_000; count += 1) expect(ROUTES.missing(`/made/up/${count}`)).toBe("/404");
  expect(ROUTES.isGuarded("/edit-event/1")).toBe(true);
  expect(ROUTES.spelling("/EVENTS")).toBe("/events");
});

test("without the guard there is no site", () => {
  expect(() => siteRoutes({ root: { id: "root", path: "" } })).toThrow("routes/admin/layout");
});
