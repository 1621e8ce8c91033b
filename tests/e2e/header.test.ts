import { expect, holdBack, requestsTo, test, USER } from "./fixtures.ts";
import { HEADER_LINKS } from "./header-links.ts";
import { walkLinks } from "./walk-links.ts";

test("the header has the links of the specification, in its order, and each leads to its page", async ({ page }) => {
  await page.goto("/privacy");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(HEADER_LINKS.map(([label]) => label));
  for (const [index, [, to]] of HEADER_LINKS.entries()) await expect(links.nth(index)).toHaveAttribute("href", to);
  await walkLinks(page, "banner", HEADER_LINKS);
});

test("the link of the section that is open is marked", async ({ page }) => {
  for (const [path, label] of [
    ["/", "Home"],
    ["/discover/culture", "E-CELL"],
    ["/blogs/what-a-grant-panel-asks", "Blogs"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("banner").locator("[aria-current]:visible")).toHaveText(label);
  }
});

test("a screen reader hears the title of the page that a link opens", async ({ page }) => {
  await page.goto("/blogs");
  const live = page.locator("p[aria-live=polite]");
  await expect(live).toHaveText("");
  await page.getByRole("banner").getByRole("link", { name: "Gallery", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gallery" })).toBeVisible();
  await expect(live).toHaveText(await page.title());
  await expect(live).toHaveText(/^Gallery/);
});

test("the header remains at the top while the page scrolls", async ({ page }) => {
  await page.goto("/discover/thrust-areas");
  await page.getByRole("contentinfo").getByText("© 2024").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  await expect(page.getByRole("banner").getByRole("link", { name: "Events" })).toBeInViewport();
});

test("the keyboard's first stop leads past the header to the content", async ({ page }) => {
  await page.goto("/events");
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

test("a visitor's browser never asks for the session, nor does it get a cookie", async ({ page, context }) => {
  const calls = requestsTo(page, "/api/session");
  await page.clock.install();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Admin Login" })).toBeVisible();
  await page.clock.fastForward("05:00");
  await page.getByRole("banner").getByRole("link", { name: "Gallery" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery");
  expect(calls).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("an administrator sees Logout, which signs out and goes to Home", async ({ page, signIn, context }) => {
  await signIn();
  await page.goto("/events");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
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

test("Logout leads to Home from a page for administrators too", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/add-event");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Admin Login" })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("alert")).toHaveText("You are logged out.");
});

test("Logout leads to Home although the session is checked while Home loads", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/content/home");
  const release = await holdBack(page, /\.data/);
  const signedOut = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await signedOut;
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  release();
  await expect(page.getByRole("alert")).toHaveText("You are logged out.");
  await expect(page).toHaveURL("/");
});

test("Logout leads to Home although the session is checked as soon as it ends", async ({ page, signIn }) => {
  await signIn();
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      const response = await fetch(...call);
      if (call[1]?.method === "DELETE") document.dispatchEvent(new Event("visibilitychange"));
      return response;
    };
  });
  await page.goto("/admin/content/home");
  const release = await holdBack(page, /\.data/);
  const signedOut = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await signedOut;
  release();
  await expect(page.getByRole("alert")).toHaveText("You are logged out.");
  await expect(page).toHaveURL("/");
});

test("a failed sign-out shows a message, and Logout remains", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/events");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.route("**/api/session", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("alert")).toContainText("You could not be signed out.");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(page).toHaveURL("/events");
});

test("when signing out fails on a phone, the menu closes and the message has the focus", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto("/events");
  await page.getByRole("banner").getByText("Menu", { exact: true }).click();
  const logout = page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Logout" });
  await expect(logout).toBeVisible();
  await page.route("**/api/session", (route) => route.abort());
  await logout.click();
  await expect(page.getByRole("alert")).toContainText("You could not be signed out.");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(logout).toBeHidden();
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
