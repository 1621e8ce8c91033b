import type { Page } from "@playwright/test";
import { answer, EVENT, expect, test } from "./fixtures.ts";

const FILE = "content/events/past.yaml";
const item = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });

test.beforeEach(async ({ signIn }) => signIn());

test("Delete asks first and names the event; Keep it keeps it", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  const dialog = page.getByRole("dialog", { name: `Delete “${EVENT.title}”?` });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Delete ${EVENT.title}` })).toBeFocused();
  await page.reload();
  await expect(item(page, EVENT.title)).toBeVisible();
});

test("Escape closes the question and keeps the event; it can be asked again", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(item(page, EVENT.title)).toBeVisible();
});

test("a deleted event disappears without a reload, and stays away after one", async ({ page, events }) => {
  await events.add();
  await events.add({ title: "Another one" });
  await page.goto("/events");
  await page.evaluate(() => Reflect.set(window, "notReloaded", true));
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
  await expect(item(page, EVENT.title)).toHaveCount(0);
  await expect(item(page, "Another one")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "notReloaded"))).toBe(true);
  await page.reload();
  await expect(item(page, "Another one")).toBeVisible();
  await expect(item(page, EVENT.title)).toHaveCount(0);
});

test("the notice of a deletion can be seen wherever the list was scrolled to", async ({ page, events }) => {
  for (const title of ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]) await events.add({ title });
  await page.goto("/events");
  await page.getByRole("button", { name: "Delete One" }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(item(page, "One")).toHaveCount(0);
  await expect(page.getByRole("alert")).toBeInViewport();
});

test("a dialog that is opened again in the moment it closes stays open", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  const question = page.getByRole("button", { name: `Delete ${EVENT.title}` });
  await question.click();
  // The browser tells of the closing a task later, when the next click may have been handled.
  await page.getByRole("button", { name: "Keep it" }).evaluate(async (keep: HTMLElement, title) => {
    keep.click();
    await Promise.resolve();
    [...document.querySelectorAll("button")].find((button) => button.textContent === `Delete ${title}`)?.click();
    await new Promise((done) => setTimeout(done, 100));
  }, EVENT.title);
  await expect(page.getByRole("button", { name: "Delete event" })).toBeVisible();
});

test("when the last event is deleted the placeholder takes its place", async ({ page, events }) => {
  await events.add();
  await page.goto("/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await page.getByRole("button", { name: "Delete event" }).click();
  await expect(page.getByText("No new events are announced at the moment.")).toBeVisible();
});

for (const [name, fail] of [
  ["answers 500", (page: Page) => answer(page, "DELETE", "**/api/events/*", { status: 500, body: "" })],
  ["gives no answer", (page: Page) => page.route("**/api/events/*", (route) => route.abort())],
] as const) {
  test(`when the server ${name}, the event stays and can be deleted later`, async ({ page, events }) => {
    await events.add();
    await page.goto("/events");
    await fail(page);
    await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
    await page.getByRole("button", { name: "Delete event" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to delete event.");
    await expect(item(page, EVENT.title)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
    await page.getByRole("button", { name: "Delete event" }).click();
    await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
    await expect(item(page, EVENT.title)).toHaveCount(0);
  });
}

for (const title of ["Social Media Engagement Challenge", "Eureka Pitching Competition 2025", "IDEATHON 2025"]) {
  test(`Edit and Delete of the fixed event ${title} say in which file it is kept`, async ({ page }) => {
    await page.goto("/events");
    for (const control of ["Edit", "Delete"]) {
      await page.getByRole("button", { name: `${control} ${title}` }).click();
      await expect(page.getByRole("dialog", { name: title })).toContainText(FILE);
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await expect(item(page, title)).toBeVisible();
  });
}

test("a visitor sees no Edit, no Delete and no Add Event", async ({ page, context, events }) => {
  await events.add();
  await context.clearCookies();
  await page.goto("/events");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(item(page, EVENT.title)).toBeVisible();
  const controls = { name: /^(Edit|Delete|Add Event|Messages)/ };
  await expect(page.getByRole("main").getByRole("button", controls)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", controls)).toHaveCount(0);
});
