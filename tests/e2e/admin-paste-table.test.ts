/** Rows of a spreadsheet become people of the team. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { PUBLISHED } from "./content-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const members = (page: Page) => page.getByRole("group", { name: "Members" });
const people = (page: Page) =>
  members(page)
    .getByRole("listitem")
    .filter({ has: page.locator("summary") });
const opener = (page: Page) => members(page).getByRole("button", { name: "Paste a table" });
const rows = (page: Page) => members(page).getByLabel("Rows of a spreadsheet");
const said = (page: Page) => members(page).getByRole("region").getByRole("status");

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.goto("/admin/content/team/students-2025");
});

test("a copied table is read, added by keyboard and undone", async ({ page }) => {
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(rows(page)).toBeFocused();
  await rows(page).fill("Name\tRole\nMeera Bisht\tTreasurer\nआशा रावत\tLead\nAarohi Semwal\tAgain\n\tNobody\n\t\n");
  await expect(said(page)).toContainText("Found 2 members: Name in 2, Role in 2.");
  await expect(said(page)).toContainText("“Aarohi Semwal” is in the list already. It is not changed.");
  await expect(said(page)).toContainText("Row 5 is left out: it has no name.");
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("2 members are added below the others.");
  await expect(people(page)).toHaveCount(17);
  await expect(people(page).nth(16).locator("summary")).toHaveText("आशा रावत");
  await expect(people(page).nth(0).locator("summary")).toHaveText("Aarohi Semwal");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(people(page)).toHaveCount(15);
});

test("rows that were pasted and not added are saved with the form", async ({ page }) => {
  await opener(page).click();
  await rows(page).fill("Meera Bisht\tTreasurer\nAsha Rawat\tLead");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert")).toHaveText(PUBLISHED);
  await expect(people(page)).toHaveCount(17);
  await expect(rows(page)).toHaveCount(0);
  await page.goto("/team");
  await expect(page.getByText("Meera Bisht")).toHaveCount(1);
});

test("a mistake in a pasted row is named at the row, which is in the list then", async ({ page }) => {
  await opener(page).click();
  await rows(page).fill("Meera Bisht\tTreasurer\nAsha Rawat\t");
  await page.keyboard.press("Control+s");
  const wrong = page.getByRole("alert").getByRole("link", { name: "Asha Rawat, Role" });
  await wrong.click();
  await expect(people(page).nth(16).getByLabel("Role")).toBeFocused();
  await expect(people(page)).toHaveCount(17);
});

test("pasted rows are in the list after the person has left the page", async ({ page }) => {
  await opener(page).click();
  await rows(page).fill("Meera Bisht\tTreasurer");
  await expect(said(page)).toContainText("Found 1 person");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/admin/content");
  await page.goto("/admin/content/team/students-2025");
  await expect(people(page)).toHaveCount(16);
  await expect(people(page).nth(15).locator("summary")).toHaveText("Meera Bisht");
});

test("200 rows are added, and a person among them is opened, corrected and moved", async ({ page }) => {
  await opener(page).click();
  await rows(page).fill(Array.from({ length: 200 }, (_, index) => `Person ${index}\tRole ${index}`).join("\n"));
  await members(page).getByRole("button", { name: "Add 200 members" }).click();
  await expect(people(page)).toHaveCount(215);
  const last = people(page).nth(214);
  await last.locator("summary").click();
  await last.getByLabel("Role").fill("Treasurer");
  await last.getByLabel("Move person 215 to place").focus();
  await last.getByLabel("Move person 215 to place").selectOption("1 of 215");
  await expect(people(page).nth(0).getByLabel("Role")).toHaveValue("Treasurer");
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain("person-199");
});

test("text that is no table gets a message, and a closed table keeps its text and adds nothing", async ({ page }) => {
  await opener(page).click();
  await rows(page).fill('Name,Role\n"Asha,Lead');
  await expect(rows(page)).toHaveAccessibleDescription(/quotation mark that is never closed/);
  await members(page).getByRole("button", { name: "Close the table" }).click();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await rows(page).fill("Name\tRole\nMeera Bisht\tTreasurer" + "\n\tNobody".repeat(11));
  await expect(said(page)).toContainText("Found 1 person");
  await expect(said(page).getByRole("listitem")).toHaveCount(11);
  await expect(said(page).getByRole("listitem").last()).toHaveText("1 more note is not shown.");
  await members(page).getByRole("button", { name: "Close the table" }).click();
  await opener(page).click();
  await expect(rows(page)).toHaveValue(/Meera Bisht\tTreasurer/);
  await expect(said(page)).toContainText("Found 1 person");
  await members(page).getByRole("button", { name: "Close the table" }).click();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert")).toHaveText("Nothing has changed.");
  await expect(people(page)).toHaveCount(15);
});
