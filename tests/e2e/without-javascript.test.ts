import { ADMIN, expect, test } from "./fixtures.ts";
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
