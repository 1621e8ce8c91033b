/** Long lists of the admin area have pages, and actions for all rows at once. */
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import type { ContentDocument } from "../../app/features/content/content.ts";
import { startSite } from "../support/site-process.ts";
import { ADMIN, expect, test } from "./fixtures.ts";

test("sixty spam messages come in three pages, and all are deleted after one question", async ({ page }) => {
  const site = await startSite();
  const database = new DatabaseSync(join(site.dataFolder, "site.db"), { timeout: 5_000 });
  const insert = database.prepare(
    "insert into contact_message (from_name, from_email, message, received_at, suspicion) values (?, ?, ?, ?, ?)",
  );
  for (let number = 1; number <= 60; number++)
    insert.run(`Sender ${number}`, "spam@example.edu", "Buy now", "2026-11-22T10:00:00.000Z", "It was sent fast.");
  database.close();
  await page.request.post(`${site.url}/api/session`, { data: ADMIN });
  await page.goto(`${site.url}/admin/messages?list=suspected`);
  const names = page.getByRole("heading", { level: 2, name: /^Sender/ });
  await expect(names).toHaveCount(25);
  await expect(names.first()).toHaveText("Sender 60");
  await page.setViewportSize({ width: 360, height: 740 });
  const list = page.getByRole("list").filter({ has: names });
  // The page may still be drawn for its new width between two measurements.
  const gap = async () => {
    const button = (await page.getByRole("button", { name: "Delete all spam" }).boundingBox())!;
    return (await list.boundingBox())!.y - button.y - button.height;
  };
  await expect.poll(gap, "to the line below the button").toBeGreaterThanOrEqual(12);

  await page.getByRole("link", { name: "Older" }).click();
  await expect(names.first()).toHaveText("Sender 35");
  await expect(page.locator("#below-navigation")).toBeFocused();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(names).toHaveCount(10);
  await expect(page.getByRole("link", { name: "Older" })).toHaveCount(0);
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(names.first()).toHaveText("Sender 35");
  await page.goBack();
  await expect(names.first()).toHaveText("Sender 10");

  await page.getByRole("button", { name: "Delete all spam" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete all spam?" });
  await expect(dialog).toContainText("60 messages will be deleted. This cannot be undone.");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(names).toHaveCount(10);
  await page.getByRole("button", { name: "Delete all spam" }).click();
  await dialog.getByRole("button", { name: "Delete all spam" }).click();
  await expect(page.getByRole("alert")).toHaveText("All spam was deleted.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByText("There is no spam.")).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/messages?list=suspected`);
  await site.stop();
});

test("thirty posts come in two pages, and a search finds all of them", async ({ page }) => {
  const site = await startSite();
  await page.request.post(`${site.url}/api/session`, { data: ADMIN });
  const address = (key: string) => `${site.url}/api/content/${key}`;
  const { data } = (await (await page.request.get(address("blogs/what-a-grant-panel-asks"))).json()) as ContentDocument;
  for (let number = 10; number <= 39; number++) {
    const post = { ...data, title: `Evening ${number}`, date: `2031-01-${number - 9}`.replace(/-(\d)$/, "-0$1") };
    expect((await page.request.put(address(`blogs/evening-${number}`), { data: post })).status()).toBe(200);
  }
  await page.goto(`${site.url}/admin/content`);
  const posts = page.getByRole("heading", { level: 3, name: "Blog:" });
  await expect(posts).toHaveCount(25);
  await expect(posts.first()).toHaveText("Blog: Evening 39");
  await expect(page.getByRole("heading", { level: 3, name: "Home page" })).toBeVisible();
  await page.getByRole("link", { name: "Older" }).click();
  await expect(posts.first()).toHaveText("Blog: Evening 14");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Blogs"]);

  await page.getByLabel("Search").fill("Evening 39");
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("1 found");
  await page.getByRole("button", { name: "Delete Blog: Evening 39" }).click();
  await expect(status).toHaveText("0 found");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status).toHaveText("1 found");
  await page.getByLabel("Search").fill("");
  await expect(posts.first()).toHaveText("Blog: Evening 14");
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(posts.first()).toHaveText("Blog: Evening 39");
  await site.stop();
});

test("the list of events can be filtered, and has those from before this site with their actions", async ({
  page,
  events,
  signIn,
}) => {
  await signIn();
  await events.add({ title: "Old talk", date: "2001-02-03" });
  await events.add({ title: "New talk", date: "2999-01-01" });
  await page.goto("/admin/events");
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  const row = (title: string) => page.getByRole("listitem").filter({ hasText: title });
  await expect(row("New talk")).toContainText("PublishedUpcoming");
  await expect(row("Old talk")).toContainText("PublishedPast");
  await expect(row("Old talk").getByRole("link", { name: "Report Old talk" })).toBeVisible();
  await page.getByRole("link", { name: "Past", exact: true }).click();
  await expect(page).toHaveURL("/admin/events?when=past");
  await expect(titles.filter({ hasText: "New talk" })).toHaveCount(0);
  await expect(titles.filter({ hasText: "Old talk" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search events" }).fill("old");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/admin/events?when=past&year=&q=old");
  await expect(titles).toHaveText(["Old talk", "From before this site"]);
  await page.getByRole("searchbox", { name: "Search events" }).fill("ideathon");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(titles).toHaveText(["From before this site"]);
  await expect(page.getByRole("status").filter({ hasText: "Events found: 1" })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/admin/events?when=past");
  await expect(page.getByRole("link", { name: "Past", exact: true })).toHaveAttribute("aria-current", "true");

  await page.goto("/admin/events");
  await expect(page.getByText("5 events", { exact: true })).toBeVisible();
  const fixed = page.getByRole("region", { name: "From before this site" });
  await expect(fixed.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: "Year" }).getByRole("option", { name: "2025" })).toHaveCount(1);
  await fixed.getByRole("link", { name: "View IDEATHON 2025" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("IDEATHON 2025");
  await page.goto("/admin/events");
  await fixed.getByRole("link", { name: "Edit IDEATHON 2025" }).click();
  await expect(page.getByRole("group", { name: "Events" }).getByLabel("Title").last()).toHaveValue("IDEATHON 2025");
});

test("after saving or leaving an event the list is filtered as before", async ({ page, events, signIn }) => {
  await signIn();
  await events.add({ title: "Old talk", date: "2001-02-03" });
  for (const button of ["Update Event", "Cancel"]) {
    await page.goto("/admin/events?when=past&year=2001");
    await page.getByRole("link", { name: "Edit Old talk" }).click();
    await page.getByLabel("Location", { exact: true }).fill(`Hall ${button.length}`);
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL("/admin/events?when=past&year=2001");
    await expect(page.getByRole("alert")).toBeVisible();
  }
});
