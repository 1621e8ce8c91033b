/** `npm run export-site`: the copy is like the site, and a plain file server is enough for it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveFiles } from "../support/file-server.ts";
import { EVENT, expect, photo, test } from "./fixtures.ts";

test.describe.configure({ mode: "serial" });

const parent = mkdtempSync(join(tmpdir(), "cell-copy-"));
const copy = { folder: join(parent, "copy"), url: "", missing: [] as string[], close: () => undefined as void };

/** Makes a site with more events than fit on a page, and its copy. */
test.beforeAll(async ({ site, adminCookie }) => {
  for (let day = 1; day <= 55; day++) {
    const date = `2025-01-${String((day % 28) + 1).padStart(2, "0")}`;
    const image = day === 1 ? (await photo()).buffer : undefined;
    await addEvent(site.url, adminCookie, { ...EVENT, title: `Talk ${day}`, date }, image);
  }
  site.command("cli/export-site.ts", copy.folder);
  Object.assign(copy, await serveFiles(copy.folder));
});

test.afterAll(() => {
  copy.close();
  rmSync(parent, { recursive: true, force: true });
});

async function addEvent(url: string, Cookie: string, fields: Record<string, string>, image?: Buffer): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (image) body.set("image", new File([new Uint8Array(image)], "picture.png"));
  expect((await fetch(`${url}/api/events`, { method: "POST", headers: { Cookie }, body })).status).toBe(201);
}

/** Removes everything that needs a server or its scripts. */
function comparable(html: string): string {
  return (
    html
      .replaceAll(/<script(?! type="application\/ld\+json").*?<\/script>/gs, "")
      .replaceAll(/<(form|fieldset|search|noscript)\b.*?<\/\1>/gs, "")
      .replaceAll(/<li>(<span [^>]*>Loading\.\.\.<\/span>)<\/li>/g, "")
      // Without PUBLIC_URL the frame contains the origin of the request.
      .replaceAll(/http:\/\/localhost(:\d+)?/g, "")
      .replaceAll(/(<!--\/?\$-->)+(?=<\/body>)/g, "")
      .replaceAll(/<nav aria-label="Year">.*?<\/nav>/gs, "")
      .replaceAll(/<p [^>]*><span>This copy of the site has no form.*?<\/p>/gs, "")
      .replaceAll(/href="\/events\?before=/g, 'href="/events/before-')
  );
}

test("the copy equals the live site but for what needs a server", async ({ request }) => {
  const pages = readdirSync(copy.folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("index.html"),
  );
  expect(pages.length).toBeGreaterThan(80);
  for (const file of pages) {
    const path = file.replace(/\/?index\.html$/, "").replace(/\/(year|before)-([^/]+)$/, "?$1=$2");
    const live = await (await request.get(`/${path}`)).text();
    const copied = readFileSync(join(copy.folder, file), "utf8");
    expect(comparable(copied), path).toBe(comparable(live));
    expect(copied, path).not.toMatch(/<form|<button|\/admin/);
  }
  const entries = readdirSync(copy.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.html$|\/_\w+$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const path = file.slice(copy.folder.length);
    const live = await (await request.get(path)).body();
    expect(withoutOrigin(readFileSync(file)), path).toBe(withoutOrigin(live));
  }
});

/** Without PUBLIC_URL a feed contains the origin of the request. */
const withoutOrigin = (bytes: Buffer) =>
  bytes
    .toString("latin1")
    .replaceAll(/\r\n /g, "")
    .replaceAll(/http:\/\/localhost(:\d+)?/g, "")
    .replaceAll(/\d{8}T\d{6}Z/g, "");

test("a plain file server is enough: every link works and the console stays empty", async ({ page }) => {
  const seen = new Set(["/"]);
  for (const path of seen) {
    await page.goto(copy.url + path);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    // One page of an event is like another.
    for (const link of links.map((one) => one.split("#")[0]!))
      if (!/\.\w+$|^\/events\/\d+\/talk-(?!1$)/.test(link)) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(25);
  expect(copy.missing).toEqual([]);
});

test("links reach all events and years, and a missing address has its page", async ({ page, consoleMessages }) => {
  await page.goto(`${copy.url}/events`);
  const first = await page.getByRole("heading", { level: 2, name: /Talk/ }).count();
  await page.getByRole("link", { name: "Older events" }).click();
  await expect(page).toHaveURL(/\/events\/before-/);
  await expect(page.getByRole("heading", { level: 2, name: /Talk/ })).toHaveCount(55 - first);
  await page.goto(`${copy.url}/team`);
  const years = page.getByRole("navigation", { name: "Year" }).getByRole("link");
  const last = await years.last().textContent();
  await years.last().click();
  await expect(years.last()).toHaveAttribute("aria-current", "true");
  await expect(years.last()).toHaveText(last!);
  await page.goto(`${copy.url}/connect`);
  await expect(page.getByText("This copy of the site has no form.")).toBeVisible();
  const missing = await page.goto(`${copy.url}/no-such-page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  consoleMessages.length = 0;
});
