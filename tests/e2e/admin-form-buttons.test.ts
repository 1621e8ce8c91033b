/** Fields and buttons of a form stay where they are while someone types, and when an upload ends. */
import type { Page } from "@playwright/test";
import { expect, holdBack, photo, test } from "./fixtures.ts";
import { PHONE_AND_COMPUTER } from "./taps.ts";

const FORMS: [name: string, path: string, part: string, field: string][] = [
  ["a long form", "/admin/content/blogs/what-a-grant-panel-asks", "", "[name='title']"],
  ["a short form", "/admin/content/discover/mission", "", "textarea"],
  ["a long sheet", "/", "Card", "[name='upcoming.title']"],
  ["a short sheet", "/connect", "Address", "[name='address']"],
];

/** The places of the buttons, from left to right. */
const places = (page: Page) =>
  page.locator("form:has([name=cancel])").evaluate((form) =>
    [...form.querySelector("[name=cancel]")!.parentElement!.querySelectorAll("button")].map((button) => {
      const { x, y } = button.getBoundingClientRect();
      return { label: button.name || button.type, x, y };
    }),
  );

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`typing moves no button, at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn();
    for (const [name, path, part, field] of FORMS) {
      await page.goto(path);
      if (part) await page.getByRole("button", { name: `Edit: ${part}` }).click();
      const control = page.locator(field).first();
      await control.click();
      await page.keyboard.press("End");
      await page.keyboard.type("!");
      // As before a click of Playwright. The changes are counted a moment later.
      await page.getByRole("button", { name: /^Publish/ }).scrollIntoViewIfNeeded();
      const before = await places(page);
      await expect(page.getByRole("button", { name: "Publish 1 change" }), name).toBeVisible();
      expect(await places(page), name).toEqual(before);
    }
  });

const UPLOADS: [name: string, path: string, chooser: string, shown: string, last: string][] = [
  ["a picture", "/add-event", "Choose an image", "Preview of the chosen image", "Uploaded the image"],
  ["photos of a list", "/admin/content/gallery", "Add more pictures", "", "2 of 2 sent."],
];

/** The places of all fields and buttons, without those that stop an upload. */
const allPlaces = (page: Page) =>
  page.locator("form:has([name=cancel])").evaluate((form) =>
    [...form.querySelectorAll("input, textarea, select, button")]
      .filter(({ textContent }) => !textContent.startsWith("Stop"))
      .map((control) => {
        const { x, y } = control.getBoundingClientRect();
        return { control: control.getAttribute("name") ?? control.id, x, y };
      }),
  );

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`the end of an upload moves nothing, at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn();
    for (const [name, path, chooser, shown, last] of UPLOADS) {
      await page.goto(path);
      const release = await holdBack(page, "**/api/upload");
      await page.getByLabel(chooser).setInputFiles([await photo()].concat(shown ? [] : [await photo({ width: 710 })]));
      if (shown) await expect(page.getByRole("img", { name: shown })).toBeVisible();
      await expect(page.getByText(shown ? "0 of 1 sent." : "0 of 2 sent.")).toBeVisible();
      await page.getByRole("progressbar").scrollIntoViewIfNeeded();
      const before = await allPlaces(page);
      release();
      await expect(page.getByText(last)).toBeVisible();
      expect(await allPlaces(page), name).toEqual(before);
    }
  });
