/** A translator or an extension changes the text of a page before its scripts are loaded. */
import { expect, test } from "./fixtures.ts";

const MISMATCH = /Minified React error #418/;

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    // Before the scripts are loaded.
    document.addEventListener("DOMContentLoaded", () => {
      const words = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (words.nextNode()) texts.push(words.currentNode as Text);
      for (const text of texts) {
        const font = document.createElement("font");
        text.replaceWith(font);
        font.append(text);
      }
    });
  }),
);

test("such a page is shown and works", async ({ page, consoleMessages }) => {
  for (const path of ["/", "/events", "/connect", "/gallery"]) {
    await page.goto(path);
    await expect(page.getByRole("banner").getByText("Loading...")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Blogs");
    const logged = consoleMessages.splice(0);
    expect(logged, path).toEqual(logged.map(() => expect.stringMatching(MISMATCH)));
    expect(logged.length, "React saw the change").toBeGreaterThan(0);
  }
});
