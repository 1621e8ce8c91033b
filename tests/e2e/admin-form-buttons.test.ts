/** The buttons below a form stay where they are while someone types. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { PHONE_AND_COMPUTER } from "./taps.ts";

const FORMS: [name: string, path: string, part: string, field: string][] = [
  ["a long form", "/admin/content/home", "", "[name='intro.heading']"],
  ["a short form", "/admin/content/discover/mission", "", "textarea"],
  ["a sheet", "/", "Introduction", "[name='intro.heading']"],
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
  for (const [name, path, part, field] of FORMS)
    test(`typing moves no button of ${name}, at ${width} px`, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height });
      await signIn();
      await page.goto(path);
      if (part) await page.getByRole("button", { name: `Edit: ${part}` }).click();
      const control = page.locator(field).first();
      await control.click();
      await page.keyboard.press("End");
      await page.keyboard.type("!");
      // As before a click of Playwright. The changes are counted a moment later.
      await page.getByRole("button", { name: /^Publish/ }).scrollIntoViewIfNeeded();
      const before = await places(page);
      await expect(page.getByRole("button", { name: "Publish 1 change" })).toBeVisible();
      expect(await places(page)).toEqual(before);
    });
