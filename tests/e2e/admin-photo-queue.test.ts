/** Adds many photos of one event, from a phone whose network comes and goes. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, holdBack, test } from "./fixtures.ts";
import { largePhoto, makePreparingWait } from "./large-photo.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { countTaps, PHONE_AND_COMPUTER } from "./taps.ts";

const COUNT = 12;
/** The gallery already has ten pictures. */
const FIRST = 11;
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ });
const adder = (page: Page) => page.getByLabel("Add more pictures");
const picture = (page: Page, place: number) =>
  page
    .getByRole("group", { name: "Pictures" })
    .getByRole("listitem")
    .nth(place - 1);
const words = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Each photo has another width, so that the server stores each. */
function photos(count = COUNT) {
  const all = Array.from({ length: count }, async (_, index) => {
    const create = { width: 600 + index, height: 400, channels: 3 as const, background: "#4a7" };
    return { name: `IMG_${index}.jpg`, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
  });
  return Promise.all(all);
}

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`12 photos are added from the gallery in 5 taps and one line each, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/gallery");
    const { tap, choose, type, live, total } = countTaps(page, "add 12 photos to the gallery", 5);
    await tap(button(page, "Edit: Gallery"));
    const chooser = page.waitForEvent("filechooser");
    // Three taps: the button, and "Select all" and "Done" of the phone.
    await tap(adder(page));
    await chooser;
    await choose(adder(page), await photos(), { taps: 2 });
    for (let place = FIRST; place < FIRST + COUNT; place += 1) {
      await expect(picture(page, place).getByLabel("Caption")).toBeFocused();
      await expect(page.getByText(`Picture ${place}`, { exact: true })).toBeVisible();
      const description = picture(page, place).getByLabel("What it shows");
      await expect(description).toBeInViewport();
      // The help below the first one is not repeated.
      if (place > FIRST) await expect(description).toHaveAttribute("placeholder", /^For people who cannot see it\./);
      await expect(picture(page, place).getByLabel("The people in it agreed")).toBeHidden();
      await type(`Team ${place} at work`);
      await page.keyboard.press("Enter");
    }
    await expect(publish(page)).toBeFocused();
    await expect(page.getByText("12 of 12 sent. Visitors see them when you press “Publish”.")).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    // The preview behind the form has the last caption.
    await expect(page.locator("figcaption", { hasText: `Team ${FIRST + COUNT - 1} at work` })).toBeAttached();
    expect(await findings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await tap(publish(page));
    await live("/gallery", `Team ${FIRST + COUNT - 1} at work`);
    await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
    await expect(page.getByRole("alert")).toBeInViewport();
    await page.goto("/gallery");
    await expect(page.locator("figcaption", { hasText: /^Team \d+ at work$/ })).toHaveCount(COUNT);
    total();
  });

test("Enter after a caption goes on to the next photo, also while a slow phone prepares it", async ({ page }) => {
  await page.addInitScript(makePreparingWait);
  await page.goto("/admin/content/gallery");
  await adder(page).setInputFiles([...(await photos(1)), await largePhoto()]);
  await expect(picture(page, FIRST).getByLabel("Caption")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(adder(page)).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event("go-on")));
  await expect(picture(page, FIRST + 1).getByLabel("Caption")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(publish(page)).toBeFocused();
});

test("a network that dies after the third photo only delays the others", async ({ page, context }) => {
  await page.goto("/admin/content/gallery");
  let sent = 0;
  await page.route("**/api/upload", async (route) => {
    sent += 1;
    if (sent === 4) await context.setOffline(true);
    await (sent === 4 ? route.abort("internetdisconnected") : route.continue());
  });
  await adder(page).setInputFiles(await photos());
  await expect(words(page, "3 of 12 sent; 9 wait for the network.")).toBeVisible();
  await picture(page, 22).getByLabel("What it shows").fill("The last photo");
  await context.setOffline(false);
  await expect(words(page, "12 of 12 sent.")).toBeVisible();
  await publish(page).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.goto("/gallery");
  await expect(page.getByRole("img", { name: "The last photo" })).toBeVisible();
});

test("photos that the server cannot store wait for it, and go on by themselves", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  const full = { status: 503, json: { error: { message: "Try again later." } } };
  let isFull = true;
  // Not `unroute`: a request at that moment may get no response at all.
  await page.route("**/api/upload", (route) => (isFull ? route.fulfill(full) : route.continue()));
  await adder(page).setInputFiles(await photos(2));
  const waiting = "0 of 2 sent; 2 wait for the server, which cannot store anything now.";
  await expect(words(page, waiting)).toBeVisible();
  isFull = false;
  await expect(words(page, "2 of 2 sent.")).toBeVisible();
});

test("Publish without a network says why it waits, and nothing is lost", async ({ page, context }) => {
  await page.goto("/admin/content/gallery");
  await expect(adder(page)).toBeVisible();
  await context.setOffline(true);
  await adder(page).setInputFiles(await photos(2));
  await picture(page, 11).getByLabel("What it shows").fill("The hall");
  await publish(page).click();
  await expect(page.getByRole("alert")).toContainText("It waits for the network.");
  await context.setOffline(false);
  await expect(words(page, "2 of 2 sent.")).toBeVisible();
  await expect(page.getByRole("alert"), "nothing is published yet").toContainText(
    "Your changes could not be published.",
  );
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(0);
  await expect(picture(page, 11).getByLabel("What it shows")).toHaveValue("The hall");
});

test("a photo that the site refuses is named and can be removed; the others are sent", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  let [count, now, most] = [0, 0, 0];
  await page.route("**/api/upload", async (route) => {
    count += 1;
    most = Math.max(most, (now += 1));
    const error = { error: { message: "This file is damaged or is not a picture." } };
    const response = count === 2 ? { status: 415, json: error } : { response: await route.fetch() };
    now -= 1;
    await route.fulfill(response);
  });
  await adder(page).setInputFiles(await photos(3));
  await expect(words(page, "2 of 3 sent; 1 failed.")).toBeVisible();
  expect(most, "photos go one at a time").toBe(1);
  await expect(picture(page, 12)).toContainText("IMG_1.jpg: This file is damaged");
  await expect(button(page, "Try again uploading the picture")).toBeVisible();
  await button(page, "Remove picture 12").click();
  await expect(words(page, "2 of 2 sent.")).toBeVisible();
});

test("the name of a file as a description is an error next to its field", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  await adder(page).setInputFiles(await photos(1));
  const description = picture(page, 11).getByLabel("What it shows");
  await description.fill("WhatsApp Image 2026-03-09 at 18.20.11");
  await publish(page).click();
  await expect(description).toHaveAccessibleDescription(/This is the name of a file/);
  await description.fill("The winners on the stage");
  await publish(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Live:" })).toBeVisible();
  await page.reload();
  // The list names a photo without a caption like this.
  await expect(picture(page, 11).locator("summary")).toHaveText("The winners on the stage");
});

test("a new photo is short, and what few photos need is under its “More”", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  await adder(page).setInputFiles(await photos(2));
  await expect(words(page, "2 of 2 sent.")).toBeVisible();
  expect((await picture(page, 12).boundingBox())!.height).toBeLessThan(330);
  await expect(picture(page, 11)).toContainText("Visitors read this below the photo.");
  await expect(picture(page, 12)).not.toContainText("Visitors read this below the photo.");
  const more = picture(page, 12).getByText("More about picture 12");
  await more.press("Enter");
  await picture(page, 12).getByLabel("The people in it agreed").check();
  await picture(page, 12).getByRole("radio", { name: "Top right", exact: true }).check();
  await picture(page, 12).getByLabel("Credit").fill("Photo: Asha Rawat");
  await picture(page, 12).getByLabel("Hide from visitors").check();
  await button(page, "Move up picture 12").click();
  await expect(picture(page, 11).getByLabel("Credit")).toHaveValue("Photo: Asha Rawat");
  expect(await findings(page)).toEqual([]);
});

test("a caption that was typed before its photo was sent is there again after a reload", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  const release = await holdBack(page, "**/api/upload");
  await adder(page).setInputFiles(await photos(2));
  const agreed = picture(page, FIRST).getByLabel("The people in it agreed");
  await picture(page, FIRST).getByText("More about").click();
  await agreed.check();
  await picture(page, FIRST).getByLabel("Caption").fill("The winners");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("The winners");
  page.once("dialog", (question) => void question.accept());
  await page.reload();
  release();
  await expect(page.getByRole("alert")).toHaveText(/^2 pictures were not sent/);
  await expect(picture(page, FIRST).getByLabel("Caption")).toHaveValue("The winners");
  await expect(picture(page, FIRST + 1), "nothing was typed about it").toHaveCount(0);
  await publish(page).click();
  await expect(picture(page, FIRST)).toContainText("Choose a picture.");
  await picture(page, FIRST)
    .getByLabel("New picture")
    .setInputFiles((await photos(1))[0]!);
  await expect(words(page, "1 of 1 sent.")).toBeVisible();
  await picture(page, FIRST).getByText("More about").click();
  await expect(agreed, "it may be another photo").not.toBeChecked();
  expect(await findings(page)).toEqual([]);
  await publish(page).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.goto("/gallery");
  await expect(page.locator("figcaption", { hasText: "The winners" })).toBeVisible();
});

test("leaving while photos wait asks first, by link and by closing the tab", async ({ page, context }) => {
  await page.goto("/admin/content/gallery");
  await expect(adder(page)).toBeVisible();
  await context.setOffline(true);
  await adder(page).setInputFiles(await photos(2));
  await expect(words(page, "0 of 2 sent; 2 wait for the network.")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  const click = button(page, "Cancel").click();
  const dialog = await asked;
  expect(dialog.message()).toContain("2 pictures are not sent yet.");
  await dialog.dismiss();
  await click;
  await expect(page).toHaveURL("/admin/content/gallery");
  const closing = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const last = await closing;
  expect(last.type()).toBe("beforeunload");
  await last.accept();
});
