/** Checks every row of the specification's route table. */
import { expect, test } from "./fixtures.ts";
import { DISCOVER_PAGES } from "./public-pages.ts";

test("Home has its hero, the upcoming event, its cards and the message from the desk", async ({ page, events: _ }) => {
  for (const [name, to] of [
    ["View Full Gallery", "/gallery"],
    ["Stay Updated", "/events"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(to);
  }
  await page.goto("/");
  const upcoming = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Learn More" }) });
  await expect(upcoming.getByRole("heading")).toHaveText("Idea to Prototype Day");
  await expect(upcoming.getByRole("time")).toHaveText("October 13, 2025");
  await expect(page.getByRole("main").getByRole("time"), "the only day").toHaveAttribute("datetime", "2025-10-13");
  await expect(upcoming).toContainText("Bring one idea and one friend");
  await expect(upcoming.getByRole("link")).toHaveAttribute("href", "https://www.example.edu/idea-to-prototype-day");
  await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we do" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/discover/who-we-are");
  for (const card of ["Ideate", "Incubate", "Innovate", "Serve"]) {
    const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: card, exact: true }) });
    await expect(item.getByRole("link", { name: "know more" })).toHaveAttribute("href", "/discover/who-we-are");
  }
  await expect(page.getByRole("link", { name: "know more" })).toHaveCount(4);
  const heading = page.getByRole("heading", { name: "Message from the desk" });
  const desk = page.getByRole("main").locator("section").filter({ has: heading });
  await expect(desk.getByRole("img", { name: "Portrait of Dr Revati Naithani" })).toBeVisible();
  for (const text of [
    "Faculty Coordinator, Technology Pre-Incubation Cell",
    "In February 2024",
    "two memoranda of understanding with national institutes",
    "cyber-physical systems",
    "machine learning and the Internet of Things",
    "grant scheme",
  ])
    await expect(desk).toContainText(text);
});

test("the pages of E-CELL have its banner and mark the current page", async ({ page }) => {
  await page.goto("/discover");
  for (const [name, path] of [["E-CELL", "/discover"], ...DISCOVER_PAGES] as const) {
    if (path !== "/discover")
      await page.getByRole("navigation", { name: "E-CELL" }).getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const main = page.getByRole("main");
    await expect(main.getByText("E-CELL", { exact: true }), path).toBeVisible();
    await expect(main.getByText("Technology Pre-Incubation Cell", { exact: true })).toBeVisible();
    const links = page.getByRole("navigation", { name: "E-CELL" }).getByRole("link");
    await expect(links).toHaveText(DISCOVER_PAGES.map(([title]) => title));
    const current = page.getByRole("navigation", { name: "E-CELL" }).locator("[aria-current=page]");
    await expect(current).toHaveText(path === "/discover" ? [] : [name]);
  }
  await page.goto("/discover/mission-and-vision");
  for (const title of ["Mission", "Vision"]) {
    const heading = page.getByRole("heading", { level: 2, name: title, exact: true });
    const statement = page.locator("section").filter({ has: heading });
    expect((await statement.innerText()).split(/\s+/).length).toBeGreaterThan(120);
  }
});

test("Learn offers its three children, which show only a bare title", async ({ page }) => {
  const children = ["Newsletter", "Startup Guide", "Incubators"];
  for (const title of children) {
    await page.goto("/learn");
    await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/learn/${title.toLowerCase().replace(" ", "-")}`);
    await expect(page.getByRole("main")).toHaveText(title);
  }
});

test("a blog card opens the post with date, author, tags, picture and full text", async ({ page }) => {
  await page.goto("/blogs");
  await page.getByRole("main").getByRole("link", { name: "What a grant panel asks" }).click();
  await expect(page).toHaveURL("/blogs/what-a-grant-panel-asks");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What a grant panel asks");
  await expect(page.getByRole("time")).toHaveText("May 5, 2025");
  await expect(page.getByRole("article")).toContainText("Gurnoor Kaur Sandhu");
  await expect(page.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "grants",
    "money",
    "pitching",
  ]);
  await expect(page.getByRole("article").getByRole("img", { name: "A student stands beside" })).toBeVisible();
  expect((await page.getByRole("article").innerText()).split(/\s+/).length).toBeGreaterThan(600);
});

test("Admin Login asks for email and password", async ({ page }) => {
  await page.goto("/admin-login");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("type", "email");
  await expect(page.getByLabel("Email", { exact: true })).toHaveAttribute("required");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("required");
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});
