/** Posts and years are begun, published, taken off the site and deleted, on a phone. */
import type { ContentEntry } from "../../app/features/content/content.ts";
import { button, memberAt, PHONE, publish, PUBLISHED, readContent } from "./content-forms.ts";
import { makeSet } from "./change-sets.ts";
import { expect, loseResponse, photo, test } from "./fixtures.ts";
import { overhang, setLetters } from "./overflow.ts";

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());

test("a new post begins as a copy of another one", async ({ page }) => {
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "New post" }).click();
  await page.getByLabel("Title of a new post").fill("What a second panel asks");
  await page.getByLabel("Begin with").selectOption("A copy of Blog: What a grant panel asks");
  await button(page, "Begin the post").click();
  await expect(page).toHaveURL("/admin/content/blogs/what-a-second-panel-asks");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("What a second panel asks");
  await expect(page.getByLabel("Summary", { exact: true })).not.toHaveValue("");
  await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
  const summary = page.getByLabel("Summary", { exact: true });
  await summary.fill("One");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert")).toHaveText(
    "What you typed is stored. Visitors see it when you press “Publish”.",
  );
  await page.keyboard.type(" and more");
  await expect(summary, "the person goes on typing").toHaveValue("One and more");
  expect((await page.request.get("/blogs/what-a-second-panel-asks")).status()).toBe(404);
  const address = "/api/content/blogs/what-a-second-panel-asks";
  expect((await page.request.delete(address)).status()).toBe(204);
});

test("a new post whose first response was lost opens with the second press", async ({ page }) => {
  // Its address is random, as it has no Latin letters.
  const title = "हमने क्या सीखा";
  await page.goto("/admin/content/new-post");
  await page.getByLabel("Title of a new post").fill(title);
  await page.getByLabel("Begin with").selectOption("A copy of Blog: What a grant panel asks");
  await loseResponse(page, /\/api\/content\/blogs\/post-/);
  await button(page, "Begin the post").click();
  await expect(page.getByText("The server could not be reached. Try again.")).toBeVisible();
  await button(page, "Begin the post").click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
  const entries = (await (await page.request.get("/api/content")).json()) as ContentEntry[];
  const drafts = entries.filter(({ draft, key }) => draft && key.startsWith("blogs/"));
  expect(drafts).toMatchObject([{ title: `Blog: ${title}` }]);
  expect((await page.request.delete(`/api/content/${drafts[0]!.key}`)).status()).toBe(204);
});

test("a title that is too long for a new post is counted and named, and not cut", async ({ page }) => {
  await page.goto("/admin/content/new-post");
  const title = page.getByLabel("Title of a new post");
  await title.click();
  await page.keyboard.insertText("A long title ".repeat(80));
  await expect(title).toHaveValue(/^.{1040}$/);
  await expect(title).toHaveAccessibleDescription("Use at most 1,000 characters. This has 1,040.");
  await button(page, "Begin the post").click();
  const problem = "Title of a new post: Use at most 1,000 characters. This has 1,040.";
  await page.getByRole("alert").getByRole("link", { name: problem }).click();
  await expect(title).toBeFocused();
  await title.fill("A short title");
  await button(page, "Begin the post").click();
  await expect(page).toHaveURL("/admin/content/blogs/a-short-title");
  expect((await page.request.delete("/api/content/blogs/a-short-title")).status()).toBe(204);
});

