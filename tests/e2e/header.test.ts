import { expect, holdBack, requestsTo, test, USER } from "./fixtures.ts";
import { HEADER_LINKS } from "./header-links.ts";
import { walkLinks } from "./walk-links.ts";

test.use({ reducedMotion: "no-preference" });

test("the header has the links of the specification, in its order, and each leads to its page", async ({ page }) => {
  await page.goto("/privacy");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(HEADER_LINKS.map(([label]) => label));
  await walkLinks(page, "banner", HEADER_LINKS);
});

test("the header remains at the top, and the keyboard's first stop leads past it", async ({ page }) => {
  await page.goto("/discover/thrust-areas");
  await page.getByRole("contentinfo").getByText("© 2024").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: "Events" })).toBeInViewport();
  await page.reload();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("while the session is read the header says Loading... in place of the login link", async ({ page, signIn }) => {
  await signIn();
  const release = await holdBack(page, "**/api/session");
  await page.goto("/");
  const loading = page.getByRole("banner").getByText("Loading...").filter({ visible: true });
  await expect(loading).toHaveCount(1);
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeHidden();
  release();
  await expect(page.getByRole("banner").getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test("a visitor hears the title of the next page, and has no session and no cookie", async ({ page, context }) => {
  const calls = requestsTo(page, "/api/session");
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await page.clock.fastForward("05:00");
  const live = page.locator("p[aria-live=polite]");
  await expect(live).toHaveText("");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
  await expect(live).toHaveText(await page.title());
  await expect(live).toHaveText(/^Gallery/);
  expect(calls).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("an administrator sees Logout, which signs out and goes to Home", async ({ page, signIn, context }) => {
  await signIn();
  await page.goto("/add-event");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("alert")).toHaveText("You are logged out.");
  expect((await context.cookies()).filter(({ name }) => name === "signed_in")).toEqual([]);
  expect(await (await page.request.get("/api/session")).json()).toEqual({ user: null, role: null });
});

test("an administrator's header has Admin, which leads to the desk and moves nothing", async ({ page, signIn }) => {
  await signIn();
  const release = await holdBack(page, "**/api/session");
  await page.goto("/events");
  const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
  const before = await contact.boundingBox();
  const admin = page.getByRole("banner").getByRole("link", { name: "Admin", exact: true });
  await expect(admin).toHaveCount(0);
  release();
  await expect(admin).toBeVisible();
  expect(await contact.boundingBox()).toEqual(before);
  await admin.click();
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("banner").locator("[aria-current]:visible")).toHaveText("Admin");
});

test("a signed-in user without the role sees Admin Login and no Logout", async ({ page, signIn }) => {
  await signIn(USER);
  const responded = page.waitForResponse("**/api/session");
  await page.goto("/events");
  expect(await (await responded).json()).toEqual({ user: { email: USER.email }, role: "user" });
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add Event" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
});

test("the description and noindex are those of the page after a navigation", async ({ page }) => {
  await page.goto("/admin-login");
  const robots = page.locator("meta[name=robots]");
  const description = page.locator("meta[name=description]");
  await expect(robots).toHaveAttribute("content", "noindex");
  await page.getByRole("contentinfo").getByRole("link", { name: "Events" }).click();
  await expect(page).toHaveURL("/events");
  await expect(robots).toHaveCount(0);
  await expect(description).toHaveCount(1);
  const served = await (await page.request.get("/events")).text();
  expect(served).toContain(`<meta name="description" content="${await description.getAttribute("content")}"`);
});
