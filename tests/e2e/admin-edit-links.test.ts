/** Administrators edit the parts of a page that they read, on a phone. */
import { findings } from "./axe.ts";
import { expect, holdBack, test, watchCode } from "./fixtures.ts";
import { expectNoSidewaysScroll } from "./overflow.ts";
import { DISCOVER_PAGES, PUBLIC_PAGES } from "./public-pages.ts";

test.use({ viewport: { width: 360, height: 740 } });

const LINKS = {
  "/": ["Top of the page", "Card", "Introduction", "Who we are", "What we do", "Pictures", "Message", "Sender"],
  "/discover": DISCOVER_PAGES.map(([name]) => name),
  "/discover/who-we-are": ["Who we are"],
  "/discover/mission-and-vision": ["Introduction", "Mission", "Vision"],
  "/discover/culture": ["Culture", "Core values"],
  "/discover/thrust-areas": ["Introduction", "Thrust areas"],
  "/discover/nodes": ["Introduction", "Nodes of 2025"],
  "/discover/partners-and-collaborators": ["Partners and Collaborators", "Content awaited"],
  "/initiatives": ["Introduction", "Initiatives", "Write to us"],
  "/learn": ["Learn", "Content awaited"],
  "/learn/newsletter": ["Newsletter"],
  "/learn/startup-guide": ["Startup Guide"],
  "/learn/incubators": ["Incubators"],
  "/events": ["Introduction"],
  "/team?year=2024": ["Introduction", "Session", "Faculty Members", "Special Members", "Students Team"],
  "/gallery": ["Introduction", "Gallery"],
  "/connect": [
    "Introduction",
    "Session",
    "Faculty Members",
    "Special Members",
    "Students Team",
    "Write to us",
    "Address",
  ],
  "/blogs": ["Introduction"],
  "/blogs/what-a-grant-panel-asks": ["Post"],
  "/privacy": ["Privacy"],
};

/** Public pages without a text that a cell changes, with the reason. */
const NOT_EDITED: Record<string, string> = {
  "/card": "a form for new members",
  "/admin-login": "a form",
  "/admin/reset": "a form",
  "/admin/join": "a form",
};

test("the lists above have every public page", () => {
  const listed = [...Object.keys(LINKS).map((path) => path.split("?")[0]), ...Object.keys(NOT_EDITED)];
  // The list has one post.
  const paths = PUBLIC_PAGES.map(({ path }) => path).filter((path) => !path.startsWith("/blogs/"));
  const missing = paths.filter((path) => !listed.includes(path));
  expect(
    missing,
    "Add these pages with the labels of their pencils to LINKS, or with the reason to NOT_EDITED.",
  ).toEqual([]);
});

test("each part of each public page can be edited over it", async ({ page, signIn, events: _ }) => {
  test.slow();
  await signIn();
  for (const [path, labels] of Object.entries(LINKS)) {
    await page.goto(path);
    const buttons = page.getByRole("button", { name: /^Edit: / });
    const names = () => buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
    await expect
      .poll(names, `If you added a pencil to ${path}, add its label to LINKS.`)
      .toEqual([...labels, "Name and address"].map((label) => `Edit: ${label}`));
    // The last one is the same on every page.
    const opened = await buttons.all();
    for (const button of path === "/" ? opened : opened.slice(0, -1)) {
      await button.click();
      const sheet = page.getByRole("dialog", {
        name: (await button.getAttribute("aria-label"))!.slice("Edit: ".length),
      });
      await expect(sheet.getByRole("button", { name: "Publish" })).toBeVisible();
      await expect(sheet.locator("h2, :is(input, textarea, fieldset)").and(page.locator(":focus"))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sheet).toBeHidden();
      await expect(button).toBeFocused();
    }
  }
});

