/** Texts of last year, in the next session. */
import { expect, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("a sentence of last year is used only after the person has changed it", async ({ page }) => {
  await page.goto(`${await beginSession(page)}/texts`);
  const text = page.getByRole("region", { name: "Message from the desk: Text" });
  const field = text.getByLabel("New text");
  await expect(field).toHaveValue(/^What have we achieved so far.* at IDEATHON 2025\./);
  await expect(field).toHaveAccessibleDescription("Write what is true in 2026-27, or leave it.");
  await expect(text.getByRole("button")).toHaveText([/^Leave it/]);
  await field.fill("In April forty teams worked on real problems.");
  await text.getByRole("button", { name: /^Use this/ }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "“Message from the desk: Text” changes when the session is published.",
  );
  await expect(text).toHaveCount(0);
});

test("a text that comes after the session was published says why it is not used", async ({ page, consoleMessages }) => {
  const session = await beginSession(page);
  await page.goto(`${session}/texts`);
  const text = page.getByRole("region", { name: "Message from the desk: Text" });
  await text.getByLabel("New text").fill("In April forty teams worked on real problems.");
  const set = session.replace("/admin/session", "/api/change-sets");
  expect((await page.request.post(`${set}/publish`, { data: {} })).status()).toBe(200);
  await text.getByRole("button", { name: /^Use this/ }).click();
  await expect(page).toHaveURL(`${session}/publish`);
  await expect(page.getByRole("alert")).toContainText("published");
  consoleMessages.splice(0);
});
