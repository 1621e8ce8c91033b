/** Where administrators edit what they read, on a phone. */
import { kindOf } from "../../domain/content/kinds.ts";
import { findings } from "./axe.ts";
import { expect, holdBack, requestsTo, test } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";

test.use({ viewport: { width: 360, height: 740 } });

const LINKS = {
  "/": ["Hero", "Card", "Introduction", "Who we are", "What we do", "Pictures", "Message", "Sender"],
  "/discover/who-we-are": ["Who we are"],
  "/discover/mission-and-vision": ["Mission", "Vision"],
  "/discover/culture": ["Culture", "Core values"],
  "/discover/thrust-areas": ["Thrust areas"],
  "/discover/nodes": ["Nodes of 2025"],
  "/initiatives": ["Initiatives"],
  "/team?year=2024": ["Session", "Faculty Members", "Special Members", "Students Team"],
  "/gallery": ["Gallery"],
  "/connect": ["Session", "Faculty Members", "Special Members", "Students Team", "Address"],
  "/blogs/what-a-grant-panel-asks": ["Post"],
  "/privacy": ["Privacy"],
};

test("each part of each public page leads an administrator to its field", async ({ page, signIn, events: _ }) => {
  await signIn();
  for (const [path, labels] of Object.entries(LINKS)) {
    await page.goto(path);
    const links = page.getByRole("link", { name: /^Edit: / });
    await expect(links, path).toHaveCount(labels.length + 1);
    const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute("aria-label")));
    expect(names, path).toEqual([...labels, "Name and address"].map((label) => `Edit: ${label}`));
    for (const address of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!))) {
      const { pathname, hash } = new URL(address, "http://localhost");
      const fields = kindOf(pathname.replace("/admin/content/", ""))?.collection.fields;
      expect(fields, address).toBeDefined();
      if (hash) expect(Object.keys(fields!), address).toContain(hash.slice(1));
    }
  }
});

test("a link leads to the field itself, ready for typing", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/");
  await page.getByRole("link", { name: "Edit: Who we are" }).click();
  await expect(page).toHaveURL("/admin/content/home#whoWeAre.heading");
  await expect(page.locator("[name='whoWeAre.heading']")).toBeFocused();
  await expect(page.locator("[name='whoWeAre.heading']")).toBeInViewport();
  await page.goto("/events");
  await page.getByRole("link", { name: "Edit IDEATHON 2025" }).click();
  await expect(page.locator("[name='events.ideathon-2025.title']")).toBeFocused();
});

test("the card of the home page leads to the event that it shows", async ({ page, signIn, events }) => {
  const { id } = await events.add({ date: "2999-03-09" });
  await signIn();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Edit: Card" })).toHaveAttribute("href", `/edit-event/${id}`);
});

test("the team of the shown year is edited", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/team?year=2024");
  const link = page.getByRole("link", { name: "Edit: Students Team" });
  await expect(link).toHaveAttribute("href", "/admin/content/team/students-2024");
});

test("the links move nothing, are large enough for a thumb, and pass axe", async ({ page, signIn }) => {
  await signIn();
  for (const path of ["/", "/team", "/connect"]) {
    const release = await holdBack(page, "**/api/session");
    await page.goto(path);
    const places = () =>
      page
        .locator("h1, h2, h3, p, img, footer")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await places();
    release();
    const links = page.getByRole("link", { name: /^Edit: / });
    await expect(links.first()).toBeVisible();
    expect(await places(), path).toEqual(before);
    for (const link of await links.all()) {
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
    expect(await findings(page), path).toEqual([]);
    await page.unrouteAll();
  }
});

test("a visitor gets no such link, nor its code", async ({ page }) => {
  const scripts = requestsTo(page, "edit-link");
  await page.goto("/");
  await expect(page.getByRole("banner").getByText("Admin Login").first()).toBeAttached();
  await expect(page.getByRole("link", { name: /^Edit: / })).toHaveCount(0);
  expect(scripts).toEqual([]);
});
