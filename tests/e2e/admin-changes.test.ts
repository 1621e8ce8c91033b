/** Changes of several pages are collected, previewed, published and undone together. */
import type { Page } from "@playwright/test";
import type { ChangeSetEntry } from "../../app/features/changes/change-set.ts";
import { findings } from "./axe.ts";
import { expect, loseResponse, test, respond } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { signInAgain } from "./sign-in-again.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const MISSION = "/discover/mission-and-vision";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("the header has a new name of the site as soon as changes are published, and the old one after Undo", async ({
  page,
}) => {
  const { data } = (await (await page.request.get("/api/content/site")).json()) as { data: object };
  const made = await page.request.post("/api/change-sets", { data: { title: "A new name" } });
  const { id } = (await made.json()) as { id: number };
  await page.request.put(`/api/change-sets/${id}/documents/site`, { data: { ...data, product: "Start-up Hut" } });
  await page.goto(`/admin/changes/${id}`);
  await button(page, "Publish now").click();
  const home = page.getByRole("banner").getByRole("link", { name: "Start-up Hut" });
  await expect(home).toBeVisible();
  await button(page, "Undo all of it").click();
  await expect(home).toHaveCount(0);
});

test("a session that ended is renewed in place, and publishing continues", async ({ page, context }) => {
  const made = await page.request.post("/api/change-sets", { data: { title: "After a pause" } });
  const { id } = (await made.json()) as { id: number };
  const data = { text: "We begin after a pause." };
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data });
  await page.goto(`/admin/changes/${id}`);
  await expect(button(page, "Publish now"), "the page knows the session").toBeVisible();
  await context.clearCookies();
  await button(page, "Publish now").click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
});

test("an undo that is refused names the reason, and offers no button that does not help", async ({ page }) => {
  const made = await page.request.post("/api/change-sets", { data: { title: "Edited since" } });
  const { id } = (await made.json()) as { id: number };
  const mission = (text: string) => ({ data: { text } });
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, mission("We begin again."));
  await page.request.post(`/api/change-sets/${id}/publish`, { data: {} });
  await page.goto(`/admin/changes/${id}`);
  expect((await page.request.put("/api/content/discover/mission", mission("We begin once more."))).status()).toBe(200);
  await button(page, "Undo all of it").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Mission: Text: someone changed this since. Nothing was undone.");
  await expect(button(page, "Show the newest version")).toHaveCount(0);
});

test("what was prepared is removed from changes only after a question", async ({ page }) => {
  const made = await page.request.post("/api/change-sets", { data: { title: "Kept" } });
  const { id } = (await made.json()) as { id: number };
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data: { text: "We begin again." } });
  await page.goto(`/admin/changes/${id}`);
  await button(page, "Remove from changes Mission").click();
  const question = page.getByRole("dialog", { name: "Remove Mission from the changes?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("to “We begin again.”")).toBeVisible();
  await button(page, "Remove from changes Mission").click();
  await question.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("alert")).toHaveText("Mission was removed from the changes.");
  await expect(page.getByText("to “We begin again.”")).toHaveCount(0);
});

