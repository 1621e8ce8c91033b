/** The counts and names of the specification in tests/sample/. Change this list together with the content. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Block, Inline } from "../domain/prose.ts";
import { readContent } from "../platform/content/index.ts";
import { ROOT, startApp } from "./support/app.ts";
import { fullShelf } from "./support/content.ts";
import { CONTENT } from "./support/sample-site.ts";
import { shownOn } from "./support/shown.ts";

const content = readContent(CONTENT, fullShelf);

function inlineText(inlines: Inline[]): string {
  return inlines.map((inline) => (inline.type === "text" ? inline.text : inlineText(inline.children))).join("");
}
function blockText(block: Block): string {
  return block.type === "list" ? block.items.map(inlineText).join("\n") : inlineText(block.children);
}
const proseText = (prose: Block[]) => prose.map(blockText).join("\n");
const countWords = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

test("the ten core values", () => {
  expect(content.values.map(({ title }) => title)).toEqual([
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

test("the culture of the cell is one paragraph", () => {
  expect(content.culture.map(({ type }) => type)).toEqual(["paragraph"]);
});

test("coordinators and colours are spelled in one way", () => {
  const files = globSync("{tests/sample,app}/**/*.{md,yaml,tsx}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(0);
  const other = (file: string) => /co-ordinat|\bcolors\b/i.test(readFileSync(join(ROOT, file), "utf8"));
  expect(files.filter(other)).toEqual([]);
});

