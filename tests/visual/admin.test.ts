import type { Page } from "@playwright/test";
import { expect, test, WIDTHS } from "./fixtures.ts";
import { expectPicture } from "./picture.ts";
import { centre } from "./stillness.ts";

test.beforeEach(async ({ signIn }) => signIn());

for (const width of WIDTHS) {
  test(`the form for a new event at ${width} px`, async ({ open }) => {
    await expectPicture(await open("/add-event", { width }), `add-event-${width}`);
  });

  test(`the form with an event in it at ${width} px`, async ({ open }) => {
    const page = await open("/events", { width });
    const edit = page.getByRole("link", { name: "Edit Winter Boot Camp" });
    await expectPicture(await open((await edit.getAttribute("href"))!, { width }), `edit-event-${width}`);
  });

  test(`the form with its mistakes at ${width} px`, async ({ open }) => {
    const page = await open("/add-event", { width });
    await submitBlank(page);
    await expectPicture(page, `add-event-mistakes-${width}`);
  });

  test(`the events and drafts at ${width} px`, async ({ open }) => {
    await expectPicture(await open("/admin/events", { width }), `events-and-drafts-${width}`);
  });

  test(`the messages at ${width} px`, async ({ open }) => {
    await expectPicture(await open("/admin/messages", { width }), `messages-${width}`);
  });

  test(`the events with an administrator's controls at ${width} px`, async ({ open }) => {
    const page = await open("/events", { width });
    await centre(page.getByRole("link", { name: "Edit Winter Boot Camp" }));
    await expectPicture(page, `events-admin-${width}`, { fullPage: false });
  });
}

/** Blank text passes the browser's check, but not the server's. */
async function submitBlank(page: Page): Promise<void> {
  for (const label of ["Title", "Description", "Location"]) await page.getByLabel(label, { exact: true }).fill(" ");
  await page.getByLabel("Date", { exact: true }).fill("2090-12-04");
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(3);
}
