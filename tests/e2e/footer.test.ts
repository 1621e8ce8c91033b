import { expect, test } from "./fixtures.ts";
import { walkLinks } from "./walk-links.ts";

const LINKS = [
  ["Mission and Vision", "/discover/mission-and-vision"],
  ["Events", "/events"],
  ["Initiatives", "/initiatives"],
  ["Gallery", "/gallery"],
  ["Learn", "/learn"],
  ["Who we are", "/discover/who-we-are"],
  ["How TPIC works", "/discover/thrust-areas"],
  ["Meet the Team", "/team"],
  ["Partners and Collaborators", "/discover/partners-and-collaborators"],
  ["Contact", "/connect"],
] as const;

const ELSEWHERE = [
  ["Facebook", "https://www.facebook.com/example.tpic"],
  ["Instagram", "https://www.instagram.com/example.tpic"],
  ["TPIC on LinkedIn", "https://www.linkedin.com/company/example-tpic"],
  ["Himadri State University on LinkedIn", "https://www.linkedin.com/school/example-himadri-state-university"],
  ["Himadri State University", "https://www.example.edu/"],
  ["Privacy", "/privacy"],
  ["cell@example.edu", "mailto:cell@example.edu"],
] as const;

test("the footer has the texts of the cell, and links that lead to their pages", async ({ page }) => {
  await page.goto("/privacy");
  const footer = page.getByRole("contentinfo");
  const links = footer.getByRole("navigation").getByRole("link");
  const labels = LINKS.map(([label]) => label);
  await expect(links, "If you added a link to the footer, add it to LINKS.").toHaveText(labels);
  for (const [name, href] of ELSEWHERE)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  for (const text of [
    "Second Floor, Innovation Block",
    "Deodar Ridge Road, Himadri Hills, North India",
    "© 2024 Technology Pre-Incubation Cell, Himadri State University",
    "Designed and built by the web team",
    "Texts by the Research & Content node",
  ])
    await expect(footer).toContainText(text);
  await walkLinks(page, "contentinfo", [...LINKS, ["Privacy", "/privacy"]]);
});
