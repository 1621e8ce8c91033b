/** An administrator uses drafts, trash, history and CSV import. */
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { EVENT, expect, holdBack, loseResponse, photo, requestsTo, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { signInAgain } from "./sign-in-again.ts";

const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fill(page: Page, fields = EVENT) {
  for (const [label, value] of Object.entries(fields)) {
    await field(page, label[0]!.toUpperCase() + label.slice(1)).fill(value);
  }
}

async function chooseTable(page: Page, rows: string) {
  const buffer = Buffer.from(`title,description,date,location\n${rows}`);
  await page.getByLabel("CSV file").setInputFiles({ name: "events.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Check the file" }).click();
}

test.beforeEach(async ({ signIn, events: _ }) => signIn());

test("visitors do not see a draft until it is published", async ({ page, browser, site }) => {
  await page.goto("/add-event");
  await expect(page.getByText("you can choose a time when it is published by itself")).toBeVisible();
  await fill(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page).toHaveURL("/admin/events");
  await expect(page.getByRole("alert")).toHaveText("Draft saved. Only people who sign in can see it.");
  await expect(item(page, EVENT.title)).toContainText("Draft");
  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/events`);
  await expect(item(visitor, EVENT.title)).toHaveCount(0);
  await item(page, EVENT.title)
    .getByRole("link", { name: /^Preview/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EVENT.title);
  await expect(page.getByText("visitors do not see it")).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole("complementary", { name: "Preview" }).getByRole("link", { name: "Events and drafts" }).click();
  await item(page, EVENT.title).getByRole("link", { name: /^Edit/ }).click();
  await field(page, "Title").fill("Published night");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event published.");
  await visitor.reload();
  await expect(item(visitor, "Published night")).toBeVisible();
  await visitor.close();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a draft gets a time with the keyboard, and loses it again", async ({ page, events }) => {
    const title = "Later night";
    const { id } = await events.add({ title, draft: "true" });
    await page.goto("/admin/events");
    const dialog = page.getByRole("dialog", { name: `Publish “${title}” later` });
    await page.getByRole("button", { name: `Publish later … ${title}` }).press("Enter");
    await dialog.getByLabel("Publish at a time").fill("2020-07-01T09:00");
    await dialog.getByRole("button", { name: "Publish at this time" }).click();
    await expect(dialog.locator(":invalid").last()).toHaveAttribute("name", "at");
    await dialog.getByLabel("Publish at a time").fill("");
    await dialog.getByLabel("Publish at a time").pressSequentially("070120990900AM");
    await expect(dialog.getByLabel("Publish at a time"), "the year has four digits").toHaveValue("2099-07-01T09:00");
    expect(await findings(page)).toEqual([]);
    await dialog.getByLabel("Publish at a time").press("Enter");
    await expect(page.getByRole("alert")).toHaveText("It will be published on July 1, 2099, 09:00.");
    // The time zone is that of the site, not of this browser.
    await expect(item(page, title)).toContainText("Will be published on July 1, 2099, 09:00");
    expect(await findings(page)).toEqual([]);
    const badge = (await item(page, title).getByText("Will be published").boundingBox())!;
    expect(badge.x + badge.width).toBeLessThanOrEqual(360 - 16);
    // It changes the width.
    await expectNoSidewaysScroll(page);
    await item(page, title).getByRole("link", { name: /^Edit/ }).click();
    await expect(page.getByText("Will be published on July 1, 2099, 09:00.")).toBeVisible();
    await page.goto("/admin/events");
    await page.getByRole("button", { name: `Change publishing time … ${title}` }).click();
    await expect(dialog.getByLabel("Publish at another time")).toHaveValue("2099-07-01T09:00");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("button", { name: `Change publishing time … ${title}` }).click();
    await dialog.getByRole("button", { name: "Do not publish by itself" }).click();
    await expect(page.getByRole("alert")).toHaveText("It will not be published by itself any more.");
    await expect(item(page, title)).not.toContainText("Will be published");
    await page.goto(`/admin/events/${id}/history`);
    await expect(page.getByRole("heading", { name: /^Publication/ })).toHaveText([
      /^Publication no longer scheduled by/,
      /^Publication scheduled by/,
    ]);
  });
});

test("a draft is published from the list and from its preview, and Undo makes it a draft again", async ({
  page,
  events,
}) => {
  const title = "Ready night";
  const { id } = await events.add({ title, draft: "true" });
  await page.goto("/admin/events");
  const publish = page.getByRole("button", { name: `Publish ${title}`, exact: true });
  await publish.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Event published.");
  await expect(item(page, title)).toContainText("Published");
  await expect(publish).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${title}” is a draft again.`);
  await expect(item(page, title)).toContainText("Draft");
  await page.goto(`/admin/events/${id}/preview`);
  await publish.click();
  const preview = page.getByRole("complementary", { name: "Preview" });
  await expect(preview).toContainText("This event is published.");
  expect(await findings(page)).toEqual([]);
  await preview.getByRole("link", { name: "View the event" }).click();
  await expect(page).toHaveURL(`/events/${id}/ready-night`);
});

