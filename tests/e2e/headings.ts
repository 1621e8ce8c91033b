import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Returns the levels and sizes of visible headings, in the order of the page. */
const headings = (page: Page) =>
  page
    .getByRole("heading")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((heading) => ({
        level: Number(heading.tagName[1]),
        size: Number.parseFloat(getComputedStyle(heading).fontSize),
      })),
    );

export async function expectOneTitle(page: Page) {
  const titles = (await headings(page)).filter(({ level }) => level === 1);
  expect(titles, page.url()).toHaveLength(1);
}

/** Checks that each heading is at most one level below the one before, and not larger than the one it belongs to. */
export async function expectOrderedHeadings(page: Page) {
  await expectOneTitle(page);
  const all = await headings(page);
  expect(all[0]!.level).toBe(1);
  for (const [index, { level, size }] of all.entries()) {
    expect(level - (all[index - 1]?.level ?? 0)).toBeLessThanOrEqual(1);
    const parent = all.slice(0, index).findLast((each) => each.level < level);
    expect(size, `h${level}`).toBeLessThanOrEqual(parent?.size ?? size);
  }
}