test("the links above changes are high enough for a finger", async ({ page }) => {
  await page.goto((await beginSession(page)).replace("session", "changes"));
  for (const name of ["All changes", "The steps of the session"]) {
    const link = page.getByRole("main").getByRole("link", { name, exact: true });
    expect((await link.boundingBox())!.height, name).toBeGreaterThanOrEqual(24);
  }
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
  await expect(page.getByText("Undone on")).toBeVisible();
  expect(await (await page.request.get(MISSION)).text()).not.toMatch(/We begin again\.|We see further\./);
  await button(page, "Prepare it again").click();
  await expect(page.getByText("to “We see further.”")).toBeVisible();
  await expect(page.getByText("to “We begin again.”")).toBeVisible();
  await expect(button(page, "Publish now")).toBeVisible();
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

test("a time is chosen with the keyboard, and the desk names it", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await page.getByText("Publish later, or with other pages …").press("Enter");
  await page.getByLabel("Name of the changes").fill("July");
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Name of the changes").press("Enter");
  // The time zone is that of the site, not of this browser.
  await expect(page.getByText("Will be published on July 1, 2099, 09:00")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.goto("/admin/changes");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.goto("/admin");
  await page.getByRole("listitem").filter({ hasText: "“July” will be published" }).getByRole("link").click();
  await button(page, "Do not publish by itself").press("Enter");
  await expect(page.getByRole("alert")).toHaveText("They will not be published by themselves any more.");
  await expect(page.getByText("Not published yet")).toBeVisible();
});

test("a text with a mistake or a past time gets no time: the form names the mistake and keeps the time", async ({
  page,
}) => {
  const sets = async () => (await (await page.request.get("/api/change-sets")).json()) as ChangeSetEntry[];
  const before = await sets();
  await page.goto("/admin/content/discover/mission");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.fill("See the [events](https://).");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toContainText("a link needs an address");
  await expect(page.getByLabel("Publish at (optional)")).toHaveValue("2099-07-01T09:00");
  expect(await sets()).toEqual(before);
  await text.fill("See the [events](/events).");
  await page.getByLabel("Publish at (optional)").fill("2020-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toHaveText(/No time is set yet\.\s*Choose a time in the future\./);
  expect(await sets()).toEqual(before);
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByText("Will be published on July 1, 2099, 09:00")).toBeVisible();
});

test("a set to which someone else added meanwhile gets no time", async ({ page }) => {
  await page.route("**/api/change-sets/*/documents/**", async (route) => {
    const response = await route.fetch();
    const [set] = route.request().url().split("/documents/");
    await page.request.put(`${set}/documents/discover/vision`, { data: { text: "Theirs." } });
    await route.fulfill({ response });
  });
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").first().click();
  await expect(page.getByRole("alert")).toContainText("has no time yet. Someone else added to these changes.");
  await expect(page.getByText("to “Theirs.”")).toBeVisible();
  await expect(page.getByText("Will be published on")).toHaveCount(0);
});

test("a time that was chosen before existing changes is in no message about them", async ({
  page,
  consoleMessages,
}) => {
  await page.request.post("/api/change-sets", { data: { title: "Together" } });
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  await page.getByLabel("Together with").selectOption("Together");
  await page.route("**/api/change-sets/*/documents/**", (route) => route.abort());
  await button(page, "Add to “Together”").first().click();
  await expect(page.getByRole("alert")).toContainText("Your changes could not be added.");
  consoleMessages.splice(0);
});

test("a draft post is published at a time from its form", async ({ page }) => {
  const key = "blogs/in-july";
  const post = {
    title: "In July",
    date: "2031-07-01",
    author: "Asha",
    summary: "Soon.",
    tags: ["July"],
    body: "Text.",
  };
  const { data } = (await (await page.request.get("/api/content/blogs/what-a-grant-panel-asks")).json()) as {
    data: { picture: object };
  };
  const begun = await page.request.post(`/api/content/${key}`, { data: { ...post, picture: data.picture } });
  expect(begun.status()).toBe(201);
  await page.goto(`/admin/content/${key}`);
  await page.getByLabel("Summary").fill("Very soon.");
  const copy = async () => (await page.request.get(`/api/content/${key}/draft`)).text();
  await expect.poll(copy).toContain("Very soon.");
  await page.getByText("Publish later, or with other pages …").click();
  await page.getByLabel("Publish at (optional)").fill("2099-07-01T09:00");
  // The first button would publish at once without the time.
  await expect(button(page, "Publish")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Publish at (optional)"), "a reload keeps it").toHaveValue("2099-07-01T09:00");
  await expect(button(page, "Publish")).toHaveCount(0);
  await button(page, "Publish at this time").first().click();
  await expect(page.getByText("Will be published on")).toBeVisible();
  await expect.poll(copy).toBe("null");
  await page.goto("/admin");
  const tasks = page.getByRole("region", { name: "Needs you now" }).getByRole("listitem");
  await expect(tasks.filter({ hasText: "“Changes to Blog: In July”" })).toHaveText(/will be published by itself/);
  await expect(tasks.filter({ hasText: "not saved" }), "the changes have the text").toHaveCount(0);
  await page.goto("/admin/content");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Blog: In July" }) });
  await expect(row).toContainText("Will be published on July 1, 2099");
  await row.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByLabel("Summary"), "the text is in the changes").toHaveValue("Very soon.");
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("In July");

  expect((await page.request.delete(`/api/content/${key}`)).status()).toBe(204);
  const [{ id }] = (await (await page.request.get("/api/change-sets")).json()) as [ChangeSetEntry];
  await page.goto(`/admin/changes/${id}`);
  await expect(page.getByRole("main")).toContainText("These changes cannot be published as they are.");
  const deleted = page.getByRole("listitem").filter({ hasText: "Blog: In July" });
  await expect(deleted).toContainText("It was deleted meanwhile.");
  await deleted.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "It was deleted from the site meanwhile. Save it here to bring it back with these changes.",
  );
  await page.goBack();
  await expect(page.getByText("Cannot be published on July 1, 2099, 09:00")).toBeVisible();
  await page.goto("/admin/changes");
  await expect(page.getByText("Cannot be published on July 1, 2099, 09:00")).toBeVisible();
});

test("two presses of “Add to changes” make one set", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox", { name: "Text" }).fill("Soon.");
  await page.getByText("Publish later, or with other pages …").click();
  await button(page, "Add to changes").focus();
  for (let press = 1; press <= 2; press += 1) await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Added to “Changes to Mission”. Visitors do not see it yet.");
  const made = (await (await page.request.get("/api/change-sets")).json()) as ChangeSetEntry[];
  // Undone ones of other journeys remain.
  expect(made.filter(({ state }) => state === "open")).toHaveLength(1);
});

