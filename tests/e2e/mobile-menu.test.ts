import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { HEADER_LINKS } from "./header-links.ts";

test.use({ viewport: { width: 360, height: 740 } });

const menuButton = (page: Page) => page.getByRole("banner").getByText("Menu", { exact: true });
const menu = (page: Page) => page.getByRole("banner").getByRole("navigation");

test("the menu is closed at first and opens on its button", async ({ page }) => {
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page).getByRole("link")).toHaveText(HEADER_LINKS.map(([label]) => label));
  await expect(menu(page).getByRole("link", { name: "Admin Login" })).toBeInViewport({ ratio: 1 });
  await menuButton(page).click();
  await expect(menu(page)).toBeHidden();
});

test("the menu closes when the link of the page that is open is chosen", async ({ page }) => {
  await page.goto("/events");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Events" }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL("/events");
});

test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Gallery" }).focus();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test("a chosen link and the browser's Back close the menu", async ({ page }) => {
  await page.goto("/");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Gallery" }).click();
  await expect(page).toHaveURL("/gallery");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
});

test("the menu works with the keyboard alone", async ({ page }) => {
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
});

test("Admin in the menu leads an administrator to the desk", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/gallery");
  await menuButton(page).click();
  await menu(page).getByRole("link", { name: "Admin", exact: true }).click();
  await expect(page).toHaveURL("/admin");
  await expect(menu(page)).toBeHidden();
});

test("Logout in the menu signs out and goes to Home", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/events");
  await menuButton(page).click();
  await menu(page).getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page).getByRole("link", { name: "Admin Login" })).toBeVisible();
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
  const arrived = page.waitForFunction(
    () => document.body.querySelector("main")?.hasAttribute("inert") || document.querySelector("[inert]"),
  );
  resolve();
  await arrived;
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
});
