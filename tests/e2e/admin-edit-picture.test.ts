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

test("a picture remains, is replaced, and is removed, and each step can be taken back before", async ({
  page,
  events,
}) => {
  const { id, image } = await events.add({ image: await png(900, 600) });
  const current = page.getByRole("img", { name: "Current image" });
  const chosen = page.getByRole("img", { name: "Preview of the chosen image" });
  const open = () => page.goto(`/edit-event/${id}`);
  const save = async () => {
    await update(page);
    await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  };
  const choose = async () => {
    await page.getByLabel("New image").setInputFiles(await photo({ width: 700, height: 500 }));
    // Before it is shown, "Remove image" is about the current one.
    await expect(chosen).toBeVisible();
  };
  await open();
  await expect(current).toHaveAttribute("src", image);
  await expect.poll(() => current.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(900);
  await choose();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(current, "the new one is not wanted after all").toBeVisible();
  await save();
  await expect(picture(page)).toHaveAttribute("width", "900");

  await open();
  await choose();
  await expect(current).toHaveCount(0);
  await save();
  await expect(picture(page)).toHaveAttribute("width", "700");

  await open();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(current).toHaveCount(0);
  await page.getByRole("button", { name: "Keep the current image" }).click();
  await expect(current).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await save();
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
