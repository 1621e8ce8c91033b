import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];
/** 7:1, which axe looks at only where it is asked to. */
const ENHANCED = { rules: { "color-contrast-enhanced": { enabled: true } } };

/** All rules in light colours, then those about colours in dark ones; each finding as one line. */
export async function findings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await settled(page);
  const light = await new AxeBuilder({ page }).options(ENHANCED).analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await settled(page);
  const dark = await new AxeBuilder({ page }).withRules(COLOURS).analyze();
  return [light, dark].flatMap(({ violations }, index) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${["light", "dark"][index]} ${id}: ${node.target.join(" ")} ${node.html}`),
    ),
  );
}

/** Waits until nothing fades any more: a colour half-way is nobody's contrast. What moves with the scrolling never ends. */
async function settled(page: Page): Promise<void> {
  // What the new colours set going begins with the next frame only.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline);
  await expect.poll(() => page.evaluate(`(${running})().length`)).toBe(0);
}
