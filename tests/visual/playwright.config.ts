import { defineConfig } from "@playwright/test";
import { packagedChromiumLaunch } from "../support/chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.test.ts",
  // One browser and one site for all pictures: nothing else may take its time while it draws.
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
    // The dawn, the trail and the altitude scale stand still then.
    contextOptions: { reducedMotion: "reduce" },
  },
});
