import { expect, holdBack, test } from "./fixtures.ts";

test("an unknown path returns 404 inside the layout, with links, and the way back to Home works", async ({ page }) => {
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/not found/i);
  await expect(page.getByRole("banner").getByRole("link", { name: "Events" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const links = page.getByRole("main").getByRole("link");
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(expect.arrayContaining(["/", "/events", "/discover/who-we-are", "/blogs", "/connect"]));
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Stay Updated" })).toBeVisible();
  await expect(page).not.toHaveTitle(/not found/i);
});

test("an unknown blog returns 404 with Blog not found! and a Back button", async ({ page }) => {
  const response = await page.goto("/blogs/no-such-blog");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/Blog not found!/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog not found!");
  await expect(page.getByRole("banner").getByRole("link", { name: "Blogs" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs");
});

test("without a network the error page blames nobody and can try again", async ({ page }) => {
  await page.goto("/gallery");
  const menu = page.getByRole("banner");
  await menu.getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs");
  await page.context().setOffline(true);
  await menu.getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The page could not be loaded");
  await expect(page.getByRole("main")).not.toContainText(/500|our side|logged/);
  await page.context().setOffline(false);
  const release = await holdBack(page, "**/gallery.data*");
  const asked = page.waitForRequest("**/gallery.data*");
  await page.getByRole("link", { name: "Try again" }).click();
  await asked;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The page could not be loaded");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a page that fails is an error page inside the layout, and the next one works", async ({
  page,
  consoleMessages,
}) => {
  await page.goto("/");
  await page.route("**/gallery.data*", (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
  await expect(page).toHaveTitle(/Something went wrong/);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blogs");
  expect(consoleMessages.splice(0)).toEqual([expect.stringContaining("the server responded with a status of 500")]);
});
