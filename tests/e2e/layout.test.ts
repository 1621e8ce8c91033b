/** Checks alignment and sizes on the public pages. The stored pictures (tests/visual/) show everything else. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { setLetters } from "./overflow.ts";
import { brokenWords } from "./words.ts";

test("what belongs together in a row of cards is on one line", async ({ page }) => {
  const tops = (list: Locator, role: "heading" | "list" | "paragraph") =>
    list
      .getByRole("listitem")
      .getByRole(role)
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  await page.goto("/initiatives");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ["heading", "paragraph"] as const) {
      const [first, second, third, fourth] = await tops(page.getByRole("main"), part);
      expect([second, fourth], `${part} at ${width} px`).toEqual([first, third]);
      expect(third, `${part} at ${width} px`).toBeGreaterThan(first!);
    }
  }
  await page.goto("/team");
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ["Faculty Members", "Students Team"]) {
      const group = page.getByRole("region", { name });
      const [names, links] = [await tops(group, "heading"), await tops(group, "list")];
      expect(links, `${name} at ${width} px`).toHaveLength(names.length);
      expect(new Set(links).size, `${name} at ${width} px`).toBe(new Set(names).size);
    }
  }
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
