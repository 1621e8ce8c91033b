/** The theme is that of the system until the visitor chooses one, from the first paint. */
import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

const choice = (page: Page, name: string) => page.getByRole("group", { name: "Theme" }).getByRole("radio", { name });
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [lightness = 1] = getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    return lightness < 0.5;
  });

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`where the system is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the site follows the system until a theme is chosen, and after resetting it", async ({ page }) => {
      const other = colorScheme === "dark" ? "Light" : "Dark";
      await page.goto("/events");
      await expect(choice(page, "System")).toBeChecked();
      expect(await isDark(page)).toBe(colorScheme === "dark");
      await choice(page, other).check({ force: true });
      expect(await isDark(page)).toBe(other === "Dark");
      await page.reload();
      await expect(choice(page, other)).toBeChecked();
      expect(await isDark(page)).toBe(other === "Dark");
      await choice(page, "System").check({ force: true });
      expect(await isDark(page)).toBe(colorScheme === "dark");
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}

test("the chosen theme is on the document before anything of the page is there", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Reflect.set(window, "themeAtBody", document.documentElement.dataset.theme);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/");
  expect(await page.evaluate(() => Reflect.get(window, "themeAtBody"))).toBe("dark");
  expect(await isDark(page)).toBe(true);
});

test("the arrow keys choose, and the other open pages follow", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  await other.goto("/blogs");
  await expect(choice(other, "System")).toBeChecked();
  await choice(page, "System").focus();
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Light")).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(choice(other, "Dark")).toBeChecked();
  expect(await isDark(other)).toBe(true);
});

test("a page whose scripts have not come follows another page's choice all the same", async ({ page, context }) => {
  await page.goto("/");
  const other = await context.newPage();
  const release = await holdBack(other, "**/assets/framework-*.js");
  await other.goto("/blogs", { waitUntil: "load" });
  await choice(page, "Dark").check({ force: true });
  await expect.poll(() => isDark(other)).toBe(true);
  release();
  await expect(choice(other, "Dark")).toBeChecked();
});

test("a theme that is chosen before the scripts come counts", async ({ page }) => {
  const release = await holdBack(page, "**/assets/framework-*.js");
  await page.goto("/blogs", { waitUntil: "load" });
  await choice(page, "Dark").check({ force: true });
  release();
  await expect.poll(() => isDark(page)).toBe(true);
  await expect(choice(page, "Dark")).toBeChecked();
  await page.reload();
  expect(await isDark(page)).toBe(true);
});

test("the browser's own frame has the colour of the chosen theme", async ({ page }) => {
  const LIGHT = "#fcfaf4";
  const DARK = "#09191a";
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(choice(page, "System")).toBeChecked();
  expect(await frameColour(page)).toBe(LIGHT);
  await choice(page, "Dark").check({ force: true });
  await expect.poll(() => frameColour(page)).toBe(DARK);
  await page.reload();
  expect(await frameColour(page)).toBe(DARK);
  await expect(choice(page, "Dark")).toBeChecked();
  expect(await frameColour(page)).toBe(DARK);
  await choice(page, "System").check({ force: true });
  await expect.poll(() => frameColour(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await frameColour(page)).toBe(DARK);
});

/** Returns the first colour that applies, like a browser. */
const frameColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

test("with reduced motion colours change without a transition", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/blogs/no-such-blog");
  await page.emulateMedia({ colorScheme: "dark" });
  const fading = () =>
    document.getAnimations().filter((animation) => animation instanceof CSSTransition && animation.effect).length;
  expect(await page.evaluate(fading)).toBe(0);
});

test("with reduced motion the menu, the bar of a slow page and the drawing of a loading page do not move", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/events");
  const banner = page.getByRole("banner");
  await banner.getByText("Menu", { exact: true }).click();
  expect(await movements(page)).toEqual([]);
  const release = await holdBack(page, "**/gallery.data*");
  await banner.getByRole("link", { name: "Gallery" }).click();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(1);
  expect(await movements(page)).toEqual([]);
  release();
  await expect(page).toHaveURL("/gallery");
  await holdBack(page, "**/assets/framework-*.js");
  await page.goto("/admin", { waitUntil: "load" });
  await expect(page.getByRole("main").getByText("Loading")).toBeVisible();
  expect(await movements(page)).toEqual([]);
});

/** Returns the names of the animations that take time. */
const movements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => animation instanceof CSSAnimation && animation.animationName),
  );

test("an unknown word in the storage changes nothing", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("theme", "purple"));
  await page.goto("/");
  await expect(choice(page, "System")).toBeChecked();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no switch that could not work", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Theme", { exact: true })).toBeHidden();
  });
});
