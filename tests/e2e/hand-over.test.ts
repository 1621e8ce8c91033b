/** Follows /admin/handover to its end: one person leaves on a computer, the other one comes on a phone. */
import type { Browser, Page } from "@playwright/test";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { ADMIN, startSite, type SiteProcess } from "../support/site-process.ts";

const ASHA = { email: "asha@example.edu", password: "nine green bicycles" };
const OM = { email: "om@example.edu", password: "seven yellow kettles" };
const ZOYA = { email: "zoya@example.edu", password: "four silent tigers" };

let site: SiteProcess;
test.beforeEach(async () => void (site = await startSite()));
test.afterEach(() => site.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const next = (page: Page) => page.getByRole("status").filter({ hasText: "Next:" });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function openWindow(browser: Browser, width: number): Promise<Page> {
  return (await browser.newContext({ baseURL: site.url, viewport: { width, height: 800 } })).newPage();
}

async function signIn(page: Page, { email, password }: typeof ASHA): Promise<void> {
  await page.goto("/admin-login");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Login").click();
  await expect(page).toHaveURL(/\/events/);
}

async function publishOneWord(page: Page): Promise<void> {
  await page.goto("/admin/content/discover/vision");
  await field(page, "Text").fill("A valley of founders.");
  await button(page, /^Publish/).click();
  await expect(page.getByRole("alert")).toHaveText(/^Live: visitors see/);
}

/** `old` invites a person, who accepts. */
async function join(person: typeof ASHA, old: Page): Promise<void> {
  const invited = await old.request.post("/api/invitations", { data: { role: "admin", email: person.email } });
  const token = ((await invited.json()) as { link: string }).link.split("#")[1];
  const { request } = await openWindow(old.context().browser()!, 360);
  expect((await request.post("/api/invitations/accept", { data: { token, ...person } })).status()).toBe(201);
}

test("a new person is invited, accepts, publishes, and the old access gets its end", async ({ browser }) => {
  const old = await openWindow(browser, 1280);
  const phone = await openWindow(browser, 360);
  await signIn(old, ADMIN);
  await old.goto("/admin/handover");
  await expect(next(old)).toContainText("Invite the person who takes over.");
  await field(old, "Email (optional)").fill(ASHA.email);
  await field(old, "Last day (optional)").fill("2099-06-30");
  await button(old, "Create the link").click();
  await phone.goto(await field(old, "Link").inputValue());
  await button(old, "Look again").click();
  await expect(old.getByText(`${ASHA.email} is invited and did not accept yet.`)).toBeVisible();
  await expect(next(old)).toContainText("The invited person opens the link and accepts.");

  await field(phone, "Email").fill(ASHA.email);
  await field(phone, "Password").fill(ASHA.password);
  await button(phone, "Accept the invitation").click();
  await expect(phone).toHaveURL(`${site.url}/admin`);
  await button(old, "Look again").click();
  await expect(next(old)).toContainText(`${ASHA.email} publishes one small change, with you beside them.`);
  await expect(old.getByText(`${ASHA.email} is an administrator until June 30, 2099.`)).toBeVisible();

  await publishOneWord(phone);
  await button(old, "Look again").click();
  await expect(next(old)).toContainText("You set the last day of your own access.");
  await expect(old.getByText(/was here last on/), "the day only").toHaveText(/ on [A-Z][a-z]+ \d+, \d{4}\.$/);

  await field(old, "Hand over to").selectOption("Somebody new");
  await join(ZOYA, old);
  await button(old, "Look again").click();
  await expect(next(old), "not the person who was invited earlier").toContainText(`${ZOYA.email} publishes`);
  await expect(field(old, "Hand over to")).toHaveValue(ZOYA.email);
  await field(old, "Hand over to").selectOption(ASHA.email);
  await field(old, "Last day of your access").fill("2020-06-30");
  await button(old, "Set the end").click();
  await expect(old.getByRole("alert")).toContainText("or a later day.");
  await field(old, "Last day of your access").fill("2098-06-30");
  await button(old, "Set the end").click();
  await expect(next(old)).toContainText("Print the two pages for them");
  await expect(old.getByText("Your access ends after June 30, 2098.").first()).toBeVisible();
  await expect(old.getByText("Done", { exact: true })).toHaveCount(4);
});

test("an editor who is here already takes over, on a phone of 320 pixels", async ({ browser }) => {
  site.addAdmin(OM);
  const old = await openWindow(browser, 320);
  await signIn(old, ADMIN);
  await old.request.patch(`/api/administrators/${OM.email}`, { data: { role: "editor" } });
  await old.goto("/admin/handover");
  await expect(field(old, "Hand over to")).toHaveValue(OM.email);
  await expect(next(old)).toContainText(`Make ${OM.email} an administrator.`);
  await expect(old.getByText(`First ${OM.email} must be an administrator.`)).toBeVisible();
  expect(await findings(old)).toEqual([]);
  await expectNoSidewaysScroll(old);
  await button(old, `Make ${OM.email} an administrator`).press("Enter");
  await button(old, "Make administrator").click();
  await expect(next(old)).toContainText(`${OM.email} signs in at /admin-login.`);
  await field(old, "Hand over to").selectOption("Somebody new");
  await expect(next(old)).toContainText("Invite the person who takes over.");
  expect(await findings(old)).toEqual([]);
  await expectNoSidewaysScroll(old);
  await field(old, "Hand over to").selectOption(OM.email);
  await signIn(await openWindow(browser, 360), OM);
  await button(old, "Look again").click();
  await expect(next(old)).toContainText(`${OM.email} publishes one small change`);
});
