import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "../../domain/dates.ts";
import type { CacheRule } from "../../domain/cache-rule.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { headOf, replyTo, toResponse } from "./reply.ts";

const PUBLIC = { "Cache-Control": "public, max-age=0, must-revalidate", "Content-Type": "text/html" };
const LONG = "The ridge at dawn. ".repeat(100);
let version = 1;
let contentVersion = 1;
let time = 0;

beforeEach(() => {
  version = 1;
  contentVersion = 1;
  time = 0;
});

function cacheOf(maxBytes?: number, timeZone = "UTC") {
  const versions = { version: () => version, contentVersion: () => contentVersion };
  return createPageCache({ ...versions, timeZone: () => timeZone, now: () => time, maxBytes });
}

const ON_WRITES: CacheRule = { reads: "database" };

async function responseOf(
  cache: PageCache,
  key: string,
  request: Request,
  render: () => Promise<Response>,
  rule: CacheRule = ON_WRITES,
) {
  const found = await cache.get({ key, rule, status: 200 }, render);
  return found instanceof Response ? found : toResponse(replyTo(found, headOf(request)));
}

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://localhost/events", { method, headers });
const page = (text = LONG, init: ResponseInit = {}) =>
  vi.fn(async () => new Response(text, { headers: PUBLIC, ...init }));

test("a page is rendered once and then cached", async () => {
  const cache = cacheOf();
  const render = page();
  await responseOf(cache, "/", ask(), render);
  expect(await (await responseOf(cache, "/", ask(), render)).text()).toBe(LONG);
  expect(render).toHaveBeenCalledTimes(1);
});

