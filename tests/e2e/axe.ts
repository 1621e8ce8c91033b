import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];
/** Checks all rules in light colours, then colour rules in dark ones. Returns one line per finding. */
export async function findings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await settled(page);
  // The header covers links of a scrolled page, which then seem too small.
  const isAtTop = await page.evaluate(() => scrollY === 0);
  const more = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: isAtTop } };
  const light = await new AxeBuilder({ page }).options({ rules: more }).analyze();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await settled(page);
  const dark = await new AxeBuilder({ page }).withRules(COLOURS).analyze();
  return [light, dark].flatMap(({ violations }, index) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${["light", "dark"][index]} ${id}: ${node.target.join(" ")} ${node.html}`),
    ),
  );
}

/** Waits for all transitions, because intermediate colours have no meaningful contrast. Scroll animations never end. */
export async function settled(page: Page): Promise<void> {
  // Transitions of the new colours start with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const running = () =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline);
  await expect.poll(() => page.evaluate(`(${running})().length`)).toBe(0);
}
