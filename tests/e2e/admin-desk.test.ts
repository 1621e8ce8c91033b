import type { Page } from "@playwright/test";
import type { ContentDocument } from "../../app/features/content/content.ts";
import { addDays } from "../../domain/calendar-days.ts";
import { todayIn } from "../../domain/moments.ts";
import type { Credentials } from "../../domain/session.ts";
import type { SiteProcess } from "../support/site-process.ts";
import { findings } from "./axe.ts";
import { EVENT, expect, photo, test } from "./fixtures.ts";
import { overhang } from "./overflow.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Sets a label that is always last year's, on a site that is no example any more. */
async function showOldSession(page: Page): Promise<void> {
  const { data } = (await (await page.request.get("/api/content/site")).json()) as ContentDocument;
  await page.request.put("/api/content/site", { data: { ...data, session: "2019-20", exampleTexts: false } });
}

const TODAY = todayIn("Asia/Kolkata");

/** Returns a second administrator, who has signed in once: a single one is asked to add another. */
async function addSecondAdmin(site: SiteProcess): Promise<Credentials> {
  const second = { email: "second@example.edu", password: "a long second password" };
  site.addAdmin(second);
  await fetch(`${site.url}/api/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(second),
  });
  return second;
}

test("the skip link and the links of the admin area lead below these links", async ({ page, signIn }) => {
  await signIn();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/admin");
  await page.getByRole("navigation").getByRole("link", { name: "Messages" }).press("Enter");
  await expect(page).toHaveURL("/admin/messages");
  await expect(page.locator("#below-navigation")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Inbox" })).toBeFocused();
  await page.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Inbox" })).toBeFocused();
});

test("each task is solved from its button, and then the desk is empty", async ({ page, site, signIn, events }) => {
  const second = await addSecondAdmin(site);
  await events.add({ title: "Ahead", date: addDays(TODAY, 30) });
  await events.add({ title: "Talk", date: addDays(TODAY, 20), draft: "true" });
  await page.request.post("/api/contact", {
    data: { from_name: "Meera", from_email: "meera@example.edu", message: "Hello." },
  });
  // The first administrator may have unsaved text of another test.
  await signIn(second);
  await showOldSession(page);
  await page.goto("/admin");
  const tasks = page.getByRole("region", { name: "Needs you now" });
  await expect(tasks.getByRole("heading", { level: 3 })).toHaveText([
    /unread message/,
    "“Talk” is a draft",
    "The session 2019-20 is over",
  ]);

  await tasks.getByRole("link", { name: "Read messages" }).click();
  const read = page.getByRole("button", { name: "Mark as read" });
  await expect(read.first()).toBeVisible();
  for (let left = await read.count(); left > 0; left -= 1) {
    await read.first().click();
    await expect(read).toHaveCount(left - 1);
  }
  await page.getByRole("link", { name: "Admin desk" }).click();
  await tasks.getByRole("link", { name: "Open the draft" }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText(/Event published/);
  await page.goto("/admin");
  await tasks.getByRole("link", { name: "Start the next session" }).click();
  await expect(page.getByRole("textbox", { name: "Session" })).toHaveValue("2020-21");
  await page.goto("/admin/content/site#session");
  await expect(page.locator("[name=session]")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Monsoon term");
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Published/);
  await page.getByRole("link", { name: "Admin desk" }).click();
  await expect(tasks).toContainText("Nothing needs you now.");
});

test("the desk leads to the field of a photo without a description", async ({ page, signIn, events }) => {
  const { id } = await events.add({ title: "With photos" });
  await signIn();
  const upload = async (width: number, alt: string) => {
    const response = await page.request.post("/api/upload", { multipart: { file: await photo({ width }) } });
    return { image: ((await response.json()) as { imageUrl: string }).imageUrl, alt };
  };
  const photos = [await upload(700, "The hall"), await upload(701, "")];
  const put = await page.request.put(`/api/events/${id}`, { data: { ...EVENT, title: "With photos", photos } });
  expect(put.status()).toBe(200);
  await page.goto("/admin");
  const task = page.getByRole("listitem").filter({ hasText: "A picture of “With photos” has no description" });
  await task.getByRole("link", { name: "Describe the picture" }).click();
  const field = page.getByRole("textbox", { name: "What photo 2 shows" });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test("the desk leads to each page once; on a phone they are one row that opens by keyboard and closes on tap", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn();
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "Everything else" }).getByRole("link")).toHaveText([
    "Everything on the site",
    "Messages",
    "Changes together",
    "Start the next session",
    "Add Event",
    "New post",
    "Events and drafts",
    "Reports",
    "Trash",
    "Import",
    "Administrators",
    "Handover",
    "Account",
  ]);
  await page.goto("/admin/account");
  const navigation = page.getByRole("navigation", { name: "For editors and administrators" });
  await expect(navigation).toBeVisible();
  expect((await navigation.boundingBox())!.height).toBeLessThan(70);
  await navigation.getByRole("link", { name: "Admin desk" }).press("Tab");
  await page.keyboard.press("Enter");
  expect(await findings(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await navigation.getByRole("link", { name: "Handover" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Handover" })).toBeVisible();
  await expect(navigation.getByRole("link")).toHaveText(["Admin desk"]);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(navigation.getByRole("link", { name: "Handover" })).toHaveAttribute("aria-current", "page");
});
