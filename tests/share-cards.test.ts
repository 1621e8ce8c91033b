import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { App } from "../server/app.ts";
import { SITE_PAGES } from "./e2e/public-pages.ts";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { faultLog } from "./support/fault-log.ts";
import { pathsIn } from "./support/sitemap.ts";

const PUBLIC_URL = "https://cell.example.edu";
const SHARED = SITE_PAGES.map(({ path }) => path);

test.each(SHARED)("%s shows its own card where its link is shared", async (path) => {
  const app = await startApp({ env: { PUBLIC_URL } });
  const meta = await metaOf(app, path);
  expect(meta["og:url"]).toBe(PUBLIC_URL + path);
  expect(meta["twitter:card"]).toBe("summary_large_image");
  const words = path === "/" ? "Ideate, Incubate, Innovate, Serve" : meta["og:title"];
  expect(meta["og:image:alt"]).toContain(words);

  const address = meta["og:image"]!;
  expect(address.startsWith(`${PUBLIC_URL}/share/`)).toBe(true);
  const response = await app.request(address.slice(PUBLIC_URL.length));
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/jpeg");
  expect(response.headers.get("Cache-Control")).toContain("immutable");
  const bytes = await response.bytes();
  expect(bytes.length).toBeLessThanOrEqual(60_000);
  const { width, height } = await sharp(bytes).metadata();
  expect([String(width), String(height)]).toEqual([meta["og:image:width"], meta["og:image:height"]]);
});

test("every page of the sitemap has a card or picture of its own", async () => {
  const app = await startApp({ env: { PUBLIC_URL } });
  const paths = pathsIn(await (await app.request("/sitemap.xml")).text());
  expect(paths).toEqual(expect.arrayContaining(SHARED));
  const pictures = await Promise.all(paths.map(async (path) => (await metaOf(app, path))["og:image"]));
  expect(pictures).not.toContain(undefined);
  expect(new Set(pictures).size).toBe(paths.length);
});

test("without PUBLIC_URL, and on the sign-in page, there is no card", async () => {
  const nameless = await startApp();
  expect(await metaOf(nameless, "/events")).not.toHaveProperty("og:image");
  const app = await startApp({ env: { PUBLIC_URL } });
  expect(await metaOf(app, "/admin-login")).not.toHaveProperty("og:image");
});

test("the manifest names the cell and pictures that are there", async () => {
  const app = await startApp();
  const response = await app.request("/site.webmanifest");
  expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
  const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toContain(app.site.content.site.brand);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await app.request(src)).bytes()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

/** Returns the page's `<meta>` elements, by name or property. */
async function metaOf(app: App, path: string): Promise<Record<string, string>> {
  const html = await (await app.request(path)).text();
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name, content]) => [name!, content!]));
}

test("a card that cannot be drawn is missing, and the log has it once", async () => {
  const { faults, log } = faultLog();
  const app = await startApp({ env: { PUBLIC_URL }, log });
  writeFileSync(join(app.site.env.DATA_DIR, "share"), "A file where the folder should be.");
  const site = json("PUT", await siteWith(app, "Another brand"), await cookieOf(app, ADMIN));
  expect((await app.request("/api/content/site", site)).status).toBe(200);
  const address = (await metaOf(app, "/"))["og:image"]!.slice(PUBLIC_URL.length);
  const statuses = await Promise.all([1, 2, 3].map(async () => (await app.request(address)).status));
  expect([...statuses, faults.length]).toEqual([404, 404, 404, 1]);
});

async function siteWith(app: App, brand: string) {
  const headers = { Cookie: await cookieOf(app, ADMIN) };
  const { data } = (await (await app.request("/api/content/site", { headers })).json()) as { data: object };
  return { ...data, brand };
}
