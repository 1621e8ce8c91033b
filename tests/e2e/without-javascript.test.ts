import { ADMIN, EVENT, expect, test } from "./fixtures.ts";
import { PUBLIC_PAGES } from "./public-pages.ts";

test.use({ javaScriptEnabled: false });

test("every page shows its text, and Admin Login in the header", async ({ page }) => {
  for (const { path, heading, text } of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveAccessibleName(heading);
    // If the text is missing, the failure shows what the page has instead.
    await expect(page.getByRole("main"), path).toContainText(text);
    await expect(page.getByRole("main").getByText(text).filter({ visible: true }).first(), path).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" }), path).toBeVisible();
    await expect(page.getByText("Loading...").filter({ visible: true }), path).toHaveCount(0);
  }
});

test("the list of events is there", async ({ page, events }) => {
  await events.add();
  expect((await page.goto("/events"))?.status()).toBe(200);
  await expect(page.getByRole("heading", { name: "IDEATHON 2025" })).toBeVisible();
  await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
});

test("an administrator signs in after a wrong password, and signs out", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill("a wrong password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await page.goto("/admin-login");
  await expect(page.getByText(`You are signed in as ${ADMIN.email}.`)).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
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
