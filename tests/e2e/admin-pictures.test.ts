/** A chosen picture is checked, shrunk and uploaded at once, and every save includes it. */
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Event } from "../../app/features/events/event.ts";
import { heic } from "../support/pictures.ts";
import { largePhoto, makePreparingWait } from "./large-photo.ts";
import { EVENT, expect, holdBack, photo, requestsTo, test } from "./fixtures.ts";
import { signInAgain } from "./sign-in-again.ts";

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();
const read = async (page: Page, id: number) => (await (await page.request.get(`/api/events/${id}`)).json()) as Event;
const preview = (page: Page) => page.getByRole("img", { name: "Preview of the chosen image" });
const imageInput = (page: Page) => page.getByLabel(/^(Choose an image|New image)$/);

async function fill(page: Page) {
  for (const [name, text] of Object.entries(EVENT)) await page.locator(`form [name=${name}]`).fill(text);
}

/** Writes a photo of an upright phone: more than 8 MB, and rotated by 90 degrees for display. */
async function phonePhoto(path: string): Promise<string> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
  const buffer = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(8 * 1024 * 1024);
  await writeFile(path, buffer);
  return path;
}

test.beforeEach(async ({ signIn, events: _ }) => signIn());

test("a phone photo above 8 MB is shrunk in the browser and rotated upright", async ({ page }, info) => {
  await page.goto("/add-event");
  await fill(page);
  await imageInput(page).setInputFiles(await phonePhoto(info.outputPath("IMG_1234.jpg")));
  await expect(preview(page)).toBeVisible();
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page).toHaveURL("/events");
  const [event] = (await (await page.request.get("/api/events")).json()) as Event[];
  expect(event?.picture).toMatchObject({ width: 1600, height: 2133 });
});

test("of two pictures that are chosen one after the other the last one counts, as it is", async ({ page, events }) => {
  await page.addInitScript(makePreparingWait);
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await imageInput(page).setInputFiles(await largePhoto());
  const small = await photo({ width: 640 });
  await imageInput(page).setInputFiles(small);
  await page.evaluate(() => dispatchEvent(new Event("go-on")));
  await update(page);
  await expect(page).toHaveURL("/events");
  const same = await page.request.post("/api/upload", { multipart: { file: small } });
  const { imageUrl: image } = (await same.json()) as { imageUrl: string };
  expect(await read(page, id)).toMatchObject({ image, picture: { width: 640 } });
});

test("a HEIC photo is rejected at once with a helpful message; removing another leaves the focus on the file field", async ({
  page,
}) => {
  const uploads = requestsTo(page, "/api/upload");
  await page.goto("/add-event");
  await imageInput(page).setInputFiles({ name: "IMG.HEIC", mimeType: "image/heic", buffer: Buffer.from(heic()) });
  await expect(imageInput(page)).toHaveAccessibleDescription(/HEIC photo.*Most Compatible/);
  await imageInput(page).setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
  await expect(imageInput(page)).toHaveAccessibleDescription(/Use JPEG, PNG or WebP/);
  expect(uploads).toEqual([]);
  await imageInput(page).setInputFiles(await photo());
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(imageInput(page), "the button is gone").toBeFocused();
});

test("a save waits for uploads and shows it", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.getByText("After the event").click();
  const release = await holdBack(page, "**/api/upload");
  await field(page, "Photos").setInputFiles([await photo({ width: 700 }), await photo({ width: 710 })]);
  await expect(page.getByRole("progressbar").first()).toBeVisible();
  await update(page);
  await expect(page.getByText("The event is saved as soon as its pictures are uploaded.")).toBeInViewport();
  await expect(page.getByText("saved when you press"), "it has been pressed").toHaveCount(0);
  expect(page.url()).toContain("/edit-event");
  release();
  await expect(page).toHaveURL("/events");
  expect((await read(page, id)).photos.map(({ picture }) => picture.width)).toEqual([700, 710]);
});

test("an upload can be stopped and tried again, and the save waits for it", async ({ page }) => {
  await page.goto("/add-event");
  await fill(page);
  const release = await holdBack(page, "**/api/upload");
  await imageInput(page).setInputFiles(await photo());
  await page.getByRole("button", { name: "Stop uploading the image" }).click();
  await expect(page.getByText("The upload was stopped.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again uploading the image" })).toBeFocused();
  release();
  await page.getByRole("button", { name: "Try again uploading the image" }).click();
  await expect(page.getByText("The upload was stopped.")).toBeHidden();
  await expect(imageInput(page), "the button is gone").toBeFocused();
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page).toHaveURL("/events");
  expect(await (await page.request.get("/api/events")).json()).toMatchObject([{ picture: { width: 900 } }]);
});

