import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

const WIDTHS = [320, 360, 768];

/** Returns by how many pixels the page is wider than the screen. */
export const overhang = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    return scrollWidth - clientWidth;
  });

/** Restores the size of the screen afterwards. */
export async function expectNoSidewaysScroll(page: Page) {
  const before = page.viewportSize()!;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(before);
}

/** Checks at 320 px, at 200 % zoom, and with letters twice as large. */
export async function expectNothingCutOff(page: Page) {
  for (const [what, width, letters] of [
    ["320 px", 320, "100%"],
    // 1280 px wide at 200 % are 640 px to the page.
    ["zoom", 640, "100%"],
    ["large letters on a tablet", 768, "200%"],
    ["large letters on a phone", 360, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(setLetters, letters);
    expect(await overhang(page), what).toBeLessThanOrEqual(0);
    expect(await cutOff(page), what).toEqual([]);
  }
}

/** Resolves when the page has its new size. */
export async function setLetters(size: string): Promise<void> {
  document.documentElement.style.fontSize = size;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
}

/** Returns text outside the page, or outside an element that hides its overflow. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const hides = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      const parent = words.currentNode.parentElement!;
      const { left, right, width } = range.getBoundingClientRect();
      if (
        width === 0 ||
        parent.closest(".visually-hidden, [aria-hidden] label, script, svg, noscript, option") ||
        !parent.checkVisibility()
      )
        continue;
      const frames = [document.documentElement];
      for (let around = parent as HTMLElement | null; around; around = around.parentElement) {
        if (hides(around)) frames.push(around);
      }
      const isLost = frames.some((frame) => {
        const box = frame.getBoundingClientRect();
        return left < box.left - 1 || right > box.right + 1;
      });
      if (isLost) lost.push(words.currentNode.textContent!.slice(0, 60));
    }
    return lost;
  });
