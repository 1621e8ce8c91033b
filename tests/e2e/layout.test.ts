/** Checks alignment, sizes and edges on the public pages. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { setLetters } from "./overflow.ts";
import { brokenWords } from "./words.ts";

/** Pages with headings of three levels, or with special section sizes. */
const PAGES = [
  "/",
  "/discover/mission-and-vision",
  "/discover/culture",
  "/discover/nodes",
  "/team",
  "/connect",
  "/blogs",
];

const headingSizes = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading")
    .evaluateAll((all) =>
      all.map((heading) => ({
        level: Number(heading.tagName[1]),
        size: Number.parseFloat(getComputedStyle(heading).fontSize),
      })),
    );

test("no heading is larger than the one that it belongs to", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const headings = await headingSizes(page);
      for (const [index, { level, size }] of headings.entries()) {
        const parent = headings.slice(0, index).findLast((each) => each.level < level);
        expect(size, `h${level} of ${path} at ${width} px`).toBeLessThanOrEqual(parent?.size ?? size);
      }
    }
  }
});

test("the initiatives of one row start on the same line", async ({ page }) => {
  await page.goto("/initiatives");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ["heading", "paragraph"] as const) {
      const tops = await page
        .getByRole("main")
        .getByRole("listitem")
        .getByRole(part)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(tops, `${part} at ${width} px`).toEqual([tops[0], tops[0], tops[2], tops[2]]);
      expect(tops[2], `${part} at ${width} px`).toBeGreaterThan(tops[0]!);
    }
  }
});

test("the links of the people in one row are on one line", async ({ page }) => {
  await page.goto("/team");
  const tops = (name: string, role: "heading" | "list") =>
    page
      .getByRole("region", { name })
      .getByRole("listitem")
      .getByRole(role)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const group of ["Faculty Members", "Students Team"]) {
      const [names, links] = [await tops(group, "heading"), await tops(group, "list")];
      expect(links, `${group} at ${width} px`).toHaveLength(names.length);
      expect(new Set(links).size, `${group} at ${width} px`).toBe(new Set(names).size);
    }
  }
});

test("the last band of Home and of Contact reaches the ground of the footer", async ({ page }) => {
  for (const path of ["/", "/connect"]) {
    await page.goto(path);
    const bandEnd = await page
      .getByRole("main")
      .locator("section")
      .last()
      .evaluate((band) => band.getBoundingClientRect().bottom);
    const groundStart = await page
      .getByRole("contentinfo")
      .locator("> div")
      .evaluate((ground) => ground.getBoundingClientRect().top);
    expect(Math.abs(bandEnd - groundStart), path).toBeLessThan(1);
  }
});

test("the banner of E-CELL and the footer have different ridges", async ({ page }) => {
  await page.goto("/discover");
  const outlines = (part: ReturnType<Page["locator"]>) =>
    part.evaluateAll((ridges) => ridges.map((ridge) => ridge.getAttribute("href")));
  const banner = await outlines(page.getByRole("main").locator("svg").first().locator("use"));
  const footer = await outlines(page.getByRole("contentinfo").locator("> svg use"));
  expect(banner).toHaveLength(2);
  expect(banner.filter((outline) => footer.includes(outline))).toEqual([]);
});

test("the trunk of the nodes of each year ends at its last branch", async ({ page }) => {
  for (const year of [2025, 2024]) {
    await page.goto(`/discover/nodes?year=${year}`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { trunk, branch } = await endsOfTree(page);
      expect(Math.abs(trunk - branch), `${year} at ${width} px`).toBeLessThan(4);
    }
  }
});

/** Returns the bottom of the trunk and of the lowest branch. Both are pseudo-elements. */
const endsOfTree = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .evaluateAll((nodes) => {
      const part = (node: Element, name: "::before" | "::after") => {
        const { content, top, height } = getComputedStyle(node, name);
        const isDrawn = content !== "none";
        return isDrawn ? node.getBoundingClientRect().top + parseFloat(top) + parseFloat(height) : 0;
      };
      return {
        trunk: Math.max(...nodes.map((node) => part(node, "::before"))),
        branch: Math.max(...nodes.map((node) => part(node, "::after"))),
      };
    });

test("the picture of a post is shown whole, in the list and on its page", async ({ page }) => {
  for (const path of ["/blogs", "/blogs/ten-conversations-before-you-build"]) {
    await page.goto(path);
    const pictures = page.getByRole("main").getByRole("img");
    const croppings = await pictures.evaluateAll(async (images) => {
      const all = images as HTMLImageElement[];
      for (const image of all) image.loading = "eager";
      await Promise.all(all.map((image) => image.decode()));
      return all.map((image) => image.width / image.height / (image.naturalWidth / image.naturalHeight));
    });
    expect(croppings.length).toBeGreaterThan(0);
    for (const cropping of croppings) expect(cropping).toBeCloseTo(1, 1);
  }
});

test("no word of the E-CELL menu is broken where letters are large", async ({ page }) => {
  await page.goto("/discover/culture");
  await page.evaluate(setLetters, "200%");
  const links = page.getByRole("navigation", { name: "E-CELL" }).getByRole("link");
  for (const width of [768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await links.evaluateAll(brokenWords), `${width} px`).toEqual([]);
  }
});

test("each filter of the events is wide enough for a finger", async ({ page }) => {
  await page.goto("/events");
  const links = page.getByRole("list", { name: "When" }).getByRole("link");
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) expect((await link.boundingBox())!.width).toBeGreaterThanOrEqual(44);
});
