import { ADMIN, respond, EVENT, expect, holdBack, requestsTo, test, USER } from "./fixtures.ts";

test("signing in leads to the events", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("link", { name: "Add Event" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

for (const [who, email] of [
  ["a wrong password", ADMIN.email],
  ["an unknown address", "nobody@example.edu"],
]) {
  test(`${who} says Invalid login credentials and stays`, async ({ page }) => {
    await page.goto("/admin-login");
    await page.getByLabel("Email", { exact: true }).fill(email!);
    await page.getByLabel("Password", { exact: true }).fill("a wrong password");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
    await expect(page).toHaveURL("/admin-login");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email!);
    await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  });
}

test("the right password works after a wrong one", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill("a wrong password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Invalid login credentials");
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/events");
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

test("an account without the role signs in and remains a visitor", async ({ page }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(USER.email);
  await page.getByLabel("Password", { exact: true }).fill(USER.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await expect(page.getByRole("alert")).toContainText("this account is not an administrator");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^(Edit|Delete)/ })).toHaveCount(0);
});

for (const [who, account] of [
  ["an administrator", ADMIN],
  ["a user without the role", USER],
] as const) {
  test(`${who} who opens the login sees that and can sign out`, async ({ page, signIn }) => {
    await signIn(account);
    await page.goto("/admin-login");
    await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
    await page.getByRole("main").getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("alert")).toHaveText("You are signed out.");
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  });
}

test("a user without the role signs out in the message on the events", async ({ page, context }) => {
  await page.goto("/admin-login");
  await page.getByLabel("Email", { exact: true }).fill(USER.email);
  await page.getByLabel("Password", { exact: true }).fill(USER.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
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

test("an admin who reloads /edit-event/{id} and /admin/messages remains there", async ({ page, signIn, events }) => {
  const { id } = await events.add();
  await signIn();
  for (const [path, heading] of [
    [`/edit-event/${id}`, "Edit Event"],
    ["/admin/messages", "Messages"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveURL(path);
  }
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

test("signing in in another tab changes this one at once", async ({ page, context, events }) => {
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
});
