/** The reason for a failed save is next to the pressed button and has the focus. */
import type { Page } from "@playwright/test";
import { respond, EVENT, expect, requestsTo, test } from "./fixtures.ts";

/** A save must be seen to fail on a phone and on a computer. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const update = (page: Page) => page.getByRole("button", { name: "Update Event" }).click();

async function expectSeen(page: Page): Promise<void> {
  const at = `at ${page.viewportSize()!.width} px`;
  await expect(page.getByRole("alert"), at).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("alert"), at).toBeFocused();
}

test.beforeEach(async ({ signIn }) => signIn());

test("a save without a network is seen to fail, each time", async ({ page, context, events }) => {
  const { id } = await events.add();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`/edit-event/${id}`);
    await expect(field(page, "Title")).toHaveValue(EVENT.title);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    for (let round = 0; round < 2; round += 1) {
      await update(page);
      await expectSeen(page);
      await expect(page.getByRole("alert")).toHaveText(
        /^Failed to update event\.There was no internet connection\. Nothing on this page is lost\./,
      );
      await page.getByRole("button", { name: "Update Event" }).focus();
    }
    await context.setOffline(false);
  }
});

test("a save that the server cannot do, or refuses, is seen to fail; so is another editor's save", async ({
  page,
  events,
}) => {
  const fields = { location: "There is no such hall." };
  const error = { message: "Check the marked fields.", fields };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { id } = await events.add();
    await page.goto(`/edit-event/${id}`);
    await field(page, "Title").fill("Mine");
    await respond(page, "PUT", "**/api/events/*", { status: 500, body: "" });
    await update(page);
    await expectSeen(page);
    await page.unrouteAll();
    await respond(page, "PUT", "**/api/events/*", { status: 400, json: { error } });
    await update(page);
    const link = page.getByRole("link", { name: "Location: There is no such hall." });
    await expect(link).toBeVisible();
    await expectSeen(page);
    await link.click();
    await expect(field(page, "Location")).toBeFocused();
    await expect(field(page, "Location")).toHaveAccessibleDescription("There is no such hall.");
    await expect(field(page, "Location")).toHaveAttribute("aria-invalid", "true");
    await page.unrouteAll();
    await page.request.put(`/api/events/${id}`, { data: { ...EVENT, title: "Theirs" } });
    await update(page);
    await expect(page.getByRole("alert")).toContainText("You saved this event on");
    await expectSeen(page);
  }
});

test("fields that do not fit together are named before they are sent", async ({ page, events }) => {
  const calls = requestsTo(page, "/api/events/");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { id } = await events.add();
    await page.goto(`/edit-event/${id}`);
    await page.getByText("Times and last day").click();
    await field(page, "Last day (optional)").fill("2026-03-01");
    // A missing field does not hide the others.
    await field(page, "Title").fill("");
    await update(page);
    await expectSeen(page);
    await expect(page.getByRole("alert").getByRole("link")).toHaveText([/^Last day: /, "Title: Fill in this field."]);
    await field(page, "Title").fill("Pitch Night");
    await update(page);
    await page.getByRole("link", { name: "Last day: The last day must not be before the first." }).click();
    await expect(field(page, "Last day (optional)")).toBeFocused();
    await expect(field(page, "Last day (optional)")).toBeInViewport();
    // Unsaved text is sent, too.
    expect(calls.filter((call) => call.method() === "PUT" && call.url().endsWith(`/${id}`))).toEqual([]);
  }
});

test("a first day after the last one moves the last day", async ({ page, events }) => {
  const { id } = await events.add({ date: "2026-03-09" });
  await page.request.put(`/api/events/${id}`, { data: { ...EVENT, date: "2026-03-09", endDate: "2026-03-11" } });
  await page.goto(`/edit-event/${id}`);
  await field(page, "Date").fill("2026-03-30");
  await update(page);
  await expect(page).toHaveURL("/events");
  expect(await (await page.request.get(`/api/events/${id}`)).json()).toMatchObject({ endDate: "2026-04-01" });
});

test("empty fields are named in a list, and next to each of them", async ({ page, events }) => {
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await field(page, "Title").fill("");
  await field(page, "Date").fill("");
  await update(page);
  await expectSeen(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Title: Fill in this field.",
    "Date: Enter a date.",
  ]);
  await expect(field(page, "Title")).toHaveAccessibleDescription("Fill in this field.");
  await expect(field(page, "Title")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Title").fill("Filled in");
  await expect(page.getByRole("alert").getByRole("link"), "a corrected field leaves the list").toHaveText([
    "Date: Enter a date.",
  ]);
  await expect(field(page, "Title")).toBeFocused();
  await update(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["Date: Enter a date."]);
  await expectSeen(page);
  await field(page, "Date").fill("2026-03-30");
  await expect(page.getByRole("alert"), "nothing is wrong any more").toHaveCount(0);
});

test("a mistake in a folded part unfolds it, or its link does if the part was open at first", async ({
  page,
  events,
}) => {
  const address = field(page, "Link address (optional)");
  const summary = page.getByText("Registration, cancelled, postponed");
  const { id } = await events.add();
  await page.goto(`/edit-event/${id}`);
  await summary.click();
  await address.fill("no address");
  await summary.click();
  await expect(address).toBeHidden();
  await update(page);
  await expectSeen(page);
  await expect(address).toBeVisible();
  const other = await events.add({ linkUrl: "https://example.edu", linkLabel: "Register" });
  await page.goto(`/edit-event/${other.id}`);
  await address.fill("no address");
  await summary.click();
  await expect(address).toBeHidden();
  await update(page);
  await page.getByRole("alert").getByRole("link").click();
  await expect(address).toBeFocused();
});

test("a form of the account names missing fields in the same way", async ({ page }) => {
  await page.goto("/admin/account");
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expectSeen(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "Current password: Fill in this field.",
    "New password: Use 12 characters or more.",
  ]);
  await page.getByLabel("Current password").first().fill("not my password");
  await page.getByLabel("New password").fill("a much longer password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toContainText("This is not your password.");
  await expectSeen(page);
});

test("an empty login names each missing field and focuses the first", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/admin-login");
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/^Enter an email address/);
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Fill in this field.");
});
