/**
 * The console stays empty (the fixture checks it after each test), and the policy reports nothing. Other tests walk
 * through the links of the header and the footer.
 */
import { expect, test } from "./fixtures.ts";
import { DISCOVER_PAGES, PUBLIC_PAGES } from "./public-pages.ts";

test("a walk through the menu of E-CELL logs nothing", async ({ page }) => {
  await page.goto("/discover");
  for (const [name] of DISCOVER_PAGES) {
    await page.getByRole("navigation", { name: "E-CELL" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
});

test("an administrator's walk logs nothing", async ({ page, signIn, events }) => {
  await events.add();
  await signIn();
  await page.goto("/events");
  for (const name of ["Add Event", "Messages", "Edit Pitch Night"]) {
    await page.getByRole("link", { name }).click();
    await expect(page).not.toHaveURL("/events");
    await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
    await expect(page).toHaveURL("/events");
  }
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
});

test("every page has a policy without foreign or inline code", async ({ request }) => {
  for (const path of [...PUBLIC_PAGES.map((page) => page.path), "/no-such-page"]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toMatch(/unsafe|\*/);
  }
});
