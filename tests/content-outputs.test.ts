import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import type { Fields, Item } from "../domain/collections/fields.ts";
import { kindOf } from "../domain/content/kinds.ts";
import { flat, nested } from "../domain/content/nested.ts";
import type { App } from "../server/app.ts";
import type { ContentDocument, ContentEntry } from "../app/features/content/content.ts";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { addEvent } from "./support/requests.ts";
import { pathsIn } from "./support/sitemap.ts";

/** Every page is rendered five times. */
const MANY_PAGES_MS = 180_000;
const PUBLIC_URL = "https://cell.example.edu";
const EVENT_PAGE = `${PUBLIC_URL}/events/archive/ideathon-2025`;
/** Outputs that are no pages, so they have no `.data`. */
const FILES = [
  "/api/events",
  "/blogs.atom",
  "/events.atom",
  "/events.ics",
  "/events/archive/ideathon-2025.ics",
  "/events/embed",
  "/events/next.json",
  `/oembed?url=${encodeURIComponent(EVENT_PAGE)}`,
  `/oembed?url=${encodeURIComponent(`${PUBLIC_URL}/events/embed`)}`,
  "/robots.txt",
  "/site.webmanifest",
  "/sitemap.xml",
];
const WITHOUT_CONTENT = ["/api/events", "/events/next.json", "/robots.txt", "/sitemap.xml"];
/** Their share cards are compared, too. */
const WITH_CARD = ["/", "/blogs/what-a-grant-panel-asks"];
/** Names that appear in share cards and page heads, edited besides texts. */
const NAMES = ["title", "product", "brand"];

test(
  "every edit reaches every page and file that shows it, also in another process",
  async () => {
    const { app, other, sameData, cookie, entries, paths } = await twoProcesses();
    const before = await outputsOf(app, paths);
    await outputsOf(other, paths);

    const marks = await editEverything(app, entries, cookie);

    const edited = await outputsOf(app, paths);
    for (const [key, mark] of marks) expect(edited[kindOf(key)!.page], key).toContain(mark);
    for (const path of WITH_CARD) expect(edited[cardOf(path)], path).not.toBe(before[cardOf(path)]);
    expect(FILES.filter((path) => edited[path] === before[path])).toEqual(WITHOUT_CONTENT);
    const fresh = await outputsOf(await startApp({ env: sameData }), paths);
    expect(edited).toEqual(fresh);
    await vi.waitFor(() => expect(other.site.version.current()).toBe(app.site.version.current()), 10_000);
    expect(await outputsOf(other, paths)).toEqual(fresh);
  },
  MANY_PAGES_MS,
);

test(
  "a published set reaches every page and file, also in another process",
  async () => {
    const { app, other, sameData, cookie, entries, paths } = await twoProcesses();
    const before = await outputsOf(app, paths);
    await outputsOf(other, paths);

    await app.request("/api/change-sets", json("POST", { title: "All of it" }, cookie));
    const marks = await editEverything(app, entries, cookie, "/api/change-sets/1/documents/");
    expect(await outputsOf(app, paths), "visitors see nothing of a set").toEqual(before);
    const published = await app.request("/api/change-sets/1/publish", json("POST", {}, cookie));
    expect(published.status, await published.clone().text()).toBe(200);

    const edited = await outputsOf(app, paths);
    for (const [key, mark] of marks) expect(edited[kindOf(key)!.page], key).toContain(mark);
    expect(edited).toEqual(await outputsOf(await startApp({ env: sameData }), paths));
    await vi.waitFor(() => expect(other.site.version.current()).toBe(app.site.version.current()), 10_000);
    expect(await outputsOf(other, paths)).toEqual(edited);

    expect((await app.request("/api/change-sets/1/undo", { method: "POST", headers: { Cookie: cookie } })).status).toBe(
      200,
    );
    expect(await outputsOf(app, paths)).toEqual(before);
  },
  MANY_PAGES_MS,
);

