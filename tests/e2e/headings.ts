import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Returns the levels of visible headings, in the order of the page. */
export async function headingLevels(page: Page): Promise<number[]> {
  const headings = await page.getByRole("heading").filter({ visible: true }).all();
  return Promise.all(headings.map((heading) => heading.evaluate((element) => Number(element.tagName.slice(1)))));
}

export async function expectOrderedHeadings(page: Page) {
  const levels = await headingLevels(page);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.slice(1).entries()) expect(level - levels[index]!).toBeLessThanOrEqual(1);
}
