/** An open page notices that a session or a role has ended. */
import type { SiteProcess } from "../support/site-process.ts";
import { respond, expect, requestsTo, test } from "./fixtures.ts";

let count = 0;

/** Adds an administrator of this test only, who can lose session and role without affecting other tests. */
function newAdmin(site: SiteProcess) {
  const admin = { email: `admin-${(count += 1)}@example.edu`, password: "a password of this test" };
  site.addAdmin(admin);
  return admin;
}

test("a removed role is noticed at the next tick of 30 s", async ({ page, site, signIn }) => {
  const admin = newAdmin(site);
  await signIn(admin);
  await page.clock.install();
  await page.goto("/events");
  await expect(page.getByRole("link", { name: "Add Event" })).toBeVisible();
  site.command("cli/admin.ts", "remove", admin.email);
  await page.clock.fastForward("00:30");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Edit|Delete)/ })).toHaveCount(0);
});

test("a session that ended on the server clears user and role at the next tick", async ({
  page,
  site,
  signIn,
  context,
}) => {
  const admin = newAdmin(site);
  await signIn(admin);
  await page.clock.install();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  site.setPassword({ ...admin, password: "another password instead" });
  await page.clock.fastForward("00:30");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  expect((await context.cookies()).filter(({ name }) => name === "signed_in")).toEqual([]);
});

test("expired cookies clear user and role at the next tick, without a call", async ({ page, signIn, context }) => {
  await signIn();
  await page.clock.install();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  const calls = requestsTo(page, "/api/session");
  await context.clearCookies();
  await page.clock.fastForward("00:30");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  expect(calls).toEqual([]);
});

test("a tick without a response signs nobody out", async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.route("**/api/session", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.clock.fastForward("00:30");
  await failed;
  await page.getByRole("link", { name: "Add Event" }).click();
  await expect(page.getByRole("button", { name: "Submit Event" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("a late response after signing out does not sign in again", async ({ page, signIn }) => {
  await signIn();
  await page.clock.install();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/session", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  const asked = page.waitForRequest("**/api/session");
  await page.clock.fastForward("00:30");
  await asked;
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  const late = page.waitForResponse("**/api/session");
  release();
  await (await late).finished();
  await page.clock.runFor(100);
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
});

test("a role that could not be looked up is logged and cleared", async ({ page, signIn, consoleMessages }) => {
  await signIn();
  const viewer = { user: { email: "admin@example.edu" }, role: null, error: "the lookup failed" };
  await respond(page, "GET", "**/api/session", { status: 200, json: viewer });
  await page.goto("/events");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual(["Error checking admin: the lookup failed"]);
});

test("a role that can no longer be looked up is cleared on an open page too", async ({
  page,
  signIn,
  consoleMessages,
}) => {
  await signIn();
  await page.clock.install();
  await page.goto("/add-event");
  await expect(page.getByRole("button", { name: "Submit Event" })).toBeVisible();
  const viewer = { user: { email: "admin@example.edu" }, role: null, error: "the lookup failed" };
  await respond(page, "GET", "**/api/session", { status: 200, json: viewer });
  await page.clock.fastForward("00:30");
  await expect(page).toHaveURL("/admin-login?next=/add-event");
  // The login page asks once more, because its own data says that the session has a role.
  const message = "Error checking admin: the lookup failed";
  await expect.poll(() => consoleMessages).toEqual([message, message]);
  consoleMessages.splice(0);
});