test("after lost responses, pressing again makes one set, saves, publishes, undoes and copies it", async ({ page }) => {
  await page.goto("/admin/changes");
  const sets = page.getByRole("region", { name: "All changes" }).getByRole("listitem");
  await page.getByLabel("Name of new changes").fill("Begun twice");
  for (const isDeleted of [true, false]) {
    await loseResponse(page, "**/api/change-sets");
    await button(page, "Begin").click();
    await expect(page.getByRole("alert")).toContainText("could not be reached");
    const [{ id }] = (await (await page.request.get("/api/change-sets")).json()) as [ChangeSetEntry];
    if (isDeleted) await page.request.delete(`/api/change-sets/${id}`);
  }
  await button(page, "Begin").click();
  await expect(page.getByRole("heading", { level: 1, name: "Begun twice" })).toBeVisible();
  const address = new URL(page.url()).pathname;

  await page.goto(`${address}/discover/mission`);
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
    await loseResponse(page, `**/${path}`);
    await button(page, name).click();
    await expect(page.getByRole("alert")).toContainText("could not be reached");
    await button(page, name).click();
    await expect(page.getByRole("alert")).toHaveText(done);
  }
  for (const isDeleted of [true, false]) {
    await loseResponse(page, "**/again");
    await button(page, "Prepare it again").click();
    await expect(page.getByRole("alert")).toContainText("could not be reached");
    const [{ id }] = (await (await page.request.get("/api/change-sets")).json()) as [ChangeSetEntry];
    if (isDeleted) await page.request.delete(`/api/change-sets/${id}`);
  }
  await button(page, "Prepare it again").click();
  await expect(button(page, "Publish now")).toBeVisible();
  await page.goto("/admin/changes");
  await expect(sets.filter({ hasText: "Begun twice" }), "the undone one and its copy").toHaveCount(2);
});

test("text that was changed after a lost response replaces the stored one", async ({ page, consoleMessages }) => {
  await page.goto("/admin/content/discover/mission");
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

test("the pencil of a page says that changes contain it", async ({ page }) => {
  const made = await page.request.post("/api/change-sets", { data: { title: "Together" } });
  const { id } = (await made.json()) as ChangeSetEntry;
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data: { text: "Soon." } });
  await page.goto(MISSION);
  await button(page, "Edit: Mission").click();
  const sheet = page.getByRole("dialog", { name: "Mission" });
  await expect(sheet).toContainText("This is also in the changes “Together”: they are not published yet.");
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole("link", { name: "Edit that version" }).click();
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Soon.");
});

test("the preview begins at a page that it shows, and the set says what may be missing", async ({ page }) => {
  const made = await page.request.post("/api/change-sets", { data: { title: "Half a post" } });
  const { id } = (await made.json()) as ChangeSetEntry;
  await page.request.put(`/api/change-sets/${id}/documents/blogs/half`, { data: { title: "Half a post" } });
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data: { text: "Soon." } });
  await page.goto(`/admin/changes/${id}`);
  const half = page.getByRole("listitem").filter({ hasText: "Blog: Half a post" });
  await expect(half).toContainText("It may be missing in the preview until you correct it.");
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByRole("main")).toContainText("Soon.");
});

