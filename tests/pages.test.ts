import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "./e2e/public-pages.ts";
import { startApp } from "./support/app.ts";
import { shownIn } from "./support/shown.ts";

test("every page has a unique title with the product's name", async () => {
  const app = await startApp();
  const titles = new Set<string>();
  for (const { path } of PUBLIC_PAGES) {
    const [, title = ""] = /<title>(.*?)<\/title>/.exec(await (await app.request(path)).text()) ?? [];
    expect(title, path).toContain("TPIC");
    titles.add(title);
  }
  expect(titles.size).toBe(PUBLIC_PAGES.length);
});

test("a path below a known one is a missing page with a way back", async () => {
  const app = await startApp();
  for (const path of [
    "/discover/no-such-page",
    "/learn/no-such-page",
    "/edit-event",
    "/admin/no-such-page",
    "/blogs/a/b",
  ]) {
    const response = await app.request(path);
    expect(response.status, path).toBe(404);
    const page = shownIn(await response.text());
    expect(page, path).toMatch(/<h1[^>]*>Page not found</);
    expect(page, path).toMatch(/<a [^>]*href="\/"[^>]*>Back to Home</);
  }
});

test("the header marks the section that is open, once in its row and once in its menu", async () => {
  const app = await startApp();
  for (const [path, label] of [
    ["/", "Home"],
    ["/discover/culture", "E-CELL"],
    ["/blogs/what-a-grant-panel-asks", "Blogs"],
  ] as const) {
    const [header = ""] = /<header\b.*?<\/header>/s.exec(await (await app.request(path)).text()) ?? [];
    const marked = [...header.matchAll(/<a [^>]*aria-current="[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(marked, path).toEqual([label, label]);
  }
});

test("the banner of E-CELL and the footer have different ridges", async () => {
  const app = await startApp();
  const html = await (await app.request("/discover")).text();
  const ridgesIn = (part: RegExp) => {
    const [drawing = ""] = /<svg\b.*?<\/svg>/s.exec(part.exec(html)![0]) ?? [];
    return [...drawing.matchAll(/<use [^>]*href="([^"]+)"/g)].map(([, address]) => address);
  };
  const [banner, footer] = [ridgesIn(/<main\b.*<\/main>/s), ridgesIn(/<footer\b.*<\/footer>/s)];
  expect([banner.length, footer.length]).toEqual([2, 2]);
  expect(banner.filter((ridge) => footer.includes(ridge))).toEqual([]);
});
