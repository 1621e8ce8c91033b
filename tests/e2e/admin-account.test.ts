import type { Browser, Page } from "@playwright/test";
import type { Credentials } from "../../domain/session.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

let count = 0;
const NEW_PASSWORD = "a new password of this test";

const row = (page: Page, text: string) =>
  page.getByRole("region", { name: "Signed-in devices" }).getByRole("listitem").filter({ hasText: text });

/** Signs in the same person in another browser. */
async function signInElsewhere(browser: Browser, url: string, admin: Credentials, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, userAgent });
  const page = await context.newPage();
  expect((await page.request.post("/api/session", { data: admin })).status()).toBe(200);
  return page;
}

/** An administrator of this test only, signed in here, whose password and sessions no other test needs. */
const journey = test.extend<{ admin: Credentials }>({
  admin: async ({ site, signIn }, use) => {
    const admin = { email: `account-${(count += 1)}@example.edu`, password: "a password of this test" };
    site.addAdmin(admin);
    await signIn(admin);
    await use(admin);
  },
});

journey(
  "other sessions are seen and ended, one or all; the browser that had one is out",
  async ({ page, browser, site, admin }) => {
    const phone = await signInElsewhere(browser, site.url, admin, "Mozilla/5.0 (iPhone) Version/19.1 Safari/604.1");
    await phone.goto("/admin/messages");
    const others = [
      await signInElsewhere(browser, site.url, admin, "Firefox/145.0 Linux"),
      await signInElsewhere(browser, site.url, admin, "Firefox/145.0 Windows"),
    ];
    await page.goto("/events");
    await page.getByRole("link", { name: "Account" }).click();
    await expect(page.getByText(`You are signed in as ${admin.email}, an administrator.`)).toBeVisible();
    await expect(row(page, "This browser")).toContainText(/Chrome on \w+/);
    await expect(row(page, "This browser").getByRole("button")).toHaveCount(0);
    await expect(row(page, "Firefox")).toHaveCount(2);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("button", { name: /^Sign out Safari on iPhone/ }).click();
    await expect(page.getByRole("alert")).toHaveText("It is signed out.");
    await expect(row(page, "Safari on iPhone")).toHaveCount(0);
    await phone.reload();
    await expect(phone).toHaveURL("/admin-login?next=/admin/messages");
    await page.getByRole("button", { name: "Sign out all others" }).click();
    await expect(page.getByRole("alert")).toHaveText("All other devices are signed out.");
    await expect(row(page, "signed in")).toHaveCount(1);
    for (const other of [phone, ...others]) await other.context().close();
  },
);

journey("changing the password needs the old one, and this browser remains signed in", async ({ page, admin }) => {
  await page.goto("/admin/account");
  const form = page.getByRole("region", { name: "Password" });
  const fill = async (current: string) => {
    await form.getByLabel("Current password").fill(current);
    await form.getByLabel("New password").fill(NEW_PASSWORD);
    await expect(form.getByLabel("New password")).toHaveAttribute("type", "password");
    await form.getByLabel("Show what I type").check();
    await expect(form.getByLabel("New password")).toHaveAttribute("type", "text");
    await form.getByLabel("Show what I type").uncheck();
    await form.getByRole("button", { name: "Change password" }).click();
  };
  await fill("not my password");
  await expect(form.getByLabel("Current password")).toHaveAccessibleDescription("This is not your password.");
  await expect(page.getByRole("alert"), "it is shown once").toHaveText("Current password: This is not your password.");
  expect(await findings(page)).toEqual([]);
  await fill(admin.password);
  await expect(page.getByRole("alert")).toHaveText("Your password is changed. All other devices are signed out.");
  await expect(form.getByLabel("New password")).toHaveValue("");
  await page.reload();
  await expect(row(page, "This browser")).toBeVisible();
  expect((await page.request.post("/api/session", { data: admin })).status()).toBe(401);
  const next = { ...admin, password: NEW_PASSWORD };
  expect((await page.request.post("/api/session", { data: next })).status()).toBe(200);
});
