/** A portrait is cut in the browser to the frame in which the team page shows it. */
import { findings } from "./axe.ts";
import { expect, photo, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.afterEach(async ({ page }) => {
  await page.request.delete("/api/content/team/students-2025/draft");
  await page.request.delete("/api/content/team/students-2025?to=file");
});

test("a portrait is cropped by keyboard to the frame of the team page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/content/team/students-2025");
  const first = page.getByRole("group", { name: "Members" }).getByRole("listitem").first();
  await first.locator("summary").click();
  await first.getByLabel("New portrait").setInputFiles(await photo({ width: 900, height: 600 }));
  await first.getByRole("button", { name: "Crop the portrait" }).click();
  await expect(first.getByRole("img", { name: "What is cropped" })).toBeVisible();
  const frame = first.locator(".ReactCrop__crop-selection");
  await frame.focus();
  const before = (await frame.boundingBox())!;
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowLeft");
  expect((await frame.boundingBox())!.x).toBeLessThan(before.x);
  expect(before.width / before.height).toBeCloseTo(4 / 5, 1);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await first.getByRole("button", { name: "Use this part" }).click();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText("Live: visitors see your changes now.");
  await page.goto("/team?year=2025");
  const shown = page.getByRole("img", { name: /Aarohi Semwal/ }).first();
  const size = await shown.evaluate((image: HTMLImageElement) => image.width && image.getAttribute("width"));
  const height = await shown.getAttribute("height");
  expect(Number(size) / Number(height)).toBeCloseTo(4 / 5, 1);
});
