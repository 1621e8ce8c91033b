/** A double tap does what one tap does. The second tap would hit what the first one put in its place. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { beginSession, removeSets } from "./new-sessions.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(async ({ signIn }) => signIn());

const linkOf = (page: Page) => page.getByLabel("Link", { exact: true });

/** Taps again as soon as the result is there. */
async function doubleTap(page: Page, button: Locator, result: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  await page.touchscreen.tap(left, top);
  await result.waitFor();
  await page.touchscreen.tap(left, top);
}

test("one invitation is made", async ({ page }) => {
  const count = async () => ((await (await page.request.get("/api/invitations")).json()) as object[]).length;
  const before = await count();
  await page.goto("/admin/administrators");
  await doubleTap(page, page.getByRole("button", { name: "Create the link" }), linkOf(page));
  await page.reload();
  expect(await count()).toBe(before + 1);
});

test("changes are published, not undone", async ({ page }) => {
  const { id } = (await (await page.request.post("/api/change-sets", { data: { title: "Twice" } })).json()) as {
    id: number;
  };
  const data = { text: "We begin twice." };
  await page.request.put(`/api/change-sets/${id}/documents/discover/mission`, { data });
  await page.goto(`/admin/changes/${id}`);
  const undo = page.getByRole("button", { name: "Undo all of it" });
  await doubleTap(page, page.getByRole("button", { name: "Publish now" }), undo);
  await expect(page.getByRole("alert")).toHaveText("Published. Visitors see all of it now.");
  await page.reload();
  await expect(undo).toBeVisible();
  await page.request.post(`/api/change-sets/${id}/undo`);
});

test("one person is removed from the next team", async ({ page }) => {
  await removeSets(page);
  const path = await beginSession(page);
  const people = ["Asha Rawat", "Imran Khan", "Sunita Negi"].map((name) => ({ name, role: "Writer" }));
  await page.request.post(`/api/new-sessions/${path.split("/").at(-1)}/people`, { data: { people } });
  await page.goto(`${path}/who-is-new`);
  await doubleTap(page, page.getByRole("button", { name: "Remove Imran Khan" }), page.getByRole("alert"));
  await expect(page.getByRole("alert")).toHaveText("Imran Khan was removed.");
  await page.reload();
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  await removeSets(page);
});
