/** A sheet over the public page edits one part, and the page is the preview. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { addPortraitAndLinks, PUBLISHED, readContent } from "./content-forms.ts";
import { expect, holdBack, photo, respond, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

/** Parts of the home page that have a heading. */
function headings(page: Page) {
  const sheet = page.getByRole("dialog");
  return {
    open: (part: string) => page.getByRole("button", { name: `Edit: ${part}` }).click(),
    sheet,
    heading: sheet.getByRole("textbox", { name: "Heading" }),
  };
}

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

const HEADING = "Bring a problem, not a business plan";

test("the page shows unsaved text, and visitors see it after publishing", async ({ page, signIn: _ }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Edit: Introduction" }).click();
  const sheet = page.getByRole("dialog", { name: "Introduction" });
  await sheet.getByRole("textbox", { name: "Heading" }).fill("Bring what you have seen");
  await expect(page.getByRole("heading", { name: "Bring what you have seen" })).toBeInViewport();
  expect(await (await page.request.get("/")).text()).not.toContain("Bring what you have seen");
  await sheet.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Live/);
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/");
  expect(await (await page.request.get("/")).text()).toContain("Bring what you have seen");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { name: HEADING })).toBeVisible();
});

test("Escape closes the preview, and unsaved text is restored later", async ({ page }) => {
  await page.goto("/");
  const open = () => page.getByRole("button", { name: "Edit: Introduction" }).click();
  await open();
  const heading = page.getByRole("dialog").getByRole("textbox", { name: "Heading" });
  await heading.fill("Half a thought");
  await expect(page.getByRole("heading", { name: "Half a thought" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: HEADING })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("It is not published.");
  await open();
  await expect(heading).toHaveValue("Half a thought");
  await expect(page.getByRole("heading", { name: "Half a thought" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("It is not published.");
  await page.getByRole("button", { name: "Continue editing" }).click();
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog").getByRole("alert"), "only the message is closed").toHaveCount(0);
  await heading.press("Escape");
  await expect(page.getByRole("button", { name: "Edit: Introduction" }), "“Continue editing” has gone").toBeFocused();
  await open();
  await heading.fill("Cancelled at once");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("heading", { name: HEADING })).toBeVisible();
  await open();
  await expect(heading).toHaveValue("Cancelled at once");
  await page.getByRole("button", { name: "Discard these changes" }).click();
  await expect(page.getByRole("heading", { name: HEADING })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("It is not published.")).toBeHidden();
});

test("a part is published alone, and what was typed in another part stays unpublished", async ({ page }) => {
  const { open, sheet, heading } = headings(page);
  await page.goto("/");
  await open("Who we are");
  await heading.fill("Not yet");
  await expect(page.getByRole("heading", { name: "Not yet" })).toBeVisible();
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await open("Introduction");
  await expect(sheet.getByRole("status").first()).toContainText("They are not published with this one.");
  await expect(sheet.getByRole("status").first()).toBeInViewport({ ratio: 1 });
  await heading.fill("Only this");
  await sheet.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  expect(await readContent(page, "home")).toMatchObject({ data: { intro: { heading: "Only this" } } });
  expect(await (await page.request.get("/")).text()).not.toContain("Not yet");
  await open("Who we are");
  await expect(heading).toHaveValue("Not yet");
  await expect(sheet.getByRole("status").first()).not.toContainText("newer version");
  await sheet.getByRole("button", { name: "Publish 1 change" }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  const home = { intro: { heading: "Only this" }, whoWeAre: { heading: "Not yet" } };
  expect(await readContent(page, "home")).toMatchObject({ data: home });
});

test("another part with a mistake appears, stays while it is corrected, and is published too", async ({ page }) => {
  const sheet = page.getByRole("dialog");
  await page.goto("/");
  await page.getByRole("button", { name: "Edit: Introduction" }).click();
  await sheet.getByRole("textbox", { name: "Heading" }).fill("With another part");
  const error = { message: "Check the marked fields.", fields: { "whoWeAre.heading": "Enter a heading." } };
  await respond(page, "PUT", "**/api/content/home", { status: 400, json: { error } });
  await sheet.getByRole("button", { name: /^Publish/ }).click();
  const other = sheet.getByRole("group", { name: "Who we are" }).getByRole("textbox", { name: "Heading" });
  await expect(other).toHaveAccessibleDescription(/Enter a heading/);
  await other.fill("Students");
  await expect(other).toBeFocused();
  await page.unroute("**/api/content/home");
  await sheet.getByRole("button", { name: "Publish 2 changes" }).click();
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  const home = { intro: { heading: "With another part" }, whoWeAre: { heading: "Students" } };
  expect(await readContent(page, "home")).toMatchObject({ data: home });
});

test("messages give the focus back to the sheet, or to its pencil", async ({ page }) => {
  await page.goto("/");
  const pencil = page.getByRole("button", { name: "Edit: Introduction" });
  await pencil.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Introduction" });
  const heading = sheet.getByRole("textbox", { name: "Heading" });
  await heading.fill("Half a thought");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close this message" }).press("Enter");
  await expect(pencil).toBeFocused();
  await pencil.press("Enter");
  await sheet.getByRole("button", { name: "Discard these changes" }).press("Enter");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(heading).toHaveValue("Half a thought");
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await sheet.getByRole("button", { name: /^Publish/ }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/^Live/);
  await page.getByRole("button", { name: "Close this message" }).press("Enter");
  await expect(pencil).toBeFocused();
});

test("Tab leads from the message about a removed person back to the list in the sheet", async ({ page }) => {
  await page.goto("/team?year=2025");
  await page.getByRole("button", { name: "Edit: Students Team" }).press("Enter");
  const sheet = page.getByRole("dialog");
  const first = sheet.getByRole("listitem").first();
  await first.locator("summary").press("Enter");
  await first.getByRole("button", { name: "Remove person 1" }).press("Enter");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("button", { name: "Close this message" }).focus();
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});

test("a new person is in the preview with the photo, before anyone sees it", async ({ page }) => {
  await page.goto("/team?year=2025");
  await page.getByRole("button", { name: "Edit: Students Team" }).click();
  const members = page.getByRole("dialog").getByRole("group", { name: "Members" });
  await members.getByRole("button", { name: "Add person" }).click();
  const added = members.getByRole("listitem").last();
  await added.getByLabel("Name").fill("Meera Bisht");
  await added.getByLabel("Role").fill("Treasurer");
  await addPortraitAndLinks(added);
  await expect(page.locator("main").getByRole("img", { name: "Portrait of Meera Bisht" })).toBeAttached();
  expect(await (await page.request.get("/team?year=2025")).text()).not.toContain("Meera Bisht");
});

test("another pencil asks before a picture that is not sent yet is lost", async ({ page }) => {
  await page.goto("/team");
  await page.getByRole("button", { name: "Edit: Students Team" }).click();
  const sheet = page.getByRole("dialog", { name: "Students Team" });
  const member = sheet.getByRole("group", { name: "Members" }).getByRole("listitem").first();
  await member.locator("summary").click();
  const release = await holdBack(page, "**/api/upload");
  await member.getByLabel(/portrait$/).setInputFiles(await photo());
  await expect(member.getByRole("progressbar")).toBeVisible();
  const question = page.waitForEvent("dialog");
  const press = page.getByRole("contentinfo").getByRole("button", { name: "Edit: Name and address" }).click();
  const asked = await question;
  expect(asked.message()).toContain("1 picture is not sent yet.");
  await asked.dismiss();
  await press;
  release();
  await expect(member.getByText("Uploaded the portrait")).toBeVisible();
});

test("an address is in the footer while it is typed and once it is published, until Undo", async ({ page }) => {
  await page.goto("/connect");
  await page.getByRole("button", { name: "Edit: Name and address" }).click();
  const sheet = page.getByRole("dialog", { name: "Name and address" });
  const footer = page.getByRole("contentinfo");
  const box = sheet.locator("textarea[name=address]");
  await box.fill("A line.\n".repeat(12));
  const hidden = () => box.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden(), "the box grows with its text").toBeLessThanOrEqual(1);
  await box.fill("Room 7, Himadri");
  await expect(footer).toContainText("Room 7, Himadri");
  await sheet.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Live/);
  await expect(footer).toContainText("Room 7, Himadri");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(footer).not.toContainText("Room 7, Himadri");
});

test("next to the form of a part, the page shows that part in its own layout", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/events");
  await page.getByRole("button", { name: "Edit: Introduction" }).click();
  const introduction = page.getByRole("main").locator("p").first();
  await page
    .getByRole("dialog")
    .getByRole("textbox", { name: "Introduction of the page" })
    .fill("Talks under the deodar.");
  await expect(introduction).toContainText("Talks under the deodar.");
  const places = await Promise.all(
    [page.getByRole("banner"), introduction, page.getByRole("dialog")].map((part) => part.boundingBox()),
  );
  const [header, text, form] = places.map((place) => place!);
  expect(text!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
  expect(text!.x + text!.width).toBeLessThanOrEqual(form!.x);
  const title = await page.getByRole("main").getByRole("heading", { level: 2 }).first().boundingBox();
  expect(title!.width).toBeGreaterThan(200);
});

test("without a network no sheet opens, and with it the form does", async ({ page, context }) => {
  await page.goto("/");
  const edit = page.getByRole("button", { name: "Edit: Introduction" });
  await expect(edit).toBeVisible();
  await context.setOffline(true);
  await edit.click();
  await expect(page.getByRole("alert")).toHaveText(/could not be opened. Check your connection/);
  await context.setOffline(false);
  await edit.click();
  await expect(page.locator("[name='intro.heading']")).toBeFocused();
});

test("a page that is left has its own data, and a message leads back to the form", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/");
  await page.getByRole("button", { name: "Edit: Introduction" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "Heading" }).fill("Half a thought");
  await expect(page.getByRole("heading", { name: "Half a thought" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("link", { name: "Continue editing" }).click();
  await expect(page).toHaveURL("/admin/content/home#intro.heading");
  await expect(page.locator("[name='intro.heading']")).toHaveValue("Half a thought");
  await expect(page.locator("[name='intro.heading']")).toBeFocused();
});

test("the sheet passes axe and makes no page scroll sideways, on a phone and on a computer", async ({ page }) => {
  for (const [path, name] of [
    ["/", "Introduction"],
    ["/team?year=2025", "Students Team"],
    ["/gallery", "Gallery"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: `Edit: ${name}` }).click();
    for (const [width, height] of [
      [320, 640],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole("dialog", { name }).getByRole("button", { name: /^Publish/ })).toBeInViewport();
      await expectNoSidewaysScroll(page);
      expect(await findings(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
