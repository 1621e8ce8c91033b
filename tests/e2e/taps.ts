import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

export const PHONE_AND_COMPUTER = [
  [360, 740],
  [1280, 900],
] as const;

/** Counts taps of a person. Key presses in a text field do not count, and a chosen file is the tap on its button. */
export function countTaps(page: Page, task: string, most: number) {
  let count = 0;
  let lastTap = 0;
  let seconds = "";
  return {
    async tap(target: Locator): Promise<void> {
      count += 1;
      lastTap = performance.now();
      await target.click();
    },
    async choose(input: Locator, files: Parameters<Locator["setInputFiles"]>[0], { taps = 1 } = {}): Promise<void> {
      count += taps;
      await input.setInputFiles(files);
    },
    /** Types into the focused element, or after Tab into the next field. */
    async type(text: string, { next = 0 } = {}): Promise<void> {
      for (let left = next; left > 0; left -= 1) await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    },
    /** Waits until the public page contains the text, or does not. Prints the time since the last tap. */
    async live(path: string, text: string, has = true): Promise<void> {
      const shows = async () => (await (await page.request.get(path)).text()).includes(text);
      await expect.poll(shows, { message: `${path}: ${text}`, intervals: [50] }).toBe(has);
      seconds = `, live after ${((performance.now() - lastTap) / 1000).toFixed(1)} s`;
    },
    total(): void {
      console.log(`${task}, ${page.viewportSize()!.width} px: ${count} taps, ${most} at most${seconds}`);
      expect(count, task).toBeLessThanOrEqual(most);
    },
  };
}
