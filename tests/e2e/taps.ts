import type { Locator, Page } from "@playwright/test";

/** Counts what a person taps. Keys pressed in a text field are none, and a chosen file is the tap on its button. */
export function countTaps(page: Page, task: string, most: number) {
  let count = 0;
  return {
    async tap(target: Locator): Promise<void> {
      count += 1;
      await target.click();
    },
    async choose(input: Locator, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
      count += 1;
      await input.setInputFiles(files);
    },
    /** Into what has the focus, or after Tab into the next field. */
    async type(text: string, { next = 0 } = {}): Promise<void> {
      for (let left = next; left > 0; left -= 1) await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    },
    total(): { count: number; most: number } {
      console.log(`${task}: ${count} taps, ${most} at most`);
      return { count, most };
    },
  };
}
