/** An administrator chooses the part of a picture that is never cropped. */
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("the part to keep is chosen by keyboard, survives a reload, and is on the page", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/content/gallery");
  const first = page.getByRole("group", { name: "Pictures" }).getByRole("listitem").first();
  const summary = first.locator("summary").first();
  await summary.click();
  await first.getByText("More about the picture").click();
  const places = first.getByRole("group", { name: "Part to keep" });
  const place = (name: string) => places.getByRole("radio", { name, exact: true });
  await expect(place("Centre")).toBeChecked();
  await place("Centre").focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(place("Top right")).toBeChecked();
  const target = await places.locator("label").first().boundingBox();
  expect(Math.min(target!.width, target!.height)).toBeGreaterThanOrEqual(44);
  expect(await findings(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("top-right");
  await page.reload();
  await summary.click();
  await first.getByText("More about the picture").click();
  await expect(place("Top right")).toBeChecked();
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.goto("/gallery");
  await expect(page.getByRole("main").getByRole("img").first()).toHaveCSS("object-position", "100% 0%");
});
