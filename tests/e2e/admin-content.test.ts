/** A new administrator corrects a word, adds a person with a photo and undoes it, on a phone. */
import type { Page } from "@playwright/test";
import type { ContentDocument } from "../../app/features/content/content.ts";
import { findings } from "./axe.ts";
import { ADMIN, expect, photo, respond, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const PHONE = { width: 360, height: 740 };
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The label contains the number of changes as soon as they are counted. */
const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ }).click();
const person = (page: Page, place: number) =>
  page
    .getByRole("group", { name: "Members" })
    .getByRole("listitem")
    .nth(place - 1);
const read = async (page: Page, key: string) =>
  (await (await page.request.get(`/api/content/${key}`)).json()) as ContentDocument;
const published = "Live: visitors see your changes now.";

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());
test.afterEach(async ({ resetContent }) => resetContent("home", "team/students-2025", "gallery", "discover/mission"));

test("a word on the home page is corrected, is live, and is undone", async ({ page }) => {
  await page.goto("/admin");
  await page.getByLabel("Search everything on the site").fill("home page");
  await button(page, "Search").click();
  await expect(page.getByLabel("Search", { exact: true })).toHaveValue("home page");
  await expect(page.getByRole("status").filter({ hasText: /^\d+ found$/ })).toBeVisible();
  await page.getByRole("link", { name: "Edit Home page" }).click();
  await page.getByRole("group", { name: "Introduction" }).getByLabel("Heading").fill("Bring a problem");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Bring a problem", exact: true })).toBeVisible();
  await page.goto("/admin/content/history/home");
  await expect(page.getByText("Heading changed from “Bring a problem, not a business plan”").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: ADMIN.email }).first()).toBeVisible();
});

test("an empty history shows a message", async ({ page }) => {
  await page.goto("/admin/content/history/desk-message");
  await expect(page.getByText("Nobody has changed it here yet.")).toBeVisible();
});

test("unsaved text is not in the history", async ({ page }) => {
  const address = "/api/content/desk-message";
  const data = { number: Date.now(), baseRevision: 0, data: { text: "Half a sen" } };
  expect((await page.request.put(`${address}/draft`, { data })).status()).toBe(204);
  await page.goto("/admin/content/desk-message");
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Half a sen");
  await expect(page.getByRole("link", { name: "History" })).toHaveCount(0);
  await page.goto("/admin/content/history/desk-message");
  await expect(page.getByText("Nobody has changed it here yet.")).toBeVisible();
  await page.goto("/admin/content");
  await expect(page.getByRole("link", { name: "Edit Message from the desk" })).toBeVisible();
  await expect(page.getByRole("link", { name: "History Message from the desk" })).toHaveCount(0);
  await page.request.delete(`${address}/draft`);
});

