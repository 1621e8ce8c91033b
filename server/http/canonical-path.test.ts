import fc from "fast-check";
import { expect, test } from "vitest";
import { startApp } from "../../tests/support/app.ts";
import { canonicalPath, isReadablePath } from "./canonical-path.ts";

test.each(["/", "/events", "/discover/who-we-are", "/blogs/a.b", "/events.data", "/_root.data"])(
  "%s is canonical already",
  (path) => {
    expect(canonicalPath(path)).toBeUndefined();
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
])("%s becomes %s", (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test("no path leads to another site, and what is canonical stays", () => {
  const paths = fc
    .array(fc.constantFrom("/", "\\", "a", ".", "%2f", "@", ":"), { maxLength: 12 })
    .map((parts) => `/${parts.join("")}`);
  fc.assert(
    fc.property(paths, (path) => {
      const canonical = canonicalPath(path) ?? path;
      expect(canonicalPath(canonical)).toBeUndefined();
      if (canonical === path) return;
      expect(new URL(canonical, "https://cell.example.edu/x").origin).toBe("https://cell.example.edu");
    }),
  );
});

test("a percent sign must start a character", () => {
  expect(isReadablePath("/blogs/%E0%A4%B9")).toBe(true);
  for (const path of ["/%", "/%zz", "/%E0%A4", "/%ff", "/a%00b"]) expect(isReadablePath(path), path).toBe(false);
});

test("a visitor is sent to the one spelling, query and all", async () => {
  const app = await startApp();
  const response = await app.request("/team//?year=2024");
  expect([response.status, response.headers.get("Location")]).toEqual([301, "/team?year=2024"]);
});

test("an address that cannot be read answers 400, never 500", async () => {
  const app = await startApp();
  for (const path of ["/%", "/blogs/%E0%A4", "/%00", "/events/%ff"])
    expect((await app.request(path)).status, path).toBe(400);
});