test("what gets the focus on the page is not covered by the form over it", async ({ page, signIn, events: _ }) => {
  await signIn();
  await page.goto("/discover/mission-and-vision");
  await page.getByRole("button", { name: "Edit: Mission" }).click();
  const sheet = page.getByRole("dialog", { name: "Mission" });
  const outside = () =>
    page.evaluate(() => {
      const element = document.activeElement!;
      if (element === document.body || element.closest("dialog")) return undefined;
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const [x, y] = [left + wide / 2, top + high / 2];
      const seen = document.elementFromPoint(x, y);
      return { name: element.textContent, isSeen: element.contains(seen) || (seen?.contains(element) ?? false) };
    });
  for (const [width, height] of [
    [360, 640],
    [768, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await sheet.getByRole("link", { name: /^All fields/ }).focus();
    const stops = [];
    for (let count = 0; count < 40; count += 1) {
      await page.keyboard.press("Tab");
      stops.push(await outside());
    }
    const found = stops.filter((stop) => stop !== undefined);
    expect(found.length, `at ${width} px`).toBeGreaterThan(20);
    expect(
      found.filter(({ isSeen }) => !isSeen),
      `at ${width} px`,
    ).toEqual([]);
  }
});

test("the page of an event can be edited, and the forms for visitors cannot", async ({ page, signIn, events }) => {
  const { id, slug } = await events.add();
  await signIn();
  const name = /^Edit|^New post$/;
  const main = page.getByRole("main");
  const controls = main.getByRole("button", { name }).or(main.getByRole("link", { name }));
  for (const path of [`/events/${id}/${slug}`, "/events/archive/ideathon-2025"]) {
    await page.goto(path);
    await expect(controls.first(), path).toBeVisible();
  }
  for (const [path, what] of Object.entries(NOT_EDITED)) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Edit: Name and address" })).toBeVisible();
    await expect(controls, `${path} is ${what}`).toHaveCount(0);
  }
});

test("Edit focuses the first field of a part, or of a fixed event, and means the shown year", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/");
  await page.getByRole("button", { name: "Edit: Who we are" }).click();
  await expect(page.locator("[name='whoWeAre.heading']")).toBeFocused();
  await expect(page.locator("[name='whoWeAre.heading']")).toBeInViewport();
  await page.goto("/events");
  await page.getByRole("link", { name: "Edit IDEATHON 2025" }).click();
  await expect(page.locator("[name='events.ideathon-2025.title']")).toBeFocused();
  await page.goto("/team?year=2024");
  await page.getByRole("button", { name: "Edit: Students Team" }).click();
  await expect(page.getByRole("link", { name: "All fields of “Students of 2024”" })).toBeVisible();
});

test("the card of the home page leads to its event, and its form says why", async ({ page, signIn, events }) => {
  const { id, title } = await events.add({ date: "2999-03-09" });
  await signIn();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Edit event" })).toHaveAttribute("href", `/edit-event/${id}`);
  await page.getByRole("button", { name: "Edit: Card" }).click();
  const why = `The card now shows visitors “${title}” from the events page, because the event below is over`;
  await expect(page.getByRole("dialog").getByText(why)).toBeInViewport();
  await page.goto("/admin/content/home");
  await expect(page.getByRole("group", { name: "What the card shows" })).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
});

test("the buttons move nothing and are large enough for a thumb", async ({ page, signIn }) => {
  await signIn();
  for (const path of ["/", "/discover", "/gallery", "/team", "/connect"]) {
    const release = await holdBack(page, "**/api/session");
    await page.goto(path);
    const places = () =>
      page
        .locator("h1, h2, h3, p, img, footer")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await places();
    release();
    const links = page.getByRole("button", { name: /^Edit: / });
    await expect(links.first()).toBeVisible();
    expect(await places(), path).toEqual(before);
    for (const link of await links.all()) {
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectNoSidewaysScroll(page);
    // `admin-sheet.test.ts` checks the others with axe.
    if (["/discover", "/connect"].includes(path)) expect(await findings(page), path).toEqual([]);
    await page.unrouteAll();
  }
});

test("a visitor gets no such button, nor its code", async ({ page, signIn }) => {
  const hasCode = watchCode(page, "Edit: ");
  const links = page.getByRole("button", { name: /^Edit: / });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(links).toHaveCount(0);
  expect(await hasCode()).toBe(false);
  await signIn();
  await page.goto("/");
  await expect(links.first()).toBeVisible();
  expect(await hasCode()).toBe(true);
});
