import { GUARDED_PAGES } from "../support/guarded-pages.ts";
import { ADMIN, expect, test, USER } from "./fixtures.ts";

test("a visitor who opens a page for administrators ends on the login", async ({ page }) => {
  for (const path of GUARDED_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(`/admin-login?next=${path}`);
    await expect(page.getByRole("button", { name: "Login", exact: true }), path).toBeVisible();
  }
});

test("a user without the role who opens a page for administrators ends on the login", async ({ page, signIn }) => {
  await signIn(USER);
  for (const path of GUARDED_PAGES) {
    await page.goto(path);
    await expect(page).toHaveURL(`/admin-login?next=${path}`);
    await expect(page.getByText("This account is not an administrator"), path).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" }), path).toBeVisible();
  }
});

test("a visitor at a guarded page sees its name and a link to it on the login", async ({ page }) => {
  await page.goto("/add-event");
  await expect(page.getByText("Sign in to see “Add Event”.")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL("/events");
  await page.getByRole("link", { name: "Open “Add Event”" }).click();
  await expect(page).toHaveURL("/add-event");
});

for (const link of ["Add Event", "Messages", "Edit Pitch Night"]) {
  test(`following ${link} after losing the session ends on the login`, async ({ page, signIn, events, context }) => {
    await events.add();
    await signIn();
    await page.goto("/events");
    await expect(page.getByRole("link", { name: link })).toBeVisible();
    await context.clearCookies();
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(/\/admin-login\?next=/);
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  });

  test(`following ${link} after losing the role ends on the login`, async ({ page, signIn, events }) => {
    await events.add();
    await signIn();
    await page.goto("/events");
    await expect(page.getByRole("link", { name: link })).toBeVisible();
    await signIn(USER);
    await page.getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(/\/admin-login\?next=/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  });
}

test("no page sent to a visitor contains guarded code or data", async ({ request }) => {
  for (const path of GUARDED_PAGES.flatMap((page) => [page, `${page}.data`])) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([202, 302]).toContain(response.status());
    expect(await response.text()).not.toContain("Submit Event");
    expect(response.headers()["cache-control"]).toContain("no-store");
  }
});
