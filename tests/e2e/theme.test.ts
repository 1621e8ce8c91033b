/** The theme is that of the system until the visitor chooses one, from the first paint. */
import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

const LIGHT = "#fcfaf4";
const DARK = "#09191a";

const choice = (page: Page, name: string) => page.getByRole("group", { name: "Theme" }).getByRole("radio", { name });
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [lightness = 1] = getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)!
      .map(Number);
    return lightness < 0.5;
  });

/** Returns the colour of the browser's own frame: the first one that applies, like a browser. */
const frameColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`where the system is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("page and browser follow the system until a theme is chosen, and after its reset", async ({ page }) => {
      const isDarkSystem = colorScheme === "dark";
      const other = isDarkSystem ? "Light" : "Dark";
      const expectDark = async (dark: boolean) => {
        await expect.poll(() => frameColour(page)).toBe(dark ? DARK : LIGHT);
        expect(await isDark(page)).toBe(dark);
      };
      await page.goto("/events");
      await expect(choice(page, "System")).toBeChecked();
      await expectDark(isDarkSystem);
      await choice(page, other).check({ force: true });
      await expectDark(!isDarkSystem);
      await page.reload();
      expect(await frameColour(page)).toBe(isDarkSystem ? LIGHT : DARK);
      await expect(choice(page, other)).toBeChecked();
      await expectDark(!isDarkSystem);
      await choice(page, "System").check({ force: true });
      await expectDark(isDarkSystem);
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

test("with reduced motion nothing moves, not even while a page loads", async ({ page, signIn }) => {
  await signIn();
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/team");
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await movements(page)).toEqual([]);
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
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "a transition")),
  );

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no switch that could not work", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByText("Theme", { exact: true })).toBeHidden();
  });
});
