/** While pictures load, their space is reserved and shows a blurred preview. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, holdBack, test } from "./fixtures.ts";

const FILES = "**/pictures/**";
const first = (page: Page) => page.getByRole("main").getByRole("listitem").first();

test.use({ viewport: { width: 1280, height: 900 } });

test("a picture's preview has its colours, and gives way to it without a jump", async ({ page }) => {
  const release = await holdBack(page, FILES);
  await page.goto("/gallery", { waitUntil: "domcontentloaded" });
  // Words in another font could move the picture, too.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const place = await first(page).boundingBox();
  const preview = await colours(first(page).getByRole("link"));
  release();
  await loaded(first(page));
  expect(await first(page).boundingBox()).toEqual(place);
  const picture = await colours(first(page).getByRole("link"));
  for (const [channel, level] of preview.entries()) expect(Math.abs(level - picture[channel]!)).toBeLessThan(20);
  expect(distance(preview, PAPER)).toBeGreaterThan(100);
});

test("a loaded picture covers its preview", async ({ page }) => {
  await page.goto("/gallery");
  await loaded(first(page));
  const covered = await first(page).getByRole("link").screenshot();
  await first(page)
    .locator("svg")
    .evaluate((preview) => preview.remove());
  expect(await pixelsOff(covered, await first(page).getByRole("link").screenshot())).toBeLessThan(80);
});

test("a picture that cannot be opened without a connection says so, and opens later", async ({ page, context }) => {
  await page.goto("/gallery");
  await loaded(first(page));
  await context.setOffline(true);
  await first(page).getByRole("link").click();
  await expect(page.getByRole("alert")).toContainText("the connection was lost");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Load the page again" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // React shows it when it has hydrated the page.
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await first(page).getByRole("link").click();
  await expect(page.getByRole("dialog", { name: "Gallery" })).toBeVisible();
});

const PAPER = [252, 250, 244];

const loaded = (item: Locator) =>
  item.getByRole("img").evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Returns the mean of each channel. */
async function colours(part: Locator): Promise<number[]> {
  const { channels } = await sharp(await part.screenshot()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

function distance(one: number[], other: number[]): number {
  return one.reduce((total, level, channel) => total + Math.abs(level - other[channel]!), 0);
}

async function pixelsOff(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((png) => sharp(png).greyscale().raw().toBuffer()));
  return left!.filter((level, at) => Math.abs(level - right![at]!) > 2).length;
}

test("quick clicks go on by one picture each", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
  const large = page.getByRole("dialog", { name: "Gallery" });
  await expect(large.getByText(/^1 \/ /)).toBeVisible();
  await large.getByRole("button", { name: "Next" }).click({ clickCount: 3 });
  await expect(large.getByText(/^4 \/ /)).toBeVisible();
});
