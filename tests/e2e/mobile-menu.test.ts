/** The menu of a narrow screen. While it is open, it covers the page behind it, which is inert. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { HEADER_LINKS } from "./header-links.ts";

test.use({ reducedMotion: "no-preference" });

test.use({ viewport: { width: 360, height: 740 } });

const menuButton = (page: Page) => page.getByRole("banner").getByText("Menu", { exact: true });
const menu = (page: Page) => page.getByRole("banner").getByRole("navigation");
const lastLink = (page: Page) => menu(page).getByRole("link", { name: "Admin Login" });

test("the menu opens on its button, and closes on it, on a chosen link and on Back", async ({ page }) => {
  await page.goto("/events");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page).getByRole("link")).toHaveText(HEADER_LINKS.map(([label]) => label));
  await expect(lastLink(page)).toBeInViewport({ ratio: 1 });
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Events" }).click();
  await expect(menu(page), "the link of the page that is open").toBeHidden();
  await expect(page).toHaveURL("/events");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/events");
  await expect(menu(page)).toBeHidden();
});

test("the open menu covers the screen and holds the focus until it closes", async ({ page }) => {
  await page.goto("/blogs");
  await menuButton(page).click();
  const button = page.getByRole("banner").locator("summary");
  await expect.poll(() => menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await expect(page.locator("main")).toHaveAttribute("inert");
  await expect(page.locator("body > footer")).toHaveAttribute("inert");
  expect(await findings(page)).toEqual([]);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await lastLink(page).focus();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(lastLink(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await menuButton(page).click();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("with the keyboard alone a link of the menu leads into the content of its page", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "Home" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/discover/who-we-are");
  await expect(menu(page)).toBeHidden();
  await expect(page.locator("main")).toBeFocused();
});

test("the menu leads an administrator to the desk and out, and says when that fails", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/gallery");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Admin", exact: true }).click();
  await expect(page).toHaveURL("/admin");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  const logout = menu(page).getByRole("button", { name: "Logout" });
  await expect(logout).toBeVisible();
  await page.route("**/api/session", (route) => route.abort());
  await logout.click();
  await expect(page.getByRole("alert")).toContainText("You could not be signed out.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(logout).toBeHidden();
  await expect(page).toHaveURL("/admin");
  await page.unrouteAll();
  await menuButton(page).click();
  await logout.click();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(lastLink(page)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    await menuButton(page).click();
    await menu(page).getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL("/blogs");
  });
});

test("a menu opened before the scripts loaded remains open and closes on Escape", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  const arrived = page.waitForFunction(() => document.querySelector("[inert]"));
  resolve();
  await arrived;
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
});
