/** Errors during editing lose no unsaved text, and the message says what to do. */
import type { BrowserContext, Page } from "@playwright/test";
import { memberAt, PHONE, publish, PUBLISHED, readContent } from "./content-forms.ts";
import { expect, holdBack, respond, test } from "./fixtures.ts";
import { signInAgain } from "./sign-in-again.ts";

const MISSION = "/admin/content/discover/mission";
const POST = "blogs/what-a-grant-panel-asks";
const text = (page: Page) => page.getByLabel("Text", { exact: true });
const heading = (page: Page) => page.locator("[name='intro.heading']");
const alert = (page: Page) => page.getByRole("alert");
const later = "What you typed is still here. Try again in a minute.";
const offline = "There was no internet connection. Nothing on this page is lost. Try again when you are online.";
/** Waits until some tab has stored it. */
const expectInBrowser = (page: Page, typed: string) =>
  expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain(typed);

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());

test("a text that is too long is counted and named, and not cut", async ({ page }) => {
  await page.goto(MISSION);
  const novel = "A long story. ".repeat(4_000);
  await text(page).fill("");
  await page.keyboard.insertText(novel);
  await expect(text(page)).toHaveAccessibleDescription(/Use at most 50,000 characters. This has 56,000./);
  await publish(page);
  await expect(alert(page).getByRole("link")).toHaveText(/^Text: Use at most 50,000 characters/);
  await page.reload();
  await expect(text(page)).toHaveValue(novel);
  await text(page).fill("A short story.");
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
});

test("without a network or a working server typing goes on, and publishing works when it is back", async ({
  page,
  context,
}) => {
  await page.goto(MISSION);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await text(page).fill("Typed in the train.");
  await publish(page);
  await expect(alert(page)).toHaveText(`Your changes could not be published.${offline}`);
  await expect(alert(page)).toBeInViewport();
  await expect(text(page)).toHaveValue("Typed in the train.");
  await context.setOffline(false);
  const failure = { status: 503, json: { error: { message: "Try again later." } } };
  await respond(page, "PUT", "**/api/content/**", failure);
  await publish(page);
  await expect(alert(page)).toHaveText(`Your changes could not be published.${later}`);
  await expect(text(page)).toHaveValue("Typed in the train.");
  await page.unroute("**/api/content/**");
  await page.reload();
  await expect(text(page)).toHaveValue("Typed in the train.");
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
});

test("what is typed until the form is loaded again remains", async ({ page }) => {
  await page.goto(MISSION);
  const release = await holdBack(page, /mission\.data/);
  await text(page).fill("We help.");
  const asked = page.waitForRequest(/mission\.data/);
  await publish(page);
  await asked;
  await text(page).press("Control+End");
  await page.keyboard.type(" Always.");
  release();
  await expect(alert(page)).toHaveText(PUBLISHED);
  await expect(text(page)).toHaveValue("We help. Always.");
});

