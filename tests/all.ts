/** `npm test`: everything that must be true before a change lands, as a list. Stops at the first step that fails. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const bin = (name: string) => `node_modules/${name}`;

/** The one kind of machine that runs the browser whose pictures are kept. */
const CAN_DRAW = process.platform === "linux" && process.arch === "x64";

type Step = [what: string, script: string, ...words: string[]];

const STEPS: Step[] = [
  ["The content is in order", "cli/content.ts", "check"],
  ["The types of the routes are made", bin("@react-router/dev/bin.cjs"), "typegen"],
  ["The types fit", bin("typescript/bin/tsc"), "--noEmit"],
  ["The rules and walls hold", bin("oxlint/bin/oxlint"), "--max-warnings=0"],
  ["The format is the agreed one", bin("oxfmt/bin/oxfmt"), "--check"],
  ["The site builds", "cli/build.ts"],
  ["Domain, services and API do as they say", bin("vitest/vitest.mjs"), "run"],
  ["The journeys work in a browser", bin("@playwright/test/cli.js"), "test"],
];
if (CAN_DRAW) {
  const config = "tests/visual/playwright.config.ts";
  STEPS.push(["The pages look as they did", bin("@playwright/test/cli.js"), "test", "--config", config]);
}

for (const [what, script, ...words] of STEPS) {
  console.log(`\n== ${what}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [resolve(root, script), ...words], { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error(`\nFailed: ${what}`);
    process.exit(1);
  }
  console.log(`== ${((performance.now() - start) / 1000).toFixed(0)} s`);
}