test("an optional text is removed from the site, and Undo restores it", async ({ page }) => {
  const key = "discover/partners-and-collaborators";
  await page.goto(`/admin/content/${key}`);
  await page.getByLabel("Text", { exact: true }).fill("We work with two mills.");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await button(page, "Take it off the site").click();
  await expect(page.getByRole("alert").filter({ hasText: "Visitors do not read this text any more." })).toBeVisible();
  const visible = async () => (await page.request.get(`/${key}`)).text();
  expect(await visible()).toContain("Content awaited");
  await expect(button(page, "Take it off the site")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert").filter({ hasText: "Your text is back." })).toBeVisible();
  expect(await visible()).toContain("We work with two mills.");
  await page.request.delete(`/api/content/${key}?to=file`);
});

test("the list says who changed a text and when, and shows its first picture", async ({ page }) => {
  const { data } = (await read(page, "gallery")) as ContentDocument & { data: { pictures: { caption: string }[] } };
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
  await person(page, 1).locator("summary").click();
  await person(page, 1).getByLabel("Role").fill("Treasurer");
  await expect(button(page, "Publish 1 change")).toBeVisible();
  await person(page, 3).locator("summary").click();
  await person(page, 3).getByRole("button", { name: "Remove person 3" }).click();
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

test("publishing without a change says that nothing has changed", async ({ page }) => {
  const { revision } = await read(page, "home");
  await page.goto("/admin/content/home");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText("Nothing has changed.");
  expect(await read(page, "home")).toMatchObject({ source: "file", revision });
});

test("after a lost response the second press says that the text is published", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  await page.getByLabel("Text", { exact: true }).fill("We help.");
  await page.route(
    "**/api/content/discover/mission",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await publish(page);
  await expect(page.getByRole("alert")).toContainText("Your changes could not be published.");
  await publish(page);
  // The page does not change any more.
  await expect(page.getByRole("alert")).toHaveText("Published. Every page that shows it changes in a moment.");
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toContainText("is as before.");
  await expect(page.getByLabel("Text", { exact: true })).not.toHaveValue("We help.");
  await page.getByLabel("Text", { exact: true }).fill("We help.");
  await publish(page);
  await expect(page.getByRole("alert"), "the same text is published again").toHaveText(published);
  expect((await read(page, "discover/mission")).data).toEqual({ text: "We help." });
});

test("“Live” appears only when the page has changed", async ({ page }) => {
  await page.goto("/admin/content/home");
  await page.getByRole("group", { name: "Introduction" }).getByLabel("Heading").fill("Not rendered yet");
  await respond(page, "HEAD", "/", { status: 200, body: "" });
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText("Published. Every page that shows it changes in a moment.");
});

test("Undo after publishing brings the earlier text back", async ({ page }) => {
  await page.goto("/admin/content/home");
  const heading = page.getByRole("group", { name: "Introduction" }).getByLabel("Heading");
  await heading.fill("Published by mistake");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText("“Home page” is as before.");
  await expect(heading).toHaveValue("Bring a problem, not a business plan");
  expect(await (await page.request.get("/")).text()).not.toContain("Published by mistake");
});

test("Undo pressed as soon as it appears brings the text back, even if the page loads slowly", async ({ page }) => {
  await page.goto("/admin/content/home");
  const heading = page.getByRole("group", { name: "Introduction" }).getByLabel("Heading");
  await heading.fill("Published by mistake");
  await page.route("**/admin/content/home.data*", async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await publish(page);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText("“Home page” is as before.");
  await expect(heading).toHaveValue("Bring a problem, not a business plan");
});

test("a person with a photo is added to the team, moved to the top and live", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await page.getByRole("group", { name: "Members" }).getByRole("button", { name: "Add person" }).click();
  const added = person(page, 16);
  await expect(added.getByLabel("Name")).toBeFocused();
  await added.getByLabel("Name").fill("Meera Bisht");
  await publish(page);
  const problems = page.getByRole("alert").getByRole("link");
  await problems.filter({ hasText: "Meera Bisht, Role" }).click();
  await expect(added.getByLabel("Role")).toBeFocused();
  await added.getByLabel("Role").fill("Treasurer");
  await added.getByLabel("Choose a portrait").setInputFiles(await photo());
  await added.getByLabel("What it shows").fill("Portrait of Meera Bisht");
  await added.getByLabel("E-mail").fill("meera@example.edu");
  await added.getByLabel("Professional page").fill("https://www.example.com/meera");
  await added.getByLabel("Photos page").fill("https://www.example.com/meera/photos");
  await added.getByLabel("Move person 16 to place").selectOption("1 of 16");
  await expect(person(page, 1).getByLabel("Move person 1 to place")).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await page.goto("/team?year=2025");
  await expect(page.getByRole("img", { name: "Portrait of Meera Bisht" })).toBeVisible();
  const { data } = (await read(page, "team/students-2025")) as { data: { members: { name: string; role: string }[] } };
  expect(data.members[0]).toMatchObject({ name: "Meera Bisht", role: "Treasurer" });
  expect(data.members).toHaveLength(16);
});

test("with another portrait, the form asks about its description and its consent", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await person(page, 2).locator("summary").click();
  const [description, agreed] = ["What it shows", "The people in it agreed"].map((name) =>
    person(page, 2).getByLabel(name),
  );
  const notice = person(page, 2).getByText("This was written about the picture before.");
  await expect(description!).not.toHaveValue("");
  await agreed!.check();
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(/^Published/);
  await page.reload();
  await person(page, 2).locator("summary").click();
  await expect(agreed!).toBeChecked();
  await expect(notice).toBeHidden();
  await person(page, 2)
    .getByLabel("New portrait")
    .setInputFiles(await photo());
  await expect(notice).toBeVisible();
  await expect(agreed!, "it was about the other portrait").not.toBeChecked();
  expect(await findings(page)).toEqual([]);
  await person(page, 2).getByRole("button", { name: "Remove portrait" }).click();
  await expect(notice).toBeHidden();
  await expect(agreed!).toBeChecked();
});

test("with another name, the form asks about the portrait and the addresses of the person before", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  const first = person(page, 1);
  await first.locator("summary").click();
  const name = first.getByLabel("Name");
  const addresses = ["E-mail", "Professional page", "Photos page"].map((label) => first.getByLabel(label));
  const portrait = first.getByAltText("Current portrait");
  const note = first.getByText("Portrait, e-mail, professional page and photos page are still those of Aarohi Semwal.");
  await name.fill("Meera Kulkarni");
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(button(page, "Remove them")).toBeInViewport({ ratio: 1 });
  const [above, below] = [await name.boundingBox(), await note.boundingBox()];
  const gap = below!.y - above!.y - above!.height;
  expect(gap, "directly below the name").toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await name.fill("Aarohi Semwal ");
  await expect(note, "it is the saved name").toBeHidden();
  await name.fill("Meera Kulkarni");
  await addresses[1]!.fill("https://www.linkedin.com/in/example-meera-kulkarni");
  await expect(first.getByText("Portrait, e-mail and photos page are still those of Aarohi Semwal.")).toBeVisible();
  await addresses[1]!.fill("https://www.linkedin.com/in/example-aarohi-semwal");
  await expect(note).toBeVisible();

  await button(page, "Remove them").press("Enter");
  const message = page.getByRole("alert");
  await expect(message).toHaveText("Portrait, e-mail, professional page and photos page are removed.");
  await expect(message).toBeFocused();
  await expect(note).toBeHidden();
  await button(page, "Undo").press("Enter");
  await expect(note).toBeVisible();
  await expect(addresses[0]!).toHaveValue("aarohi.semwal@example.edu");
  await expect(name, "the message has closed").toBeFocused();
  await expect(portrait).toBeVisible();
  await button(page, "Remove them").click();
  await expect(portrait).toBeHidden();
  for (const address of addresses) await expect(address).toHaveValue("");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await page.goto("/team?year=2025");
  await expect(page.getByRole("heading", { name: "Meera Kulkarni" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Meera Kulkarni/ })).toHaveCount(0);
  await expect(page.getByText("MK", { exact: true }), "the initials instead of a portrait").toBeVisible();
  await expect(page.getByRole("link", { name: "Email Ishaan Uniyal" })).toBeVisible();
});

test("a copy of a person is below it, includes unsaved text, and is a new person", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await person(page, 2).locator("summary").click();
  await person(page, 2).getByLabel("Role").fill("Treasurer");
  await person(page, 2).getByRole("button", { name: "Duplicate person 2" }).press("Enter");
  const copy = person(page, 3);
  await expect(copy.getByLabel("Name")).toBeFocused();
  await expect(copy.getByLabel("Role")).toHaveValue("Treasurer");
  await expect(page.getByRole("status").filter({ hasText: "Person 3 is a copy of person 2." })).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
  await copy.getByLabel("Name").fill("Meera Bisht");
  await expect(copy.getByText(/ are still those of Nandini Kathait\.$/)).toBeVisible();
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  const { data } = (await read(page, "team/students-2025")) as {
    data: { members: { id: string; name: string; role: string; picture: object }[] };
  };
  const [, original, copied] = data.members;
  expect(copied).toMatchObject({ name: "Meera Bisht", role: "Treasurer", picture: original!.picture });
  expect(copied!.id).not.toBe(original!.id);
  expect(data.members).toHaveLength(16);
});

