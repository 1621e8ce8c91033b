/** People and photos are added, moved, copied and removed in long forms, on a phone. */
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { ContentDocument } from "../../app/features/content/content.ts";
import { findings } from "./axe.ts";
import { addPortraitAndLinks, button, memberAt, PHONE, publish, PUBLISHED, readContent } from "./content-forms.ts";
import { expect, holdBack, photo, test } from "./fixtures.ts";
import { transparentPng } from "../support/pictures.ts";

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());

test("a person with a photo is added to the team, moved to the top and live", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await page.getByRole("group", { name: "Members" }).getByRole("button", { name: "Add person" }).click();
  const added = memberAt(page, 16);
  await expect(added.getByLabel("Name")).toBeFocused();
  await added.getByLabel("Name").fill("Meera Bisht");
  await publish(page);
  const problems = page.getByRole("alert").getByRole("link");
  await problems.filter({ hasText: "Meera Bisht, Role" }).click();
  await expect(added.getByLabel("Role")).toBeFocused();
  await added.getByLabel("Role").fill("Treasurer");
  await addPortraitAndLinks(added);
  await added.getByLabel("Move person 16 to place").selectOption("1 of 16");
  await expect(memberAt(page, 1).getByLabel("Move person 1 to place")).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.goto("/team?year=2025");
  await expect(page.getByRole("img", { name: "Portrait of Meera Bisht" })).toBeVisible();
  const { data } = (await readContent(page, "team/students-2025")) as {
    data: { members: { name: string; role: string }[] };
  };
  expect(data.members[0]).toMatchObject({ name: "Meera Bisht", role: "Treasurer" });
  expect(data.members).toHaveLength(16);
});

test("a portrait that is chosen during the save is not lost", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  for (const place of [1, 2]) await memberAt(page, place).locator("summary").click();
  await memberAt(page, 1).getByLabel("Role").fill("Coordinator");
  const release = await holdBack(page, "**/api/content/team/students-2025");
  const releaseUpload = await holdBack(page, "**/api/upload");
  await publish(page);
  await memberAt(page, 2)
    .getByLabel(/^(New|Choose a) portrait$/)
    .setInputFiles(await photo());
  const uploading = memberAt(page, 2).getByText("Uploading the portrait", { exact: true });
  await expect(uploading).toBeVisible();
  const check = page.waitForRequest((request) => request.method() === "HEAD");
  const releaseCheck = await holdBack(page, /\/team(\?|$)/);
  release();
  await check;
  await delayEffects(page);
  releaseUpload();
  await expect(uploading).toBeHidden();
  releaseCheck();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await expect(page.getByText(/did not publish them\.$/)).toBeVisible();
  await expect(memberAt(page, 2).getByAltText("Current portrait")).toHaveAttribute("src", /^\/media\//);
});

/** The effects of a rendering run so late, as on a slow phone, that the next response arrives before them. */
const delayEffects = (page: Page) =>
  page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => post.call(this, message), 1_000);
    };
  });

test("with another portrait, the form asks about its description and its consent", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await memberAt(page, 2).locator("summary").click();
  const [description, agreed] = ["What it shows", "The people in it agreed"].map((name) =>
    memberAt(page, 2).getByLabel(name),
  );
  const notice = memberAt(page, 2).getByText("This was written about the picture before.");
  await expect(description!).not.toHaveValue("");
  await agreed!.check();
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(/^Published/);
  await page.reload();
  await memberAt(page, 2).locator("summary").click();
  await expect(agreed!).toBeChecked();
  await expect(notice).toBeHidden();
  await memberAt(page, 2)
    .getByLabel("New portrait")
    .setInputFiles(await photo());
  await expect(notice).toBeVisible();
  await expect(agreed!, "it was about the other portrait").not.toBeChecked();
  expect(await findings(page)).toEqual([]);
  await memberAt(page, 2).getByRole("button", { name: "Remove portrait" }).click();
  await expect(notice).toBeHidden();
  await expect(agreed!).toBeChecked();
});

test("a copy of a person is below it, includes unsaved text, and is a new person", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await memberAt(page, 2).locator("summary").click();
  await memberAt(page, 2).getByLabel("Role").fill("Treasurer");
  await memberAt(page, 2).getByRole("button", { name: "Duplicate person 2" }).press("Enter");
  const copy = memberAt(page, 3);
  await expect(copy.getByLabel("Name")).toBeFocused();
  await expect(copy.getByLabel("Role")).toHaveValue("Treasurer");
  await expect(page.getByRole("status").filter({ hasText: "Person 3 is a copy of person 2." })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await copy.getByLabel("Name").fill("Meera Bisht");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  const { data } = (await readContent(page, "team/students-2025")) as {
    data: { members: { id: string; name: string; role: string; picture: object }[] };
  };
  const [, original, copied] = data.members;
  expect(copied).toMatchObject({ name: "Meera Bisht", role: "Treasurer", picture: original!.picture });
  expect(copied!.id).not.toBe(original!.id);
  expect(data.members).toHaveLength(16);
});

