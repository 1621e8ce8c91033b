/** After an action the focus is where the person works, and screen readers hear the result. */
import { EVENT, expect, holdBack, test } from "./fixtures.ts";

test.use({ reducedMotion: "no-preference" });

test("a search of the events keeps the focus and announces how many there are", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  const search = page.getByRole("searchbox", { name: "Search events" });
  const found = page.getByRole("search").getByRole("status");
  await expect(found).toHaveText("");
  await search.fill(EVENT.title);
  await search.press("Enter");
  await expect(found).toHaveText("Events found: 1");
  await expect(search).toBeFocused();
  await search.fill("no such words");
  await search.press("Enter");
  await expect(found).toHaveText("Events found: 0");
  await expect(found, "the list is further down").toBeInViewport({ ratio: 1 });
  expect((await found.boundingBox())!.height).toBeGreaterThan(10);
  await expect(search).toBeFocused();
  await page.getByRole("link", { name: "Show all events" }).click();
  await expect(search).toHaveValue("");
  await expect(found).toHaveText("");
  const release = await holdBack(page, /events\.data/);
  await search.fill(EVENT.title);
  await search.press("Enter");
  await search.pressSequentially(" 2");
  release();
  await expect(found).toHaveText("Events found: 1");
  await expect(search, "what was typed while the list was loading").toHaveValue(`${EVENT.title} 2`);
});

test("a link leads to the top of the next page, also for the focus", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto("/events");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery", exact: true }).press("Enter");
  await expect(page).toHaveURL("/gallery");
  await expect(page.locator("main")).toBeFocused();
  await page.goto("/events");
  await page.getByRole("heading", { name: EVENT.title }).getByRole("link").press("Enter");
  await expect(page).toHaveURL(new RegExp(`/events/${id}/`));
  await expect(page.locator("main")).toBeFocused();
  for (const [path, links] of [
    ["/discover/who-we-are", "Read on"],
    ["/blogs/ten-conversations-before-you-build", "Read next"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("navigation", { name: links }).getByRole("link").press("Enter");
    await expect(page).not.toHaveURL(path);
    await expect(page.locator("main"), path).toBeFocused();
  }
});

test("Back closes a large picture, and the gallery stays where it was", async ({ page }) => {
  await page.goto("/events");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery", exact: true }).click();
  // The address changes before the page.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
  const picture = page.getByRole("main").getByRole("listitem").nth(5).getByRole("link");
  // It scrolls to where a click needs the picture.
  await picture.hover();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const large = page.getByRole("dialog", { name: "Gallery" });
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await picture.click();
    await expect(large).toBeVisible();
    await close();
    await expect(large).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  await page.goBack();
  await expect(page).toHaveURL("/events");
});

test("a control of the large pictures has a ring while it has the focus", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").press("Enter");
  const close = page.getByRole("dialog", { name: "Gallery" }).getByRole("button", { name: "Close" });
  await expect(close).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused({ timeout: 200 });
  }).toPass();
  await expect(close).toHaveCSS("outline-style", "solid");
});
