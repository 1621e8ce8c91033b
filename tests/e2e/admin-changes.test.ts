/** Changes of several pages are collected, previewed, published and undone together. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { makeSet } from "./change-sets.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const MISSION = "/discover/mission-and-vision";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("the header has a new name of the site as soon as changes are published, and the old one after Undo", async ({
  page,
}) => {
  const { data } = (await (await page.request.get("/api/content/site")).json()) as { data: object };
  const id = await makeSet(page, "A new name", { site: { ...data, product: "Start-up Hut" } });
  await page.goto(`/admin/changes/${id}`);
  await button(page, "Publish now").click();
  const home = page.getByRole("banner").getByRole("link", { name: "Start-up Hut" });
  await expect(home).toBeVisible();
  await button(page, "Undo all of it").click();
  await expect(home).toHaveCount(0);
});

test("two pages are changed under one name, previewed, published and undone", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Name of the changes").fill("Session 2031-32");
  await button(page, "Add to changes").click();

  await expect(page.getByRole("heading", { level: 1, name: "Session 2031-32" })).toBeVisible();
  const pages = page.getByLabel("Page to change");
  await expect(pages).toHaveAccessibleDescription(/An event is always published on its own\.$/);
  await pages.selectOption("Vision");
  await button(page, "Edit it in these changes").click();
  await page.getByRole("textbox", { name: "Text" }).fill("We see further.");
  await button(page, "Save in these changes").click();
  await expect(page.getByText("to “We see further.”")).toBeVisible();
  await expect(page.getByText("to “We begin again.”")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.getByRole("link", { name: "Preview", exact: true }).click();
  const bar = page.getByRole("complementary", { name: "Preview" });
  await expect(bar).toContainText("Preview of “Session 2031-32”.");
  await expect(bar, "its style is loaded").toHaveCSS("text-align", "center");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mission and Vision" }).click();
  await expect(page.getByText("We begin again.")).toBeVisible();
  await expect(page.getByText("We see further.")).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/preview\/\d+\/discover/);
  expect(await findings(page)).toEqual([]);
  expect(await (await page.request.get(MISSION)).text()).not.toContain("We begin again.");

  await page.getByRole("link", { name: "Back to the changes" }).click();
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
  expect(await (await page.request.get(MISSION)).text()).toMatch(/We begin again\..*We see further\./s);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText("Visitors see again what they saw before. The changes are kept.");
  expect(await (await page.request.get(MISSION)).text()).not.toMatch(/We begin again\.|We see further\./);
  await expect(page.getByText("to “We see further.”")).toBeVisible();
  await expect(page.getByText("to “We begin again.”")).toBeVisible();
  await expect(button(page, "Publish now")).toBeVisible();
  await button(page, "Remove from changes Mission").click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(/Remove Mission from the changes\?.*cannot be brought back/s);
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("to “We begin again.”")).toHaveCount(0);
  await expect(page.getByText("to “We see further.”")).toBeVisible();
  await button(page, "Delete …").click();
  await expect(question).toContainText(/Delete these changes\?.*cannot be brought back/s);
  await question.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("The changes are deleted.");
  await expect(page).toHaveURL("/admin/changes");
  await page.goto("/admin/content/discover/mission");
  await expect(page.getByRole("textbox", { name: "Text" })).not.toHaveValue("We begin again.");
});

test("the history of a draft says that restoring a version publishes it, and Undo makes it a draft again", async ({
  page,
}) => {
  const key = "blogs/ten-conversations-before-you-build";
  const address = `/api/content/${key}`;
  const status = async () => (await page.request.get(`/${key}`)).status();
  const { data } = (await (await page.request.get(address)).json()) as { data: object };
  await page.request.put(address, { data: { ...data, title: "Ten conversations" } });
  await page.request.delete(`${address}?to=draft`);
  expect(await status()).toBe(404);
  await page.goto(`/admin/content/history/${key}`);
  await page
    .getByRole("button", { name: /^Restore version/ })
    .last()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Visitors do not see it now. This version is published.");
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Restore version/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Version \d+ was published\.$/);
  expect(await status()).toBe(200);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText("It is a draft again.");
  expect(await status()).toBe(404);
});

test("the preview begins at a page that it shows, and the set says what may be missing", async ({ page }) => {
  const drafts = { "blogs/half": { title: "Half a post" }, "discover/mission": { text: "Soon." } };
  const id = await makeSet(page, "Half a post", drafts);
  await page.goto(`/admin/changes/${id}`);
  const half = page.getByRole("listitem").filter({ hasText: "Blog: Half a post" });
  await expect(half).toContainText("It may be missing in the preview until you correct it.");
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Soon.");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/preview/${id}/?$`));
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeInViewport({ ratio: 1 });
});
