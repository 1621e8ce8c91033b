/** The home page shows the name, the four words, one action and the next event without scrolling. */
import { expect, test } from "./fixtures.ts";

test.use({ reducedMotion: "no-preference" });

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

test("all of it is on the first screen", async ({ page }) => {
  await page.goto("/");
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    const main = page.getByRole("main");
    const seen = [
      main.getByText("Technology Pre-Incubation Cell").first(),
      ...["Ideate", "Incubate", "Innovate", "Serve"].map((word) => main.getByText(word, { exact: true }).first()),
      main.getByRole("link", { name: "Stay Updated" }),
      main.getByRole("article"),
    ];
    for (const part of seen) await expect(part, `at ${screen.width} px`).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