test("Undo of Publish brings back the time at which the draft would be published", async ({ page, events }) => {
  const title = "Timed night";
  const { id } = await events.add({ title, draft: "true" });
  const later = "2099-07-01T09:00:00.000Z";
  await page.request.post(`/api/events/${id}/schedule`, { data: { at: later } });
  const publish = page.getByRole("button", { name: /^Publish( Timed night)?$/ });
  for (const path of ["/admin/events", `/edit-event/${id}`]) {
    await page.goto(path);
    await publish.click();
    await expect(page.getByRole("alert"), path).toHaveText("Event published.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert"), path).toHaveText(`“${title}” is a draft again.`);
    const event: unknown = await (await page.request.get(`/api/events/${id}`)).json();
    expect(event, path).toMatchObject({ draft: true, publishAt: later });
  }
});

test("after a draft is published from the list, the focus returns to its row", async ({ page, events }) => {
  const title = "Keyboard night";
  await events.add({ title, draft: "true" });
  await page.goto("/admin/events");
  const publish = page.getByRole("button", { name: `Publish ${title}`, exact: true });
  await publish.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Event published.");
  await expect(publish, "the button is gone").toHaveCount(0);
  await page.getByRole("button", { name: "Close this message" }).press("Enter");
  await expect(item(page, title).getByRole("link", { name: `Edit ${title}` })).toBeFocused();
});

