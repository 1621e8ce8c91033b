/** A browser shows nothing for an icon that is not in drawings.svg, and reports no error. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { initiativesCollection } from "../../../domain/content/discover.ts";

const app = join(import.meta.dirname, "../..");
const drawn = [...readFileSync(join(app, "ui/drawings.svg"), "utf8").matchAll(/<g id="([^"]+)"/g)];
const icons = drawn.map(([, name]) => name!);

test("the code names only icons that are drawn", () => {
  const named = globSync("**/*.tsx", { cwd: app }).flatMap((file) => namesIn(readFileSync(join(app, file), "utf8")));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !icons.includes(name))).toEqual([]);
});

test("an initiative chooses among icons that are drawn", () => {
  const { options } = initiativesCollection.fields.initiatives.of.icon;
  expect(Object.keys(options).filter((name) => !icons.includes(name))).toEqual([]);
});

test("each icon is drawn once", () => {
  expect(new Set(icons).size).toBe(icons.length);
});

/** Finds `<Icon name="x"`, and the texts of objects and properties called `icon`. */
function namesIn(code: string): string[] {
  const literals = code.matchAll(/<Icon name="([^"]+)"|\bicon(?:=|: )"([^"]+)"/g);
  return [...literals].map(([, one, other]) => (one ?? other)!);
}
