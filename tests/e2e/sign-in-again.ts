import type { Page } from "@playwright/test";
import { ADMIN, expect } from "./fixtures.ts";

/** Signs in, as an administrator unless told, in the dialog over a page whose session has ended. */
export async function signInAgain(page: Page, { email, password } = ADMIN): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toContainText("Nothing on this page is lost: sign in again");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
}
