/** Somebody saw a wrong word on the site, and looks for the place to correct it. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const status = (page: Page) => page.getByRole("main").getByRole("status");
const search = (page: Page) => page.getByLabel("Search");

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("a word of the home page leads to its field, and Back to the results", async ({ page }) => {
  await page.goto("/admin/content");
  await search(page).fill("busíness plan");
  await expect(status(page)).toHaveText("1 found");
  await expect(page.getByRole("heading", { name: "Home page" })).toBeVisible();
  await expect(page.locator("main mark")).toHaveText(["business", "plan"]);
  await expectNoSidewaysScroll(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "Introduction: Heading" }).click();
  await expect(page.getByRole("group", { name: "Introduction" }).getByLabel("Heading")).toBeFocused();
  await page.goBack();
  await expect(search(page)).toHaveValue("busíness plan");
  await expect(status(page)).toHaveText("1 found");
});

test("the label of a field leads to the field, with or without its hyphen", async ({ page }) => {
  await page.goto("/admin/content?q=email");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Name, address and settings" }) });
  await expect(row.locator("mark")).toHaveText(["E-mail"]);
  await search(page).fill("logo");
  await page.getByRole("link", { name: "Name: Logo" }).click();
  await expect(page.locator(":focus")).toHaveAttribute("id", "logo");
});

test("a search by keyboard: an address with words, a person, and no result", async ({ page }) => {
  await page.goto("/admin/content?q=aarohi+semwal");
  await expect(status(page)).toHaveText(/found$/);
  await page.getByRole("link", { name: "Members: “Aarohi Semwal”, Name" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("input:focus")).toHaveValue("Aarohi Semwal");
  await page.goBack();
  await search(page).fill("zzzz");
  await expect(status(page)).toHaveText("0 found");
  await expect(page.getByText("Try one word only, or its first letters.")).toBeVisible();
  await search(page).fill("");
  await expect(page.getByRole("link", { name: "Edit Home page" })).toBeVisible();
  await expect(page).toHaveURL(/content$/);
});

test("without a response the page says why, and searches again later", async ({ page, consoleMessages }) => {
  await page.goto("/admin/content");
  // This part of the page loads last.
  await expect(page.getByLabel(/^Edit: /).first()).toBeVisible();
  await page.context().setOffline(true);
  await search(page).fill("gallery");
  await expect(status(page)).toHaveText(/^There was no internet connection\./);
  await page.context().setOffline(false);
  consoleMessages.length = 0;
  await search(page).fill("hill");
  await expect(status(page)).toHaveText(/^\d+ found$/);
});
