/** An editor publishes posts and events, and prepares everything else for an administrator. */
import { findings } from "./axe.ts";
import { listSets, makeSet } from "./change-sets.ts";
import { ADMIN, expect, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { signInAgain } from "./sign-in-again.ts";

const EDITOR = { email: "editor@example.edu", password: "a long editor password" };
const POST = "blogs/what-a-grant-panel-asks";
const REFUSAL = "An administrator publishes this. Add it to changes, and say when they are ready.";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ site, signIn }) => {
  site.addAdmin(EDITOR, "--role", "editor");
  await signIn(EDITOR);
});

test("an editor publishes a post, which visitors then read", async ({ page }) => {
  await page.goto(`/admin/content/${POST}`);
  await page.getByRole("textbox", { name: "Title" }).fill("By an editor");
  await page.getByRole("button", { name: /^Publish 1 change/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Live/);
  expect(await (await page.request.get(`/${POST}`)).text()).toContain("By an editor");
});

test("an editor adds the home page to changes, and an administrator publishes them", async ({ page, signIn }) => {
  await page.goto("/admin/content/home");
  await expect(page.getByText(REFUSAL)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Publish/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Heading" }).first().fill("Prepared by an editor");
  await page.getByLabel("Name of the changes").fill("A new heading");
  await page.getByRole("button", { name: "Add to changes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A new heading" })).toBeVisible();
  await expect(page.getByText("An administrator publishes these changes.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Publish|Undo)/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  const home = async () => (await page.request.get("/")).text();
  expect(await home()).not.toContain("Prepared by an editor");

  const set = page.url();
  await page.goto("/admin/content/discover/vision");
  await expect(page.getByLabel("Together with")).toHaveText(/A new heading/);
  await page.getByRole("textbox", { name: "Text" }).fill("Seen by an editor.");
  await page.getByRole("button", { name: "Add to “A new heading”" }).click();
  await expect(page.getByRole("alert")).toHaveText("Added to “A new heading”. Visitors do not see it yet.");
  await expect(page, "an editor goes on with the same changes").toHaveURL(set);
  await expect(page.getByText("to “Seen by an editor.”")).toBeVisible();

  await signIn(ADMIN);
  await page.reload();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published/);
  expect(await home()).toContain("Prepared by an editor");
});

test("signing in again as an administrator does not publish what an editor prepared", async ({
  page,
  context,
  signIn,
}) => {
  await page.goto("/admin/content/home");
  const heading = page.getByRole("textbox", { name: "Heading" }).first();
  await heading.fill("Begun by an editor");
  await context.clearCookies();
  await page.getByRole("button", { name: "Add to changes", exact: true }).click();
  await signInAgain(page);
  const publish = page.getByRole("button", { name: "Publish", exact: true }).first();
  await expect(publish, "the page is that of the administrator").toBeVisible();
  await expect(heading).not.toHaveValue("Begun by an editor");
  expect(await (await page.request.get("/")).text()).not.toContain("Begun by an editor");
  const sets = await listSets(page);
  expect(sets.filter(({ state }) => state === "open")).toEqual([]);
  await signIn(EDITOR);
  await page.reload();
  await expect(heading).toHaveValue("Begun by an editor");
});

test("the pencil of an editor leads to changes, and says so when it is used again", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Edit: Introduction" }).click();
  const sheet = page.getByRole("dialog", { name: "Introduction" });
  await expect(sheet.getByText(REFUSAL)).toBeVisible();
  await expect(sheet, "the focus is behind this sentence").toHaveAccessibleDescription(REFUSAL);
  await sheet.getByRole("textbox", { name: "Heading" }).fill("Prepared by an editor");
  // On a slow network a person is faster than the last request of the form.
  await page.route("**/api/content/home/draft", async (route) => {
    if (route.request().method() === "DELETE") await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await sheet.getByRole("button", { name: "Add to changes", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Added to “Changes to Home page”. Visitors do not see it yet.");
  await expect(page).toHaveURL("/");
  await page.getByRole("button", { name: "Close this message" }).click();
  await page.getByRole("button", { name: "Edit: Introduction" }).click();
  await expect(sheet.getByRole("textbox", { name: "Heading" })).toBeFocused();
  const note = sheet.getByText("This is also in the changes “Changes to Home page”: they are not published yet.");
  await expect(note).toBeInViewport({ ratio: 1 });
  await sheet.getByRole("link", { name: "Edit that version" }).click();
  // Both have a field of this name while one page follows the other.
  await expect(sheet).toBeHidden();
  await expect(page.locator("[name='intro.heading']")).toHaveValue("Prepared by an editor");
});

test("an unsent note is there again after the preview and a reload, but not for another person", async ({
  page,
  context,
  signIn,
}) => {
  const id = await makeSet(page, "With a note", { "discover/mission": { text: "To begin sooner." } });
  const address = `/admin/changes/${id}`;
  const preview = async () => {
    await page.getByRole("link", { name: "Preview", exact: true }).click();
    await expect(page.getByText("To begin sooner.")).toBeVisible();
  };
  await page.goto(address);
  const note = page.getByLabel("What administrators should know");
  await note.fill("The sentence is from Asha.");
  await preview();
  await page.goBack();
  await expect(note).toHaveValue("The sentence is from Asha.");
  await preview();
  await page.getByRole("link", { name: "Back to the changes" }).click();
  await expect(note).toHaveValue("The sentence is from Asha.");

  await signIn(ADMIN);
  await page.goto(address);
  await page.getByText("Send back …").click();
  const request = page.getByLabel("What to change");
  await expect(request).toHaveValue("");
  await request.fill("Say how much sooner.");
  await preview();
  await page.goBack();
  await expect(request).toHaveValue("Say how much sooner.");
  await expect(request).toBeVisible();
  await context.clearCookies();
  await page.getByRole("button", { name: "Send back" }).click();
  await signInAgain(page);
  await expect(page.getByText("Sent back.")).toBeVisible();
  await expect(request).toHaveValue("");
  await page.reload();
  await expect(request).toHaveValue("");

  await signIn(EDITOR);
  await page.goto(address);
  await expect(note).toHaveValue("The sentence is from Asha.");
  await page.getByRole("button", { name: "They are ready" }).click();
  await page.getByRole("button", { name: "They are not ready yet" }).click();
  await expect(note).toHaveValue("");
});

test("an editor says that changes are ready, and an administrator sends them back", async ({ page, signIn }) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByRole("textbox").first().fill("To begin sooner.");
  await page.getByRole("button", { name: "Add to changes", exact: true }).click();
  await page.getByLabel("What administrators should know").fill("The sentence is from Asha.");
  const title = (await page.getByRole("heading", { level: 1 }).textContent())!;
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "They are ready" }).click();
  await expect(page.getByRole("alert")).toHaveText("Administrators see on their desk that these changes are ready.");
  await expect(page.getByRole("button", { name: "They are not ready yet" })).toBeVisible();

  await signIn(ADMIN);
  await page.goto("/admin");
  const task = page.getByRole("listitem").filter({ hasText: `“${title}” waits for an administrator` });
  await expect(task).toContainText("“The sentence is from Asha.”");
  await task.getByRole("link").click();
  await page.getByText("Send back …").click();
  await page.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByRole("alert")).toContainText("Fill in this field.");
  await page.getByLabel("What to change").fill("Say how much sooner.");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Send back" }).click();
  await expect(page.getByRole("alert")).toHaveText(`${EDITOR.email} sees on the desk what to change.`);

  await signIn(EDITOR);
  await page.goto("/admin");
  const back = page.getByRole("listitem").filter({ hasText: `“${title}” came back to you` });
  await expect(back).toContainText(`${ADMIN.email}: “Say how much sooner.”`);
  await back.getByRole("link", { name: "Correct it" }).click();
  await expect(page.getByText("Sent back.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "They are ready" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test("an editor reads the changes of the next session, and can do nothing with them", async ({ page, signIn }) => {
  await signIn(ADMIN);
  await beginSession(page);
  await signIn(EDITOR);
  await page.goto("/admin/changes");
  await page.getByRole("link", { name: "Session 2026-27" }).click();
  await expect(page.getByText("Administrators prepare and publish the next session.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Students of 2026" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Preview Students of 2026" })).toHaveAttribute(
    "href",
    /preview\/\d+\/team\?year=2026$/,
  );
  const main = page.getByRole("main");
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.getByRole("link", { name: /Edit|steps/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  await page.goto("/admin/content/site");
  await expect(page.getByText("This is also in the changes “Session 2026-27”")).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit that version" })).toHaveCount(0);
  await page.goto("/admin/content/home");
  await expect(page.getByLabel("Name of the changes")).toBeVisible();
  await expect(page.getByRole("option", { name: "Session 2026-27" })).toHaveCount(0);
  await page.goto("/admin/content");
  await expect(page.getByRole("button", { name: "New: Students of 2026" })).toHaveCount(0);
  await page.getByText("Students of 2026 are prepared in").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: "Session 2026-27" })).toBeVisible();
});

test("an editor edits events, but pages for administrators show an error", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  await expect(page.getByText("You are signed in as an editor.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Messages|^Reports/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Edit Pitch Night" }).click();
  await expect(page.getByRole("button", { name: "Update Event" })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "For editors and administrators" });
  await navigation.getByText("All admin pages", { exact: true }).click();
  await expect(navigation.getByRole("link", { name: "Account" })).toBeVisible();
  for (const name of ["Messages", "Administrators"])
    await expect(navigation.getByRole("link", { name, exact: true })).toHaveCount(0);
  for (const path of ["/admin/messages", "/admin/administrators"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only administrators can open this page");
    await expect(page).toHaveURL(path);
  }
  expect(await findings(page)).toEqual([]);
});
