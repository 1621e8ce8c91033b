import { ADMIN, expect, test, USER } from "./fixtures.ts";

test("a visitor at a guarded page sees its name and a link to it on the login", async ({ page }) => {
  await page.goto("/add-event");
  await expect(page).toHaveURL("/admin-login?next=/add-event");
  await expect(page.getByText("Sign in to see “Add Event”.")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await page.getByRole("link", { name: "Open “Add Event”" }).click();
  await expect(page).toHaveURL("/add-event");
});

test("a user without the role who opens a page for administrators ends on the login", async ({ page, signIn }) => {
  await signIn(USER);
  await page.goto("/add-event");
  await expect(page).toHaveURL("/admin-login?next=/add-event");
  await expect(page.getByText("This account is not an administrator")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
});

test("a link that is followed after losing the session or the role ends on the login", async ({
  page,
  signIn,
  context,
}) => {
  for (const lose of [() => context.clearCookies(), () => signIn(USER)]) {
    await signIn();
    await page.goto("/events");
    const link = page.getByRole("link", { name: "Add Event" });
    await expect(link).toBeVisible();
    await lose();
    await link.click();
    await expect(page).toHaveURL("/admin-login?next=/add-event");
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  }
});
