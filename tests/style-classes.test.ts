import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");
const IMPORT = /import (\w+) from "(\.[^"]+\.module\.css)"/g;

/** The compiler accepts any name, and the page would only look wrong. */
test("every class that a page names is in its style sheet", () => {
  const missing: string[] = [];
  let count = 0;
  for (const file of globSync("app/**/*.tsx", { cwd: root })) {
    const source = readFileSync(join(root, file), "utf8");
    for (const [, name, sheet] of source.matchAll(IMPORT)) {
      const styles = readFileSync(join(root, dirname(file), sheet!), "utf8");
      for (const [, used] of source.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, "g"))) {
        count += 1;
        if (!new RegExp(`\\.${used}\\b`).test(styles)) missing.push(`${file}: ${name}.${used}`);
      }
    }
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
