/** A page appears before its scripts are loaded, and works before and after. */
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Returns in ms when React's files were requested (without the 2 KB route manifest) and when the page had loaded. */
function times(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const scripts = (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter(({ name }) =>
      /(?<!\/manifest-\w+)\.js$/.test(name),
    );
    return { loaded: navigation!.loadEventStart, asked: scripts.map(({ startTime }) => startTime) };
  });
}

/** After two seconds the scripts would be requested before a slow machine has loaded the page. */
const loadNothingByTime = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const never = (work: () => void, delay?: number) => (delay === 2000 ? 0 : later(work, delay));
    Object.assign(window, { setTimeout: never });
  });

const isAlive = (page: Page) => expect(page.getByRole("banner").getByText("Loading...")).toHaveCount(0);

test("a page has loaded before its first script is requested", async ({ page }) => {
  await loadNothingByTime(page);
  for (const path of ["/", "/events", "/discover/nodes", "/connect"]) {
    await page.goto(path);
    await isAlive(page);
    const { loaded, asked } = await times(page);
    expect(asked.length, path).toBeGreaterThan(3);
    expect(Math.min(...asked), path).toBeGreaterThan(loaded);
  }
});

test("the script that a page names in its HTML has the digest that is named with it", async ({ page, request }) => {
  await page.goto("/events");
  const scripts = page.locator("script[src]");
  await expect(scripts).toHaveCount(1);
  const bytes = await (await request.get((await scripts.getAttribute("src"))!)).body();
  const digest = createHash("sha384").update(bytes).digest("base64");
  await expect(scripts).toHaveAttribute("integrity", `sha384-${digest}`);
});

/** Opens a page whose pictures never load. */
async function openWithoutPictures(page: Page) {
  await page.route("**/pictures/**", () => undefined);
  await page.goto("/events", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

test("a picture that does not come holds the scripts up, but not for ever", async ({ page }) => {
  await openWithoutPictures(page);
  await expect.poll(async () => (await times(page)).asked.length).toBeGreaterThan(3);
  expect((await times(page)).loaded).toBe(0);
  await isAlive(page);
});

test("pressing a key loads the scripts at once", async ({ page }) => {
  await loadNothingByTime(page);
  await openWithoutPictures(page);
  expect((await times(page)).asked).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await times(page)).asked.length).toBeGreaterThan(3);
  await isAlive(page);
});
