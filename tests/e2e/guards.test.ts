import { GUARDED_PAGES } from "../support/guarded-pages.ts";
import { ADMIN, expect, test, USER } from "./fixtures.ts";

const LINKS = ["Add Event", "Messages", "Edit Pitch Night"];

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

test("a link that is followed after losing the session ends on the login", async ({
  page,
  signIn,
  events,
  context,
}) => {
  await events.add();
  for (const name of LINKS) {
    await signIn();
    await page.goto("/events");
    const link = page.getByRole("link", { name });
    await expect(link).toBeVisible();
    await context.clearCookies();
    await link.click();
    await expect(page, name).toHaveURL(/\/admin-login\?next=/);
    await expect(page.getByRole("button", { name: "Login", exact: true }), name).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" }), name).toBeVisible();
  }
});

test("a link that is followed after losing the role ends on the login", async ({ page, signIn, events }) => {
  await events.add();
  for (const name of LINKS) {
    await signIn();
    await page.goto("/events");
    const link = page.getByRole("link", { name });
    await expect(link).toBeVisible();
    await signIn(USER);
    await link.click();
    await expect(page, name).toHaveURL(/\/admin-login\?next=/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" }), name).toBeVisible();
  }
});

test("no page sent to a visitor contains guarded code or data", async ({ request }) => {
  for (const path of GUARDED_PAGES.flatMap((page) => [page, `${page}.data`])) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([202, 302]).toContain(response.status());
    expect(await response.text()).not.toContain("Submit Event");
    expect(response.headers()["cache-control"]).toContain("no-store");
  }
});
