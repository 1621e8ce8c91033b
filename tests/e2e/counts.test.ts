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

test("Nodes are six departments with one coordinator each in 2025, and five in 2024", async ({ page }) => {
  await page.goto("/discover/nodes");
  const coordinators = {
    "Media & Branding": "Aarohi Semwal",
    "Event & PR": "Nandini Kathait",
    "Design & Branding": "Kabir Dhapola",
    "Media & Reach": "Lalrinpuii Ralte",
    "Research & Content": "Stanzin Dolkar",
    "Event & Logistics": "Om Rai",
  };
  await expect(headings(page.getByRole("main"), 3)).toHaveText(Object.keys(coordinators));
  for (const [name, coordinator] of Object.entries(coordinators)) {
    const node = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
    await expect(node).toContainText(new RegExp(`Coordinator\\s*${coordinator}(?!,)`));
  }
  await page.goto("/discover/nodes?year=2024");
  await expect(headings(page.getByRole("main"), 3)).toHaveText([
    "Core Members",
    "Research & Development",
    "Finance",
    "Technology Development (Web Cell)",
    "Media and Branding",
  ]);
});

test("the gallery has ten pictures, and Home three of them", async ({ page }) => {
  await page.goto("/gallery");
  await expect(page.getByRole("main").getByRole("img")).toHaveCount(10);
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
