/** Forced colours remove backgrounds and shadows, and make transparent borders visible. */
import sharp from "sharp";
import type { Locator } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
});

test("the menu of a phone hides the page in forced colours", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/gallery");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  const sheet = page.getByRole("navigation", { name: "Menu" });
  await expect(sheet).toBeVisible();
  const colour = await sheet.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(colour).toMatch(/^rgb\(/);
});

test("the bar of a page that takes a while is visible in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/events");
  const strip = async () => {
    const { channels } = await sharp(await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 3 } })).stats();
    return channels.map(({ mean }) => Math.round(mean)).join();
  };
  const before = await strip();
  const release = await holdBack(page, "**/gallery.data*");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect.poll(strip).not.toBe(before);
  release();
  await expect(page).toHaveURL("/gallery");
});

test("in a list of links only the current one has a line below it in forced colours", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [path, list, current] of [
    ["/discover/culture", "E-CELL", "Culture"],
    ["/discover/culture", "Main", "E-CELL"],
    ["/events", "When", "All"],
  ] as const) {
    await page.goto(path);
    const links = page.getByLabel(list, { exact: true }).getByRole("link");
    const lined: (string | null)[] = [];
    for (const link of await links.all()) if (await hasLineBelow(link)) lined.push(await link.textContent());
    expect(
      lined.filter((text) => text !== "Admin Login"),
      `${list} of ${path}`,
    ).toEqual([current]);
  }
});

/** Looks at the lowest pixels of the link, which its text does not reach. */
async function hasLineBelow(link: Locator): Promise<boolean> {
  const { x, y, width, height } = (await link.boundingBox())!;
  const strip = await link.page().screenshot({ clip: { x, y: y + height - 3, width, height: 3 } });
  const { channels } = await sharp(strip).stats();
  return channels.some(({ min, max }) => max - min > 64) || channels[0]!.mean < 128;
}
