/** While the menu is open, the page behind it is inert. */
import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

const button = (page: Page) => page.getByRole("banner").locator("summary");
const lastLink = (page: Page) =>
  page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Admin Login" });

test.beforeEach(async ({ page }) => {
  await page.goto("/blogs");
  await button(page).click();
  await expect(lastLink(page)).toBeVisible();
});

test("the open menu covers the screen and holds the focus, and closing it gives both back", async ({ page }) => {
  const sheet = page.getByRole("navigation", { name: "Menu" });
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(page.locator("main")).toHaveAttribute("inert");
  await expect(page.locator("body > footer")).toHaveAttribute("inert");
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await lastLink(page).focus();
  await page.keyboard.press("Tab");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(lastLink(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("a menu that was opened without scripts does not hold a wide screen", async ({ page }) => {
  const release = await holdBack(page, "**/assets/framework-*.js");
  await page.goto("/blogs", { waitUntil: "domcontentloaded" });
  await button(page).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  release();
  await expect(page.getByRole("banner").getByText("Loading...")).toHaveCount(0);
  await expect(page.locator("details[open] > nav")).toHaveCount(0);
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("a screen that becomes wide closes the sheet", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});
