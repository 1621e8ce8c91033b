import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test("long names and names from right to left keep to their cards", async ({ page }) => {
  await page.goto("/team");
  // React has hydrated the page and does not change the names any more.
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  const names = page.getByRole("region", { name: "Students Team" }).getByRole("heading", { level: 3 });
  await names.evaluateAll((all, given) => all.forEach((name, at) => (name.textContent = given[at % 3]!)), NAMES);
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  const direction = (at: number) => names.nth(at).evaluate((name) => getComputedStyle(name).direction);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const words = document.createRange();
        words.selectNodeContents(card.querySelector("h3")!);
        const [box, name] = [card.getBoundingClientRect(), words.getBoundingClientRect()];
        const isInside = name.left >= box.left - 1 && name.right <= box.right + 1 && name.bottom <= box.bottom;
        return isInside ? [] : card.querySelector("h3")!.textContent;
      }),
    );
    expect(beyond, `at ${width} px`).toEqual([]);
    expect([await direction(0), await direction(1)], `at ${width} px`).toEqual(["rtl", "ltr"]);
  }
});

test("a name without links is in the middle beside its portrait", async ({ page }) => {
  await page.goto("/team");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  for (const [width, name] of [
    [360, "Anwar Hussain Lone"],
    [1280, "Zoya Mirza"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name }) });
    await card.getByRole("list").evaluate((links) => links.remove());
    const middle = (element: Locator) =>
      element.evaluate((each) => each.getBoundingClientRect()).then(({ top, bottom }) => (top + bottom) / 2);
    const words = card.getByRole("heading", { name }).locator("..");
    const offset = (await middle(words)) - (await middle(card.getByRole("img")));
    expect(Math.abs(offset), `at ${width} px`).toBeLessThan(2);
  }
});

/** A right-to-left name, one word that fits no card, and a very long name. */
const NAMES = [
  "ليلى بنت عبد الرحمن الحسن",
  "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  "Venkata Sai Lakshminarayanan Subramaniam of the very long house by the very long road",
];
