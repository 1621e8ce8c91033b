/** Shows and changes who may edit the site, on a phone and by keyboard. */
import { findings } from "./axe.ts";
import { ADMIN, expect, holdBack, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const OTHER = { email: "other-admin@example.edu", password: "a long other password" };

test.use({ viewport: { width: 320, height: 740 } });
test.beforeEach(async ({ signIn, site }) => {
  site.addAdmin(OTHER);
  await signIn();
});

test("another administrator becomes an editor until a day, and is removed", async ({ page, signIn }) => {
  await signIn(OTHER);
  await signIn();
  await page.goto("/admin/administrators");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: OTHER.email }) });
  await row.getByRole("button", { name: "Change" }).press("Enter");
  await row.getByLabel("Role").selectOption("Editor");
  await row.getByLabel("Last day").fill("2020-09-30");
  await row.getByRole("button", { name: "Save" }).press("Enter");
  await expect(row.getByRole("alert")).toContainText(/Last day: Choose [A-Z]\w+ \d+, \d{4} or a later day\./);
  await row.getByLabel("Last day").fill("2099-09-30");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await row.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText(`The access of ${OTHER.email} is changed.`);
  await expect(row).toContainText("Editor");
  await expect(row).toContainText("Until September 30, 2099");

  await row.getByRole("button", { name: "Remove" }).click();
  const question = page.getByRole("dialog", { name: `Remove ${OTHER.email}?` });
  await expect(question).toContainText("They are signed out everywhere");
  const release = await holdBack(page, "**/api/administrators/**");
  await question.getByRole("button", { name: "Remove" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(question).toHaveCount(0);
  release();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText(`${OTHER.email} cannot edit the site any more.`);
  await expect(page.getByRole("alert")).toBeFocused();
});

test("the last administrator reads why the access cannot be ended", async ({ page }) => {
  await page.request.delete(`/api/administrators/${encodeURIComponent(OTHER.email)}`);
  await page.goto("/admin/administrators");
  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: ADMIN.email }) });
  const remove = row.getByRole("button", { name: "Remove" });
  await expect(remove).toHaveAttribute("aria-disabled", "true");
  await expect(remove).toHaveAccessibleDescription(/last administrator who can sign in/);
  await remove.click({ force: true });
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await row.getByRole("button", { name: "Change" }).click();
  await row.getByLabel("Role").selectOption("Editor");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("No other administrator who has signed in would remain.");
  await expect(row.getByLabel("Role")).toHaveValue("editor");
});
