/** A person leaves a step of the next session before saving it, on a phone. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { ADMIN, expect, holdBack, test } from "./fixtures.ts";
import { beginSession } from "./new-sessions.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const UNSAVED = "You changed this earlier and did not save it yet.";
const TABLE = "Name\tRole\nMeera Bisht\tTreasurer\nAsha Rawat\tSecretary";

async function openStep(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name: new RegExp(`^\\d\\. ${name}$`) }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ signIn }) => signIn());

test("ticks are there again after another step and a reload, until they are saved or discarded", async ({ page }) => {
  await page.goto(`${await beginSession(page)}/who-stays`);
  const om = page.getByLabel(/^Om Rai/);
  await om.check();
  await openStep(page, "Nodes");
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
  await openStep(page, "Who stays");
  await expect(om).toBeChecked();
  await button(page, "Discard these changes").click();
  await expect(om).not.toBeChecked();
  await page.reload();
  await expect(om).not.toBeChecked();
  await om.check();
  await page.reload();
  await button(page, "Discard these changes").click();
  await button(page, "Undo").click();
  await expect(om).toBeChecked();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  const release = await holdBack(page, "**/staying");
  await button(page, "Save and go on").click();
  await page.getByLabel(/^Zoya Mirza/).check();
  release();
  const team = page.getByRole("region", { name: "The team of 2026" });
  await expect(team).toContainText("Om Rai");
  await openStep(page, "Who stays");
  await expect(om).toBeChecked();
  await expect(page.getByLabel(/^Zoya Mirza/), "ticked during the save").toBeChecked();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await button(page, "Save and go on").click();
  await expect(team).toContainText("Zoya Mirza");
  await openStep(page, "Who stays");
  await expect(page.getByText(UNSAVED)).toHaveCount(0);
});

test("another administrator in the same browser does not see unsaved changes", async ({ page, site, signIn }) => {
  const other = { ...ADMIN, email: "other@example.edu" };
  site.addAdmin(other);
  const path = await beginSession(page);
  const om = page.getByLabel(/^Om Rai/);
  const openAs = async (...person: Parameters<typeof signIn>) => {
    await page.goto("/events");
    await page.request.delete("/api/session");
    await signIn(...person);
    await page.goto(`${path}/who-stays`);
  };
  await page.goto(`${path}/who-stays`);
  await om.check();
  await openAs(other);
  await expect(om).not.toBeChecked();
  await openStep(page, "Publish");
  await expect(page.getByText("not saved yet")).toHaveCount(0);
  await openAs();
  await expect(om).toBeChecked();
});

test("a pasted table is there again until it is emptied, and going on adds its people", async ({ page }) => {
  await page.goto(`${await beginSession(page)}/who-is-new`);
  const table = page.getByLabel("Rows of a spreadsheet");
  await table.fill(TABLE);
  await page.getByLabel("Names").fill("Om Rai");
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Continue.*“Session 2026-27”/ }).click();
  const steps = page.getByRole("navigation", { name: "Session 2026-27" });
  await expect(steps.getByRole("listitem").filter({ hasText: "not saved yet" })).toHaveText(/^3. Who is new/);
  expect(await findings(page)).toEqual([]);
  await openStep(page, "Who is new");
  await expect(table).toHaveValue(TABLE);
  await expect(page.getByLabel("Names")).toHaveValue("Om Rai");
  await expect(page.getByRole("link", { name: "Go on to the nodes" })).toHaveCount(0);
  await button(page, "Add 2 people and go on").click();
  await expect(page.getByRole("heading", { level: 1, name: "Nodes" })).toBeVisible();
  await openStep(page, "Who is new");
  await expect(page.getByRole("region", { name: "The team of 2026" })).toContainText("Asha Rawat");
  await expect(table).toHaveValue("");
  await expect(page.getByRole("link", { name: "Go on to the nodes" })).toBeVisible();
  await table.fill(TABLE);
  await page.reload();
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await table.fill("");
  await page.getByLabel("Names").fill("");
  await openStep(page, "Publish");
  await expect(page.getByText("not saved yet")).toHaveCount(0);
});

test("a renamed node, its coordinators, a new text and the settings are there again", async ({ page }) => {
  const path = await beginSession(page);
  const people = ["Meera Bisht", "Asha Rawat"].map((name) => ({ name, role: "Writer" }));
  await page.request.post(`/api/new-sessions/${path.split("/").at(-1)}/people`, { data: { people } });
  await page.goto(`${path}/nodes`);
  const node = page.getByRole("group", { name: "Event & PR" });
  await node.getByLabel("Name").fill("Events");
  await node.getByLabel("Coordinator", { exact: true }).selectOption("Meera Bisht");
  await node.getByRole("button", { name: /^One more/ }).click();
  await node.getByLabel("Coordinator 2").selectOption("Asha Rawat");
  await page.getByRole("link", { name: "Add or delete a node" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nodes of 2026" })).toBeVisible();
  await page.goBack();
  await expect(node.getByLabel("Name")).toHaveValue("Events");
  await expect(node.getByLabel("Coordinator", { exact: true })).toHaveValue("Meera Bisht");
  await expect(node.getByLabel("Coordinator 2")).toHaveValue("Asha Rawat");
  await page.goto("/admin/session");
  await page.getByText("Begin another session").click();
  await page.getByLabel("Year shown first").fill("2031");
  await page.goto(`${path}/when`);
  const label = page.getByLabel("Session", { exact: true });
  await expect(label).toHaveValue("2026-27");
  await label.fill("2026-28");
  await openStep(page, "Texts");
  const text = page.getByLabel("New text").last();
  await text.fill("We meet on Mondays.");
  await openStep(page, "What and when");
  await expect(label).toHaveValue("2026-28");
  await openStep(page, "Texts");
  await expect(text).toHaveValue("We meet on Mondays.");
  await page.goto("/admin/session");
  await page.getByText("Begin another session").click();
  await expect(page.getByLabel("Year shown first")).toHaveValue("2031");
});

test("names stay that are typed while another person becomes a lead and while links are made", async ({ page }) => {
  const path = await beginSession(page);
  const people = ["Asha Rawat", "Imran Khan"].map((name) => ({ name, role: "Writer" }));
  await page.request.post(`/api/new-sessions/${path.split("/").at(-1)}/people`, { data: { people } });
  await page.goto(`${path}/who-is-new`);
  const names = page.getByLabel("Names");
  const moved = await holdBack(page, "**/people/**");
  await button(page, "Make a lead Imran Khan").click();
  await names.press("Control+End");
  await names.pressSequentially("\nSunita");
  moved();
  await expect(button(page, "Make a member Imran Khan")).toBeVisible();
  await page.keyboard.type(" Negi");
  await expect(names).toHaveValue("Asha Rawat\nImran Khan\nSunita Negi");
  const made = await holdBack(page, "**/cards");
  await button(page, "Make links").click();
  await names.press("Control+End");
  await names.pressSequentially("\nOm");
  made();
  await expect(page.getByLabel("Link for Asha Rawat")).toBeVisible();
  await expect(names).toHaveValue("Asha Rawat\nImran Khan\nSunita Negi\nOm");
});
