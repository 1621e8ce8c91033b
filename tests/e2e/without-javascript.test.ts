import { EVENT, expect, test } from "./fixtures.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

test.use({ javaScriptEnabled: false });

for (const { path, heading, text } of PUBLIC_PAGES) {
  test(`${path} shows its text, and Admin Login in the header`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(heading);
    await expect(page.getByRole("main").getByText(text).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
    await expect(page.getByText("Loading...").filter({ visible: true })).toHaveCount(0);
  });
}

test("the list of events is there", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  await expect(page.getByRole("heading", { name: "IDEATHON 2025" })).toBeVisible();
  await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
});

test("the login says what it needs", async ({ page }) => {
  await page.goto("/admin-login");
  await expect(page.locator("noscript p")).toHaveText(/^Signing in needs JavaScript\./);
  await expect(page.locator("noscript p")).toBeVisible();
});

test("one can walk through the site", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("navigation", { name: "E-CELL" }).getByRole("link", { name: "Nodes" }).click();
  await expect(page.getByRole("heading", { name: "Event & PR" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await page.getByRole("main").getByRole("link", { name: "What a grant panel asks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What a grant panel asks");
});
