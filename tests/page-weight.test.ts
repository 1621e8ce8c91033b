/** Measures the pages of the built site in bytes, as `node build-site/build.ts` wrote them. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { siteFolders } from "../platform/content/site-folders.ts";
import { TABLE_PAGES } from "./support/route-table.ts";
import { ADMIN, startSite } from "./support/site-process.ts";
import { pathsIn } from "./support/sitemap.ts";

const KB = 1000;
const client = resolve(import.meta.dirname, "../build/app/client");
const { builtPictures: pictures } = siteFolders(resolve(import.meta.dirname, ".."));
const isBuilt = existsSync(join(client, "assets"));

type Part = { module: string; imports?: string[]; css?: string[] };
type Manifest = { entry: Part; routes: Record<string, ManifestRoute> };
type ManifestRoute = Part & { parentId?: string };

/** The bytes that are sent; tiny files are not compressed. */
function weigh(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const assets = (pattern: string) =>
  globSync(pattern, { cwd: join(client, "assets") }).map((name) => join(client, "assets", name));

/** Ten packets of 1,460 bytes come in one flight, with 400 bytes of headers. Builds of one source differ by 90 bytes. */
const ONE_FLIGHT = 14 * KB;

test.runIf(isBuilt)("the style sheet of visitors is one file that comes in one flight", () => {
  const [sheet = ""] = manifest().routes.root!.css!.map((path) => join(client, path));
  expect(weigh(sheet)).toBeLessThanOrEqual(ONE_FLIGHT);
  expect(readFileSync(sheet, "utf8")).toMatch(/^@layer tokens, ?base, ?parts, ?pages, ?print;/);
});

test.runIf(isBuilt)("no public page needs a style of the admin area", () => {
  const find = (files: string[], name: RegExp) => files.flatMap((file) => readFileSync(file, "utf8").match(name) ?? []);
  const forAdmins = new Set(find(assets("admin-*.css"), /(?<=\.)c[0-9a-z]{1,3}\b/g));
  const withStyles = manifest().routes["ui/admin/layout"]!.module;
  expect(forAdmins.size).toBeGreaterThan(50);
  for (const [path, files] of scriptsOfSite()) {
    if (files.includes(join(client, withStyles))) continue;
    expect(new Set(find(files, /(?<=[`"])c[0-9a-z]{1,3}(?=[`"])/g)).intersection(forAdmins), path).toEqual(new Set());
  }
});

test.runIf(isBuilt)("the fonts are 90 KB at most, and those for English come in one flight each", () => {
  expect(sum(assets("*.woff2").map(weigh))).toBeLessThanOrEqual(90 * KB);
  expect(assets("*-basic-*.woff2").map((font) => weigh(font) <= 11 * KB)).toEqual([true, true]);
});

test.runIf(isBuilt)("a public page loads at most 110 KB of scripts in 18 files, none for admins", () => {
  for (const [path, files] of scriptsOfSite()) {
    expect(sum(files.map(weigh)), path).toBeLessThanOrEqual(110 * KB);
    expect(files.length, path).toBeLessThanOrEqual(18);
    for (const file of files) expect(readFileSync(file, "utf8"), `${path}: ${file}`).not.toContain("Submit Event");
  }
});

test.runIf(isBuilt)("the HTML of three pages is small: home, team, and 50 events", async () => {
  const site = await startSite();
  onTestFinished(async () => void (await site.stop()));
  await addEvents(site.url, 50);
  expect(await weightOf(`${site.url}/`)).toBeLessThanOrEqual(9 * KB);
  expect(await weightOf(`${site.url}/team`)).toBeLessThanOrEqual(8 * KB);
  expect(await weightOf(`${site.url}/events`)).toBeLessThanOrEqual(9 * KB);
});

test.runIf(isBuilt)("a public page waits for one style sheet", async () => {
  const site = await startSite();
  onTestFinished(async () => void (await site.stop()));
  const paths = pathsIn(await (await fetch(`${site.url}/sitemap.xml`)).text());
  expect(paths.length).toBeGreaterThan(12);
  for (const path of paths) {
    const html = await (await fetch(site.url + path)).text();
    expect(html.match(/<link rel="stylesheet"/g), path).toHaveLength(1);
  }
});

test.runIf(isBuilt)("no page carries the component of the icon package", () => {
  for (const file of assets("*.js")) expect(readFileSync(file, "utf8"), file).not.toContain("lucide");
});

test.runIf(isBuilt)("no version of a picture is heavier than 80 KB", () => {
  const heavy = globSync("**/*.{avif,webp}", { cwd: pictures }).filter(
    (name) => readFileSync(join(pictures, name)).length > 80 * KB,
  );
  expect(heavy).toEqual([]);
});

/** The size after brotli compression. */
async function weightOf(url: string): Promise<number> {
  const { headers } = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  expect(headers.get("Content-Encoding")).toBe("br");
  return Number(headers.get("Content-Length"));
}

async function addEvents(url: string, count: number): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const signedIn = await fetch(`${url}/api/session`, { method: "POST", headers, body: JSON.stringify(ADMIN) });
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  for (let number = 1; number <= count; number++) {
    const body = new FormData();
    body.set("title", `Pitch evening number ${number}`);
    body.set("description", `Mentors listen, ask what the problem is, and help with step ${number}.`);
    body.set("date", `202${number % 6}-${String((number % 12) + 1).padStart(2, "0")}-17`);
    body.set("location", `Room ${number % 5}`);
    const added = await fetch(`${url}/api/events`, { method: "POST", body, headers: { Cookie: cookies.join("; ") } });
    expect(added.status).toBe(201);
  }
}

/** Returns every script of each public page: the route manifest, the start, and those of all its routes. */
function scriptsOfSite(): Map<string, string[]> {
  const { entry, routes } = manifest();
  const always = assets("manifest-*.js");
  const lineOf = (route: ManifestRoute): Part[] => [
    ...(route.parentId ? lineOf(routes[route.parentId]!) : [entry]),
    route,
  ];
  const site = TABLE_PAGES.filter(({ isGuarded }) => !isGuarded);
  expect(site.length).toBeGreaterThan(15);
  return new Map(
    site.map(({ path, file }) => {
      const route = routes[file.replace(/\.tsx$/, "")]!;
      const parts = new Set(lineOf(route).flatMap(({ module, imports = [] }) => [module, ...imports]));
      return [path, [...always, ...[...parts].map((part) => join(client, part))]];
    }),
  );
}

/** Reads React Router's manifest of browser files. */
function manifest(): Manifest {
  const [file = ""] = assets("manifest-*.js");
  const [, json = ""] = /__reactRouterManifest=(.*?);?\s*$/s.exec(readFileSync(file, "utf8")) ?? [];
  return JSON.parse(json) as Manifest;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
