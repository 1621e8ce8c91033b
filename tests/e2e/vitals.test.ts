import type { Page } from "@playwright/test";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { expect, test as base } from "./fixtures.ts";

const isMeasuring = (url: string) => url.includes("send-vitals");

const test = base.extend<object, { measured: SiteProcess }>({
  measured: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ VITALS: "on" });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

/** Opens a page and waits until it measures. */
async function visit(page: Page, address: string): Promise<void> {
  const measuring = page.waitForResponse((response) => isMeasuring(response.url()));
  await page.goto(address);
  await measuring;
  await page.getByRole("heading", { level: 1 }).click();
}

test("where the site asks for it, leaving a page reports how fast it was", async ({ page, measured }) => {
  await visit(page, `${measured.url}/events?when=past`);
  await page.goto(`${measured.url}/team`);
  await expect
    .poll(() => measured.output())
    .toMatch(/"page":"\/events","TTFB":\d+,"FCP":\d+,"LCP":\d+.*"msg":"vitals"/);
});

test("a report carries no cookie", async ({ page, measured }) => {
  await page.context().addCookies([{ name: "other", value: "1", url: measured.url }]);
  await visit(page, `${measured.url}/team`);
  const sent = page.waitForRequest(`${measured.url}/api/vitals`);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const request = await sent;
  expect(request.postDataJSON()).toMatchObject({ page: "/team", TTFB: expect.any(Number) });
  expect((await request.allHeaders()).cookie).toBeUndefined();
});

test("where it does not, nothing is loaded for measuring and nothing is sent", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto("/events");
  await page.goto("/team", { waitUntil: "networkidle" });
  expect(asked.filter((url) => isMeasuring(url) || url.includes("/api/vitals"))).toEqual([]);
});
