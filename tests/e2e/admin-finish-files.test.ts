/** Photos and private files of a finished event. */
import sharp from "sharp";
import { button } from "./content-forms.ts";
import { field, path, photoFiles, photos, proofsOf, reportOf, SHEET, step, words, YESTERDAY } from "./finish-event.ts";
import { expect, holdBack, respond, test } from "./fixtures.ts";

const EDITOR = { email: "reporter@example.edu", password: "a long editor password" };

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("a stored file is announced, downloaded, and deleted after a question", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(`${path(id)}#step-proofs`);
  await page.locator("#proof-files").focus();
  await page.getByLabel("Add files").setInputFiles(SHEET);
  await expect(words(page, "“sheet.pdf” is stored.")).toBeInViewport();
  await page.getByLabel("Add files").setInputFiles([SHEET, { ...SHEET, name: "bill.pdf" }]);
  await expect(words(page, "3 of 3 sent. “bill.pdf” is stored.")).toBeInViewport();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download bill.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("bill.pdf");
  await button(page, "Delete bill.pdf").click();
  await button(page, "Delete file").click();
  await expect(page.getByRole("alert")).toContainText("“bill.pdf” is deleted.");
  await expect(page.getByText("“bill.pdf” is stored.")).toHaveCount(0);
  expect(await proofsOf(page, id)).toHaveLength(2);
});

test("Finish event waits for a file that is still being sent", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(`${path(id)}#step-proofs`);
  const release = await holdBack(page, "**/proofs");
  await page.getByLabel("Add files").setInputFiles(SHEET);
  await button(page, "Finish event").click();
  await expect(button(page, "Finish event")).toHaveAttribute("aria-disabled", "true");
  release();
  await expect(page.getByRole("alert")).toContainText("Event finished.");
  await expect(page).toHaveURL("/admin");
  expect(await proofsOf(page, id)).toMatchObject([{ name: "sheet.pdf" }]);
});

test("Finish event names a file that could not be stored, and saves nothing before it is removed", async ({
  page,
  events,
}) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await field(page, "students").fill("12");
  await step(page, "Proofs").click();
  await respond(page, "POST", "**/proofs", { status: 500, body: "" });
  await page.getByLabel("Add files").setInputFiles(SHEET);
  await step(page, "Numbers").click();
  await button(page, "Finish event").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("“sheet.pdf” is not stored. Under “Proofs”, try it again or remove it.");
  await expect(alert).toBeInViewport();
  expect((await reportOf(page, id)).draft).toBe(true);
  await step(page, "Proofs").click();
  await button(page, "Remove sheet.pdf").press("Enter");
  await expect(button(page, "Remove sheet.pdf")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Files that are not sent yet" })).toBeFocused();
  await button(page, "Finish event").click();
  await expect(alert).toContainText("Event finished.");
  expect(await reportOf(page, id)).toMatchObject({ draft: false, students: 12 });
});

test("a photo of the attendance sheet is made small enough, and the report waits for it", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(`${path(id)}#step-proofs`);
  const noise = { type: "gaussian" as const, mean: 200, sigma: 12 };
  const sheet = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#fff", noise } });
  const buffer = await sheet.blur(1).jpeg({ quality: 98 }).toBuffer();
  expect(buffer.length).toBeGreaterThan(3_000_000);
  await respond(page, "POST", "**/proofs", { status: 500, body: "" });
  await page.locator("input[type=file]").last().setInputFiles({ name: "sheet.jpg", mimeType: "image/jpeg", buffer });
  await button(page, "Finish event").click();
  await expect(page.getByRole("alert")).toContainText("“sheet.jpg” is not stored.");
  await page.unrouteAll();
  await button(page, "Try again uploading sheet.jpg").click();
  await expect.poll(() => proofsOf(page, id)).toMatchObject([{ kind: "attendance", name: "sheet.jpg" }]);
});

test("an original is stored only if it is wanted, and unchanged", async ({ page, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  await page.goto(path(id));
  await step(page, "Photos and video").click();
  const [first, second] = await photos(2);
  await photoFiles(page).setInputFiles(first!);
  await expect(page.getByLabel("What photo 1 shows")).toBeVisible();
  const keepOriginals = page.getByLabel("Keep the original privately");
  const [tick, adder] = await Promise.all([keepOriginals.boundingBox(), photoFiles(page).boundingBox()]);
  expect(tick!.y, "above the button that adds photos").toBeLessThan(adder!.y);
  await keepOriginals.check();
  let isBroken = true;
  await page.route("**/proofs", (route) => (isBroken ? route.fulfill({ status: 500, body: "" }) : route.continue()));
  await photoFiles(page).setInputFiles(second!);
  await expect(page.getByText("1.png: The site could not store it. Try again.")).toBeVisible();
  isBroken = false;
  await button(page, "Try again uploading 1.png").click();
  await expect.poll(() => proofsOf(page, id)).toMatchObject([{ kind: "original", size: second!.buffer.length }]);
});

test("an editor adds a file, and cannot open or delete it", async ({ page, site, signIn, events }) => {
  const { id } = await events.add({ date: YESTERDAY });
  site.addAdmin(EDITOR, "--role", "editor");
  await signIn(EDITOR);
  await page.goto(path(id));
  await step(page, "Proofs").click();
  await page.getByLabel("Bill").check();
  await page.getByLabel("Add files").setInputFiles(SHEET);
  const files = page.getByRole("list", { name: "Stored files" });
  await expect(files).toContainText("Bill, 1 kB");
  await expect(files.getByRole("button")).toHaveCount(0);
  await expect(files.getByRole("link")).toHaveCount(0);
});