test("Undo restores a removed person, with unsaved text", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  const name = await memberAt(page, 2).locator("summary").textContent();
  await memberAt(page, 2).locator("summary").click();
  await memberAt(page, 2).getByLabel("Role").fill("Treasurer");
  await memberAt(page, 2).getByRole("button", { name: "Remove person 2" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${name}” is removed from this form.`);
  await expect(memberAt(page, 2).locator("summary")).not.toHaveText(name!);
  await button(page, "Undo").click();
  await expect(memberAt(page, 2).locator("summary")).toHaveText(name!);
  await expect(memberAt(page, 2)).toBeFocused();
  await expect(memberAt(page, 2).getByLabel("Role")).toHaveValue("Treasurer");
});

test("the error of an empty list disappears with its first item", async ({ page }) => {
  await page.goto("/admin/content/initiatives");
  const list = page.getByRole("group", { name: "Initiatives" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  for (let left = await list.getByRole("listitem").count(); left > 0; left -= 1) {
    await list.locator("summary").first().click();
    await list.getByRole("button", { name: "Remove initiative 1" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(left - 1);
  }
  await publish(page);
  const error = list.getByText("Add at least one initiative.");
  await expect(error).toBeVisible();
  await list.getByRole("button", { name: "Add initiative" }).click();
  await expect(error).toBeHidden();
});

test("an error from the server is next to the field of its person", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await memberAt(page, 3).locator("summary").click();
  await memberAt(page, 3).getByLabel("Name").fill("   ");
  await memberAt(page, 3).locator("summary").click();
  await publish(page);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^\w+, person 3, Name/ })
    .click();
  await expect(memberAt(page, 3).getByLabel("Name")).toBeFocused();
  await expect(memberAt(page, 3).getByLabel("Name")).toHaveAccessibleDescription(/must not be empty/);
  await memberAt(page, 3).getByLabel("Name").fill("Meera Bisht");
  await expect(memberAt(page, 3).getByLabel("Name")).not.toHaveAccessibleDescription(/must not be empty/);
});

test("a drawing on nothing gets a white background, because of the dark theme", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  const buffer = Buffer.from(await transparentPng(700, 400));
  const drawing = { name: "drawing.png", mimeType: "image/png", buffer };
  const sent = page.waitForResponse("**/api/upload");
  await page.getByLabel("Add more pictures").setInputFiles(drawing);
  const { imageUrl } = (await (await sent).json()) as { imageUrl: string };
  const stored = await (await page.request.get(imageUrl)).body();
  expect((await sharp(stored).stats()).isOpaque).toBe(true);
});

test("a very tall picture alone in the last row of the gallery is no higher than a laptop's screen", async ({
  page,
}) => {
  const wide = await sendPhoto(page, { width: 960, height: 540 });
  const tall = await sendPhoto(page, { width: 600, height: 3000 });
  const { data } = (await readContent(page, "gallery")) as ContentDocument & { data: { pictures: object[] } };
  data.pictures.push(
    { id: "wide", picture: { media: wide, alt: "" } },
    { id: "as-wide", picture: { media: wide, alt: "" } },
    { id: "tall", picture: { media: tall, alt: "A tall picture" } },
  );
  expect((await page.request.put("/api/content/gallery", { data })).status()).toBe(200);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/gallery");
  const box = await page.getByRole("img", { name: "A tall picture" }).boundingBox();
  expect(box!.height).toBeLessThanOrEqual(720);
  expect(box!.height).toBeGreaterThan(500);
});

test("a button above a long list adds an item at its end, by keyboard too", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add at the end of the pictures" }).press("Enter");
  await (await chooser).setFiles(await photo());
  const added = page.getByRole("group", { name: "Pictures" }).getByRole("listitem").nth(10);
  await expect(added.getByLabel("Caption")).toBeFocused();

  await page.goto("/admin/content/team/students-2025");
  await page.getByRole("button", { name: "Add at the end of the members" }).press("Enter");
  await expect(memberAt(page, 16).getByLabel("Name")).toBeFocused();
  await expect(page.getByRole("button", { name: "Add at the end of the leads" }), "a short list").toHaveCount(0);
});

async function sendPhoto(page: Page, size: { width: number; height: number }): Promise<string> {
  const response = await page.request.post("/api/upload", { multipart: { file: await photo(size) } });
  return ((await response.json()) as { imageUrl: string }).imageUrl;
}
