/** On a phone the keyboard takes half of the screen, and messages do not cover the buttons. */
import type { Locator } from "@playwright/test";
import { expect, photo, test } from "./fixtures.ts";

const TEAM = "team/students-2025";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

const expectUncovered = (control: Locator) =>
  expect
    .poll(() =>
      control.evaluate((element) => {
        const { x, width, top, bottom } = element.getBoundingClientRect();
        // For a long text, only the first line.
        return [top + 3, Math.min(top + 40, bottom - 3)].map(
          (y) => document.elementFromPoint(x + width / 2, y) === element,
        );
      }),
    )
    .toEqual([true, true]);

async function visibleBox(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  return (await control.boundingBox())!;
}

for (const [where, path] of [
  ["a sheet", "/"],
  ["a full form", "/admin/content/home"],
] as const)
  test(`with the keyboard open, nothing covers a focused field of ${where}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 430 });
    await page.goto(path);
    if (path === "/") await page.getByRole("button", { name: "Edit: Introduction" }).click();
    const heading = page.locator("[name='intro.heading']");
    await heading.fill("Typed with a thumb");
    await expect(page.getByText("See what changes")).toBeAttached();
    await expectUncovered(heading);
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press("Tab");
      await expectUncovered(page.locator(":focus"));
    }
  });

test("the message after publishing leaves the buttons free, and the page still", async ({ page }) => {
  await page.goto(`/admin/content/${TEAM}`);
  const item = page.getByRole("group", { name: "Members" }).getByRole("listitem").first();
  await item.locator("summary").press("Enter");
  const role = item.getByLabel("Role");
  await role.fill("Keeper of the kettle");
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Live/);
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expectUncovered(page.getByRole("button", { name: /^Publish/ }));
  await expect(role).toBeInViewport();
  // Playwright scrolls before a click, a person does not.
  await page.getByRole("button", { name: "Undo" }).evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole("alert")).toHaveText("“Students of 2025” is as before.");
  await expect(role).toBeInViewport();
});

test("a second tap at the same place moves a person up again", async ({ page }) => {
  await page.goto(`/admin/content/${TEAM}`);
  const last = page.locator("[data-item='Person 8'] summary");
  const name = await last.textContent();
  await last.press("Enter");
  const { x, y, width, height } = await visibleBox(page.getByRole("button", { name: "Move up person 8" }));
  for (const place of [7, 6]) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page.locator(`[data-item='Person ${place}'] summary`)).toHaveText(name!);
  }
});

test("after Remove in a sheet, the list stays and the message is above the sheet", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("button", { name: "Edit: Gallery" }).click();
  const second = page.locator("dialog [data-item$=' 2']");
  await second.locator("summary").press("Enter");
  const title = await page.locator("dialog [data-item$=' 3'] summary").textContent();
  await second.getByRole("button", { name: /^Remove/ }).click();
  await expect(second.locator("summary")).toHaveText(title!);
  await expect(second.locator("summary")).toBeInViewport();
  await expectUncovered(page.getByRole("button", { name: "Undo" }));
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect(second).toBeFocused();
});

test("the preview of a chosen picture does not push its control behind the buttons", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  const choose = page.getByLabel("Choose an image");
  await choose.focus();
  await choose.evaluate((control) => window.scrollBy(0, control.getBoundingClientRect().bottom - 620));
  await choose.setInputFiles(await photo());
  await expect(page.getByRole("img", { name: "Preview of the chosen image" })).toBeVisible();
  await expectUncovered(page.locator(":focus"));
});