test("a form that is found again after a reload still has its image and photos", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.getByText("After the event").click();
  await imageInput(page).setInputFiles(await photo({ width: 640 }));
  await field(page, "Photos").setInputFiles(await photo({ width: 700 }));
  await field(page, "What photo 1 shows").fill("The winners");
  await expect.poll(storedTexts(page)).toMatch(/"image":"\/media\/.*The winners/);
  await page.reload();
  await expect(preview(page)).toBeVisible();
  await expect(field(page, "What photo 1 shows")).toHaveValue("The winners");
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ picture: { width: 640 }, photos: [{ alt: "The winners" }] });
});

/** Returns what this browser has stored. */
const storedTexts = (page: Page) => () => page.evaluate(() => Object.values(localStorage).join());

test("after a reload a photo that was not sent is chosen again, and its description is still there", async ({
  page,
  events,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.getByText("After the event").click();
  const release = await holdBack(page, "**/api/upload");
  await field(page, "Photos").setInputFiles([await photo({ width: 700 }), await photo({ width: 710 })]);
  await field(page, "What photo 2 shows").fill("The winners");
  await expect.poll(storedTexts(page)).toContain("The winners");
  await page.reload();
  release();
  await expect(field(page, "What photo 1 shows")).toHaveValue("The winners");
  await update(page);
  await expect(page.getByRole("link", { name: /Choose a picture\.$/ })).toBeVisible();
  await field(page, "Choose photo 1").setInputFiles(await photo({ width: 720 }));
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ photos: [{ alt: "The winners", picture: { width: 720 } }] });
});

test("after a reload in the middle of an upload the image before it is still there, if it was not removed", async ({
  page,
  events,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await imageInput(page).setInputFiles(await photo({ width: 640 }));
  await expect.poll(storedTexts(page)).toContain('"image":"/media/');
  await holdBack(page, "**/api/upload");
  const reloadDuringUpload = async (location: string) => {
    await imageInput(page).setInputFiles(await photo({ width: 650 }));
    await expect(page.getByRole("progressbar")).toBeVisible();
    await field(page, "Location").fill(location);
    await expect.poll(storedTexts(page)).toContain(location);
    await page.reload();
    await expect(field(page, "Location")).toHaveValue(location);
  };
  await reloadDuringUpload("Hall 9");
  await expect(page.getByRole("alert")).toHaveText(/^1 picture was not sent/);
  await expect(preview(page)).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await reloadDuringUpload("Hall 10");
  await expect(page.getByText("No image yet")).toBeVisible();
  await page.unroute("**/api/upload");
  await imageInput(page).setInputFiles(await photo({ width: 660 }));
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ picture: { width: 660 } });
});

test("an upload that the server has removed is reported and can be replaced", async ({
  page,
  events,
  consoleMessages,
}) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await imageInput(page).setInputFiles(await photo());
  await expect.poll(storedTexts(page)).toContain('"image":"/media/');
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      localStorage.setItem(key, (value as string).replace(/\/media\/[0-9a-f]{32}/, `/media/${"0".repeat(32)}`));
    }
  });
  await page.goto(`/edit-event/${id}`);
  await expect(page.getByText("Uploads that are not saved within 24 hours are removed")).toBeVisible();
  await update(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(/is not stored here any more/);
  await imageInput(page).setInputFiles(await photo());
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await read(page, id)).toMatchObject({ picture: { width: 900 } });
  // React sets the src of a new <img> twice, so Chromium may report the missing picture once or twice.
  const reported = consoleMessages.splice(0);
  expect(reported).not.toEqual([]);
  expect(reported.filter((message) => !message.includes("404"))).toEqual([]);
});

test("an upload after the session ended asks to sign in, then is saved", async ({ page, context }) => {
  await page.goto("/add-event");
  await fill(page);
  await context.clearCookies();
  await imageInput(page).setInputFiles(await photo());
  await signInAgain(page);
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page).toHaveURL("/events");
  expect(await (await page.request.get("/api/events")).json()).toMatchObject([{ picture: { width: 900 } }]);
});
