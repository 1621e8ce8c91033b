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
] as const;

test("the footer has the ten links of the specification, in its order", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
  await expect(links).toHaveText(LINKS.map(([label]) => label));
  for (const [index, [, to]] of LINKS.entries()) await expect(links.nth(index)).toHaveAttribute("href", to);
});

test("each link of the footer leads to its page", async ({ page }) => {
  await page.goto("/privacy");
  await walkLinks(page, "contentinfo", LINKS);
});

test("the footer links to four social pages, the university and the privacy page", async ({ page }) => {
  await page.goto("/");
  for (const [label, href] of ELSEWHERE) {
    const link = page.getByRole("contentinfo").getByRole("link", { name: label, exact: true });
    await expect(link).toHaveAttribute("href", href);
  }
});

test("the footer gives address, e-mail, copyright and credits", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Second Floor, Innovation Block");
  await expect(footer).toContainText("Deodar Ridge Road, Himadri Hills, North India");
  await expect(footer.getByRole("link", { name: "cell@example.edu" })).toHaveAttribute(
    "href",
    "mailto:cell@example.edu",
  );
  await expect(footer).toContainText("© 2024 Technology Pre-Incubation Cell, Himadri State University");
  await expect(footer).toContainText("Designed and built by the web team");
  await expect(footer).toContainText("Texts by the Research & Content node");
});
