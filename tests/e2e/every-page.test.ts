/** Checks of every public page, in one visit each. The fixture checks that the console stays empty. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectOrderedHeadings } from "./headings.ts";
import { expectNothingCutOff, expectNoSidewaysScroll } from "./overflow.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";
import { expectValidHtml } from "./valid-html.ts";

const PAGES = [
  ...PUBLIC_PAGES.map((page) => ({ ...page, status: 200 })),
  { path: "/team?year=2024", status: 200, heading: "Meet the Team", text: "Ritwik Chamoli" },
  { path: "/no-such-page", status: 404, heading: "Page not found", text: "" },
  { path: "/blogs/no-such-blog", status: 404, heading: "Blog not found!", text: "" },
];

/** It is loaded faster than a page. */
const BEFORE = "/robots.txt";

const { step } = test;

for (const { path, status, heading, text } of PAGES) {
  test(`${path} is complete, valid, accessible and fits every screen`, async ({ page, events }) => {
    await events.add();
    await page.goto(BEFORE);
    const response = (await page.goto(path))!;
    await step("has its status, its heading and its text", async () => {
      expect(response.status()).toBe(status);
      await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
      await expect(page.getByRole("main")).toContainText(text);
    });
    await step("has valid HTML", async () => expectValidHtml(await response.text()));
    await step("has one h1, skips no level of heading, and has none larger than the one it belongs to", () =>
      expectOrderedHeadings(page),
    );
    await step("can be scrolled to its end and back", async () => {
      await page.getByRole("contentinfo").getByText("© 2024").scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    });
    await step("passes axe in light and dark", async () => expect(await findings(page)).toEqual([]));
    await step("does not scroll sideways", () => expectNoSidewaysScroll(page));
    await step("passes axe on a phone, where the sizes of headings are in order, too", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await findings(page)).toEqual([]);
      await expectOrderedHeadings(page);
    });
    await step("loses nothing at 320 px, at twice the size, or with letters twice as large", () =>
      expectNothingCutOff(page),
    );
    await step(
      "is printed in text that is dark enough for white paper, since browsers print no backgrounds",
      async () => {
        await page.setViewportSize({ width: 680, height: 960 });
        await page.emulateMedia({ media: "print", colorScheme: "dark" });
        expect(await paleText(page)).toEqual([]);
        await page.emulateMedia({ media: "screen" });
      },
    );
    await step("is left by Back", async () => {
      await page.goBack();
      await expect(page).toHaveURL(BEFORE);
    });
  });
}

const paleText = (page: Page) =>
  page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("*")].flatMap((element) => {
      const isText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
      );
      const lightness = Number(/^oklch\(([\d.]+)/.exec(getComputedStyle(element).color)?.[1]);
      return isText && element.checkVisibility() && !(lightness < 0.5) ? element.textContent : [];
    }),
  );
