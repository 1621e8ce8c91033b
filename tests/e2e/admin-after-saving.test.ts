/** After saving, the person can see the saved text. */
import type { Page } from "@playwright/test";
import { EVENT, expect, holdBack, test } from "./fixtures.ts";

async function fill(page: Page) {
  for (const [name, text] of Object.entries(EVENT)) await page.locator(`form [name=${name}]`).fill(text);
}

test.beforeEach(async ({ signIn, events: _ }) => signIn());

test("an added event can be viewed from the message, one Tab away", async ({ page }) => {
  await page.goto("/add-event");
  await fill(page);
  await page.getByRole("button", { name: "Submit Event" }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event added successfully!");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "View the event" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/events\/\d+\/pitch-night$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(EVENT.title);
});

test("what is typed during a save is there again, although the person left meanwhile", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Demo Day");
  const release = await holdBack(page, `**/api/events/${id}`);
  await page.getByRole("button", { name: "Update Event" }).click();
  await title.fill("Demo Day of the year");
  await page.getByRole("banner").getByRole("link", { name: "Admin" }).click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("alert")).toContainText("not saved");
  release();
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  await page.unrouteAll();
  await page.goto(`/edit-event/${id}`);
  await expect(title).toHaveValue("Demo Day of the year");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page).toHaveURL("/events");
});

test("Undo restores the event", async ({ page, events }) => {
  const { id, title } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.getByLabel("Title", { exact: true }).fill("Demo Day");
  await page.getByRole("button", { name: "Update Event" }).click();
  await expect(page.getByRole("heading", { name: "Demo Day" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${title}” is as before.`);
  await expect(page.getByRole("heading", { name: title, exact: true }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Demo Day" })).toBeHidden();
});

test("Undo restores a draft, unless someone has changed it since", async ({ page, events }) => {
  const { id, title } = await events.add({ draft: "true" });
  const heading = (text: string) => page.getByRole("main").getByRole("heading", { name: text, exact: true });
  const rename = async (text: string) => {
    await page.goto(`/edit-event/${id}`);
    await page.getByLabel("Title", { exact: true }).fill(text);
    await page.getByRole("button", { name: "Update Event" }).click();
    await expect(page).toHaveURL("/admin/events");
    await expect(heading(text)).toBeVisible();
  };
  await rename("Demo Day");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${title}” is as before.`);
  await expect(heading(title)).toBeVisible();
  await rename("Demo Night");
  await page.request.put(`/api/events/${id}`, { data: { ...EVENT, title: "Theirs" } });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toContainText("Someone else has changed this event since.");
  await page.getByRole("button", { name: "Show the newest version" }).click();
  await expect(heading("Theirs")).toBeVisible();
});

test("a draft leads to its preview, and publishing says that it is published", async ({ page }) => {
  await page.goto("/add-event");
  await fill(page);
  await page.getByRole("button", { name: "Save as draft" }).click();
  await expect(page).toHaveURL("/admin/events");
  await page.getByRole("region", { name: "Notification" }).getByRole("link", { name: "Preview" }).click();
  await expect(page.getByText("visitors do not see it")).toBeVisible();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toHaveText("Event published.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toHaveText(`“${EVENT.title}” is a draft again.`);
  expect(await (await page.request.get("/events")).text()).not.toContain(EVENT.title);
});
