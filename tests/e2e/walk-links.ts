import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Follows each link of the header or footer, from the page to which the link before led. */
export async function walkLinks(
  page: Page,
  part: "banner" | "contentinfo",
  links: readonly (readonly [string, string])[],
) {
  const heading = page.getByRole("heading", { level: 1 });
  for (const [label, to] of links) {
    const before = await heading.innerText();
    await page.getByRole(part).getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(to);
    await expect(heading).not.toHaveText(before);
  }
}