test("the page and its data change together", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  for (const path of ["/privacy", "/_.data", "/"]) await app.request(path);
  await app.request("/api/content/privacy", json("PUT", { text: "We keep nothing." }, cookie));
  for (const path of ["/privacy", "/privacy.data"])
    expect(await (await app.request(path)).text(), path).toContain("We keep nothing.");
});

test("saving an event does not read the content again", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { content } = app.site;
  await addEvent(app, cookie);
  expect(app.site.content).toBe(content);
});

async function twoProcesses() {
  const app = await startApp({ env: { PUBLIC_URL } });
  const { DATA_DIR, DATABASE_URL } = app.site.env;
  const sameData = { PUBLIC_URL, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
  const other = await startApp({ env: sameData });
  const cookie = await cookieOf(app, ADMIN);
  await addEvent(app, cookie, { date: "2999-03-09" });
  const entries = await entriesOf(app, cookie);
  const paths = [...new Set([...(await sitemapOf(app)), ...FILES, ...entries.map(({ page }) => page)])];
  return { app, other, sameData, cookie, entries, paths };
}

async function entriesOf(app: App, cookie: string): Promise<ContentEntry[]> {
  return (await (await app.request("/api/content", { headers: { Cookie: cookie } })).json()) as ContentEntry[];
}

/** Changes one text of every document. Returns the new text of each. */
async function editEverything(
  app: App,
  entries: ContentEntry[],
  cookie: string,
  address = "/api/content/",
): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const [index, { key }] of entries.entries()) {
    const found = await app.request(`/api/content/${key}`, { headers: { Cookie: cookie } });
    const { data } = (await found.json()) as ContentDocument;
    const { fields } = kindOf(key)!.collection;
    const mark = `Mark ${index} of the hills`;
    const changed = nested(fields, withMark(fields, flat(fields, data), mark), "always");
    const response = await app.request(address + key, json("PUT", changed, cookie));
    expect(response.status, `${key}: ${await response.clone().text()}`).toBe(200);
    // Only administrators see its texts.
    if (key !== "reports") marks.set(key, mark);
  }
  return marks;
}

/** Marks the names of the document and its first text, or the first item of its first list. */
function withMark(fields: Fields, whole: Record<string, unknown>, mark: string): Record<string, unknown> {
  const names = NAMES.filter((name) => name in fields).map((name) => [name, mark]);
  const data = { ...whole, ...Object.fromEntries(names) };
  const [name, field] = Object.entries(fields).find(([, { kind }]) => ["text", "prose", "list"].includes(kind))!;
  if (field.kind !== "list") return { ...data, [name]: mark };
  const [first, ...others] = data[name] as Item[];
  const [text] = Object.entries(field.of).find(([, { kind }]) => kind === "line" || kind === "text")!;
  return { ...data, [name]: [{ ...first, [text]: mark }, ...others] };
}

async function sitemapOf(app: App): Promise<string[]> {
  return pathsIn(await (await app.request("/sitemap.xml")).text());
}

async function outputsOf(app: App, paths: string[]): Promise<Record<string, string>> {
  const pages = paths.filter((path) => !FILES.includes(path));
  const data = pages.map((path) => path.replace(/^(\/[^?]*)/, (name) => (name === "/" ? "/_.data" : `${name}.data`)));
  const outputs: Record<string, string> = {};
  for (const path of [...paths, ...data]) outputs[path] = await (await app.request(path)).text();
  for (const path of WITH_CARD) outputs[cardOf(path)] = await pictureOf(app, outputs[path]!);
  return outputs;
}

const cardOf = (path: string) => `share card of ${path}`;

/** Returns the hash of the page's share card, which is drawn when it is first requested. */
async function pictureOf(app: App, html: string): Promise<string> {
  const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const response = await app.request(address.slice(PUBLIC_URL.length));
  expect([response.status, response.headers.get("Content-Type")], address).toEqual([200, "image/jpeg"]);
  return createHash("sha256")
    .update(await response.bytes())
    .digest("hex");
}
