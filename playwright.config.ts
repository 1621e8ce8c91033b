import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./tests/support/chromium.ts";
import "./tests/support/sample-site.ts";

/** These tests change texts, people and settings of their worker's site. Playwright gives other tests other workers. */
const EDITORS = /admin-|after-event|change-of-team|invitations|password-reset/;

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/support/sample-site.ts",
  testMatch: "**/*.test.ts",
  projects: [
    { name: "visitors", testIgnore: EDITORS },
    { name: "editors", testMatch: EDITORS },
  ],
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Long, because only a hanging test should fail, not a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    launchOptions: await chromiumLaunch(),
    // A missing button fails with its name, before the whole test runs out of time.
    actionTimeout: 30_000,
    // Traces are slow, and their calls violate the site's policy. Use `npx playwright test --trace on` if needed.
    trace: "off",
    locale: "en-GB",
    // Drawing animations takes a fifth of the processor. Journeys that need them turn them on.
    reducedMotion: "reduce",
  },
});
