/** Tests the handover page: the checklist, the test of the backup, the steps, and the printed page. */
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { signInAgain } from "./sign-in-again.ts";

const LONG_NOTE = "Registered at the registry of the country; the letter goes to the mailbox of the cell. ".repeat(4);

test.beforeEach(async ({ signIn }) => signIn());

test("the checklist begins with the usual rows and is filled in by keyboard", async ({ page }) => {
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "For editors" }).getByRole("link", { name: "Handover" }).click();
  await expect(page.getByText("The site makes no backups yet")).toBeVisible();
  await expect(page.getByText("Every month the site restores")).toHaveCount(0);
  await page.getByRole("button", { name: "Add these rows" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("8 rows are added.");
  await expect(page.getByRole("alert")).toBeFocused();
  const domain = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Domain" }) });
  const edit = page.getByRole("button", { name: "Edit Domain" });
  await edit.press("Enter");
  await expect(page.getByLabel("What", { exact: true })).toBeFocused();
  expect((await page.getByLabel("Owner").boundingBox())!.width).toBeGreaterThan(250);
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(edit, "the button that opened the form").toBeFocused();
  await edit.press("Enter");
  await page.getByLabel("Owner").fill("cell@example.edu");
  await page.getByLabel("Renew by").fill("2020-03-31");
  await page.getByLabel("Renew by").press("Enter");
  await expect(domain).toContainText("Needs you: It had to be renewed by March 31, 2020.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toBeInViewport();
  await page.getByRole("button", { name: "Close this message" }).press("Enter");
  await expect(edit).toBeFocused();
  await page.getByRole("button", { name: "Checked today Domain" }).press("Enter");
  await expect(domain).toContainText(/Checked on .* by admin@example.edu/);
  await page.getByRole("button", { name: "Remove Domain" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).press("Enter");
  await expect(domain).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Edit/ }).filter({ visible: true })).not.toHaveCount(0);
  await expect(domain).toHaveCount(0);
  await page.getByRole("button", { name: "Add a row" }).press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(page.getByRole("button", { name: "Add a row" })).toBeFocused();
});

test("half-typed rows stay open, after another page and a reload too, until they are saved or cancelled", async ({
  page,
}) => {
  for (const what of ["Domain", "Host"]) await page.request.post("/api/ownership", { data: { what, owner: "nobody" } });
  await page.goto("/admin/handover");
  const form = (name: string) => page.getByRole("form", { name, exact: true });
  const owner = (name: string) => form(name).getByLabel("Owner");
  const edit = (what: string) => page.getByRole("button", { name: `Edit ${what}` });
  await edit("Domain").press("Enter");
  await owner("Edit Domain").fill("domain@example.edu");
  await edit("Host").press("Enter");
  await expect(form("Edit Host").getByLabel("What", { exact: true })).toBeFocused();
  await owner("Edit Host").fill("host@example.edu");
  await page.getByRole("button", { name: "Add a row" }).press("Enter");
  await expect(form("New row").getByLabel("What", { exact: true })).toBeFocused();
  await form("New row").getByLabel("What", { exact: true }).fill("Mailbox");
  await form("New row").getByLabel("Note").fill("On the server\nof the department.");
  await expect(owner("Edit Domain")).toHaveValue("domain@example.edu");
  expect(await findings(page)).toEqual([]);

  await page.reload();
  await expect(owner("Edit Domain")).toHaveValue("domain@example.edu");
  await expect(page.getByRole("form").locator(":focus"), "nobody pressed a button").toHaveCount(0);
  await page
    .getByRole("navigation", { name: "For editors" })
    .getByRole("link", { name: /^Messages/ })
    .click();
  await expect(page).toHaveURL(/\/admin\/messages/);
  await page.goBack();
  await expect(owner("Edit Host")).toHaveValue("host@example.edu");
  await expect(form("New row").getByLabel("Note")).toHaveValue("On the server\nof the department.");

  await form("Edit Host").getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(edit("Host")).toBeFocused();
  await form("New row").getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("“Mailbox” is saved.");
  await page.getByRole("button", { name: "Close this message" }).press("Enter");
  await expect(page.getByRole("button", { name: "Add a row" })).toBeFocused();
  await owner("Edit Domain").fill("nobody");
  await form("Edit Domain").getByLabel("Note").fill("Mine.");
  await form("Edit Domain").getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("“Domain” is saved.");
  await page.reload();
  await expect(page.getByText("Mine.", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mailbox" })).toBeVisible();
  await expect(page.getByText("Owner: nobody")).toHaveCount(2);
  await expect(page.getByRole("form", { name: /^(Edit|New row)/ })).toHaveCount(0);
});

test("a row is saved when the network is back, and after signing in again in place", async ({
  page,
  context,
  consoleMessages,
}) => {
  await page.goto("/admin/handover");
  await page.getByRole("button", { name: "Add a row" }).click();
  await page.getByLabel("What", { exact: true }).fill("Domain");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("There was no internet connection.");
  await expect(page.getByLabel("What", { exact: true })).toHaveValue("Domain");
  await context.setOffline(false);
  await context.clearCookies();
  await page.getByRole("button", { name: "Save" }).click();
  await signInAgain(page);
  await expect(page.getByRole("heading", { name: "Domain" })).toBeVisible();
  consoleMessages.length = 0;
});

test("the printed page has its commands, and two sheets with six administrators and ten rows", async ({
  page,
  site,
}) => {
  for (const name of ["asha", "meera", "om", "tsering", "harpreet"])
    site.addAdmin({ email: `${name}.with-a-long-name@students.example.edu`, password: "a long enough password 1" });
  const row = { owner: "cell-mailbox@department.example.edu", payer: "University computer centre", note: LONG_NOTE };
  for (let each = 1; each <= 10; each++)
    await page.request.post("/api/ownership", { data: { ...row, what: `Thing ${each}`, renewsOn: "2020-01-01" } });
  await page.goto("/admin/handover/print");
  await expect(page.getByRole("img", { name: /The admin area/ })).toBeVisible();
  for (const command of [
    "npm ci && npm start, or systemctl start cell.socket cell where",
    // The open socket would start the site again.
    "Ctrl+C, or systemctl stop cell.socket cell where",
    /as root; after a restore also chown .*\/site\.db/,
    /in the folder deploy, and .* docs\/operations\.md/,
    /docker compose exec site-a node cli\/admin\.ts/,
  ])
    await expect(page.getByText(command)).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  const lightness = await page.evaluate(() => Number(getComputedStyle(document.body).color.match(/[\d.]+/)?.[0]));
  expect(lightness).toBeLessThan(0.5);
});
