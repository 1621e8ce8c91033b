/** Follows an invitation from the administrator's page to the desk of the new person. */
import type { Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { ADMIN, expect, holdBack, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { readQr } from "./read-qr.ts";
import { countTaps, PHONE_AND_COMPUTER } from "./taps.ts";

const PASSWORD = "nine green bicycles";
const section = (page: Page) => page.getByRole("region", { name: "Invite somebody" });
const list = (page: Page) => page.getByRole("region", { name: "Invitations" });
const linkField = (page: Page) => section(page).getByLabel("Link", { exact: true });

const notice = (page: Page) => page.getByRole("region", { name: "Notification" }).getByRole("alert");

async function createLink(page: Page): Promise<string> {
  await page.goto("/admin/administrators");
  await section(page).getByRole("button", { name: "Create the link" }).dblclick();
  await expect(linkField(page)).toBeVisible();
  return linkField(page).inputValue();
}

for (const [width, height] of PHONE_AND_COMPUTER)
  test(`an invitation takes 4 taps from a public page, at ${width} px`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn();
    await page.goto("/");
    const { tap, total } = countTaps(page, "make an invitation", 4);
    const header = page.getByRole("banner");
    if (width < 700) await tap(header.getByText("Menu", { exact: true }));
    await tap(header.getByRole("link", { name: "Admin", exact: true }));
    await tap(page.getByRole("link", { name: "Administrators" }).first());
    await tap(section(page).getByRole("button", { name: "Create the link" }));
    await expect(linkField(page)).toHaveValue(/\/admin\/join#[\w-]{43}$/);
    const said = section(page).getByText("The link works once");
    await expect(said).toBeFocused();
    await expect(said).toContainText("No mail is sent: give the link");
    await expect(said, "nobody becomes an administrator by mistake").toContainText("It makes the person an editor.");
    total();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test("the link leads to a password and to the desk; the token is in no address", async ({
  page,
  browser,
  signIn,
  site,
}) => {
  await signIn();
  const link = await createLink(page);
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByLabel("Email", { exact: true })).toBeVisible();
  await expect(guest).toHaveURL(`${site.url}/admin/join`);
  expect(await findings(guest)).toEqual([]);
  const [email, password] = ["Email", "Password"].map((label) => guest.getByLabel(label, { exact: true }));
  await email!.fill("asha@example.edu");
  await password!.fill(PASSWORD);
  await guest.reload();
  await expect(email!).toHaveValue("asha@example.edu");
  await expect(password!).toHaveValue("");
  await guest.getByRole("link", { name: "Skip to the content" }).press("Enter");
  await expect(guest.locator("main")).toBeFocused();
  await password!.fill("administrator12");
  await guest.getByRole("button", { name: "Accept the invitation" }).click();
  await expect(guest.getByText("This is mostly words that people try first.").first()).toBeVisible();
  await expect(email!).toHaveValue("asha@example.edu");
  await password!.fill(PASSWORD);
  await guest.keyboard.press("Enter");
  await expect(guest).toHaveURL(`${site.url}/admin`);
  await expect(guest.getByRole("alert")).toHaveText("Welcome. You are signed in as an editor.");
  await guest.goBack();
  await expect(guest, "the entry with the token is replaced").not.toHaveURL(/join/);
  await guest.goto(link);
  await expect(guest.getByRole("alert")).toContainText("This invitation was used or revoked");
  await expect(guest.getByText("You are signed in as asha@example.edu.")).toBeVisible();
  expect(await findings(guest)).toEqual([]);
  await phone.close();
  await page.reload();
  const row = list(page).getByRole("listitem").filter({ hasText: "asha@example.edu" });
  await expect(row).toContainText("Accepted");
  expect(site.output()).not.toContain(new URL(link).hash.slice(1));
  // Other tests count who may edit the site.
  expect((await page.request.delete("/api/administrators/asha@example.edu")).status()).toBe(204);
});

test("a link for one address names it and the role, and the next link is for an editor again", async ({
  page,
  browser,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/administrators");
  const role = section(page).getByRole("radio", { name: /^Editor/ });
  const release = await holdBack(page, /administrators\.data/);
  await section(page).getByRole("button", { name: "Create the link" }).click();
  await expect(linkField(page)).toBeVisible();
  await section(page)
    .getByLabel(/^Email/)
    .fill("asha@example.edu");
  release();
  await expect(section(page).getByRole("button", { name: "Create the link" })).not.toHaveAttribute("aria-disabled");
  await expect(section(page).getByLabel(/^Email/), "typed while the list is loaded").toHaveValue("asha@example.edu");
  await section(page)
    .getByRole("radio", { name: /^Administrator/ })
    .check();
  for (const made of ["an administrator", "an editor"]) {
    await section(page)
      .getByLabel(/^Email/)
      .fill("asha@example.edu");
    await section(page).getByRole("button", { name: "Create the link" }).click();
    await expect(section(page).getByText("The link works once")).toContainText(made);
    await expect(section(page).getByLabel(/^Email/)).toHaveValue("");
    await expect(role).toBeChecked();
  }
  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const guest = await phone.newPage();
  await guest.route("**/api/invitations/open", (route) => route.abort(), { times: 1 });
  await guest.goto(await linkField(page).inputValue());
  await guest.getByRole("button", { name: "Try again" }).click();
  await expect(guest.getByText("invites you as an editor (events, posts and gallery), until")).toBeVisible();
  await expect(guest.getByLabel("Email", { exact: true })).toHaveValue("asha@example.edu");
  expect(await findings(guest)).toEqual([]);
  await phone.close();
});

test("Invite somebody leads to the form, by keyboard too", async ({ page, signIn }) => {
  await signIn();
  // The link is only there while nobody else is an administrator.
  await page.goto("/admin/administrators");
  await page.getByRole("link", { name: "Invite somebody" }).press("Enter");
  await expect(section(page).getByRole("heading", { name: "Invite somebody" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(section(page).getByRole("radio", { name: /^Administrator/, checked: true })).toBeFocused();
  await section(page).getByLabel("Email").fill("second@example.edu");
  await section(page).getByRole("button", { name: "Create the link" }).press("Enter");
  await expect(linkField(page)).toBeVisible();
  await expect(section(page).getByLabel("Email")).toHaveValue("");
  await expect(section(page).getByRole("radio", { name: /^Editor/ }), "for the next person").toBeChecked();
  await page.getByRole("link", { name: "Invite somebody" }).press("Enter");
  await expect(section(page).getByRole("radio", { name: /^Administrator/ })).toBeChecked();
});

test("in a signed-in browser one stays an administrator, and another person goes on", async ({ page, signIn }) => {
  await signIn();
  await page.goto(await createLink(page));
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Welcome. You are signed in as an administrator.");
  await page.goto(await createLink(page));
  await expect(page.getByText("Accepting with another email signs them out.")).toContainText(ADMIN.email);
  await page.getByLabel("Email", { exact: true }).fill("neha@example.edu");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Welcome. You are signed in as an editor.");
  await expect(page).toHaveURL("/admin");
  await signIn();
  expect((await page.request.delete("/api/administrators/neha@example.edu")).status()).toBe(204);
});

const countOpen = async (page: Page) => {
  const all = (await (await page.request.get("/api/invitations")).json()) as { state: string }[];
  return all.filter(({ state }) => state === "open").length;
};

test("the link is a QR code, copied, and revoked", async ({ page, context, signIn }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn();
  const before = await countOpen(page);
  const link = await createLink(page);
  expect(await countOpen(page), "two presses make one").toBe(before + 1);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await readQr(page.getByRole("img", { name: "QR code of the link" }))).toBe(link);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(notice(page)).toHaveText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const open = list(page).getByRole("listitem").filter({ hasText: "Open until" });
  // The list is loaded again after the link is shown.
  await expect(open).toHaveCount(before + 1);
  await open
    .first()
    .getByRole("button", { name: /^Revoke/ })
    .click();
  await expect(notice(page)).toHaveText(/^Invitation \d+ is revoked\.$/);
  await expect(linkField(page), "nobody sends a link that does not work").toHaveCount(0);
  await expect(open).toHaveCount(before);
});
