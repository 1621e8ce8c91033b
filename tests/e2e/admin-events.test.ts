import type { Page } from "@playwright/test";
import { respond, EVENT, expect, photo, test } from "./fixtures.ts";

const SVG = {
  name: "logo.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

async function fill(page: Page, { title, description, date, location } = EVENT) {
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Description", { exact: true }).fill(description);
  await page.getByLabel("Date", { exact: true }).fill(date);
  await page.getByLabel("Location", { exact: true }).fill(location);
}

async function expectFilled(page: Page, { title, description, date, location } = EVENT) {
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue(description);
  await expect(page.getByLabel("Date", { exact: true })).toHaveValue(date);
  await expect(page.getByLabel("Location", { exact: true })).toHaveValue(location);
}

const imageInput = (page: Page) => page.getByLabel("Choose an image");
const fileOf = (page: Page) => imageInput(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
const submit = (page: Page) => page.getByRole("button", { name: "Submit Event" }).click();
const item = (page: Page, title = EVENT.title) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

test.beforeEach(async ({ page, signIn, events: _ }) => {
  await signIn();
  await page.goto("/events");
  await page.getByRole("link", { name: "Add Event" }).click();
  await expect(page).toHaveURL("/add-event");
});

test("an event is added, and the success is read on the list of events", async ({ page }) => {
  await fill(page);
  await submit(page);
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event added successfully!");
  await expect(item(page).getByRole("time")).toHaveText("March 9, 2026");
  await expect(item(page)).toContainText(EVENT.description);
  await expect(item(page)).toContainText(EVENT.location);
  await expect(item(page).locator("img")).toHaveCount(0);
});

test("an event is added with a picture, which is shown before and after, and can be removed before", async ({
  page,
}) => {
  await fill(page);
  await imageInput(page).setInputFiles(await photo());
  const preview = page.getByRole("img", { name: "Preview of the chosen image" });
  await expect(preview).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(preview).toHaveCount(0);
  expect(await fileOf(page)).toBeUndefined();
  await imageInput(page).setInputFiles(await photo());
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(900);
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Event added successfully!");
  const picture = item(page).locator("img");
  await expect(picture).toHaveAttribute("width", "900");
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("the four fields are required, and the file chooser offers pictures", async ({ page }) => {
  await submit(page);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([/^Title: /, /^Descr/, /^Date: /, /^Location: /]);
  for (const label of ["Title", "Description", "Date", "Location"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required");
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(/Fill in|Enter/);
  }
  await page.getByRole("alert").getByRole("link", { name: "Title" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  await expect(imageInput(page)).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
  await expect(imageInput(page)).not.toHaveAttribute("required");
});

test("when the server fails or does not respond, the form keeps its content and can be sent again", async ({
  page,
}) => {
  for (const [how, fail] of [
    ["fails", () => respond(page, "POST", "**/api/events", { status: 500, body: "" })],
    ["does not respond", () => page.route("**/api/events", (route) => route.abort())],
  ] as const) {
    const event = { ...EVENT, title: `The server ${how}` };
    await page.goto("/add-event");
    await fill(page, event);
    await imageInput(page).setInputFiles(await photo({ name: "from-the-phone.png" }));
    await fail();
    await submit(page);
    await expect(page.getByRole("alert"), how).toHaveText("Failed to add event. Please try again.");
    await expect(page, how).toHaveURL("/add-event");
    await expectFilled(page, event);
    expect(await fileOf(page), how).toBe("from-the-phone.png");
    await expect(page.getByRole("img", { name: "Preview of the chosen image" }), how).toBeVisible();
    await page.unrouteAll();
    await submit(page);
    await expect(page.getByRole("alert"), how).toHaveText("Event added successfully!");
    await expect(item(page, event.title).locator("img"), how).toHaveCount(1);
  }
});

test("an SVG is rejected with a helpful message, and other fields remain", async ({ page }) => {
  await fill(page);
  await imageInput(page).setInputFiles(SVG);
  await expect(imageInput(page)).toHaveAccessibleDescription(
    /This is an SVG drawing.* Export it as PNG and try again\./,
  );
  await expectFilled(page);
  await imageInput(page).setInputFiles(await photo());
  await submit(page);
  await expect(page.getByRole("alert")).toHaveText("Event added successfully!");
});

test("Cancel leads back to the events and adds nothing", async ({ page }) => {
  await fill(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/events");
  await expect(item(page, "IDEATHON 2025")).toBeVisible();
  await expect(item(page)).toHaveCount(0);
});
