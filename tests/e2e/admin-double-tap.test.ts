/** A double tap does what one tap does. The second tap would hit what the first one put in its place. */
import type { Locator, Page } from "@playwright/test";
import { makeSet } from "./change-sets.ts";
import { expect, holdBack, requestsTo, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ signIn }) => signIn());

/** Taps what came in the place of the first tap, as the second tap of a double tap, however late it is. */
async function tapAgain(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test("changes are published, not undone, and the message stays", async ({ page }) => {
  const id = await makeSet(page, "Twice", { "discover/mission": { text: "We begin twice." } });
  await page.goto(`/admin/changes/${id}`);
  const undo = page.getByRole("button", { name: "Undo all of it" });
  await page.getByRole("button", { name: "Publish now" }).tap();
  await expect(undo).toBeVisible();
  await tapAgain(page, undo);
  await tapAgain(page, page.getByRole("heading", { level: 1 }));
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
  await page.reload();
  await expect(undo).toBeVisible();
});

test("nobody is removed from the next team without an answer to the question", async ({ page }) => {
  const path = await beginSession(page);
  const people = ["Asha Rawat", "Imran Khan", "Sunita Negi"].map((name) => ({ name, role: "Writer" }));
  await page.request.post(`/api/new-sessions/${path.split("/").at(-1)}/people`, { data: { people } });
  await page.goto(`${path}/who-is-new`);
  const question = page.getByRole("dialog", { name: "Remove Imran Khan?" });
  const remove = question.getByRole("button", { name: "Remove person" });
  await page.getByRole("button", { name: "Remove Imran Khan" }).tap();
  await expect(remove).toBeVisible();
  await tapAgain(page, remove);
  await expect(question).toBeVisible();
  await remove.tap();
  await expect(page.getByRole("alert")).toHaveText("Imran Khan was removed.");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
});

test("Duplicate makes one copy until its form is open", async ({ page, events }) => {
  const { title } = await events.add();
  await page.goto("/admin/events");
  const release = await holdBack(page, "**/duplicate");
  const releaseForm = await holdBack(page, /edit-event\/\d+\.data/);
  const sent = requestsTo(page, "/duplicate");
  const duplicate = page.getByRole("button", { name: `Duplicate ${title}` }).first();
  await duplicate.click();
  await duplicate.click();
  const formIsRequested = page.waitForRequest(/edit-event\/\d+\.data/);
  release();
  await formIsRequested;
  await duplicate.click();
  releaseForm();
  await expect(page).toHaveURL(/edit-event/);
  expect(sent).toHaveLength(1);
});

test("a message that is deleted twice shows no failure", async ({ page }) => {
  const data = { from_name: "Twice", from_email: "a@example.edu", message: "Hello", elapsed: 9_000 };
  await page.request.post("/api/contact", { data });
  await page.goto("/admin/messages");
  const release = await holdBack(page, "**/api/messages/**");
  const open = page.getByRole("button", { name: "Delete message from Twice" });
  await open.click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete message" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(open).toBeFocused();
  release();
  await expect(open).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText("The message was deleted.");
});

test("the people of a table are added once", async ({ page }) => {
  await page.goto(`${await beginSession(page)}/who-is-new`);
  await page.getByLabel("Rows of a spreadsheet").fill("Meera Bisht\tTreasurer\nAsha Rawat\tSecretary");
  const release = await holdBack(page, "**/people");
  const sent = requestsTo(page, "/people");
  await page.getByRole("button", { name: "Add 2 people", exact: true }).click();
  await page.getByRole("button", { name: "Add 2 people", exact: true }).click();
  release();
  await expect(page.getByRole("alert")).toHaveText("2 added to the new team. Visitors do not see it yet.");
  expect(sent).toHaveLength(1);
});

test("two people are made leads although the first response is late", async ({ page }) => {
  const path = await beginSession(page);
  const people = ["Asha Rawat", "Imran Khan", "Sunita Negi"].map((name) => ({ name, role: "Writer" }));
  await page.request.post(`/api/new-sessions/${path.split("/").at(-1)}/people`, { data: { people } });
  await page.goto(`${path}/who-is-new`);
  const release = await holdBack(page, "**/people/**");
  await page.getByRole("button", { name: "Make a lead Asha Rawat" }).click();
  await page.getByRole("button", { name: "Make a lead Imran Khan" }).click();
  release();
  await expect(page.getByRole("button", { name: /^Make a member/ })).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
