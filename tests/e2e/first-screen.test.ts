/** The home page shows the name, the four words, one action and the next event without scrolling. */
import { expect, test } from "./fixtures.ts";

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

for (const screen of SCREENS) {
  test(`all of it is on a screen of ${screen.width} by ${screen.height}`, async ({ page }) => {
    await page.setViewportSize(screen);
    await page.goto("/");
    const main = page.getByRole("main");
    const seen = [
      main.getByText("Technology Pre-Incubation Cell").first(),
      ...["Ideate", "Incubate", "Innovate", "Serve"].map((word) => main.getByText(word, { exact: true }).first()),
      main.getByRole("link", { name: "Stay Updated" }),
      main.getByRole("article"),
    ];
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}
