/** An administrator sees the page of an event on a phone. */
import { findings } from "./axe.ts";
import { EVENT, expect, holdBack, test, watchCode } from "./fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("an administrator edits an event from its page, and the buttons move nothing", async ({
  page,
  signIn,
  events,
}) => {
  const { id } = await events.add();
  await signIn();
  const release = await holdBack(page, "**/api/session");
  await page.goto(`/events/${id}/pitch-night`);
  const title = page.getByRole("heading", { level: 1 });
  const before = await title.boundingBox();
  release();
  const edit = page.getByRole("link", { name: `Edit ${EVENT.title}` });
  await expect(edit).toBeVisible();
  expect(await title.boundingBox()).toEqual(before);
  expect((await edit.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await findings(page)).toEqual([]);
  await edit.click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(EVENT.title);
});

test("a visitor of an event's page gets no control, nor its code", async ({ page, signIn, events }) => {
  const { id } = await events.add();
  const hasCode = watchCode(page, "onRestored");
  const edit = page.getByRole("link", { name: `Edit ${EVENT.title}` });
  await page.goto(`/events/${id}/pitch-night`, { waitUntil: "networkidle" });
  await expect(edit).toHaveCount(0);
  expect(await hasCode()).toBe(false);
  await signIn();
  await page.goto(`/events/${id}/pitch-night`);
  await expect(edit).toBeVisible();
  expect(await hasCode()).toBe(true);
});
