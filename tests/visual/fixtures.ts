/** A site with fixed texts and dates, and a browser. */
import { test as base, expect, type Page } from "@playwright/test";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { fillSite, signInCookies } from "./sample-data.ts";
import { settle } from "./stillness.ts";

export { expect };

export type Theme = "light" | "dark";
export const WIDTHS = [360, 1280] as const;
type Width = (typeof WIDTHS)[number];
const HEIGHTS: Record<Width, number> = { 360: 740, 1280: 800 };
/** The browser's clock; no server sees it. */
const NOW = new Date("2026-01-15T09:00:00+05:30");

type Look = { width?: Width; theme?: Theme };
type Fixtures = {
  /** Opens a page and waits until nothing moves or loads. */
  open: (path: string, look?: Look) => Promise<Page>;
  signIn: () => Promise<void>;
};
type WorkerFixtures = { site: SiteProcess; adminCookies: Cookies };
type Cookies = Awaited<ReturnType<typeof signInCookies>>;

export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
    async ({}, use) => {
      const site = await startSite({ DATABASE_URL: "" });
      await fillSite(site);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  adminCookies: [async ({ site }, use) => use(await signInCookies(site.url)), { scope: "worker" }],
  baseURL: async ({ site }, use) => use(site.url),
  signIn: async ({ context, adminCookies }, use) => use(() => context.addCookies(adminCookies)),
  open: async ({ page }, use) =>
    use(async (path, { width = 1280, theme = "light" } = {}) => {
      await page.clock.setFixedTime(NOW);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: HEIGHTS[width] });
      await page.goto(path);
      await settle(page);
      return page;
    }),
});
