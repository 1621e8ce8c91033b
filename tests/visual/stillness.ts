/** Waits and places, so that a page is looked at when nothing in it moves any more. */
import type { Locator, Page } from "@playwright/test";

/** Fonts, and every picture, also those far below, which a browser would not load until it comes near. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Chromium leaves the words of a closed list where the fallback's metrics put them, until it is laid out anew.
    for (const list of document.querySelectorAll("select")) {
      list.style.display = "none";
      list.getBoundingClientRect();
      list.style.removeProperty("display");
    }
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

/** Brings a part to the middle of the screen: where Playwright scrolls to by itself is not always the same place. */
export async function centre(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
}
