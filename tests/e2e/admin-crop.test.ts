/** A portrait is cropped in the browser to the frame of the team page. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, photo, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a portrait is cropped by keyboard to the frame of the team page", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(makeCroppingSlow);
  const first = await choosePortrait(page);
  const open = first.getByRole("button", { name: "Crop the portrait" });
  await open.press("Enter");
  await expect(first.getByRole("group", { name: "Crop the portrait" })).toBeFocused();
  await first.getByRole("button", { name: "Keep the whole picture" }).press("Enter");
  await expect(open).toBeFocused();
  await open.click();
  await expect(first.getByRole("img", { name: "What is cropped" })).toBeVisible();
  const frame = first.locator(".ReactCrop__crop-selection");
  await frame.focus();
  const before = (await frame.boundingBox())!;
  await expect(first.getByText("The frame begins 23 % from the left and 0 % from the top.")).toBeAttached();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press("ArrowLeft");
  await expect(first.getByText("The frame begins 23 % from the left")).toHaveCount(0);
  expect((await frame.boundingBox())!.x).toBeLessThan(before.x);
  expect(before.width / before.height).toBeCloseTo(4 / 5, 1);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await first.getByRole("button", { name: "Use this part" }).click();
  await expect(open).toBeVisible();
  await expect(first.getByRole("img", { name: "Preview of the chosen portrait" })).toHaveCount(1);
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.goto("/team?year=2025");
  const shown = page.getByRole("img", { name: /Aarohi Semwal/ }).first();
  const size = await shown.evaluate((image: HTMLImageElement) => image.width && image.getAttribute("width"));
  const height = await shown.getAttribute("height");
  expect(Number(size) / Number(height)).toBeCloseTo(4 / 5, 1);
});

test("Publish means the frame that is open, and its buttons are on the screen of a phone", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/team?year=2025");
  await page.getByRole("button", { name: "Edit: Students Team" }).click();
  const sheet = page.getByRole("dialog");
  const first = sheet.getByRole("group", { name: "Members" }).getByRole("listitem").first();
  await first.locator("summary").click();
  await first.getByLabel("New portrait").setInputFiles(await photo({ width: 900, height: 600 }));
  await first.getByRole("button", { name: "Crop the portrait" }).click();
  await expect(first.getByRole("group", { name: "Crop the portrait" })).toBeFocused();
  await expect(first.getByRole("button", { name: "Use this part" })).toBeInViewport({ ratio: 1 });
  await expect(first.getByRole("img", { name: "What is cropped" })).toBeInViewport({ ratio: 1 });
  await expect(first.locator(".ReactCrop__crop-selection")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(first.getByRole("button", { name: "Crop the portrait" }), "the form stays open").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(first.locator(".ReactCrop__crop-selection")).toBeVisible();
  await sheet.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  const shown = page.getByRole("img", { name: /Aarohi Semwal/ }).first();
  const ratio = async () => Number(await shown.getAttribute("width")) / Number(await shown.getAttribute("height"));
  // The page loads its data again after the message.
  await expect.poll(ratio).toBeCloseTo(4 / 5, 1);
});

test("without a connection cropping does not open, and the form remains", async ({ page, context, signIn }) => {
  await signIn();
  const uploaded = page.waitForResponse("**/api/upload");
  const first = await choosePortrait(page);
  const { imageUrl } = (await (await uploaded).json()) as { imageUrl: string };
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(imageUrl);
  await context.setOffline(true);
  await first.getByRole("button", { name: "Crop the portrait" }).click();
  await expect(page.getByRole("alert")).toContainText("the connection was lost");
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(first.getByRole("img", { name: "Preview of the chosen portrait" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Load the page again" }).click();
  await first.locator("summary").click();
  await expect(first.getByRole("img", { name: /portrait/ })).toHaveAttribute("src", imageUrl);
});

async function choosePortrait(page: Page) {
  await page.goto("/admin/content/team/students-2025");
  const first = page.getByRole("group", { name: "Members" }).getByRole("listitem").first();
  await first.locator("summary").click();
  await first.getByLabel("New portrait").setInputFiles(await photo({ width: 900, height: 600 }));
  return first;
}

/** Simulates a cheap phone: a person who publishes at once still gets the cropped portrait. */
function makeCroppingSlow() {
  const { convertToBlob } = OffscreenCanvas.prototype;
  OffscreenCanvas.prototype.convertToBlob = async function (options) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return convertToBlob.call(this, options);
  };
}
