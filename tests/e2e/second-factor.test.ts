/** Follows codes at sign-in, from setting up the app to losing the phone. */
import type { Page } from "@playwright/test";
import type { Credentials } from "../../domain/session.ts";
import { codeOf } from "../support/authenticator.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { readQr } from "./read-qr.ts";

let count = 0;

const part = (page: Page) => page.getByRole("region", { name: "Two-step sign-in" });

async function login(page: Page, { email, password }: Credentials): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}
async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test("an app is set up, asked for at sign-in, and reset after a lost phone", async ({ page, site, signIn }) => {
  const admin = { email: `codes-${(count += 1)}@example.edu`, password: "a password of this test" };
  site.addAdmin(admin);
  await signIn(admin);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/admin/account");
  await part(page).getByLabel("Current password").fill(admin.password);
  await part(page).getByRole("button", { name: "Set up an app" }).click();
  await expect(part(page).getByText("Scan the code with your authenticator app")).toBeFocused();
  const secret = (await part(page).locator("code").innerText()).replaceAll(" ", "");
  await expect(part(page).getByRole("link")).toHaveAttribute("href", new RegExp(`^otpauth://totp/.*${secret}`));
  const uri = await part(page).getByRole("link").getAttribute("href");
  expect(await readQr(part(page).getByRole("img", { name: "QR code for your authenticator app" }))).toBe(uri);
  expect(await findings(page)).toEqual([]);
  await part(page).getByLabel("Code from the app").fill(codeOf(secret));
  await part(page).getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("alert")).toHaveText("Two-step sign-in is on.");
  await expect(part(page).getByRole("status")).toBeInViewport({ ratio: 0.9 });
  const recoveryCodes = await part(page).getByRole("listitem").allInnerTexts();
  expect(recoveryCodes).toHaveLength(10);
  expect(await findings(page)).toEqual([]);
  await page.reload();
  await expect(part(page).getByRole("button", { name: "Switch off" })).toBeVisible();
  await expect(part(page).getByRole("listitem"), "they are shown once").toHaveCount(0);
  await expect(part(page)).toContainText("10 recovery codes are left, in case you lose your phone.");

  await login(page, admin);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await findings(page)).toEqual([]);
  await giveCode(page, "000000");
  await expect(page.getByRole("alert")).toHaveText("The password is right, but not the code.");
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/This code is not right/);
  await giveCode(page, codeOf(secret, 1));
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("link", { name: "Add Event" })).toBeVisible();

  await login(page, admin);
  await giveCode(page, recoveryCodes[0]!);
  await expect(page).toHaveURL("/events");
  await page.goto("/admin/account");
  await expect(part(page)).toContainText("9 recovery codes are left, in case you lose your phone.");
  site.command("cli/admin.ts", "reset-totp", admin.email);
  await login(page, admin);
  await expect(page).toHaveURL("/events");
});

test("codes are switched off again where they were switched on", async ({ page, site, signIn }) => {
  const admin = { email: `codes-${(count += 1)}@example.edu`, password: "a password of this test" };
  site.addAdmin(admin);
  await signIn(admin);
  const begun = await page.request.post("/api/account/second-factor", { data: { currentPassword: admin.password } });
  const { secret } = (await begun.json()) as { secret: string };
  const on = await page.request.put("/api/account/second-factor", { data: { code: codeOf(secret) } });
  const { recoveryCodes } = (await on.json()) as { recoveryCodes: string[] };
  await page.request.post("/api/session", { data: { ...admin, code: recoveryCodes[0] } });
  await page.goto("/admin/account");
  await expect(part(page)).toContainText("9 recovery codes are left");
  await part(page).getByLabel("Current password").fill("not my password");
  await part(page).getByRole("button", { name: "Switch off" }).click();
  await expect(part(page).getByLabel("Current password")).toHaveAccessibleDescription("This is not your password.");
  await part(page).getByLabel("Current password").fill(admin.password);
  await part(page).getByRole("button", { name: "New recovery codes" }).click();
  await expect(part(page).getByRole("listitem")).toHaveCount(10);
  await expect(part(page)).toContainText("10 recovery codes are left");
  await part(page).getByLabel("Current password").fill(admin.password);
  await part(page).getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("alert")).toHaveText("Two-step sign-in is off.");
  await expect(part(page).getByRole("button", { name: "Set up an app" })).toBeVisible();
  await login(page, admin);
  await expect(page).toHaveURL("/events");
});
