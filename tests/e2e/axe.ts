import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half of `axe.source`, which takes a quarter of a second to send. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The enhanced rule passes below the contrast that the first one asks for. */
const COLOURS = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];
/** Checks all rules in light colours, then colour rules in dark ones. Returns one line per finding. */
export async function findings(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  // The HTML of pages for editors has no heading yet.
  await page.locator("h1").first().waitFor();
  await settled(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // The header covers links of a scrolled page, which then seem too small.
  const isAtTop = await page.evaluate(() => scrollY === 0);
  const more = { "color-contrast-enhanced": { enabled: true }, "target-size": { enabled: isAtTop } };
  const light = await violations(page, "light", { rules: more });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await settled(page);
  return [...light, ...(await violations(page, "dark", { runOnly: COLOURS }))];
}

async function violations(page: Page, colours: string, options: RunOptions): Promise<string[]> {
  // Other results take most of the time.
  const found = await page.evaluate(async (given) => (await window.axe.run(given)).violations, {
    ...options,
    resultTypes: ["violations" as const],
  });
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${colours} ${id}: ${target.join(" ")} ${html}`),
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