test("the form of a draft gives it a time, and what was typed remains", async ({ page, events }) => {
  const title = "Timed night";
  const { id } = await events.add({ title, draft: "true" });
  await page.goto(`/edit-event/${id}`);
  await field(page, "Location").fill("Hall 7");
  await page.getByRole("button", { name: `Publish later … ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: `Publish “${title}” later` });
  await expect(dialog).toContainText("The event is published as it was last saved. Press “Update Event” first");
  await dialog.getByLabel("Publish at a time").fill("2099-07-01T09:00");
  await dialog.getByRole("button", { name: "Publish at this time" }).click();
  await expect(page.getByText(/^Will be published on July 1, 2099, 09:00\./)).toBeVisible();
  await expect(field(page, "Location")).toHaveValue("Hall 7");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Draft saved. Only people who sign in can see it.");
  await expect(page).toHaveURL("/admin/events");
  await expect(item(page, title)).toContainText("Will be published on July 1, 2099, 09:00");
  await page.goto(`/edit-event/${id}`);
  await expect(field(page, "Location")).toHaveValue("Hall 7");
});

test("a duplicate that is not wanted is deleted in one tap, and Cancel leads to the list that has it", async ({
  page,
  events,
}) => {
  await events.add();
  await page.goto("/admin/events");
  const duplicate = page.getByRole("button", { name: `Duplicate ${EVENT.title}`, exact: true });
  const copy = item(page, `${EVENT.title} (copy)`);
  await duplicate.click();
  await expect(field(page, "Title")).toHaveValue(`${EVENT.title} (copy)`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText("The copy is deleted.");
  await expect(page).toHaveURL("/admin/events");
  await expect(item(page, EVENT.title)).toBeVisible();
  await expect(page.getByRole("alert"), "the message remains").toBeFocused();
  await expect(copy).toHaveCount(0);
  await duplicate.click();
  await expect(field(page, "Title")).toHaveValue(`${EVENT.title} (copy)`);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin/events");
  await expect(copy).toBeVisible();
});

test("a duplicate opens as a new draft with the same picture, also after a lost response", async ({ page, events }) => {
  await events.add({ image: (await photo()).buffer });
  await page.goto("/admin/events");
  await loseResponse(page, "**/duplicate");
  await page.getByRole("button", { name: `Duplicate ${EVENT.title}` }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveText("This is a copy. It is a draft until you publish it.");
  await expect(page).toHaveURL(/\/edit-event\/\d+$/);
  await expect(field(page, "Title")).toHaveValue(`${EVENT.title} (copy)`);
  await expect(page.getByRole("img", { name: "Current image" })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(/^Title: This is a copy of another event/);
  await expect(page.getByText(/This is a copy of another event/)).toHaveCount(2);
  await field(page, "Title").fill("Next year");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Event published.");
  await page.goto("/admin/events");
  await expect(item(page, EVENT.title)).toBeVisible();
  await expect(item(page, `${EVENT.title} (copy)`)).toHaveCount(0);
});

test("a deletion can be undone where it was made", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto("/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(item(page, EVENT.title)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("The event is back.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(item(page, EVENT.title)).toBeVisible();
  await page.getByRole("link", { name: `Edit ${EVENT.title}` }).click();
  await expect(page).toHaveURL(`/edit-event/${id}`);
});

test("a published event and a draft are deleted on the overview, and Undo is one Tab away", async ({
  page,
  events,
}) => {
  await events.add({ title: "Deleted event" });
  await events.add({ title: "Deleted draft", draft: "true" });
  for (const title of ["Deleted event", "Deleted draft"]) {
    await page.goto("/admin/events");
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(item(page, title)).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("The event is back.");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(item(page, title)).toBeVisible();
  }
});

test("a deleted event waits in the trash, comes back from it, or goes for good", async ({ page, events }) => {
  // The trash also contains events that other tests deleted.
  const title = "Bring me back";
  await events.add({ title });
  await events.add({ title: "Forget me" });
  await page.goto("/admin/events");
  for (const each of [title, "Forget me"]) {
    await page.getByRole("button", { name: `Delete ${each}` }).click();
    await expect(page.getByRole("button", { name: `Delete ${each}` })).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Trash" }).click();
  await expect(item(page, title)).toContainText("Can be restored until");
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(item(page, title)).toHaveCount(0);
  await page.getByRole("button", { name: "Delete for good Forget me" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.getByRole("dialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(item(page, "Forget me")).toHaveCount(0);
  await page.goto("/events");
  await expect(item(page, title)).toBeVisible();
  await expect(item(page, "Forget me")).toHaveCount(0);
});

test("the history says what changed, and an older version can be restored", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Location").fill("Hall 2");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await page.goto(`/admin/events/${id}/history`);
  await expect(page.getByText("Location changed from “Hall 1” to “Hall 2”")).toBeVisible();
  await page.getByRole("button", { name: "Restore version 1 …" }).click();
  const dialog = page.getByRole("dialog", { name: "Restore version 1?" });
  await expect(dialog.getByRole("listitem")).toHaveText(["Location changed from “Hall 2” to “Hall 1”"]);
  await dialog.getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByRole("alert")).toHaveText("Version 1 was restored.");
  const entries = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText("Older version restored by");
  await expect(entries.first()).toContainText("Current version");
  // Version 1 equals the current event, and a restored version is a copy of another one.
  await expect(page.getByRole("button", { name: /^Restore/ })).toHaveText(["Restore version 2 …"]);
  await page.getByRole("button", { name: "Undo this change …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo this change" }).click();
  await expect(page.getByRole("alert")).toHaveText("Version 2 was restored.");
  await expect(entries.first()).toContainText("Location changed from “Hall 1” to “Hall 2”");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(field(page, "Location")).toHaveValue("Hall 2");
  await page.goto("/events");
  await expect(item(page, EVENT.title)).toContainText("Hall 2");
});

test("Undo of a restored version restores the latest one; Cancel changes nothing", async ({ page, events }) => {
  const { id } = await events.add();
  await page.request.put(`/api/events/${id}`, { data: { ...EVENT, title: "Latest" } });
  await page.goto(`/admin/events/${id}/history`);
  await page.getByRole("button", { name: "Restore version 1 …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Version 3")).toHaveCount(0);
  await page.getByRole("button", { name: "Restore version 1 …" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore version 1" }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeInViewport();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Version 4")).toBeVisible();
  const { title } = (await (await page.request.get(`/api/events/${id}`)).json()) as { title: string };
  expect(title).toBe("Latest");
});

test("a table is shown first and imported then, once also without a response; its mistakes are named by row", async ({
  page,
  events: _,
}) => {
  await page.goto("/admin/import");
  await chooseTable(page, "Old night,Told.,2024-13-01,Hall\n");
  await expect(page.getByRole("row", { name: /Old night/ })).toContainText("Date: Enter a date that exists");
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  await chooseTable(page, "Old night,Told.,2024-12-01,Hall\n");
  await expect(page.getByRole("status")).toContainText("Nothing is saved yet. 1 new");
  await loseResponse(page, "**/api/events.csv?skip");
  await page.getByRole("button", { name: "Import 1 event" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "The server did not respond, so the events may be there already. Import again: nothing is added twice.",
  );
  await page.getByRole("button", { name: "Import 1 event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Nothing was added: these events are there already.");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("link", { name: "Go to Events" }).click();
  await expect(item(page, "Old night")).toContainText("December 1, 2024");
});

test("when the session has ended, an import asks to sign in again, and goes on", async ({
  page,
  context,
  events: _,
}) => {
  await page.goto("/admin/import");
  await chooseTable(page, "Old night,Told.,2024-12-01,Hall\n");
  await context.clearCookies();
  await page.getByRole("button", { name: "Import 1 event" }).click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("1 event was added.");
});

test("a table that is corrected on the disk is chosen and checked again", async ({ page, events: _ }, info) => {
  const path = info.outputPath("events.csv");
  const write = (rows: string) => writeFileSync(path, `title,description,date,location\n${rows}`);
  const check = page.getByRole("button", { name: "Check the file" });
  await page.goto("/admin/import");
  write("Old night,Told.,2024-12-01,Hall\nNo day,Told.,soon,Hall\n");
  await page.getByLabel("CSV file").setInputFiles(path);
  await check.click();
  await expect(page.getByRole("status")).toContainText("1 new, 0 there already, 1 with mistakes");
  write("Old night,Told.,2024-12-01,Hall\nNo day,Told.,2024-12-02,Hall 22\n");
  await check.click();
  await expect(page.getByRole("alert")).toHaveText(
    "The file was not imported. It was changed or moved after you chose it. Choose it again.",
  );
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel("CSV file").click();
  await expect(
    page.getByRole("button", { name: "Import 1 event, leave out 1" }),
    "until a file is chosen",
  ).toBeVisible();
  await (await chooser).setFiles(path);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await check.click();
  await expect(page.getByRole("status")).toContainText("2 new, 0 there already, 0 with mistakes");
  write("A longer table that nobody has checked,Told.,2024-12-03,Hall\n");
  await page.getByRole("button", { name: "Import 2 events" }).click();
  await expect(page.getByRole("alert")).toContainText("2 events were added.");
});

test("rows with mistakes can be left out of an import", async ({ page, events: _ }) => {
  await page.goto("/admin/import");
  await page.getByLabel("CSV file").setInputFiles({
    name: "events.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("title,description,date,location\nOld night,Told.,2024-12-01,Hall\nNo day,Told.,soon,Hall\n"),
  });
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("status")).toBeFocused();
  await expect(page.getByRole("status")).toBeInViewport();
  await page.getByRole("button", { name: "Import 1 event, leave out 1" }).click();
  await expect(page.getByRole("alert")).toContainText("1 event was added.");
  await expect(page.getByRole("status")).toHaveText("Done. 1 added, 0 there already, 1 with mistakes.");
  await expect(page.getByRole("row", { name: /No day/ })).toContainText("Date:");
  await expect(page.getByRole("button", { name: /^Import/ })).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await page.getByRole("link", { name: "one by one" }).click();
  await expect(page).toHaveURL("/add-event");
});

test("a copy that is made late does not leave the form in which a person types by then", async ({ page, events }) => {
  const { title } = await events.add();
  await page.goto("/admin/events");
  const release = await holdBack(page, "**/duplicate");
  const formOfCopy = requestsTo(page, "/edit-event/");
  await page.getByRole("button", { name: `Duplicate ${title}` }).click();
  await page.getByRole("main").getByRole("link", { name: "Add Event" }).click();
  await field(page, "Title").pressSequentially("Another");
  const made = page.waitForResponse("**/duplicate");
  release();
  await (await made).finished();
  await field(page, "Title").pressSequentially(" event", { delay: 100 });
  await expect(field(page, "Title")).toHaveValue("Another event");
  expect(formOfCopy).toHaveLength(0);
});
