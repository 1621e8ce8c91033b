/** A new administrator corrects a text, publishes it and undoes it, on a phone. */
import type { ContentDocument } from "../../app/features/content/content.ts";
import { findings } from "./axe.ts";
import { button, memberAt, PHONE, publish, PUBLISHED, readContent } from "./content-forms.ts";
import { ADMIN, expect, respond, test } from "./fixtures.ts";

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());

test("a word on the home page is corrected, is live, and is undone", async ({ page }) => {
  await page.goto("/admin");
  await page.getByLabel("Search everything on the site").fill("home page");
  await button(page, "Search").click();
  await expect(page.getByLabel("Search", { exact: true })).toHaveValue("home page");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ found$/ })).toBeVisible();
  await page.getByRole("link", { name: "Edit Home page" }).click();
  await page.getByRole("group", { name: "Introduction" }).getByLabel("Heading").fill("Bring a problem");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Bring a problem", exact: true })).toBeVisible();
  await page.goBack();
  const heading = page.getByRole("group", { name: "Introduction" }).getByLabel("Heading");
  await heading.fill("Published by mistake");
  await publish(page);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText("“Home page” is as before.");
  await expect(heading).toHaveValue("Bring a problem");
  expect(await (await page.request.get("/")).text()).not.toContain("Published by mistake");
  await page.goto("/admin/content/history/home");
  await expect(page.getByText("Heading changed from “Bring a problem, not a business plan”").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: ADMIN.email }).first()).toBeVisible();
  const first = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "First version" }) });
  await expect(first.getByRole("time"), "nobody saved it").toHaveCount(0);
});

test("an optional text is removed from the site, and Undo restores it", async ({ page }) => {
  const key = "discover/partners-and-collaborators";
  await page.goto(`/admin/content/${key}`);
  await page.getByLabel("Text", { exact: true }).fill("We work with two mills.");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await button(page, "Take it off the site").click();
  await expect(page.getByRole("alert").filter({ hasText: "Visitors do not read this text any more." })).toBeVisible();
  const visible = async () => (await page.request.get(`/${key}`)).text();
  expect(await visible()).toContain("Content awaited");
  await expect(button(page, "Take it off the site")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert").filter({ hasText: "Your text is back." })).toBeVisible();
  expect(await visible()).toContain("We work with two mills.");
});

test("the list says who changed a text and when, and shows its first picture", async ({ page }) => {
  const { data } = (await readContent(page, "gallery")) as ContentDocument & {
    data: { pictures: { caption: string }[] };
  };
  data.pictures[0]!.caption = "Changed";
  await page.request.put("/api/content/gallery", { data });
  await page.goto("/admin/content");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Gallery", exact: true }) });
  await expect(row).toContainText(new RegExp(`Changed on \\w+ \\d+, \\d{4}, \\d\\d:\\d\\d by ${ADMIN.email}`));
  await row.scrollIntoViewIfNeeded();
  const picture = row.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test("the button has the number of changes and lists them in words", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await expect(button(page, "Publish")).toBeVisible();
  await memberAt(page, 1).locator("summary").click();
  await memberAt(page, 1).getByLabel("Role").fill("Treasurer");
  await expect(button(page, "Publish 1 change")).toBeVisible();
  await memberAt(page, 3).locator("summary").click();
  await memberAt(page, 3).getByRole("button", { name: "Remove person 3" }).click();
  await expect(button(page, "Publish 2 changes")).toBeVisible();
  await page.getByText("See what changes").click();
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveCount(2);
  await expect(changes).toContainText(/Members: “.+” removed/);
  await expect(changes).toBeInViewport({ ratio: 1 });
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(button(page, "Publish 2 changes")).toBeVisible();
  await button(page, "Discard these changes").click();
  await expect(button(page, "Publish")).toBeVisible();
});

test("“Live” appears only when the page has changed", async ({ page }) => {
  await page.goto("/admin/content/home");
  await page.getByRole("group", { name: "Introduction" }).getByLabel("Heading").fill("Not rendered yet");
  await respond(page, "HEAD", "/", { status: 200, body: "" });
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText("Published. Every page that shows it changes in a moment.");
});

test("publishing nothing changes nothing, and Back leads to the list that was opened before", async ({ page }) => {
  const before = await readContent(page, "discover/mission");
  await page.goto("/admin/content?unchanged=1");
  await page.getByRole("link", { name: "Edit Mission" }).click();
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText("Nothing has changed.");
  expect(await readContent(page, "discover/mission")).toEqual(before);
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.goBack();
  await expect(page).toHaveURL("/admin/content?unchanged=1");
});
