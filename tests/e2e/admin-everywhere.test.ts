/** Checks every page for administrators, also without a mouse. */
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { ChangeSet } from "../../app/features/changes/change-set.ts";
import { GUARDED_PAGES } from "../support/guarded-pages.ts";
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, test } from "./fixtures.ts";
import { overhang } from "./overflow.ts";

const KEY = "discover/culture";
const MAX_PRESSES = 200;
/** Includes names of settings: a page shows them only to the person who runs the server, where one is needed. */
const PROGRAMMERS_WORDS = /\b(YAML|slug|revision|schema|JSON|null|undefined|NaN|\[object Object\])\b/i;

test.use({ viewport: { width: 320, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

/** Fails if the Tab key does not reach the element. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused();
}

/** All text, also of parts that are closed. */
const allText = (page: Page) =>
  page.locator("body").evaluate((body) => {
    for (const one of body.querySelectorAll("details")) one.open = true;
    return (body as HTMLElement).innerText;
  });

test("every page for administrators fits on 320 pixels, passes axe and has no word that only programmers know", async ({
  page,
  events,
}) => {
  test.slow();
  const { id: event } = await events.add();
  const data = { label: "2033-34", year: 2033, publishOn: null };
  const set = ((await (await page.request.post("/api/new-sessions", { data })).json()) as ChangeSet).id;
  for (const guarded of GUARDED_PAGES) {
    const path = guarded.replace("/1", `/${/^.admin.(changes|session)/.test(guarded) ? set : event}`);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
    expect(await findings(page), path).toEqual([]);
    expect((await allText(page)).match(PROGRAMMERS_WORDS), path).toBe(null);
  }
});

test("a text is found, changed, published and undone without a mouse", async ({ page }) => {
  await page.goto("/admin");
  await tabTo(page, page.getByRole("link", { name: "Everything on the site" }).first());
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Edit Culture" }));
  await page.keyboard.press("Enter");
  const text = page.getByLabel("Text", { exact: true });
  const before = await text.inputValue();
  await tabTo(page, text);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("We drink tea.");
  await tabTo(page, page.getByRole("button", { name: /^Publish/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await tabTo(page, page.getByRole("button", { name: "Undo", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("“Culture” is as before.");
  await expect(text).toHaveValue(before);
});

test("an edit can be compared with a changed original, and remains", async ({ page, site }) => {
  await page.request.put(`/api/content/${KEY}`, { data: { text: "We drink tea." } });
  const database = new DatabaseSync(join(site.dataFolder, "site.db"), { timeout: 5_000 });
  database.prepare("update document set file_hash = 'of an earlier file' where key = ?").run(KEY);
  database.close();
  await page.goto("/admin");
  await page.getByRole("link", { name: "Choose one" }).click();
  await page.getByText("Compare …").click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Text changed/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("button", { name: "Keep yours" }).click();
  await expect(page.getByRole("alert")).toHaveText("Your version remains. Nothing changes for visitors.");
  await expect(page.getByRole("button", { name: "Keep yours" })).toHaveCount(0);
  expect(await (await page.request.get(`/${KEY}`)).text()).toContain("We drink tea.");
});
