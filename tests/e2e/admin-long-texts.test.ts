/** Long texts are typed, pasted and previewed, on a phone. */
import { button, PHONE, publish, PUBLISHED } from "./content-forms.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: PHONE });
test.beforeEach(async ({ signIn }) => signIn());

test("typed text is found again after a reload, and the original can come back", async ({ page }) => {
  await page.goto("/admin/content/home");
  const heading = page.getByRole("group", { name: "Introduction" }).getByLabel("Heading");
  await heading.fill("Typed and not published");
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.reload();
  await expect(heading).toHaveValue("Typed and not published");
  await publish(page);
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await page.getByText("Original text …").click();
  await button(page, "Back to the original").click();
  await expect(page.getByRole("alert")).toHaveText("Visitors read the original again.");
  await expect(heading).toHaveValue("Bring a problem, not a business plan");
});

test("Preview shows the page with unsaved text, which visitors do not see", async ({ page, context }) => {
  await page.goto("/admin/content/home");
  await page.locator("[name='intro.heading']").fill("Only a preview");
  const opened = context.waitForEvent("page");
  await button(page, "Preview in a new tab").click();
  const preview = await opened;
  await expect(preview.getByRole("heading", { name: "Only a preview" })).toBeVisible();
  expect(new URL(preview.url()).pathname).toBe("/admin/preview/home");
  expect(await (await page.request.get("/")).text()).not.toContain("Only a preview");
});

test("the buttons above a long text work by keyboard, and Ctrl + Z takes them back", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("A big day");
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 5));
  await page.keyboard.press("Shift+Tab");
  await expect(button(page, "Bold")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("A **big** day");
  await expect(text).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(button(page, "Heading")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("## A **big** day");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("A big day");
  await text.fill("- one");
  for (const key of ["Enter", "t", "w", "o", "Enter", "Enter", "x"]) await page.keyboard.press(key);
  await expect(text).toHaveValue("- one\n- two\n\nx");
});

test("Enter once starts a new paragraph, and Ctrl + Z takes it back", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  const text = page.getByLabel("Text", { exact: true });
  await expect(text).toHaveAccessibleDescription(/^Enter starts a new paragraph\./);
  await text.fill("one");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue("one\n\n");
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("one");
  await page.keyboard.press("Enter");
  await page.keyboard.type("two");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("three");
  await expect(text).toHaveValue("one\n\ntwo\nthree");
});

test("the buttons for bold and lists stay in sight in a long text", async ({ page }) => {
  await page.goto("/admin/content/blogs/what-a-grant-panel-asks");
  const text = page.getByLabel("Text", { exact: true });
  await text.focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("The end");
  const toolbar = page.getByRole("toolbar", { name: "Format Text" });
  await expect(toolbar).toBeInViewport({ ratio: 1 });
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(area.value.length - 3, area.value.length));
  // The header does not cover them.
  await button(page, "Bold").click({ timeout: 5_000 });
  await expect(text).toHaveValue(/The \*\*end\*\*$/);
  await expect(text).toBeFocused();
});

test("text pasted from Word becomes Markdown, and Ctrl + Z takes it back", async ({ page }) => {
  await page.goto("/admin/content/discover/mission");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("Before.");
  await text.evaluate((area: HTMLTextAreaElement) => {
    const style = "<style><!-- p.MsoNormal {margin:0cm} --></style>";
    const words = "<p class=MsoNormal style='mso-list:l0'>A <b style='color:red'>bold</b> word<o:p></o:p></p>";
    const clipboardData = new DataTransfer();
    const html = `<html><head>${style}</head><body><h1>Title</h1>${words}<img src=x alt=x></body></html>`;
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "Title A bold word");
    area.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveValue("Before.\n\n## Title\n\nA **bold** word");
  const note = page.getByRole("alert").filter({ hasText: "Pictures are left out." });
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(text).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(text).toHaveValue("Before.");
});

test("Enter in a line goes to the next field and publishes nothing", async ({ page }) => {
  await page.goto("/add-event");
  await page.getByLabel("Title", { exact: true }).fill("Half an event");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Description", { exact: true })).toBeFocused();
  await page.getByLabel("Description", { exact: true }).fill("Half.");
  await page.getByLabel("Date", { exact: true }).fill("2999-03-09");
  await page.getByLabel("Location", { exact: true }).fill("Hall 1");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Location", { exact: true })).not.toBeFocused();
  const events = (await (await page.request.get("/api/events")).json()) as { title: string }[];
  expect(events.map(({ title }) => title)).not.toContain("Half an event");
  await expect(page).toHaveURL("/add-event");
});
