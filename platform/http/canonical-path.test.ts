import fc from "fast-check";
import { expect, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { canonicalPath, isReadablePath } from "./canonical-path.ts";

test.each(["/", "/events", "/discover/who-we-are", "/blogs/a.b", "/events.data", "/_.data", "/blogs/%E0%A4%B9"])(
  "%s is canonical already",
  (path) => {
    expect(canonicalPath(path)).toBe(path);
  },
);

test.each([
  ["/events/", "/events"],
  ["//", "/"],
  ["//events", "/events"],
  ["/discover//nodes//", "/discover/nodes"],
  ["//elsewhere.example/", "/elsewhere.example"],
  ["/\\elsewhere.example", "/elsewhere.example"],
  ["/\\/elsewhere.example", "/elsewhere.example"],
  ["/%65vents", "/events"],
  ["/blogs/%e0%a4%b9", "/blogs/%E0%A4%B9"],
  ["/%61pi/events", "/api/events"],
  ["/a%2Fb", "/a%2Fb"],
  ["/a%2fb", "/a%2Fb"],
  ["/a:b", "/a%3Ab"],
  ["/%2561", "/%2561"],
])("%s becomes %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test("no path leads to another site, and a canonical path does not change", () => {
  const paths = fc
    .array(fc.constantFrom("/", "\\", "a", ".", "%2f", "@", ":"), { maxLength: 12 })
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(paths, (path) => {
      const canonical = canonicalPath(path);
      expect(canonicalPath(canonical)).toBe(canonical);
      if (canonical === path) return;
      expect(new URL(canonical, "https://cell.example.edu/x").origin).toBe("https://cell.example.edu");
    }),
  );
});

test("a percent sign must start a character", () => {
  expect(isReadablePath("/blogs/%E0%A4%B9")).toBe(true);
  for (const path of ["/%", "/%zz", "/%E0%A4", "/%ff", "/a%00b"]) expect(isReadablePath(path), path).toBe(false);
});

test.each([
  ["/team//?year=2024", "/team?year=2024"],
  ["/TEAM?year=2024", "/team?year=2024"],
  ["/EVENTS?when=upcoming", "/events?when=upcoming"],
  ["//Events.data/?year=2025&_routes=root", "/events.data?year=2025&_routes=root"],
  ["/%61pi/events?limit=2", "/api/events?limit=2"],
  ["/api//events/", "/api/events"],
  ["/%41dmin/messages", "/admin/messages"],
  ["/robots.tx%74", "/robots.txt"],
])("a visitor of %s is redirected to %s", async (path, canonical) => {
  const app = await startApp();
  const response = await app.request(path);
  expect([response.status, response.headers.get("Location")]).toEqual([301, canonical]);
});

test("a form that is sent to another spelling is sent again to the canonical one", async () => {
  const app = await startApp();
  const response = await app.request("/Connect/", {
    method: "POST",
    body: new URLSearchParams({ from_name: "Meera" }),
  });
  expect([response.status, response.headers.get("Location")]).toEqual([308, "/connect"]);
});

test("an unreadable URL returns 400, never 500", async () => {
  const app = await startApp();
  for (const path of ["/%", "/blogs/%E0%A4", "/%00", "/events/%ff"])
    expect((await app.request(path)).status, path).toBe(400);
});
