import { defineConfig } from "@playwright/test";
import { packagedChromiumLaunch } from "../support/chromium.ts";
import "../support/sample-site.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "../support/sample-site.ts",
  testMatch: "*.test.ts",
  // One browser and one site for all pictures, so that nothing slows down drawing.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [["list"]],
  outputDir: "../../test-results/visual",
  use: {
    launchOptions: await packagedChromiumLaunch(),
    trace: "off",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    // Stops the animations of the dawn, the trail and the altitude scale.
    contextOptions: { reducedMotion: "reduce" },
  },
});
