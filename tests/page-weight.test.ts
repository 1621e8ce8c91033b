/** What a page of the built site weighs, in bytes and never in times. Reads build/app as `node cli/build.ts` made it. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";

const KB = 1000;
const client = resolve(import.meta.dirname, "../build/app/client");
const pictures = resolve(import.meta.dirname, "../build/pictures");
const isBuilt = existsSync(join(client, "assets"));

type Part = { module: string; imports?: string[] };
type Manifest = { entry: Part; routes: Record<string, Part & { id: string }> };

const weights = new Map<string, number>();
function brotli(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}

const assets = (pattern: string) =>
  globSync(pattern, { cwd: join(client, "assets") }).map((name) => join(client, "assets", name));

test.runIf(isBuilt)("the style sheet is one file of 15 KB at most", () => {
  const sheets = assets("*.css");
  expect(new Set(sheets.map((sheet) => brotli(sheet) <= 15 * KB))).toEqual(new Set([true]));
  expect(readFileSync(sheets[0]!, "utf8")).toMatch(/^@layer tokens, ?base, ?parts, ?pages, ?print;/);
});

test.runIf(isBuilt)("the fonts are 90 KB at most", () => {
  expect(sum(assets("*.woff2").map((font) => readFileSync(font).length))).toBeLessThanOrEqual(90 * KB);
});

test.runIf(isBuilt)("a public page loads 110 KB of JavaScript at most, and none of the admin's", () => {
  const { entry, routes } = manifest();
  const start = [entry, routes.root!, routes["routes/layout"]!];
  const site = Object.values(routes).filter(({ id }) => id.startsWith("routes/site/"));
  expect(site.length).toBeGreaterThan(15);
  for (const route of site) {
    const files = new Set([...start, route].flatMap(({ module, imports = [] }) => [module, ...imports]));
    expect(sum([...files].map((file) => brotli(join(client, file)))), route.id).toBeLessThanOrEqual(110 * KB);
    for (const file of files)
      expect(readFileSync(join(client, file), "utf8"), `${route.id}: ${file}`).not.toContain("Submit Event");
  }
});

test.runIf(isBuilt)("no version of a picture is heavier than 80 KB", () => {
  const heavy = globSync("**/*.{avif,webp}", { cwd: pictures }).filter(
    (name) => readFileSync(join(pictures, name)).length > 80 * KB,
  );
  expect(heavy).toEqual([]);
});

/** What React Router tells the browser about its files. */
function manifest(): Manifest {
  const [file = ""] = assets("manifest-*.js");
  const [, json = ""] = /__reactRouterManifest=(.*?);?\s*$/s.exec(readFileSync(file, "utf8")) ?? [];
  return JSON.parse(json) as Manifest;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
