/** Checks the positions of the four words on their trail. */
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ reducedMotion: "no-preference" });

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Returns the box of each word, the centre of its marker, the sun, and the trail with the parts that cover it. */
const measure = (page: Page) =>
  page.getByRole("main").evaluate(async (main) => {
    const heading = main.querySelector("h1")!;
    const words = [...heading.querySelectorAll("span > span:not(:has(*))")].map((word) => {
      const { left, top, right, bottom } = word.getBoundingClientRect();
      const marker = getComputedStyle(word, "::after");
      const at = { x: left + Number.parseFloat(marker.left), y: top + Number.parseFloat(marker.top) };
      return { left, top, right, bottom, marker: at };
    });
    const scene = [...main.querySelectorAll("svg")].find((svg) => svg.checkVisibility())!;
    // A page cannot measure shapes of another file, so copy them into the page.
    for (const use of scene.querySelectorAll("use")) {
      const [file, name] = use.getAttribute("href")!.split("#") as [string, string];
      const drawing = await new Promise<Document>((done) => {
        const request = new XMLHttpRequest();
        request.responseType = "document";
        request.addEventListener("load", () => done(request.responseXML!));
        request.open("GET", file);
        request.send();
      });
      const shape = document.importNode(drawing.getElementById(name)!, true);
      shape.setAttribute("class", use.getAttribute("class")!);
      use.replaceWith(shape);
    }
    const paths = [...scene.querySelectorAll("path")];
    const [sun, , , trail] = paths as [SVGPathElement, SVGPathElement, SVGPathElement, SVGPathElement];
    const toScreen = (point: DOMPoint) => {
      const { x, y } = point.matrixTransform(scene.getScreenCTM()!);
      return { x, y };
    };
    const centre = toScreen(sun.getPointAtLength(0));
    const radius = Number.parseFloat(getComputedStyle(sun).strokeWidth) / 2;
    const length = trail.getTotalLength();
    const points = Array.from({ length: 400 }, (_, at) => trail.getPointAtLength((length * at) / 399)).filter(
      (point) => toScreen(point).x > 0,
    );
    const covers = paths.slice(4).filter((path) => getComputedStyle(path).fill !== "none");
    const hidden = points.filter((point) => covers.some((cover) => cover.isPointInFill(point))).length;
    return { words, sun: { x: centre.x, y: centre.y, radius }, hidden, trail: points.map(toScreen) };
  });

test("each word is next to its marker on the trail, off the sun, and nothing hides the trail", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const screen of SCREENS) {
    const at = `at ${screen.width} px`;
    await page.setViewportSize(screen);
    const { words, sun, trail, hidden } = await measure(page);
    expect(words, at).toHaveLength(4);
    const offsets = words.map(({ right, bottom, marker }) => [
      Math.round(marker.x - right),
      Math.round(marker.y - bottom),
    ]);
    expect(offsets, at).toEqual(words.map(() => offsets[0]));
    for (const { marker } of words) {
      const distance = Math.min(...trail.map(({ x, y }) => Math.hypot(x - marker.x, y - marker.y)));
      expect(distance, at).toBeLessThan(screen.width / 100);
    }
    const nearest = words.map(({ marker }) => words.toSorted((a, b) => away(a, marker) - away(b, marker))[0]);
    expect(nearest, at).toEqual(words);
    for (const word of words) expect(away(word, sun), at).toBeGreaterThan(sun.radius);
    expect(hidden, at).toBe(0);
  }
});

type Box = { left: number; top: number; right: number; bottom: number };
function away({ left, top, right, bottom }: Box, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

test("a long card is not cut off on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/");
  const room = await page.getByRole("article").evaluate((card) => {
    card.querySelector("h2 + p")!.textContent = "What we planned for this day. ".repeat(25);
    const hero = document.querySelector("main")!.querySelector("section, div")!;
    if (!hero.contains(card)) throw new Error("The card is somewhere else.");
    return hero.getBoundingClientRect().bottom - card.querySelector("a")!.getBoundingClientRect().bottom;
  });
  expect(room).toBeGreaterThan(0);
});

test("the words stay whole and clear of the text with the widest spacing of WCAG", async ({ page }) => {
  await page.goto("/");
  for (const screen of [
    { width: 1024, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(screen);
    expect(await page.evaluate(overlaps), `at ${screen.width} px`).toEqual([]);
  }
});

/** Sets the spacing of WCAG 1.4.12. Returns the words that text or a button covers, or that are cut off at the left. */
async function overlaps(): Promise<string[]> {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(spacing);
  await document.fonts.ready;
  const heading = document.querySelector("h1")!;
  const lines = [heading.previousElementSibling!, heading.nextElementSibling!].flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width }) => width > 1);
  });
  const words = [...heading.querySelectorAll("span > span:not(:has(*))")];
  return words.flatMap((word) => {
    const { left, right, top, height } = word.getBoundingClientRect();
    // With this line height the letters fill the middle half of their line.
    const [above, below] = [top + height / 4, top + (height * 3) / 4];
    const isCovered = lines.some(
      (line) => line.left < right && left < line.right && line.top < below && above < line.bottom,
    );
    return left < 0 || isCovered ? [word.textContent] : [];
  });
}
