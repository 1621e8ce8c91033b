import type { Page } from "@playwright/test";
import { png } from "../support/pictures.ts";
import { EVENT, expect, photo, test } from "./fixtures.ts";

const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();
const picture = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: EVENT.title }) })
    .locator("img");

test.beforeEach(async ({ signIn }) => signIn());

test("the current picture is shown and remains when nothing is chosen", async ({ page, events }) => {
  const { id, image } = await events.add({ image: await png(900, 600) });
  await page.goto(`/edit-event/${id}`);
  const current = page.getByRole("img", { name: "Current image" });
  await expect(current).toHaveAttribute("src", image);
  await expect.poll(() => current.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(900);
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await expect(picture(page)).toHaveAttribute("width", "900");
});

test("a new picture takes the place of the current one", async ({ page, events }) => {
  const { id } = await events.add({ image: await png(900, 600) });
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("New image").setInputFiles(await photo({ width: 700, height: 500 }));
  await expect(page.getByRole("img", { name: "Preview of the chosen image" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Current image" })).toHaveCount(0);
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await expect(picture(page)).toHaveAttribute("width", "700");
});

test("a new picture that is not wanted after all gives way to the current one", async ({ page, events }) => {
  const { id } = await events.add({ image: await png(900, 600) });
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("New image").setInputFiles(await photo({ width: 700, height: 500 }));
  // Before it is shown, "Remove image" is about the current one.
  await expect(page.getByRole("img", { name: "Preview of the chosen image" })).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByRole("img", { name: "Current image" })).toBeVisible();
  await update(page);
  await expect(picture(page)).toHaveAttribute("width", "900");
});

test("the current picture can be removed and brought back", async ({ page, events }) => {
  const { id } = await events.add({ image: await png(900, 600) });
  await page.goto(`/edit-event/${id}`);
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByRole("img", { name: "Current image" })).toHaveCount(0);
  await page.getByRole("button", { name: "Keep the current image" }).click();
  await expect(page.getByRole("img", { name: "Current image" })).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await update(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await expect(picture(page)).toHaveCount(0);
});

test("a file that is no picture has an error next to its field before saving", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("Choose an image").scrollIntoViewIfNeeded();
  await page
    .getByLabel("Choose an image")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg></svg>") });
  await expect(page.getByLabel("Choose an image")).toHaveAccessibleDescription(/This is an SVG drawing/);
  await expect(page.getByText("This is an SVG drawing")).toBeInViewport();
});