test("a new post begins with its title, is published and deleted, and comes back", async ({ page }) => {
  await page.goto("/admin/content/new-post");
  await page.getByLabel("Title of a new post").fill("A Night in the Food Lab");
  await button(page, "Begin the post").click();
  await expect(page).toHaveURL("/admin/content/blogs/a-night-in-the-food-lab");
  await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("A Night in the Food Lab");
  await publish(page);
  const missing = page.getByRole("alert").getByRole("link");
  await expect(missing, "all that is missing is named at once").toHaveText([
    /^Author/,
    /^Summary/,
    "Choose a picture.",
    /^Text/,
  ]);
  for (const [label, text] of [
    ["Date", "2026-03-09"],
    ["Author", "Om Rai"],
    ["Summary", "One night."],
    ["Tags (optional)", "food"],
    ["Text", "We were **awake**."],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel("Text", { exact: true }).fill("We were **awake.");
  await publish(page);
  await expect(missing).toHaveText([
    "Choose a picture.",
    /^Text: Bold words need \*\* before and after them: “\*\*awake\.”/,
  ]);
  await page.getByLabel("Text", { exact: true }).fill("We were **awake**.");
  await publish(page);
  await expect(missing).toHaveText(["Choose a picture."]);
  const buffer = Buffer.from("This is no picture.");
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("Choose a picture").click();
  await (await chooser).setFiles({ name: "fake.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByText(/^fake.jpg: .*not a picture/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("img", { name: "Preview of the chosen picture" })).toHaveCount(0);
  await page.getByLabel("Choose a picture").setInputFiles(await photo());
  await expect(page.getByRole("alert"), "nothing is missing any more").toHaveCount(0);
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.getByRole("link", { name: "View the page" }).click();
  await expect(page.getByText("awake")).toHaveRole("strong");
  await page.goto("/admin/content");
  await button(page, "Delete Blog: A Night in the Food Lab").click();
  await expect(page.getByRole("alert").filter({ hasText: "is deleted." })).toBeVisible();
  expect((await page.request.get("/blogs/a-night-in-the-food-lab")).status()).toBe(404);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert").filter({ hasText: "is back." })).toBeVisible();
  expect((await page.request.get("/blogs/a-night-in-the-food-lab")).status()).toBe(200);
  await button(page, "Delete Blog: A Night in the Food Lab").click();
  await expect(page.getByRole("alert").filter({ hasText: "is deleted." })).toBeVisible();
  await page.goto("/admin/trash");
  await expect(page.getByText("The trash is empty.")).toHaveCount(0);
  await page.getByRole("link", { name: "Deleted posts and teams" }).click();
  await page.getByRole("button", { name: "Restore A Night in the Food Lab" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "is back." })).toBeVisible();
  expect((await page.request.get("/blogs/a-night-in-the-food-lab")).status()).toBe(200);
});

test("two words with a hyphen stay in one line, unless letters twice as large leave no room", async ({ page }) => {
  const address = "/api/content/blogs/what-a-grant-panel-asks";
  const { data } = await readContent(page, "blogs/what-a-grant-panel-asks");
  const body = "## Environment-friendly\n\nAn environment-friendly idea, and a [student-run](/team) cell.";
  expect((await page.request.put(address, { data: { ...data, body } })).status()).toBe(200);
  await page.goto("/blogs/what-a-grant-panel-asks");
  const words = page.getByText("environment-friendly", { exact: true });
  const linesOf = () =>
    words.last().evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await linesOf(), `at ${width} px`).toBe(1);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(setLetters, "200%");
  expect(await overhang(page)).toBeLessThanOrEqual(0);
});

test("a link to a file in a post downloads the file", async ({ page }) => {
  const key = "blogs/what-a-grant-panel-asks";
  const { data } = await readContent(page, key);
  await page.request.put(`/api/content/${key}`, { data: { ...data, body: "[The calendar](/events.ics)" } });
  await page.goto(`/${key}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "The calendar" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.ics$/);
});

test("a post is taken off the site in the list, in its form and on its page, and Undo publishes it again", async ({
  page,
}) => {
  const path = "/blogs/what-a-grant-panel-asks";
  const title = "Blog: What a grant panel asks";
  const takeOff = button(page, `Take off the site ${title}`);
  await page.goto("/admin/content");
  await takeOff.click();
  const done = `${title} is off the site. It is a draft now.`;
  await expect(page.getByRole("alert").filter({ hasText: done }), "a post of a file").toBeVisible();
  await expect(takeOff).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);
  expect(await readContent(page, path.slice(1))).toMatchObject({ draft: true });
  await button(page, "Undo").click();
  await expect(takeOff).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(200);
  await page.goto(`/admin/content${path}`);
  await button(page, "Take off the site").click();
  await expect(page.getByText("Draft: visitors do not see it"), "a post of the database").toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await button(page, "Undo").click();
  await expect(button(page, "Take off the site")).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(200);
  await page.goto(path);
  await button(page, "Edit: Post").click();
  await page.getByLabel("Author", { exact: true }).fill("Half a na");
  await button(page, "Take off the site").click();
  await expect(page).toHaveURL(`/admin/content${path}`);
  await expect(page.getByRole("alert").filter({ hasText: done })).toBeVisible();
  await expect(page.getByLabel("Author", { exact: true })).toHaveValue("Half a na");
  expect((await page.request.get(path)).status()).toBe(404);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert").filter({ hasText: "is published again." })).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(200);
});

test("Undo of “Back to the original” says where the text of a draft is", async ({ page }) => {
  const key = "blogs/what-a-grant-panel-asks";
  const { data } = await readContent(page, key);
  await page.request.put(`/api/content/${key}`, { data: { ...data, title: "Edited here" } });
  await page.request.delete(`/api/content/${key}?to=draft`);
  await page.goto(`/admin/content/${key}`);
  await page.getByText("Original text …").click();
  await button(page, "Back to the original").click();
  await expect(page.getByRole("alert").filter({ hasText: "Visitors read the original again." })).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("alert").filter({ hasText: "Your text is in the history." })).toBeVisible();
  await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByText("Edited here").first()).toBeVisible();
});

test("a post in open changes is taken off the site in its form, with Undo", async ({ page }) => {
  const key = "blogs/what-a-grant-panel-asks";
  const { data } = await readContent(page, key);
  const set = await makeSet(page, "Soon", { [key]: data });
  await page.goto(`/admin/content/${key}`);
  await button(page, "Take off the site").click();
  await expect(page).toHaveURL(`/admin/changes/${set}/${key}`);
  await expect(page.getByRole("alert").filter({ hasText: "is off the site. It is a draft now." })).toBeVisible();
  await button(page, "Undo").click();
  await expect(page.getByRole("alert").filter({ hasText: "is published again." })).toBeVisible();
  expect((await page.request.get(`/${key}`)).status()).toBe(200);
});

test("the year that visitors see first is marked in the list and in its form", async ({ page }) => {
  await page.goto("/admin/content");
  const row = (title: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(row("Students of 2025")).toContainText("Visitors see it first");
  await expect(row("Students of 2024")).not.toContainText("Visitors see it first");
  await button(page, "Delete Students of 2025").click();
  const question = page.getByRole("dialog", { name: "Delete Students of 2025?" });
  await expect(question, "one wrong tap does not take it from visitors").toContainText("Visitors see it first.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.goto("/admin/content/team/students-2025");
  await expect(page.getByText("Visitors see it first")).toBeVisible();
});

test("the next year begins as a copy of the newest one", async ({ page }) => {
  const newest = "Students Team - 2026";
  await page.goto("/admin/content");
  await button(page, "New: Students of 2026").click();
  await expect(page).toHaveURL("/admin/content/team/students-2026");
  await expect(memberAt(page, 1).locator("summary")).toHaveText("Aarohi Semwal");
  expect(await (await page.request.get("/team")).text()).not.toContain(newest);
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await expect(page.getByText("Draft: visitors do not see it")).toHaveCount(0);
  expect(await (await page.request.get("/team")).text()).toContain(newest);
  await button(page, "Undo").click();
  await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
  expect(await (await page.request.get("/team")).text()).not.toContain(newest);
});