test("fifty concurrent requests get the whole page from one render", async () => {
  const cache = cacheOf();
  const render = page();
  const responses = await Promise.all(Array.from({ length: 50 }, () => responseOf(cache, "/", ask(), render)));
  expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(new Set([LONG]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("fifty concurrent requests for a private page each get all of it", async () => {
  const cache = cacheOf();
  const render = page(LONG, { headers: { "Cache-Control": "private, no-store" } });
  const responses = await Promise.all(Array.from({ length: 50 }, () => responseOf(cache, "/", ask(), render)));
  expect(new Set(await Promise.all(responses.map((response) => response.text())))).toEqual(new Set([LONG]));
});

test("after a change the next request renders again", async () => {
  const cache = cacheOf();
  await responseOf(cache, "/", ask(), page("old"));
  version = 2;
  expect(await (await responseOf(cache, "/", ask(), page("new"))).text()).toBe("new");
});

test("a page that reads only content remains cached after a write", async () => {
  const cache = cacheOf();
  const rule: CacheRule = { reads: "content" };
  await responseOf(cache, "/", ask(), page("content"), rule);
  version = 2;
  expect(await (await responseOf(cache, "/", ask(), page("new"), rule)).text()).toBe("content");
});

test("a render that began before a change is not used for a request after the change", async () => {
  const cache = cacheOf();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const early = responseOf(cache, "/", ask(), () => promise);
  version = 2;
  const late = responseOf(cache, "/", ask(), page("new"));
  resolve(new Response("old", { headers: PUBLIC }));
  expect(await (await early).text()).toBe("old");
  expect(await (await late).text()).toBe("new");
  expect(await (await responseOf(cache, "/", ask(), page("never"))).text()).toBe("new");
});

test.each([
  ["a private response", { headers: { "Cache-Control": "private, no-store" } }],
  ["a response that sets a cookie", { headers: { ...PUBLIC, "Set-Cookie": "a=b" } }],
  ["a redirect", { status: 302, headers: PUBLIC }],
  ["a missing page", { status: 404, headers: {} }],
])("%s is never cached", async (_, init) => {
  const cache = cacheOf();
  const render = page("x", init);
  await responseOf(cache, "/", ask(), render);
  await responseOf(cache, "/", ask(), render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test.each([500, 503])("a failing render (%i) never replaces a good page", async (status) => {
  const cache = cacheOf();
  await responseOf(cache, "/", ask(), page("good"));
  version = 2;
  expect(await (await responseOf(cache, "/", ask(), page("bad", { status }))).text()).toBe("good");
  expect(await (await responseOf(cache, "/", ask(), page("bad", { status }))).text()).toBe("good");
  const thrown = responseOf(cache, "/", ask(), async () => Promise.reject(new Error("away")));
  expect(await (await thrown).text()).toBe("good");
  expect(await (await responseOf(cache, "/", ask(), page("well again"))).text()).toBe("well again");
});

test("without a good page the error itself is sent", async () => {
  const cache = cacheOf();
  expect((await responseOf(cache, "/", ask(), page("bad", { status: 503 }))).status).toBe(503);
  await expect(responseOf(cache, "/", ask(), async () => Promise.reject(new Error("away")))).rejects.toThrow("away");
});

test("a page about today is rendered again after midnight", async () => {
  const cache = cacheOf();
  const rule: CacheRule = { reads: "content", until: "midnight" };
  await responseOf(cache, "/", ask(), page("today"), rule);
  time = DAY_MS - 1;
  expect(await (await responseOf(cache, "/", ask(), page("tomorrow"), rule)).text()).toBe("today");
  time = DAY_MS;
  expect(await (await responseOf(cache, "/", ask(), page("tomorrow"), rule)).text()).toBe("tomorrow");
});

test.each([
  ["Asia/Kolkata", "2025-10-13T18:30:00Z"],
  ["America/New_York", "2025-11-03T05:00:00Z"],
  // This night the clock jumps from 24:00 to 1:00.
  ["America/Santiago", "2025-09-07T04:00:00Z"],
])("in %s the day ends at %s", async (zone, midnight) => {
  const cache = cacheOf(undefined, zone);
  const rule: CacheRule = { reads: "content", until: "midnight" };
  time = Date.parse(midnight) - 24 * 3_600_000;
  await responseOf(cache, "/", ask(), page("today"), rule);
  time = Date.parse(midnight) - 1;
  expect(await (await responseOf(cache, "/", ask(), page("tomorrow"), rule)).text()).toBe("today");
  time = Date.parse(midnight);
  expect(await (await responseOf(cache, "/", ask(), page("tomorrow"), rule)).text()).toBe("tomorrow");
});

test("a page about the present minute is rendered again in the next one", async () => {
  const cache = cacheOf();
  const rule: CacheRule = { reads: "content", until: "minute" };
  await responseOf(cache, "/", ask(), page("now"), rule);
  time = 59_999;
  expect(await (await responseOf(cache, "/", ask(), page("later"), rule)).text()).toBe("now");
  time = 60_000;
  expect(await (await responseOf(cache, "/", ask(), page("later"), rule)).text()).toBe("later");
});

test("correcting the clock removes pages of a wrong day", async () => {
  const cache = cacheOf();
  const rule: CacheRule = { reads: "content", until: "midnight" };
  time = 2 * DAY_MS + 2_000;
  await responseOf(cache, "/", ask(), page("ahead"), rule);
  time -= 1_000;
  expect(await (await responseOf(cache, "/", ask(), page("never"), rule)).text()).toBe("ahead");
  time = DAY_MS;
  expect(await (await responseOf(cache, "/", ask(), page("today"), rule)).text()).toBe("today");
});

test("each encoding has an ETag, and a known ETag gets 304", async () => {
  const cache = cacheOf();
  const [plain, br, gz] = await Promise.all(
    ["identity", "br", "gzip"].map((encoding) => responseOf(cache, "/", ask({ "Accept-Encoding": encoding }), page())),
  );
  expect(brotliDecompressSync(Buffer.from(await br!.arrayBuffer())).toString()).toBe(LONG);
  expect(gunzipSync(Buffer.from(await gz!.arrayBuffer())).toString()).toBe(LONG);
  expect(new Set([plain, br, gz].map((response) => response!.headers.get("ETag"))).size).toBe(3);
  const again = await responseOf(
    cache,
    "/",
    ask({ "Accept-Encoding": "br", "If-None-Match": br!.headers.get("ETag")! }),
    page(),
  );
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("an encoding that the client excludes is not used", async () => {
  const zipped = await responseOf(cacheOf(), "/", ask({ "Accept-Encoding": "br;q=0, gzip" }), page());
  expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
});

test("HEAD uses the page's entry, without a body", async () => {
  const cache = cacheOf();
  const { headers } = await responseOf(cache, "/", ask(), page());
  const head = await responseOf(cache, "/", ask({}, "HEAD"), page("other"));
  expect([head.headers.get("ETag"), await head.text()]).toEqual([headers.get("ETag"), ""]);
});

test("the least recently used entries are removed when the cache is full", async () => {
  const cache = cacheOf(20_000);
  const home = page("home".repeat(100));
  await responseOf(cache, "/", ask(), home);
  for (let count = 0; count < 500; count += 1) {
    await responseOf(cache, `/?${count}`, ask(), page("x".repeat(400)));
    await responseOf(cache, "/", ask(), home);
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(20_000);
  expect(home).toHaveBeenCalledTimes(1);
});

test.each([
  [["/a"], ["/c", "/a", "/d"]],
  [
    ["/b", "/a"],
    ["/b", "/a", "/d"],
  ],
  [
    ["/c", "/a", "/a", "/b"],
    ["/a", "/b", "/d"],
  ],
])("when three pages fill the memory and %j is requested, the oldest is removed", async (used, left) => {
  const cache = cacheOf(10_000);
  for (const key of ["/a", "/b", "/c"]) await responseOf(cache, key, ask(), page("x".repeat(2_500)));
  for (const key of used) await responseOf(cache, key, ask(), page());
  await responseOf(cache, "/d", ask(), page("x".repeat(2_500)));
  expect(cache.stored().map(({ key }) => key)).toEqual(left);
});

test("made-up parameters make a bounded number of entries", async () => {
  const cache = cacheOf();
  for (let count = 0; count < 2_100; count += 1) await responseOf(cache, `/?${count}`, ask(), page("x"));
  expect(cache.size().entries).toBeLessThanOrEqual(2_000);
});

test("made-up addresses count too, however short their pages", async () => {
  const cache = cacheOf(20_000);
  for (let count = 0; count < 50; count += 1) {
    await responseOf(cache, `/?${count}${"k".repeat(8_000)}`, ask(), page("x"));
  }
  expect(cache.size().entries).toBeLessThanOrEqual(2);
  expect(cache.size().bytes).toBeLessThanOrEqual(20_000);
});

test("a response larger than the cache is sent but removes no entry", async () => {
  const cache = cacheOf(20_000);
  await responseOf(cache, "/", ask(), page("home"));
  const huge = "y".repeat(30_000);
  expect(await (await responseOf(cache, "/huge", ask(), page(huge))).text()).toBe(huge);
  const home = page();
  await responseOf(cache, "/", ask(), home);
  expect(home).not.toHaveBeenCalled();
  expect(cache.size().entries).toBe(1);
});

test("an address larger than the cache removes no entry", async () => {
  const cache = cacheOf(20_000);
  const home = page("home");
  await responseOf(cache, "/", ask(), home);
  await responseOf(cache, `/?${"k".repeat(30_000)}`, ask(), page("x"));
  await responseOf(cache, "/", ask(), home);
  expect(home).toHaveBeenCalledTimes(1);
});

test("an entry of exactly the maximum size is stored, a larger one is not", async () => {
  const roomy = cacheOf();
  await responseOf(roomy, "/", ask(), page());
  const { bytes } = roomy.size();
  for (const [room, entries] of [[bytes, 1] as const, [bytes - 1, 0] as const]) {
    const cache = cacheOf(room);
    await responseOf(cache, "/", ask(), page());
    expect(cache.size().entries).toBe(entries);
  }
});

test("rendering again replaces the entry, or removes it if it grew too large", async () => {
  const cache = cacheOf(20_000);
  await responseOf(cache, "/", ask(), page("first"));
  const { bytes } = cache.size();
  version = 2;
  await responseOf(cache, "/", ask(), page("later"));
  expect(cache.size()).toEqual({ entries: 1, bytes });
  version = 3;
  await responseOf(cache, "/", ask(), page("y".repeat(30_000)));
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("an entry is removed when its URL responds differently", async () => {
  const cache = cacheOf();
  await responseOf(cache, "/", ask(), page("public"));
  version = 2;
  const mine = page("mine", { headers: { "Cache-Control": "private, no-store" } });
  expect(await (await responseOf(cache, "/", ask(), mine)).text()).toBe("mine");
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("an ETag of another encoding is not this body's", async () => {
  const cache = cacheOf();
  const br = await responseOf(cache, "/", ask({ "Accept-Encoding": "br" }), page());
  const gzip = ask({ "Accept-Encoding": "gzip", "If-None-Match": br.headers.get("ETag")! });
  expect((await responseOf(cache, "/", gzip, page())).status).toBe(200);
});
