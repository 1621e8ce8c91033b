/** The large words of the home page are on the screen, whatever a cell writes there. */
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { overhang } from "./overflow.ts";

test("every letter of the large words is on the screen", async ({ page, signIn }) => {
  await signIn();
  for (const tagline of [
    ["Technology Pre-Incubation for every student in the hills"],
    ["Entrepreneurship", "Pre-Incubation", "Start"],
    ["Dream", "Build", "Pitch", "Fail", "Learn", "Grow"],
  ]) {
    const { data } = (await (await page.request.get("/api/content/home")).json()) as { data: { hero: object } };
    const changed = { ...data, hero: { ...data.hero, tagline } };
    expect((await page.request.put("/api/content/home", { data: changed })).status()).toBe(200);
    await page.goto("/");
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const words of tagline) {
        const shown = page.locator("h1 [aria-hidden]").getByText(words, { exact: true });
        const { x, width: length } = (await shown.boundingBox())!;
        expect(x, `${words} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(x + length, `${words} at ${width} px`).toBeLessThanOrEqual(width);
      }
      expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  expect(await findings(page)).toEqual([]);
});
