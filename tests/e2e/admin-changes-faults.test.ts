/** Others edit the same changes meanwhile. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { makeSet, putInto } from "./change-sets.ts";
import { expect, test } from "./fixtures.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const MISSION = "discover/mission";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("an undo that is refused names the reason, and offers no button that does not help", async ({ page }) => {
  const id = await makeSet(page, "Edited since", { [MISSION]: { text: "We begin again." } });
  await page.request.post(`/api/change-sets/${id}/publish`, { data: {} });
  await page.goto(`/admin/changes/${id}`);
  const since = await page.request.put(`/api/content/${MISSION}`, { data: { text: "We begin once more." } });
  expect(since.status()).toBe(200);
  await button(page, "Undo all of it").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Mission: Text: someone changed this since. Nothing was undone.");
  await expect(button(page, "Show the newest version")).toHaveCount(0);
});

test("two people change one page in the same set, and both texts are offered", async ({ page }) => {
  const id = await makeSet(page, "Together", { [MISSION]: { text: "Before." } });
  await page.goto(`/admin/changes/${id}/${MISSION}`);
  await page.getByRole("textbox", { name: "Text" }).fill("Mine.");
  await putInto(page, id, MISSION, { text: "Theirs." });
  await button(page, "Save in these changes").click();
  const conflict = page.getByRole("region", { name: "Two changes of one page" });
  await expect(conflict).toContainText("Theirs.");
  expect(await findings(page)).toEqual([]);
  await button(page, "Save in these changes").click();
  await page.getByRole("alert").getByRole("link", { name: "Text: Choose one." }).click();
  const mine = conflict.getByRole("radio", { name: "From this form" });
  await expect(mine).toBeFocused();
  await expect(mine).toHaveAccessibleDescription("Mine.");
  await mine.check();
  await button(page, "Save in these changes").click();
  await expect(page.getByText("to “Mine.”")).toBeVisible();
});

test("a text that was published meanwhile is chosen in the form of the set", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await makeSet(page, "Too late", { [MISSION]: { text: "Prepared." } });
  await page.request.put(`/api/content/${MISSION}`, { data: { text: "Published." } });
  await page.goto(`/admin/changes/${id}`);
  await expect(page.getByText("it was changed on the site meanwhile, too.")).toBeVisible();
  await page.getByRole("link", { name: "Edit Mission" }).click();
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toHaveValue("Prepared.");
  const conflict = page.getByRole("region", { name: "Two changes of one page" });
  await expect(conflict.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await expect(conflict.getByRole("alert")).toBeFocused();
  expect(await findings(page)).toEqual([]);
  const published = conflict.getByRole("radio", { name: "Visitors see" });
  await expect(published).toHaveAccessibleDescription("Published.");
  await expect(page).toHaveURL(/#text$/);
  await published.press("Space");
  await expect(text).toHaveValue("Published.");
  await expect(published).toBeFocused();
  await button(page, "Save in these changes").click();
  await expect(page.getByRole("heading", { level: 1, name: "Too late" })).toBeVisible();
  await expect(page.getByText("it was changed on the site meanwhile, too.")).toHaveCount(0);
});

test("a draft that changed while the page was open is shown before it is published", async ({ page }) => {
  const id = await makeSet(page, "Together", { [MISSION]: { text: "Mine." } });
  await page.goto(`/admin/changes/${id}`);
  await expect(page.getByText("to “Mine.”")).toBeVisible();
  await putInto(page, id, MISSION, { text: "Theirs." });
  await page.getByLabel("Publish at a time").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").click();
  await expect(page.getByRole("alert")).toContainText("Someone has changed these drafts since you opened this page.");
  await button(page, "Close this message").click();
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toContainText("Someone has changed these drafts since you opened this page.");
  await expect(page.getByRole("alert")).toBeInViewport();
  expect(await (await page.request.get("/discover/mission-and-vision")).text()).not.toContain("Theirs.");
  await button(page, "Show the newest version").click();
  await expect(page.getByText("to “Theirs.”")).toBeVisible();
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
});
