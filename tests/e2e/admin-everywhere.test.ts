/** Checks every page for administrators, also without a mouse. */
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { ChangeSet } from "../../app/features/changes/change-set.ts";
import { eventCollection } from "../../app/features/events/event-collection.ts";
import type { Event } from "../../app/features/events/event.ts";
import { GUARDED_PAGES } from "../support/guarded-pages.ts";
import { png } from "../support/pictures.ts";
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectOneTitle } from "./headings.ts";
import { expectNothingCutOff, overhang } from "./overflow.ts";

const KEY = "discover/culture";
const ADMIN_PAGES = [
  "Admin desk",
  "Everything on the site",
  "Messages",
  "Changes together",
  "Events and drafts",
  "Reports",
  "Trash",
  "Import",
  "Administrators",
  "Handover",
  "Account",
];
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

const LONG_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(6);
const LONGEST = LONG_WORD.slice(0, eventCollection.fields.title.max);

/** Fills the lists of the admin area. Returns what the addresses of its pages need. */
async function fill(page: Page, events: { add: (fields: object) => Promise<Event> }) {
  const { request } = page;
  const { id, image: hall } = await events.add({ date: "2025-10-13", image: await png(900, 600) });
  const report = {
    students: 140,
    expenditure: 125_000,
    outcome: "Pine won.",
    winners: [{ name: "क्षत्रिय मीरा", place: "First", prize: "5,000 rupees" }],
    photos: [{ image: hall, alt: "Students at the tables" }],
  };
  expect((await request.put(`/api/events/${id}/report`, { data: report })).status()).toBe(200);
  await events.add({ title: "Forgotten talk", date: "2025-11-13" });
  await request.post(`/api/events/${id}/duplicate`);
  const { id: long, image, ...event } = await events.add({ title: LONGEST, image: await png(900, 600) });
  const photos = [{ image, alt: "The hall" }];
  await request.put(`/api/events/${long}`, { data: { ...event, outcome: LONG_WORD, photos } });
  const deleted = await events.add({ title: "Deleted" });
  await request.delete(`/api/events/${deleted.id}`);
  const from_email = `${"a".repeat(60)}@${"b".repeat(60)}.example.edu`;
  const message = { from_name: LONG_WORD.slice(0, 100), from_email, message: LONG_WORD };
  for (const website of ["", "https://spam.example"])
    await request.post("/api/contact", { data: { ...message, ...(website && { website }) } });
  for (const what of ["Domain", "Host"])
    await request.post("/api/ownership", { data: { what, renewsOn: "2020-01-01", note: "A letter. ".repeat(40) } });
  const data = { label: "2033-34", year: 2033, publishOn: null };
  const set = ((await (await request.post("/api/new-sessions", { data })).json()) as ChangeSet).id;
  return { event: id, long, set };
}

test("every page for administrators passes axe, fits every screen, and has navigation and words that people know", async ({
  page,
  events,
}) => {
  test.slow();
  const { event, long, set } = await fill(page, events);
  const paths = GUARDED_PAGES.map((path) =>
    path.replace("/1", `/${/^.admin.(changes|session)/.test(path) ? set : event}`),
  );
  const navigation = page.getByRole("navigation", { name: "For editors and administrators" });
  const more = [
    "/admin/messages?list=suspected",
    "/admin/content/team/students-2025",
    "/admin/content/site",
    "/admin/content/gallery",
    "/admin/content/blogs/what-a-grant-panel-asks",
    `/edit-event/${long}`,
    `/admin/events/${long}/history`,
  ];
  for (const path of [...paths, ...more]) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    // It opens all parts of a form.
    expect((await allText(page)).match(PROGRAMMERS_WORDS), path).toBe(null);
    expect(await overhang(page), path).toBeLessThanOrEqual(0);
    expect(await findings(page), path).toEqual([]);
    await expectOneTitle(page);
    await expect(navigation.getByRole("link"), path).toHaveText(ADMIN_PAGES);
    if (/^.(add|edit)-event|\d.history$/.test(path))
      await expect(navigation.locator("[aria-current]"), path).toHaveText("Events and drafts");
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await findings(page), path).toEqual([]);
    await expectNothingCutOff(page);
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
