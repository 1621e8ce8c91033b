import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Ends for what hangs; a busy machine is no reason to fail.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    launchOptions: await chromiumLaunch(),
    // Recording takes half as long again, and its own calls break the site's policy: `npx playwright test --trace on`
    // where a failure's words are not enough.
    trace: "off",
    locale: "en-GB",
  },
});
