/** Follows a forgotten password from the sign-in page to the next sign-in. */
import type { Page, Request } from "@playwright/test";
import { freePort } from "../support/free-port.ts";
import { startSite, type SiteProcess } from "../support/site-process.ts";
import { findings } from "./axe.ts";
import { ADMIN, expect, test as base } from "./fixtures.ts";
import { openMailbox } from "./mailbox.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { readQr } from "./read-qr.ts";

const NEXT = "nine green bicycles";

type Mailbox = Awaited<ReturnType<typeof openMailbox>>;
const test = base.extend<{ mailbox: Mailbox; mailed: SiteProcess }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
  mailbox: async ({}, use) => {
    const mailbox = await openMailbox();
    await use(mailbox);
    await mailbox.close();
  },
  /** A site with a mail server and a public URL. */
  mailed: async ({ mailbox }, use) => {
    const PORT = String(await freePort());
    const PUBLIC_URL = `http://localhost:${PORT}`;
    const site = await startSite({ PORT, PUBLIC_URL, SMTP_URL: mailbox.url, CONTACT_TO: "cell@example.edu" });
    await use(site);
    await site.stop();
  },
});

async function linkFor(page: Page, mailbox: Mailbox, site: SiteProcess): Promise<string> {
  await page.goto(`${site.url}/admin-login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The previous page has this field, too.
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(`If ${ADMIN.email} has an account here, a mail`);
  await expect.poll(() => mailbox.mails.length).toBe(1);
  expect(mailbox.mails[0]!.to).toBe(ADMIN.email);
  return /^http.*#.*$/m.exec(mailbox.mails[0]!.text)![0];
}

test("a mailed link sets a new password once; its token is in no address or Referer", async ({
  page,
  mailbox,
  mailed,
}) => {
  const link = await linkFor(page, mailbox, mailed);
  expect(await findings(page)).toEqual([]);
  const token = new URL(link).hash.slice(1);
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "New password" })).toBeVisible();
  await expect(page).toHaveURL(`${mailed.url}/admin/reset`);
  expect(await findings(page)).toEqual([]);
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ADMIN.email);
  await page.getByLabel("New password").fill(NEXT);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${mailed.url}/admin-login`);
  await expect(page.getByRole("alert")).toHaveText("Your password is set. Sign in with it.");
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(NEXT);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(`${mailed.url}/events`);
  for (const request of requests)
    expect(`${request.url().replace(link, "")} ${JSON.stringify(await request.allHeaders())}`).not.toContain(token);
  expect(mailed.output()).not.toContain(token);

  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link does not work any more. Perhaps it was used");
  await expect(page.getByLabel("New password")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  const email = page.getByLabel("Email", { exact: true });
  for (const count of [2, 3]) {
    await email.fill(ADMIN.email);
    await expect(email).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "a mail with a link is on its way" })).toBeFocused();
    await expect.poll(() => mailbox.mails.length).toBe(count);
  }
});

test("an administrator makes a link on a phone, and the other person signs in with a new password", async ({
  page,
  browser,
  site,
  signIn,
}) => {
  const other = { email: "forgetful@example.edu", password: "a long other password" };
  site.addAdmin(other);
  await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/admin/administrators");
  const row = (email: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: email, exact: true }) });
  const make = { name: /^Forgot the password\? Make a link/ };
  await expect(row(ADMIN.email).getByRole("button", make)).toHaveCount(0);
  await row(other.email).getByRole("button", make).click();
  const said = row(other.email).getByText(`Give this link or its QR code to ${other.email}`);
  await expect(said).toBeFocused();
  await expect(said).toContainText(/It works once, until \w+ \d+, \d{4}, \d\d:\d\d\./);
  const link = await page.getByRole("textbox", { name: `Link for ${other.email}` }).inputValue();
  expect(await readQr(page.getByRole("img", { name: `QR code of the link for ${other.email}` }))).toBe(link);
  expect(await findings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const guest = await phone.newPage();
  await guest.goto(link);
  await expect(guest.getByLabel("Email", { exact: true })).toHaveValue(other.email);
  await expect(guest).toHaveURL(`${site.url}/admin/reset`);
  expect(await findings(guest)).toEqual([]);
  await guest.getByLabel("New password").fill(NEXT);
  await guest.keyboard.press("Enter");
  await expect(guest.getByRole("alert")).toHaveText("Your password is set. Sign in with it.");
  await guest.getByLabel("Email", { exact: true }).fill(other.email);
  await guest.getByLabel("Password", { exact: true }).fill(NEXT);
  await guest.getByRole("button", { name: "Login", exact: true }).click();
  await expect(guest).toHaveURL(`${site.url}/events`);
  await phone.close();
  expect(site.output()).not.toContain(new URL(link).hash.slice(1));
  // Other tests count who may edit the site.
  expect((await page.request.delete(`/api/administrators/${other.email}`)).status()).toBe(204);
});
