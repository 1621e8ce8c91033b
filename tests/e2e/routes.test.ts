/** Checks every row of the specification's route table. */
import { expect, test } from "./fixtures.ts";
import { DISCOVER_PAGES, PUBLIC_PAGES } from "./public-pages.ts";

test("every page has a unique title with the product's name", async ({ request }) => {
  const titles = await Promise.all(
    PUBLIC_PAGES.map(async ({ path }) => /<title>(.*?)<\/title>/.exec(await (await request.get(path)).text())?.[1]),
  );
  for (const title of titles) expect(title).toContain("TPIC");
  expect(new Set(titles).size).toBe(PUBLIC_PAGES.length);
});

test("the hero of Home leads to the events, and its teaser to the gallery", async ({ page }) => {
  for (const [name, to] of [
    ["Stay Updated", "/events"],
    ["View Full Gallery", "/gallery"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(to);
  }
});

test("the upcoming event on Home has date, title, text and an external link", async ({ page, events: _ }) => {
  await page.goto("/");
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Learn More" }) });
  await expect(card.getByRole("heading")).toHaveText("Idea to Prototype Day");
  await expect(card.getByRole("time")).toHaveText("October 13, 2025");
  await expect(page.getByRole("main").getByRole("time"), "the only day").toHaveAttribute("datetime", "2025-10-13");
  await expect(card).toContainText("Bring one idea and one friend");
  await expect(card.getByRole("link")).toHaveAttribute("href", "https://www.example.edu/idea-to-prototype-day");
});

test("Get Started and the four cards of Home lead to Who we are", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What we do" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/discover/who-we-are");
  for (const card of ["Ideate", "Incubate", "Innovate", "Serve"]) {
    const item = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: card, exact: true }) });
    await expect(item.getByRole("link", { name: "know more" })).toHaveAttribute("href", "/discover/who-we-are");
  }
  await expect(page.getByRole("link", { name: "know more" })).toHaveCount(4);
});

test("the message from the desk has a sender and describes the cell", async ({ page }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { name: "Message from the desk" });
  const desk = page.getByRole("main").locator("section").filter({ has: heading });
  await expect(desk.getByRole("img", { name: "Portrait of Dr Revati Naithani" })).toBeVisible();
  await expect(desk).toContainText("Faculty Coordinator, Technology Pre-Incubation Cell");
  await expect(desk).toContainText("In February 2024");
  await expect(desk).toContainText("two memoranda of understanding with national institutes");
  await expect(desk).toContainText("cyber-physical systems");
  await expect(desk).toContainText("machine learning and the Internet of Things");
  await expect(desk).toContainText("grant scheme");
});

test("the pages of E-CELL have its banner and mark the current page", async ({ page }) => {
  for (const [name, path] of [["E-CELL", "/discover"], ...DISCOVER_PAGES] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByText("E-CELL", { exact: true }), path).toBeVisible();
    await expect(main.getByText("Technology Pre-Incubation Cell", { exact: true })).toBeVisible();
    const links = page.getByRole("navigation", { name: "E-CELL" }).getByRole("link");
    await expect(links).toHaveText(DISCOVER_PAGES.map(([title]) => title));
    for (const [index, [, to]] of DISCOVER_PAGES.entries()) await expect(links.nth(index)).toHaveAttribute("href", to);
    const current = page.getByRole("navigation", { name: "E-CELL" }).locator("[aria-current=page]");
    await expect(current).toHaveText(path === "/discover" ? [] : [name]);
  }
});

test("Mission and Vision holds a mission statement and a vision statement", async ({ page }) => {
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
