/** When a session ends, nothing typed is lost, and what was begun goes on after signing in again over the page. */
import type { BrowserContext, Page } from "@playwright/test";
import { PUBLISHED } from "./content-forms.ts";
import { findings } from "./axe.ts";
import { ADMIN, expect, EVENT, test } from "./fixtures.ts";
import { signInAgain } from "./sign-in-again.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

async function endSession(page: Page, context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await page.clock.fastForward("00:30");
}

test("a small form and its focus stay when the session ends, and it is saved later", async ({ page, context }) => {
  await page.clock.install();
  await page.goto("/admin/handover");
  await page.getByRole("button", { name: "Add a row" }).click();
  const what = page.getByLabel("What", { exact: true });
  await what.fill("Telephone");
  await endSession(page, context);
  await page.getByRole("dialog", { name: "Sign in again" }).getByRole("button", { name: "Not now" }).click();
  await expect(what).toBeFocused();
  await expect(what).toHaveValue("Telephone");
  await page.getByRole("button", { name: "Save" }).click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("“Telephone” is saved.");
  await expect(page).toHaveURL("/admin/handover");
  await page.getByRole("button", { name: "Remove Telephone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("alert")).toHaveText("“Telephone” is removed.");
});

test("the dialog's email field is not that of the form below it", async ({ page, context }) => {
  await page.clock.install();
  await page.goto("/admin/content/site");
  await page.getByRole("textbox", { name: "E-mail" }).fill("new@example.edu");
  await endSession(page, context);
  await signInAgain(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("new@example.edu");
});

test("the form of an event asks to sign in again each time it is saved", async ({ page, context, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await page.getByRole("textbox", { name: "Location" }).fill("Hall 7");
  await context.clearCookies();
  const update = page.getByRole("button", { name: "Update Event" });
  await update.click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  // Chromium reports the closing in the next frame, and a second question before it would be closed, too.
  await expect(page.locator("dialog", { hasText: "Sign in again" })).toHaveCount(0);
  await update.click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("Event updated successfully!");
  expect(await (await page.request.get(`/api/events/${id}`)).json()).toMatchObject({ location: "Hall 7" });
});

const OTHER = { email: "other@example.edu", password: ADMIN.password };
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
async function fillOthers(page: Page) {
  for (const name of ["Description", "Location"]) await page.getByRole("textbox", { name }).first().fill(name);
  await page.getByLabel("Date", { exact: true }).fill("2031-03-09");
}
const savedEvents = async (page: Page) => (await page.request.get("/api/events")).json() as Promise<unknown[]>;

test("a form saves nothing for another person, who gets an empty form, and its text stays", async ({ page, site }) => {
  site.addAdmin(OTHER);
  const before = await savedEvents(page);
  await page.goto("/add-event");
  await fillOthers(page);
  await title(page).fill("Arjun’s evening");
  expect((await page.request.post("/api/session", { data: OTHER })).ok()).toBe(true);
  const copy = page.waitForResponse(/working-copy/);
  await title(page).fill("Arjun’s long evening");
  expect((await copy).status()).toBe(401);
  expect(await (await page.request.get("/api/events/new/working-copy")).text()).not.toContain("evening");
  await page.getByRole("button", { name: "Submit Event" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByLabel("Email")).toHaveValue(ADMIN.email);
  await expect(title(page)).toHaveValue("Arjun’s long evening");
  await signInAgain(page, OTHER);
  await expect(dialog).toHaveCount(0);
  await expect(title(page)).toHaveValue("");
  expect(await savedEvents(page)).toEqual(before);
  expect(await (await page.request.get("/api/events/new/working-copy")).text()).not.toContain("evening");
  await page.request.post("/api/session", { data: ADMIN });
  await page.reload();
  await expect(title(page)).toHaveValue("Arjun’s long evening");
});

test("a person whose access has ended reads so over the form, and the text stays", async ({ page, site, signIn }) => {
  const editor = { email: "leaves@example.edu", password: ADMIN.password };
  site.addAdmin(editor);
  await page.clock.install();
  await signIn(editor);
  await page.goto("/add-event");
  await title(page).fill("Arjun’s evening");
  site.command("cli/admin.ts", "remove", editor.email);
  await page.clock.fastForward("00:30");
  await signInAgain(page, editor);
  const dialog = page.getByRole("dialog", { name: "Your access has ended" });
  await expect(dialog).toHaveAccessibleDescription(/^leaves@example.edu may no longer edit this site\./);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(title(page)).toHaveValue("Arjun’s evening");
});

test("a pencil, its form and Undo ask to sign in again, and then go on", async ({ page, context }) => {
  await page.goto("/");
  const pencil = page.getByRole("button", { name: "Edit: Introduction" });
  await expect(pencil).toBeVisible();
  await context.clearCookies();
  await pencil.click();
  await signInAgain(page);
  const sheet = page.getByRole("dialog", { name: "Introduction" });
  const heading = sheet.getByRole("textbox", { name: "Heading" });
  await heading.fill("Bring what you have seen");
  await context.clearCookies();
  await sheet.getByRole("button", { name: /^Publish/ }).click();
  await page.getByRole("dialog", { name: "Sign in again" }).getByRole("button", { name: "Not now" }).click();
  await expect(heading).toHaveValue("Bring what you have seen");
  await sheet.getByRole("button", { name: /^Publish/ }).click();
  await signInAgain(page);
  await expect(page.getByRole("alert").filter({ hasText: PUBLISHED })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Bring what you have seen" })).toBeVisible();
  await context.clearCookies();
  await page.getByRole("button", { name: "Undo" }).click();
  await signInAgain(page);
  await expect(page.getByRole("heading", { name: "Bring a problem, not a business plan" })).toBeVisible();
});

test("Undo of a deleted event asks to sign in again, and then brings it back", async ({ page, context, events }) => {
  await events.add();
  await page.goto("/events");
  await page.getByRole("button", { name: `Delete ${EVENT.title}` }).click();
  await expect(page.getByRole("alert")).toHaveText("Event deleted successfully!");
  await context.clearCookies();
  await page.getByRole("button", { name: "Undo" }).click();
  await signInAgain(page);
  await expect(page.getByRole("alert")).toHaveText("The event is back.");
  await expect(page.getByRole("heading", { name: EVENT.title })).toBeVisible();
});
