/** Nothing is lost or made twice in changes when a response is lost, a session ends, or others edit too. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { listSets, makeSet, putInto } from "./change-sets.ts";
import { expect, loseResponse, test } from "./fixtures.ts";
import { signInAgain } from "./sign-in-again.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const MISSION = "discover/mission";

/** The server does what the button says, and its response is lost. */
async function pressInVain(page: Page, name: string, address: string): Promise<void> {
  await loseResponse(page, address);
  // The message of the press before may still be there.
  const lost = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await button(page, name).click();
  await lost;
  await expect(page.getByRole("alert")).toContainText("could not be reached");
}

async function deleteNewest(page: Page): Promise<void> {
  const [newest] = await listSets(page);
  await page.request.delete(`/api/change-sets/${newest!.id}`);
}

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("a session that ended is renewed in place, and publishing continues", async ({ page, context }) => {
  const id = await makeSet(page, "After a pause", { [MISSION]: { text: "We begin after a pause." } });
  await page.goto(`/admin/changes/${id}`);
  await expect(button(page, "Publish now"), "the page knows the session").toBeVisible();
  await context.clearCookies();
  await button(page, "Publish now").click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
});

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

test("changes that could not be deleted say so", async ({ page }) => {
  const id = await makeSet(page, "Remains", { [MISSION]: { text: "We begin again." } });
  await page.goto(`/admin/changes/${id}`);
  await page.route(`**/api/change-sets/${id}`, (route) => route.abort());
  await button(page, "Delete …").click();
  await button(page, "Delete").click();
  await expect(page.getByRole("alert")).toContainText("They could not be deleted.");
});

test("two presses of “Add to changes” make one set", async ({ page }) => {
  await page.goto(`/admin/content/${MISSION}`);
  await page.getByRole("textbox", { name: "Text" }).fill("Soon.");
  await page.getByText("Publish later, or with other pages …").click();
  await button(page, "Add to changes").focus();
  for (let press = 1; press <= 2; press += 1) await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Added to “Changes to Mission”. Visitors do not see it yet.");
  const made = await listSets(page);
  // Undone ones of other journeys remain.
  expect(made.filter(({ state }) => state === "open")).toHaveLength(1);
});

test("after lost responses, pressing again makes one set, saves, publishes, undoes and copies it", async ({ page }) => {
  await page.goto("/admin/changes");
  const sets = page.getByRole("region", { name: "All changes" }).getByRole("listitem");
  await page.getByLabel("Name of new changes").fill("Begun twice");
  for (const isDeleted of [true, false]) {
    await pressInVain(page, "Begin", "**/api/change-sets");
    if (isDeleted) await deleteNewest(page);
  }
  await button(page, "Begin").click();
  await expect(page.getByRole("heading", { level: 1, name: "Begun twice" })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.goto(`${address}/${MISSION}`);
  await page.getByRole("textbox", { name: "Text" }).fill("Soon.");
  await loseResponse(page, "**/documents/discover/mission?*");
  await button(page, "Save in these changes").click();
  await expect(page.getByRole("alert")).toContainText("It could not be saved.");
  await button(page, "Save in these changes").click();
  await expect(page.getByRole("alert")).toHaveText("Saved in “Begun twice”. Visitors do not see it yet.");

  for (const [name, path, done] of [
    ["Publish now", "publish", /^Published/],
    ["Undo all of it", "undo", "Visitors see again what they saw before."],
  ] as const) {
    await pressInVain(page, name, `**/${path}`);
    await button(page, name).click();
    await expect(page.getByRole("alert")).toHaveText(done);
  }
  for (const isDeleted of [true, false]) {
    await pressInVain(page, "Prepare it again", "**/again");
    if (isDeleted) await deleteNewest(page);
  }
  await button(page, "Prepare it again").click();
  await expect(button(page, "Publish now")).toBeVisible();
  await page.goto("/admin/changes");
  await expect(sets.filter({ hasText: "Begun twice" }), "the undone one and its copy").toHaveCount(2);
});

test("text that was changed after a lost response replaces the stored one", async ({ page, consoleMessages }) => {
  await page.goto(`/admin/content/${MISSION}`);
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("First text.");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await loseResponse(page, "**/documents/discover/mission?*");
  // The network is away when the form would remove its set.
  await page.route("**/api/change-sets/*", (route) => route.abort(), { times: 1 });
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toContainText("No time is set yet.");
  await text.fill("Second text.");
  await loseResponse(page, "**/publish");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toHaveText(
    "It is stored here. There was no response about its time: see below whether it has one.",
  );
  await expect(page.getByText("to “Second text.”")).toBeVisible();
  await expect(page.getByText("Will be published on July 1, 2099, 09:00")).toBeVisible();
  consoleMessages.splice(0);
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
