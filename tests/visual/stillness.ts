/** Waits and scrolls, so that nothing moves in a screenshot. */
import type { Locator, Page } from "@playwright/test";

/** Loads fonts and every picture, including lazy ones far below. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Chromium positions the text of a closed select with the fallback's metrics until the next layout.
    for (const list of document.querySelectorAll("select")) {
      list.style.display = "none";
      list.getBoundingClientRect();
      list.style.removeProperty("display");
    }
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Brings a part to the middle of the screen, because Playwright's own scrolling varies. */
export async function centre(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}