test("the nine thrust areas", () => {
  expect(content.thrustAreas.map(({ title }) => title)).toEqual([
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
});

test("the four initiatives have different icons", () => {
  expect(content.initiatives.map(({ name }) => name)).toEqual([
    "Startup Bootcamps",
    "Innovation Challenges",
    "Mentorship Programs",
    "Funding Opportunities",
  ]);
  expect(new Set(content.initiatives.map(({ icon }) => icon)).size).toBe(4);
});

test("six departments of 2025 with one coordinator each, five of 2024", () => {
  const [first, ...others] = content.nodes.get(2025)!.map(({ name }) => name);
  expect(first).toMatch(/media.*brand/i);
  expect(others).toEqual([
    "Event & PR",
    "Design & Branding",
    "Media & Reach",
    "Research & Content",
    "Event & Logistics",
  ]);
  for (const { name, coordinators } of content.nodes.get(2025)!) expect(coordinators, name).toHaveLength(1);
  expect(content.nodes.get(2024)!.map(({ name }) => name)).toEqual([
    "Core Members",
    "Research & Development",
    "Finance",
    "Technology Development (Web Cell)",
    "Media and Branding",
  ]);
});

test("every coordinator of a year is a student of that year", () => {
  for (const year of [2025, 2024]) {
    const { leads, members } = content.students.get(year)!;
    const students = [...leads, ...members].map(({ name }) => name);
    expect(students).toEqual(
      expect.arrayContaining(content.nodes.get(year)!.flatMap(({ coordinators }) => coordinators)),
    );
  }
});

test("the team has 4 faculty, 1 special, and 17 and 5 students", () => {
  expect([content.staff.faculty.length, content.staff.special.length]).toEqual([4, 1]);
  expect(content.students.get(2025)!.leads).toHaveLength(2);
  expect(content.students.get(2025)!.members).toHaveLength(15);
  const { leads, members } = content.students.get(2024)!;
  expect([...leads, ...members]).toHaveLength(5);
  expect(content.site.session).toBe("2025-26");
});

test("the gallery has ten described pictures, three of them on the home page", () => {
  expect(content.gallery).toHaveLength(10);
  expect(new Set(content.home.galleryTeaser).size).toBe(3);
  for (const { id, picture } of content.gallery) expect(countWords(picture.alt), id).toBeGreaterThanOrEqual(5);
});

test("three past events at the university, and the upcoming one", () => {
  expect(content.fixedEvents.map(({ title, date }) => [title, date])).toEqual([
    ["Social Media Engagement Challenge", "2025-09-13"],
    ["Eureka Pitching Competition 2025", "2025-08-26"],
    ["IDEATHON 2025", "2025-04-17"],
  ]);
  for (const { location } of content.fixedEvents) expect(location).toContain(content.site.university.name);
  expect(content.home.upcoming.date).toBe("2025-10-13");
  expect(content.home.upcoming.link).toMatch(/^https:\/\//);
});

test("three posts of full length, with author, picture and tags", () => {
  expect(content.blogs).toHaveLength(3);
  for (const { id } of content.blogs)
    expect(countWords(proseText(content.blogBody(id))), id).toBeGreaterThanOrEqual(600);
});

test("the home page: the tagline, four cards, and the years that are shown first", () => {
  expect(content.home.hero.tagline).toEqual(["Ideate", "Incubate", "Innovate", "Serve"]);
  expect(content.home.whatWeDo.cards.map(({ title }) => title)).toEqual(["Ideate", "Incubate", "Innovate", "Serve"]);
  expect(content.site.defaults).toEqual({ nodesYear: 2025, teamYear: 2025 });
  expect(content.site.copyright.year).toBe(2024);
  expect(content.site.socials.linkedin).toHaveLength(2);
});

test.each(["whoWeAre", "mission", "vision", "culture"] as const)("the text of %s has 120 words or more", (page) => {
  expect(countWords(proseText(content[page]))).toBeGreaterThanOrEqual(120);
});

test("who we are on the home page has at least 120 words", () => {
  expect(countWords(content.home.whoWeAre.text)).toBeGreaterThanOrEqual(120);
});

test("the message from the desk has its length and its facts", () => {
  const message = proseText(content.deskMessage);
  expect(countWords(message)).toBeGreaterThanOrEqual(300);
  for (const fact of [
    /February 2024/,
    /two memoranda of understanding|two MoUs/,
    /national institutes/,
    /cyber-physical systems/,
    /machine learning/,
    /Internet of Things/,
    /grant scheme/,
  ]) {
    expect(message).toMatch(fact);
  }
});

test("every card has at least 25 words", () => {
  const cards = [
    ...content.values,
    ...content.thrustAreas,
    ...content.initiatives,
    ...content.home.whatWeDo.cards,
    ...content.nodes.get(2025)!,
    ...content.nodes.get(2024)!,
  ];
  const short = cards.filter(({ description }) => countWords(description) < 25).map(({ description }) => description);
  expect(short).toEqual([]);
});

/** Returns the elements of the pages, as text. */
async function openPages() {
  const app = await startApp();
  const plain = (html: string) =>
    html
      .replaceAll(/<[^>]+>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
  return async (path: string) => {
    const html = await shownOn(await app.request(path));
    const all = (tag: string) => html.match(new RegExp(`<${tag}\\b.*?</${tag}>`, "gs")) ?? [];
    return { html, text: plain(html), all, texts: (tag: string) => all(tag).map(plain) };
  };
}

test("the pages show the values, areas, initiatives and nodes, each with its text", async () => {
  const open = await openPages();
  const titles = <Entry>(entries: Entry[], key: keyof Entry) => entries.map((entry) => entry[key]);
  const culture = await open("/discover/culture");
  expect(culture.texts("h3")).toEqual(titles(content.values, "title"));
  const areas = await open("/discover/thrust-areas");
  expect(areas.texts("h2")).toEqual(titles(content.thrustAreas, "title"));
  for (const { description } of content.thrustAreas) expect(areas.texts("p")).toContain(description);
  const initiatives = await open("/initiatives");
  expect(initiatives.texts("h2")).toEqual(titles(content.initiatives, "name"));
  for (const { name, description } of content.initiatives) {
    const card = initiatives.all("li").find((item) => item.includes(`${name}</h2>`))!;
    expect(card).toContain("<svg");
    expect(initiatives.texts("p")).toContain(description);
  }
  for (const year of [2025, 2024]) {
    const nodes = await open(`/discover/nodes?year=${year}`);
    expect(nodes.texts("h3")).toEqual(titles(content.nodes.get(year)!, "name"));
    for (const { name, coordinators } of content.nodes.get(year)!)
      expect(nodes.texts("li").find((item) => item.includes(name))).toContain(coordinators.join(", "));
  }
  expect((await open("/discover/nodes")).texts("h3")).toEqual(titles(content.nodes.get(2025)!, "name"));
});

test("the pages show the pictures of the gallery, the posts and the past events", async () => {
  const open = await openPages();
  expect((await open("/gallery")).html.match(/<img/g)).toHaveLength(10);
  const teaser = (await open("/")).all("section").find((section) => section.includes("View Full Gallery"))!;
  expect(teaser.match(/<img/g)).toHaveLength(3);
  const blogs = await open("/blogs");
  expect(blogs.all("article")).toHaveLength(3);
  for (const { title, author, tags } of content.blogs) {
    const card = blogs.all("article").find((article) => article.includes(title))!;
    for (const part of [author, "<img", 'aria-label="Tags"', ...tags]) expect(card, title).toContain(part);
  }
  expect(blogs.texts("time")).toEqual(["September 22, 2025", "July 14, 2025", "May 5, 2025"]);
  const events = await open("/events");
  expect(events.texts("h2")).toEqual(content.fixedEvents.map(({ title }) => title));
  expect(events.texts("time")).toEqual(["September 13, 2025", "August 26, 2025", "April 17, 2025"]);
  expect(events.texts("span").filter((text) => text === content.site.university.name)).toHaveLength(3);
});

test("the team and the contact page show each member with photo, role and links", async () => {
  const open = await openPages();
  const { faculty, special } = content.staff;
  const { leads, members } = content.students.get(2025)!;
  for (const path of ["/team", "/connect"]) {
    const team = await open(path);
    expect(team.text, path).toContain("Session 2025-26");
    expect(team.texts("h3"), path).toEqual([...faculty, ...special, ...leads, ...members].map(({ name }) => name));
    const withoutLinks = team.html.replaceAll(/<ul\b(?:(?!<ul\b|<h3).)*?<\/ul>/gs, "");
    const rows = withoutLinks.match(/<ul\b.*?<\/ul>/gs)!.map((row) => row.match(/<h3/g)?.length);
    expect(rows, "the first two students have their own row").toEqual([4, 1, 2, 15]);
  }
  const contact = await open("/connect");
  expect(contact.texts("h2")).toEqual(["Faculty Members", "Special Members", "Students Team", "Write to us"]);
  expect(contact.html).toMatch(/<textarea[^>]* rows="4"/);
  expect(contact.html).toContain('href="/privacy"');
  const { html } = await open("/team");
  const card = html.split("<li").find((item) => item.includes("Zoya Mirza</h3>"))!;
  expect(card).toMatch(/alt="Portrait of Zoya Mirza"/);
  expect(card).toContain("Student Co-Lead");
  const links = [
    "mailto:zoya.mirza@example.edu",
    "https://www.linkedin.com/in/example-zoya-mirza",
    "https://www.instagram.com/example.zoya.mirza",
  ];
  for (const link of links) expect(html).toContain(`href="${link}"`);
  expect(html.match(/href="mailto:/g)).toHaveLength(22);
  expect(
    html.match(/<svg\b[^>]*aria-hidden="true"[^>]*>(?:(?!<svg).)*?<\/svg><picture/gs),
    "previews are hidden",
  ).toHaveLength(22);
  expect((await open("/team?year=2024")).texts("h3")).toHaveLength(4 + 1 + 5);
});

test("no picture is offered twice in one width", async () => {
  const open = await openPages();
  for (const path of ["/", "/gallery", "/blogs", "/team"])
    for (const [, srcSet = ""] of (await open(path)).html.matchAll(/srcSet="([^"]*)"/gi)) {
      const widths = srcSet.split(", ").map((version) => version.split(" ")[1]);
      expect(new Set(widths).size, srcSet).toBe(widths.length);
    }
});

test.each(["/discover/nodes", "/team", "/connect"])(
  "%s opens on the year in its URL, or on 2025 if it does not have that year",
  async (path) => {
    const app = await startApp();
    for (const year of ["2024", "1999", "2024.5", "next", ""]) {
      const response = await app.request(`${path}?year=${year}`);
      expect(response.status, year).toBe(200);
      const [, chosen] = /<option[^>]*selected=""[^>]*>[^<]*?(\d+)</.exec(await shownOn(response))!;
      expect(chosen, year).toBe(year === "2024" ? "2024" : "2025");
    }
  },
);
