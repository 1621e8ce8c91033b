import { findings } from "./axe.ts";
import { ADMIN, respond, EVENT, expect, holdBack, requestsTo, test, USER } from "./fixtures.ts";

test("an unknown address or a wrong password stays at the login, and the right one leads to the events", async ({
  page,
}) => {
  await page.goto("/admin-login");
  const [email, password] = ["Email", "Password"].map((label) => page.getByLabel(label, { exact: true }));
  for (const address of ["nobody@example.edu", ADMIN.email]) {
    await email!.fill(address);
    await password!.fill("a wrong password");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByRole("alert"), address).toBeFocused();
    await expect(page.getByRole("alert"), address).toHaveText("Invalid login credentials");
    await expect(page, address).toHaveURL("/admin-login");
    await expect(email!).toHaveValue(address);
    await expect(page.getByRole("link", { name: "Admin Login" }), address).toBeVisible();
  }
  expect(await findings(page)).toEqual([]);
  await password!.fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("link", { name: "Add Event" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("email and password are required, and the email must look like one", async ({ page }) => {
  const calls = requestsTo(page, "/api/session");
  await page.goto("/admin-login");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByLabel("Email", { exact: true }).fill("not an address");
  await page.getByLabel("Password", { exact: true }).fill("anything");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.locator(":invalid:focus")).toHaveAttribute("name", "email");
  expect(calls).toEqual([]);
});

test("an unreachable server is not shown as a wrong password", async ({ page }) => {
  await page.goto("/admin-login");
  await respond(page, "POST", "**/api/session", { status: 503, body: "" });
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Signing in does not work at the moment.");
  await expect(page).toHaveURL("/admin-login");
});

test("a user without the role remains a visitor, and can sign out in the message", async ({ page, context }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(USER.email);
  await page.getByLabel("Password", { exact: true }).fill(USER.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toContainText("this account is not an administrator");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await page.route("**/api/session", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("alert")).toContainText("You could not be signed out.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toHaveText("You are signed out.");
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === "signed_in")).toEqual([]);
});

test("an admin who reloads /add-event remains there, after Loading...", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/add-event");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Add Event");
  const release = await holdBack(page, "**/api/session");
  await page.reload();
  await expect(page.getByRole("main").getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Event" })).toHaveCount(0);
  release();
  await expect(page.getByRole("button", { name: "Submit Event" })).toBeVisible();
  await expect(page).toHaveURL("/add-event");
});

test("signing out in another tab changes this one at once, without a call", async ({ page, context, signIn }) => {
  await signIn();
  await page.goto("/add-event");
  await expect(page.getByRole("button", { name: "Submit Event" })).toBeVisible();
  const calls = requestsTo(page, "/api/session");
  const other = await context.newPage();
  await other.goto("/events");
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/admin-login?next=/add-event");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("signing in in another tab changes this one at once, also as another person", async ({
  page,
  context,
  events,
  site,
}) => {
  await events.add();
  await page.goto("/events");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/admin-login");
  await other.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await other.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await other.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("button", { name: `Delete ${EVENT.title}` })).toBeVisible();

  const somebody = { email: "other@example.edu", password: ADMIN.password };
  site.addAdmin(somebody);
  await page.goto("/admin");
  const desk = page.getByRole("heading", { level: 1, name: "Admin desk" });
  await expect(desk).toBeVisible();
  await page.request.post("/api/session", { data: somebody });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText(`You are signed in as ${somebody.email}.`)).toBeVisible();
  await page.getByRole("link", { name: "Open “Admin desk”" }).click();
  await expect(desk).toBeVisible();
});