test("Edit opens the form of a set at the first changed field", async ({ page }) => {
  const { data } = (await (await page.request.get("/api/content/home")).json()) as { data: { intro: object } };
  const made = await page.request.post("/api/change-sets", { data: { title: "One heading" } });
  const { id } = (await made.json()) as ChangeSetEntry;
  const intro = { ...data.intro, heading: "Bring a problm" };
  await page.request.put(`/api/change-sets/${id}/documents/home`, { data: { ...data, intro } });
  await page.goto(`/admin/changes/${id}`);
  await page.getByRole("link", { name: "Edit Home page" }).click();
  const heading = page.locator("input:focus");
  await expect(heading).toHaveValue("Bring a problm");
  await expect(heading).toBeInViewport();
});

test("two people change one page in the same set, and both texts are offered", async ({ page }) => {
  const made = await page.request.post("/api/change-sets", { data: { title: "Together" } });
  const { id } = (await made.json()) as ChangeSetEntry;
  const address = `/api/change-sets/${id}/documents/discover/mission`;
  await page.request.put(address, { data: { text: "Before." } });
  await page.goto(`/admin/changes/${id}/discover/mission`);
  await page.getByRole("textbox", { name: "Text" }).fill("Mine.");
  await page.request.put(address, { data: { text: "Theirs." } });
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
  const made = await page.request.post("/api/change-sets", { data: { title: "Too late" } });
  const { id } = (await made.json()) as ChangeSetEntry;
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data: { text: "Prepared." } });
  await page.request.put("/api/content/discover/mission", { data: { text: "Published." } });
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
  const made = await page.request.post("/api/change-sets", { data: { title: "Together" } });
  const { id } = (await made.json()) as ChangeSetEntry;
  const address = `/api/change-sets/${id}/documents/discover/mission`;
  await page.request.put(address, { data: { text: "Mine." } });
  await page.goto(`/admin/changes/${id}`);
  await expect(page.getByText("to “Mine.”")).toBeVisible();
  await page.request.put(address, { data: { text: "Theirs." } });
  await page.getByLabel("Publish at a time").fill("2099-07-01T09:00");
  await button(page, "Publish at this time").click();
  await expect(page.getByRole("alert")).toContainText("Someone has changed these drafts since you opened this page.");
  await button(page, "Close this message").click();
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toContainText("Someone has changed these drafts since you opened this page.");
  await expect(page.getByRole("alert")).toBeInViewport();
  expect(await (await page.request.get(MISSION)).text()).not.toContain("Theirs.");
  await button(page, "Show the newest version").click();
  await expect(page.getByText("to “Theirs.”")).toBeVisible();
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
});

test("the message about visitors appears only when the first page has changed", async ({ page }) => {
  const { id } = (await (
    await page.request.post("/api/change-sets", { data: { title: "Slow" } })
  ).json()) as ChangeSetEntry;
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data: { text: "We begin again." } });
  await page.goto(`/admin/changes/${id}`);
  await respond(page, "HEAD", MISSION, { status: 200, body: "" });
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toHaveText("Published. Every page that shows it changes in a moment.");
});

test("a post is deleted with a change, kept, deleted again, and restored by Undo", async ({ page }) => {
  const POST = "/blogs/ten-conversations-before-you-build";
  const status = async () => (await page.request.get(POST)).status();
  const set = await (await page.request.post("/api/change-sets", { data: { title: "Clean up" } })).json();
  await page.request.put(`/api/change-sets/${set.id}/documents/discover/mission`, {
    data: { text: "We begin again." },
  });
  await page.goto(`/admin/changes/${set.id}`);
  const pages = page.getByLabel("Page to change");
  const remove = button(page, "Delete it in these changes");
  await pages.selectOption("Home page");
  await expect(remove, "every site needs it").toHaveCount(0);
  for (const _ of ["once", "again"]) {
    await pages.selectOption("Blog: Ten conversations before you build");
    await remove.click();
    await expect(page.getByText("Will be deleted", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("will be deleted with these changes");
    expect(await findings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    if (_ === "again") break;
    await button(page, "Keep it Blog: Ten conversations before you build").click();
    await expect(page.getByText("Will be deleted", { exact: true })).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  await expect(page.getByText("We begin again.")).toBeVisible();
  await page.goBack();
  expect(await status()).toBe(200);
  await button(page, "Publish now").click();
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
  await expect(page.getByText("Deleted", { exact: true })).toBeVisible();
  expect(await status()).toBe(404);
  await button(page, "Undo").click();
  await expect(page.getByText("Undone on")).toBeVisible();
  expect(await status()).toBe(200);
});
