/** Shows components in states that no page has. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectPicture } from "./picture.ts";
import { centre, settle } from "./stillness.ts";

const SCREEN = { fullPage: false };

test("the open menu of a phone", async ({ open }) => {
  const page = await open("/events", { width: 360 });
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expectPicture(page, "part-menu-360", SCREEN);
});

test("the way past the header, and the ring around what has the focus", async ({ open }) => {
  const page = await open("/learn");
  await page.keyboard.press("Tab");
  await expectPicture(page, "part-skip-link-1280", SCREEN);
  const link = page.getByRole("link", { name: "Startup Guide" });
  await link.focus();
  await centre(link);
  await expectPicture(page, "part-focus-1280", SCREEN);
});

test("the contact form with its mistakes, and after sending", async ({ open }) => {
  const page = await open("/connect");
  const button = page.getByRole("button", { name: "Send Message" });
  await fill(page, { Name: " ", Email: "asha@example", Message: " " });
  await button.click();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(3);
  await centre(button);
  await expectPicture(page, "part-contact-mistakes-1280", SCREEN);

  await page.route("/api/contact", (route) => route.fulfill({ status: 201, json: { stored: true } }));
  await fill(page, { Name: "Asha Rawat", Email: "asha@example.edu", Message: "A question." });
  await button.click();
  await expect(page.getByRole("status").filter({ hasText: "success" })).toBeVisible();
  await centre(button);
  await expectPicture(page, "part-contact-sent-1280", SCREEN);
});

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(words);
}

test("the gallery's lightbox", async ({ open }) => {
  const page = await open("/gallery");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("dialog").or(page.locator(".yarl__root")).first()).toBeVisible();
  await settle(page);
  await expectPicture(page, "part-lightbox-1280", SCREEN);
});

test("the events when they could not be loaded", async ({ open }) => {
  const page = await open("/learn");
  await page.route("/api/events", (route) => route.fulfill({ status: 500, json: { error: { message: "Away." } } }));
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await settle(page);
  await expectPicture(page, "part-events-failed-1280", SCREEN);
});

test("the theme that was chosen against the system's", async ({ open }) => {
  const page = await open("/learn", { theme: "dark" });
  await page.getByRole("radio", { name: "Light" }).check({ force: true });
  await expectPicture(page, "part-theme-chosen-1280");
});
