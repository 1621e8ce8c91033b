import { expect, holdBack, test } from "./fixtures.ts";

const SELECTORS = [
  { path: "/discover/nodes", words: "Nodes of", only2025: "Event & PR", only2024: "Finance" },
  { path: "/team", words: "Students Team -", only2025: "Zoya Mirza", only2024: "Ritwik Chamoli" },
];

for (const { path, words, only2025, only2024 } of SELECTORS) {
  test(`${path} begins with 2025, has 2024 in its URL, and Back returns to 2025`, async ({ page }) => {
    await page.goto(path);
    const year = page.getByRole("combobox", { name: "Year" });
    await expect(year).toHaveValue("2025");
    await expect(year.getByRole("option")).toHaveText([`${words} 2025`, `${words} 2024`]);
    await expect(page.getByRole("heading", { name: only2025 })).toBeVisible();
    await expect(page.getByRole("heading", { name: only2024 })).toHaveCount(0);
    await year.focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(`${path}?year=2024`);
    await expect(year).toBeFocused();
    await expect(page.getByRole("heading", { name: only2024 })).toBeVisible();
    await expect(page.getByRole("heading", { name: only2025 })).toHaveCount(0);
    await expect(page.locator("main [aria-live]").getByText(`${words} 2024`), "it is announced").toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { name: only2025 })).toBeVisible();
    await expect(year).toHaveValue("2025");
  });
}

test("a year that is chosen before the scripts come counts", async ({ page }) => {
  const release = await holdBack(page, "**/assets/framework-*.js");
  await page.goto("/team", { waitUntil: "load" });
  await page.getByRole("combobox", { name: "Year" }).selectOption("Students Team - 2024");
  release();
  await expect(page).toHaveURL("/team?year=2024");
  await expect(page.getByRole("heading", { name: "Ritwik Chamoli" })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a year is shown by the button", async ({ page }) => {
    for (const { path, words, only2024 } of SELECTORS) {
      await page.goto(path);
      await page.getByRole("combobox", { name: "Year" }).selectOption(`${words} 2024`);
      await page.getByRole("button", { name: "Show" }).click();
      await expect(page).toHaveURL(`${path}?year=2024`);
      await expect(page.getByRole("heading", { name: only2024 })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Year" })).toHaveValue("2024");
    }
  });
});
