/** A double tap does what one tap does. The second tap would hit what the first one put in its place. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ signIn }) => signIn());

const linkOf = (page: Page) => page.getByLabel("Link", { exact: true });

/** Taps what came in the place of the first tap, as the second tap of a double tap, however late it is. */
async function tapAgain(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test("one invitation is made", async ({ page }) => {
  const count = async () => ((await (await page.request.get("/api/invitations")).json()) as object[]).length;
  const before = await count();
  await page.goto("/admin/administrators");
  const create = page.getByRole("button", { name: "Create the link" });
  await create.tap();
  await expect(linkOf(page)).toBeVisible();
  await tapAgain(page, create);
  await page.reload();
  expect(await count()).toBe(before + 1);
});

test("changes are published, not undone, and the message stays", async ({ page }) => {
  const { id } = (await (await page.request.post("/api/change-sets", { data: { title: "Twice" } })).json()) as {
    id: number;
  };
  const data = { text: "We begin twice." };
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data });
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
