// `npm test` stops at the first failing step. `npm run check`: the fast part, on SQLite and without a browser.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";

const root = resolve(import.meta.dirname, "..");
const bin = (name: string) => `node_modules/${name}`;
const { values, positionals } = parseArgs({ options: { fast: { type: "boolean" } }, allowPositionals: true });
const vitest = [bin("vitest/vitest.mjs"), "run", "--passWithNoTests", "--project", "!proofs"];
const playwright = [bin("@playwright/test/cli.js"), "test", "--pass-with-no-tests"];

// Tests start hundreds of processes, which take a third less time with this. The site itself uses the same folder.
process.env.NODE_COMPILE_CACHE = resolve(root, "build/compiled");

type Step = [what: string, ...command: string[]];

const FORMAT = "The format is right";
const ADVICE: Record<string, string> = { [FORMAT]: "`npm run format` fixes it." };

const STATIC: Step[] = [
  ["The content is valid", "cli/content.ts", "check"],
  ["The types of the routes are written", bin("@react-router/dev/bin.cjs"), "typegen"],
  ["The types are right", bin("typescript/bin/tsc"), "--noEmit"],
  ["The lint rules hold", bin("oxlint/bin/oxlint"), "--max-warnings=0"],
  [FORMAT, bin("oxfmt/bin/oxfmt"), "--check"],
];
const BUILD: Step = ["The site builds", "build-site/build.ts"];
const BROWSER: Step = ["The journeys work in a browser", ...playwright];
/** Screenshots are only compared on the platform that renders them identically. */
const VISUAL: Step[] =
  process.platform === "linux" && process.arch === "x64"
    ? [["The pages look as before", ...playwright, "--config", "tests/visual/playwright.config.ts"]]
    : [];

for (const [what, script, ...words] of stepsOf()) {
  console.log(`\n== ${what}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [resolve(root, script!), ...words], { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error(`\nFailed: ${what}. ${ADVICE[what] ?? ""}`.trimEnd());
    process.exit(1);
  }
  console.log(`== ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

function stepsOf(): Step[] {
  if (values.fast)
    return [...STATIC, ["The fast tests pass on SQLite", bin("vitest/vitest.mjs"), "run", "--project", "sqlite"]];
  if (positionals.length > 0)
    return [BUILD, ["The tests pass", ...vitest, ...positionals], [BROWSER[0], ...playwright, ...positionals]];
  return [...STATIC, BUILD, ["The tests pass on both databases", ...vitest], BROWSER, ...VISUAL];
}