test("after a session ended, signing in in place continues publishing", async ({ page, context }) => {
  await page.goto(MISSION);
  await text(page).fill("Typed for an hour.");
  await context.clearCookies();
  await publish(page);
  await signInAgain(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
  expect(await readContent(page, "discover/mission")).toMatchObject({ data: { text: "Typed for an hour." } });
});

test("Back from the public page shows the published text in the form", async ({ page }) => {
  await page.goto("/admin/content/home");
  await heading(page).fill("Saved and seen");
  await publish(page);
  await page.getByRole("link", { name: "View", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Saved and seen" })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveValue("Saved and seen");
  await expect(page.getByText("did not publish them")).toHaveCount(0);
});

test("saving a text loses no picture", async ({ page }) => {
  for (const [key, name] of [
    ["home", "intro.heading"],
    ["gallery", ".caption"],
    [POST, "title"],
  ] as const) {
    const { data } = await readContent(page, key);
    await page.goto(`/admin/content/${key}`);
    const control = page.locator(`form [name$='${name}']`).first();
    await expect(control).toBeAttached();
    await page
      .locator("form details")
      .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
    const before = await control.inputValue();
    await control.fill("Another text");
    await publish(page);
    await expect(alert(page), key).toHaveText(PUBLISHED);
    const saved = JSON.stringify((await readContent(page, key)).data);
    expect(
      saved.replace("Another text", () => JSON.stringify(before).slice(1, -1)),
      key,
    ).toBe(JSON.stringify(data));
  }
});

/** Opens the form in both tabs. A tab that opens it later would restore what was typed in the first one. */
async function openTwice(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto("/admin/content/home");
  for (const tab of [page, other]) await expect(heading(tab)).toBeVisible();
  return other;
}

test("two tabs that change different fields are both published", async ({ page, context }) => {
  const other = await openTwice(page, context);
  await heading(page).fill("From the first tab");
  await other.locator("[name='hero.text']").fill("From the second tab.");
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
  await publish(other);
  await expect(alert(other)).toContainText("The saved changes are in the form now: Heading.");
  await publish(other);
  await expect(alert(other).filter({ hasText: PUBLISHED })).toBeVisible();
  const { data } = await readContent(page, "home");
  expect(data).toMatchObject({ intro: { heading: "From the first tab" }, hero: { text: "From the second tab." } });
});

test("publishing in one tab removes no unsaved text of another", async ({ page, context }) => {
  const other = await openTwice(page, context);
  const stored = () => page.evaluate(() => Object.values(localStorage).join());
  await heading(other).fill("Typed in the other tab");
  await expect.poll(stored).toContain("Typed in the other tab");
  await page.locator("[name='hero.text']").fill("Published here.");
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
  await expect.poll(stored).toContain("Typed in the other tab");
  await other.reload();
  await expect(heading(other)).toHaveValue("Typed in the other tab");
});

test("two tabs that change the same field: both texts are shown, and one is chosen", async ({ page, context }) => {
  const other = await openTwice(page, context);
  await heading(page).fill("First");
  await heading(other).fill("Second");
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
  await publish(other);
  const choice = other.getByRole("group", { name: "Heading" }).filter({ has: other.getByRole("radio") });
  await expect(choice).toContainText("First");
  await choice.getByText("From this form").click();
  await publish(other);
  await expect(alert(other).filter({ hasText: PUBLISHED })).toBeVisible();
  expect(await readContent(page, "home")).toMatchObject({ data: { intro: { heading: "Second" } } });
});

test("unsaved text of another tab waits until this one is published", async ({ page, context }) => {
  const other = await openTwice(page, context);
  await heading(page).fill("From the first tab");
  await expectInBrowser(page, "From the first tab");
  await other.locator("[name='hero.text']").fill("From the second tab.");
  await expectInBrowser(page, "From the second tab.");
  await other.close();
  await page.reload();
  await expect(heading(page)).toHaveValue("From the first tab");
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
  await page.reload();
  await expect(page.locator("[name='hero.text']")).toHaveValue("From the second tab.");
  await publish(page);
  await expect(alert(page)).toContainText("The saved changes are in the form now: Heading.");
  await publish(page);
  await expect(alert(page).filter({ hasText: PUBLISHED })).toBeVisible();
  const { data } = await readContent(page, "home");
  expect(data).toMatchObject({ intro: { heading: "From the first tab" }, hero: { text: "From the second tab." } });
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a name that looks like a script is only a name", async ({ page }) => {
  const name = "<script>alert(1)</script> Negi";
  await page.goto("/admin/content/team/students-2025");
  await memberAt(page, 1).locator("summary").click();
  await memberAt(page, 1).getByLabel("Name").fill(name);
  await publish(page);
  await expect(alert(page)).toHaveText(PUBLISHED);
  await page.goto("/team?year=2025");
  await expect(page.getByText(name)).toBeVisible();
});

test("half a date is named, and the other fields do not change", async ({ page }) => {
  await page.goto(`/admin/content/${POST}`);
  const date = page.getByLabel("Date", { exact: true });
  await date.fill("");
  await date.focus();
  await page.keyboard.type("31");
  await page.getByLabel("Author", { exact: true }).fill("Asha Rawat");
  await publish(page);
  await expect(alert(page).getByRole("link")).toHaveText("Date: Enter a complete date that exists.");
  await expect(page.getByLabel("Author", { exact: true })).toHaveValue("Asha Rawat");
});

test("published text never returns as unsaved, however slow the network", async ({ page }) => {
  await page.goto("/admin/content/home");
  await page.locator("[name='intro.heading']").fill("Published once");
  await expect.poll(async () => (await page.request.get("/api/content/home/draft")).json()).not.toBeNull();
  await page.route("**/api/content/home/draft", async (route) => {
    if (route.request().method() === "DELETE") await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.getByRole("button", { name: /^Publish/ }).click();
  await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[name='intro.heading']")).toHaveValue("Published once");
  await expect(page.getByText("You did not publish it")).toHaveCount(0);
});

test("a preview says what it does not show, and a text that is too long is named on the form", async ({
  page,
  context,
  consoleMessages,
}) => {
  await page.goto("/admin/content/home");
  const typed = page.locator("[name='intro.heading']");
  await typed.fill("x".repeat(5_000));
  // The refused preview opens a tab, too, and closes it.
  const refused = context.waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  await refused;
  await expect(page.getByRole("alert")).toHaveText(/^Use at most [\d,]+ characters\.$/);
  // Chromium reports the failed request.
  consoleMessages.length = 0;
  await typed.fill("A shorter heading");
  await page.locator("[name='hero.text']").fill("");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Preview" }).click();
  const bar = (await opened).getByRole("complementary", { name: "Preview" });
  await expect(bar).toContainText("Something is not shown as you typed it. Text: ");
  await expect(page.getByRole("alert")).toHaveCount(0);
});
