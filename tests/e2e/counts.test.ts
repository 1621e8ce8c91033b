/** Checks every count and constant of the specification's section 9 in tests/sample/. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Returns the parts of the page whose heading has this level. */
const headings = (page: Page | Locator, level: number) => page.getByRole("heading", { level });

test("Culture has ten core values", async ({ page }) => {
  await page.goto("/discover/culture");
  await expect(headings(page.getByRole("main"), 3)).toHaveText([
    "Innovation",
    "Collaboration",
    "Integrity",
    "Support",
    "Adaptability",
    "Sustainability",
    "Excellence",
    "Inclusivity",
    "Resilience",
    "Customer-Centricity",
  ]);
});

test("there are nine thrust areas, each with a title and a description", async ({ page }) => {
  await page.goto("/discover/thrust-areas");
  const titles = headings(page.getByRole("main"), 2);
  await expect(titles).toHaveText([
    "Climate Change",
    "Food Processing",
    "Med-Tech & Ed-Tech",
    "Waste Processing",
    "Logistics & Supplies in remote areas",
    "Cloud Bursting",
    "Water Resource Management",
    "Eco-Tourism",
    "Hill Agriculture",
  ]);
  const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(cards).toHaveCount(9);
  for (const card of await cards.all()) {
    expect((await card.getByRole("paragraph").innerText()).split(" ").length).toBeGreaterThanOrEqual(25);
  }
});

test("there are four initiatives, each with an icon and a description", async ({ page }) => {
  await page.goto("/initiatives");
  const names = ["Startup Bootcamps", "Innovation Challenges", "Mentorship Programs", "Funding Opportunities"];
  await expect(headings(page.getByRole("main"), 2)).toHaveText(names);
  for (const name of names) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(card.locator("svg")).toHaveCount(1);
    expect((await card.getByRole("paragraph").innerText()).split(" ").length).toBeGreaterThanOrEqual(25);
  }
});

test("Nodes of 2025 are six departments with one coordinator each", async ({ page }) => {
  await page.goto("/discover/nodes");
  const nodes = {
    "Media & Branding": "Aarohi Semwal",
    "Event & PR": "Nandini Kathait",
    "Design & Branding": "Kabir Dhapola",
  };
  const more = {
    "Media & Reach": "Lalrinpuii Ralte",
    "Research & Content": "Stanzin Dolkar",
    "Event & Logistics": "Om Rai",
  };
  await expect(headings(page.getByRole("main"), 3)).toHaveText(Object.keys({ ...nodes, ...more }));
  for (const [name, coordinator] of Object.entries({ ...nodes, ...more })) {
    const node = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(node).toContainText(new RegExp(`Coordinator\\s*${coordinator}(?!,)`));
  }
});

test("Nodes of 2024 are five departments", async ({ page }) => {
  await page.goto("/discover/nodes?year=2024");
  await expect(headings(page.getByRole("main"), 3)).toHaveText([
    "Core Members",
    "Research & Development",
    "Finance",
    "Technology Development (Web Cell)",
    "Media and Branding",
  ]);
});

test("the gallery has ten pictures", async ({ page }) => {
  await page.goto("/gallery");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(10);
});

test("Home has three teaser pictures", async ({ page }) => {
  await page.goto("/");
  const teaser = page.locator("section").filter({ has: page.getByRole("link", { name: "View Full Gallery" }) });
  await expect(teaser.getByRole("img")).toHaveCount(3);
});

test("there are three blogs, each with title, date, author, picture and tags", async ({ page }) => {
  await page.goto("/blogs");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.getByRole("time")).toHaveText(["September 22, 2025", "July 14, 2025", "May 5, 2025"]);
  await expect(cards.getByText("Zoya Mirza")).toBeVisible();
  await expect(cards.getByRole("heading")).toHaveCount(3);
  await expect(cards.getByRole("img")).toHaveCount(3);
  await expect(cards.getByRole("list", { name: "Tags" })).toHaveCount(3);
});

test("three fixed events took place at the university", async ({ page, events: _ }) => {
  await page.goto("/events");
  const items = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(headings(items, 2)).toHaveText([
    "Social Media Engagement Challenge",
    "Eureka Pitching Competition 2025",
    "IDEATHON 2025",
  ]);
  await expect(items.getByRole("time")).toHaveText(["September 13, 2025", "August 26, 2025", "April 17, 2025"]);
  await expect(items.getByText("Himadri State University", { exact: true })).toHaveCount(3);
});

test("the contact form's message box has four rows", async ({ page }) => {
  await page.goto("/connect");
  await expect(page.getByLabel("Message", { exact: true })).toHaveAttribute("rows", "4");
});

test("the upcoming event is on October 13, 2025, and the footer says 2024", async ({ page, events: _ }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("time")).toHaveText("October 13, 2025");
  await expect(page.getByRole("main").getByRole("time")).toHaveAttribute("datetime", "2025-10-13");
  await expect(page.getByRole("contentinfo")).toContainText("© 2024");
});