test("Undo restores a removed person, with unsaved text", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  const name = await person(page, 2).locator("summary").textContent();
  await person(page, 2).locator("summary").click();
  await person(page, 2).getByLabel("Role").fill("Treasurer");
  await person(page, 2).getByRole("button", { name: "Remove person 2" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${name}” is removed.`);
  await expect(person(page, 2).locator("summary")).not.toHaveText(name!);
  await button(page, "Undo").click();
  await expect(person(page, 2).locator("summary")).toHaveText(name!);
  await expect(person(page, 2)).toBeFocused();
  await expect(person(page, 2).getByLabel("Role")).toHaveValue("Treasurer");
});

test("a member becomes a lead with unsaved text and a new portrait, and Undo makes a member again", async ({
  page,
}) => {
  await page.goto("/admin/content/team/students-2025");
  const leads = page.getByRole("group", { name: "Leads" }).getByRole("listitem");
  await expect(leads.first()).toBeVisible();
  const count = await leads.count();
  const name = await person(page, 2).locator("summary").textContent();
  await person(page, 2).locator("summary").click();
  await person(page, 2).getByLabel("Role").fill("Coordinator");
  await person(page, 2)
    .getByLabel(/portrait/i)
    .first()
    .setInputFiles(await photo());
  await person(page, 2).getByLabel("What it shows").fill("Their new portrait");
  const promote = () => person(page, 2).getByRole("button", { name: "Move to Leads person 2" }).click();
  await promote();
  await expect(page.getByRole("alert")).toHaveText(`“${name}” is now the last of the leads.`);
  await expect(leads).toHaveCount(count + 1);
  await expect(leads.last()).toBeInViewport();
  expect(await findings(page)).toEqual([]);
  await button(page, "Undo").click();
  await expect(person(page, 2)).toBeFocused();
  await expect(leads).toHaveCount(count);
  await person(page, 2).locator("summary").click();
  await expect(person(page, 2).getByLabel("Role")).toHaveValue("Coordinator");
  await promote();
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  const { data } = (await read(page, "team/students-2025")) as {
    data: Record<"leads" | "members", { name: string; role: string; picture: { media?: string; alt: string } }[]>;
  };
  expect(data.leads.at(-1)).toMatchObject({ name, role: "Coordinator", picture: { alt: "Their new portrait" } });
  expect(data.leads.at(-1)!.picture.media).toMatch(/^\/media\//);
  expect(data.members.map((one) => one.name)).not.toContain(name);
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

test("Undo restores people that were removed one after the other", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  const nameOf = (place: number) => person(page, place).locator("summary").textContent();
  const [first, second] = [await nameOf(2), await nameOf(3)];
  for (const name of [first, second]) {
    await person(page, 2).locator("summary").click();
    await person(page, 2).getByRole("button", { name: "Remove person 2" }).click();
    await expect(page.getByRole("alert")).toHaveText(`“${name}” is removed.`);
  }
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveText(`“${second}” is back. “${first}” is removed.`);
  await button(page, "Undo").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect([await nameOf(2), await nameOf(3)]).toEqual([first, second]);
});

test("an error from the server is next to the field of its person", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await person(page, 3).locator("summary").click();
  await person(page, 3).getByLabel("Name").fill("   ");
  await person(page, 3).locator("summary").click();
  await publish(page);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^\w+, person 3, Name/ })
    .click();
  await expect(person(page, 3).getByLabel("Name")).toBeFocused();
  await expect(person(page, 3).getByLabel("Name")).toHaveAccessibleDescription(/must not be empty/);
  await person(page, 3).getByLabel("Name").fill("Meera Bisht");
  await expect(person(page, 3).getByLabel("Name")).not.toHaveAccessibleDescription(/must not be empty/);
});

test("changes of two people in different places are merged", async ({ page }) => {
  await page.goto("/admin/content/team/students-2025");
  await person(page, 1).locator("summary").click();
  await person(page, 1).getByLabel("Role").fill("Mine");
  const { data, revision } = (await read(page, "team/students-2025")) as ContentDocument & {
    data: { members: { role: string }[] };
  };
  data.members[1]!.role = "Theirs";
  const headers = { "If-Match": `"${revision}"` };
  const put = await page.request.put("/api/content/team/students-2025", { data, headers });
  expect(put.status()).toBe(200);
  await publish(page);
  await expect(page.getByRole("alert")).toContainText("The saved changes are in the form now: Members.");
  await publish(page);
  await expect(page.getByRole("alert").filter({ hasText: published })).toBeVisible();
  const saved = (await read(page, "team/students-2025")) as { data: { members: { role: string }[] } };
  expect(saved.data.members.slice(0, 2).map(({ role }) => role)).toEqual(["Mine", "Theirs"]);
});

test("typed text is found again after a reload, and the original can come back", async ({ page }) => {
  await page.goto("/admin/content/home");
  const heading = page.getByRole("group", { name: "Introduction" }).getByLabel("Heading");
  await heading.fill("Typed and not published");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.reload();
  await expect(heading).toHaveValue("Typed and not published");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await page.getByText("Original text …").click();
  await button(page, "Back to the original").click();
  await expect(page.getByRole("alert")).toHaveText("Visitors read the original again.");
  await expect(heading).toHaveValue("Bring a problem, not a business plan");
});

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
  await page.getByLabel("Choose a picture").setInputFiles(await photo());
  await expect(page.getByRole("alert"), "nothing is missing any more").toHaveCount(0);
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
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
  await page.getByRole("link", { name: "Deleted posts and teams" }).click();
  await page.getByRole("button", { name: "Restore A Night in the Food Lab" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "is back." })).toBeVisible();
  expect((await page.request.get("/blogs/a-night-in-the-food-lab")).status()).toBe(200);
  await page.request.delete("/api/content/blogs/a-night-in-the-food-lab");
});

test("a published post is taken off the site, and Undo publishes it again", async ({ page }) => {
  const key = "blogs/withdrawn-soon";
  const { data } = await read(page, "blogs/what-a-grant-panel-asks");
  await page.request.put(`/api/content/${key}`, { data: { ...data, title: "Withdrawn soon" } });
  await page.goto("/admin/content");
  await button(page, "Take off the site Blog: Withdrawn soon").click();
  const done = "Blog: Withdrawn soon is off the site. It is a draft now.";
  await expect(page.getByRole("alert").filter({ hasText: done })).toBeVisible();
  await expect(button(page, "Take off the site Blog: Withdrawn soon")).toHaveCount(0);
  expect((await page.request.get(`/${key}`)).status()).toBe(404);
  expect(await read(page, key)).toMatchObject({ draft: true, data: { title: "Withdrawn soon" } });
  await button(page, "Undo").click();
  await expect(button(page, "Take off the site Blog: Withdrawn soon")).toBeVisible();
  expect((await page.request.get(`/${key}`)).status()).toBe(200);
  await page.request.delete(`/api/content/${key}`);
});

test("a post that is a file is taken off the site, and Undo publishes it again", async ({ page }) => {
  const path = "/blogs/what-a-grant-panel-asks";
  await page.goto("/admin/content");
  await button(page, "Take off the site Blog: What a grant panel asks").click();
  await expect(page.getByRole("alert").filter({ hasText: "is off the site." })).toBeVisible();
  await expect(button(page, "Take off the site Blog: What a grant panel asks")).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);
  await button(page, "Undo").click();
  await expect(button(page, "Take off the site Blog: What a grant panel asks")).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(200);
});

test("a post is taken off the site in its form, and Undo publishes it again", async ({ page }) => {
  const path = "/blogs/what-a-grant-panel-asks";
  await page.goto(`/admin/content${path}`);
  await button(page, "Take off the site").click();
  await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await button(page, "Undo").click();
  await expect(button(page, "Take off the site")).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(200);
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
  await page.goto("/admin/content");
  await button(page, "New: Students of 2026").click();
  await expect(page).toHaveURL("/admin/content/team/students-2026");
  await expect(person(page, 1).locator("summary")).toHaveText("Aarohi Semwal");
  expect(await (await page.request.get("/team")).text()).not.toContain("2026");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await expect(page.getByText("Draft: visitors do not see it")).toHaveCount(0);
  expect(await (await page.request.get("/team")).text()).toContain("2026");
  await button(page, "Undo").click();
  await expect(page.getByText("Draft: visitors do not see it")).toBeVisible();
  expect(await (await page.request.get("/team")).text()).not.toContain("2026");
  await page.request.delete("/api/content/team/students-2026");
});

test("many photos chosen at once become pictures of the gallery", async ({ page }) => {
  await page.goto("/admin/content/gallery");
  const photos = await Promise.all([700, 710, 720].map((width) => photo({ name: `${width}.png`, width })));
  await page.getByLabel("Add more pictures").setInputFiles(photos);
  await expect(page.getByText("Picture 13", { exact: true })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  for (const place of [11, 12, 13]) {
    const item = page
      .getByRole("group", { name: "Pictures" })
      .getByRole("listitem")
      .nth(place - 1);
    await item.getByLabel("Caption").fill(`Photo ${place}`);
  }
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  expect(await (await page.request.get("/gallery")).text()).toContain("Photo 13");
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
  await expect(person(page, 16).getByLabel("Name")).toBeFocused();
  await expect(page.getByRole("button", { name: "Add at the end of the leads" }), "a short list").toHaveCount(0);
});

test("Back leads from a published text to the list it was opened from", async ({ page }) => {
  await page.goto("/admin/content?unchanged=1");
  await page.getByRole("link", { name: "Edit Mission" }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("We begin again.");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(published);
  await page.goBack();
  await expect(page).toHaveURL("/admin/content?unchanged=1");
});

test("Preview shows the page with unsaved text, which visitors do not see", async ({ page, context }) => {
  await page.goto("/admin/content/home");
  await page.locator("[name='intro.heading']").fill("Only a preview");
  const opened = context.waitForEvent("page");
  await button(page, "Preview in a new tab").click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { name: "Only a preview" })).toBeVisible();
  expect(new URL(preview.url()).pathname).toBe("/admin/preview/home");
  expect(await (await page.request.get("/")).text()).not.toContain("Only a preview");
});

test("the buttons above a long text work by keyboard, and Ctrl + Z takes them back", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("A big day");
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Bold")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("A **big** day");
  await expect(text).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Heading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("## A **big** day");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("A big day");
  await text.fill("- one");
  for (const key of ["Enter", "t", "w", "o", "Enter", "Enter", "x"]) await page.keyboard.press(key);
  await expect(text).toHaveValue("- one\n- two\n\nx");
});

test("Enter once starts a new paragraph, and Ctrl + Z takes it back", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  const text = page.getByLabel("Text", { exact: true });
  await expect(text).toHaveAccessibleDescription(/^Enter starts a new paragraph\./);
  await text.fill("one");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("one\n\n");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("three");
  await expect(text).toHaveValue("one\n\ntwo\nthree");
});

test("text pasted from Word becomes Markdown, and Ctrl + Z takes it back", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Before.");
  await text.evaluate((area: HTMLTextAreaElement) => {
    const style = "<style><!-- p.MsoNormal {margin:0cm} --></style>";
    const words = "<p class=MsoNormal style='mso-list:l0'>A <b style='color:red'>bold</b> word<o:p></o:p></p>";
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", `<html><head>${style}</head><body><h1>Title</h1>${words}</body></html>`);
    clipboardData.setData("text/plain", "Title A bold word");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue("Before.\n\n## Title\n\nA **bold** word");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Before.");
});

test("every page for content fits on a phone and passes axe", async ({ page }) => {
  for (const path of ["", "/home", "/site", "/gallery", "/blogs/what-a-grant-panel-asks", "/history/home"]) {
    await page.goto(`/admin/content${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .locator("form details")
      .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
    await expectNoSidewaysScroll(page);
    expect(await findings(page), path).toEqual([]);
  }
});
