/** Tests the comparison: invisible changes must pass, visible ones must not. */
import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { looksAsKept } from "./picture.ts";

// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
test.beforeEach(({}, { config }) => {
  test.skip(["all", "changed"].includes(config.updateSnapshots), "The pictures are just being taken.");
});

test("a button that moved by 8 px is noticed", async ({ open }) => {
  const page = await open("/connect");
  expect(await looksAsKept(page, "connect-1280")).toEqual({ same: true, pixelsOff: expect.any(Number) });
  await shift(page.getByRole("button", { name: "Send Message" }), "8px 0");
  expect((await looksAsKept(page, "connect-1280")).pixelsOff).toBeGreaterThan(100);
});

test("a small link that moved by 8 px on a phone is noticed", async ({ open }) => {
  const page = await open("/learn", { width: 360 });
  await shift(page.getByRole("link", { name: "Startup Guide" }), "0 8px");
  expect((await looksAsKept(page, "learn-360")).same).toBe(false);
});

test("a reloaded page looks the same", async ({ open }) => {
  for (let round = 0; round < 2; round += 1) expect((await looksAsKept(await open("/"), "home-1280")).same).toBe(true);
});

/** Sets the element's style property, because the page's policy forbids other style sheets. */
const shift = (locator: Locator, distance: string) =>
  locator.evaluate((element: HTMLElement, translate) => {
    element.style.translate = translate;
    if (getComputedStyle(element).display === "inline") element.style.display = "inline-block";
  }, distance);
