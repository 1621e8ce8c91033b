import type { Page } from "@playwright/test";
import { ADMIN, expect } from "./fixtures.ts";

/** Signs in as an administrator in the dialog over a page whose session has ended. */
export async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog).toContainText("Nothing on this page is lost.");
  await dialog.getByLabel("Email").fill(ADMIN.email);
  await dialog.getByLabel("Password").fill(ADMIN.password);
  await dialog.getByRole("button", { name: "Sign in and continue" }).click();
}
