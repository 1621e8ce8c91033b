import type { Page } from "@playwright/test";
import { ADMIN, expect } from "./fixtures.ts";

/** Removes administrators of other tests in this worker. `ADMIN` must be signed in. */
export async function removeOtherAdministrators(page: Page): Promise<void> {
  const all = (await (await page.request.get("/api/administrators")).json()) as { email: string }[];
  for (const { email } of all.filter((one) => one.email !== ADMIN.email)) {
    const removed = await page.request.delete(`/api/administrators/${encodeURIComponent(email)}`);
    expect(removed.status(), email).toBe(204);
  }
}
