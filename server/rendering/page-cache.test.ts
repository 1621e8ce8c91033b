import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import { DAY_MS } from "../../domain/dates.ts";
import { EVERY_VERSION } from "./every-version.ts";
import { CALM_MS, createPageCache, FRESH_UNTIL, type PageCache } from "./page-cache.ts";
import { askOf, replyTo, toResponse } from "./reply.ts";

const PUBLIC = { "Cache-Control": "public, max-age=0, must-revalidate", "Content-Type": "text/html" };
const LONG = "The ridge at dawn. ".repeat(100);
let version = 1;
let time = 0;

beforeEach(() => {
  version = 1;
  time = 0;
});

function cacheOf(maxBytes?: number) {
  return createPageCache({ version: () => version, now: () => time, maxBytes });
}

/** What someone gets who asks the cache for `key`. */
async function answerOf(cache: PageCache, key: string, request: Request, render: () => Promise<Response>) {
  const found = await cache.get(key, render);
  return found instanceof Response ? found : toResponse(replyTo(found, askOf(request)));
}

const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://localhost/events", { method, headers });
const page = (text = LONG, init: ResponseInit = {}) =>
  vi.fn(async () => new Response(text, { headers: PUBLIC, ...init }));

test("a page is rendered once and then answered from memory", async () => {
  const cache = cacheOf();
  const render = page();
  await answerOf(cache, "/", ask(), render);
  expect(await (await answerOf(cache, "/", ask(), render)).text()).toBe(LONG);
  expect(render).toHaveBeenCalledTimes(1);
});

test("fifty who ask at once wait for one render, and each gets the whole page", async () => {
  const cache = cacheOf();
  const render = page();
  const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(cache, "/", ask(), render)));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([LONG]));
  expect(render).toHaveBeenCalledTimes(1);
});

test("fifty who ask at once for a page that is not kept each get the whole of it", async () => {
  const cache = cacheOf();
  const render = page(LONG, { headers: { "Cache-Control": "private, no-store" } });
  const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(cache, "/", ask(), render)));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([LONG]));
});

test("after a change the next request renders anew", async () => {
  const cache = cacheOf();
  await answerOf(cache, "/", ask(), page("old"));
  version = 2;
  expect(await (await answerOf(cache, "/", ask(), page("new"))).text()).toBe("new");
});

test("an answer that no change can touch stays, and the internal header stays inside", async () => {
  const cache = cacheOf();
  const fixed = page("fixed", { headers: { ...PUBLIC, [EVERY_VERSION]: "1" } });
  expect((await answerOf(cache, "/", ask(), fixed)).headers.has(EVERY_VERSION)).toBe(false);
  version = 2;
  expect(await (await answerOf(cache, "/", ask(), page("new"))).text()).toBe("fixed");
});

async function askOften(cache: PageCache, key: string, render: () => Promise<Response>) {
  for (let asked = 0; asked < 30; asked += 1) await answerOf(cache, key, ask(), render);
}

test("what is asked for often is made for the next version before that counts, and the last answer is given until then", async () => {
  const cache = cacheOf();
  await askOften(cache, "/", page("old"));
  const { promise, resolve } = Promise.withResolvers<Response>();
  const ready = cache.prepare(2, () => promise);
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("old");
  resolve(new Response("new", { headers: PUBLIC }));
  await ready;
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("old");
  version = 2;
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("new");
});

test("what is asked for now and then, is large, or no change can touch is not made ready", async () => {
  const cache = cacheOf();
  await answerOf(cache, "/seldom", ask(), page());
  const incompressible = Array.from({ length: 100_000 }, (_, index) => Math.sin(index)).join(" ");
  await askOften(cache, "/large", page(incompressible));
  await askOften(cache, "/fixed", page(LONG, { headers: { ...PUBLIC, [EVERY_VERSION]: "1" } }));
  const render = page("new");
  await cache.prepare(2, render);
  expect(render).not.toHaveBeenCalled();
});

test("who asks while the next version is still being made ready, though it counts already, waits for that one render", async () => {
  const cache = cacheOf();
  await askOften(cache, "/", page("old"));
  const { promise, resolve } = Promise.withResolvers<Response>();
  await cache.prepare(2, () => promise);
  version = 2;
  const answer = answerOf(cache, "/", ask(), page("never"));
  resolve(new Response("new", { headers: PUBLIC }));
  expect(await (await answer).text()).toBe("new");
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("new");
});

test("what was made ready for a version that another has overtaken is not given", async () => {
  const cache = cacheOf();
  await askOften(cache, "/", page("old"));
  await cache.prepare(2, page("overtaken"));
  version = 3;
  expect(await (await answerOf(cache, "/", ask(), page("new"))).text()).toBe("new");
});

test("a render that fails beforehand is tried again by who asks", async () => {
  const cache = cacheOf();
  await askOften(cache, "/", page("old"));
  await cache.prepare(2, () => Promise.reject(new Error("away")));
  version = 2;
  expect(await (await answerOf(cache, "/", ask(), page("new"))).text()).toBe("new");
});

test("a render that began before a change is not kept, and those who ask after the change do not wait for it", async () => {
  const cache = cacheOf();
  const { promise, resolve } = Promise.withResolvers<Response>();
  const early = answerOf(cache, "/", ask(), () => promise);
  version = 2;
  expect(await (await answerOf(cache, "/", ask(), page("new"))).text()).toBe("new");
  resolve(new Response("old", { headers: PUBLIC }));
  expect(await (await early).text()).toBe("old");
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("new");
});

test.each([
  ["a private answer", { headers: { "Cache-Control": "private, no-store" } }],
  ["an answer without a policy", { headers: {} }],
  ["an answer that sets a cookie", { headers: { ...PUBLIC, "Set-Cookie": "a=b" } }],
  ["a redirect", { status: 302, headers: PUBLIC }],
  ["a missing page that does not say public", { status: 404, headers: {} }],
])("%s is never kept", async (_, init) => {
  const cache = cacheOf();
  const render = page("x", init);
  await answerOf(cache, "/", ask(), render);
  await answerOf(cache, "/", ask(), render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test.each([500, 503])("a failing render (%i) never replaces a good page", async (status) => {
  const cache = cacheOf();
  await answerOf(cache, "/", ask(), page("good"));
  version = 2;
  expect(await (await answerOf(cache, "/", ask(), page("bad", { status }))).text()).toBe("good");
  expect(await (await answerOf(cache, "/", ask(), page("bad", { status }))).text()).toBe("good");
  const thrown = answerOf(cache, "/", ask(), async () => Promise.reject(new Error("away")));
  expect(await (await thrown).text()).toBe("good");
  expect(await (await answerOf(cache, "/", ask(), page("well again"))).text()).toBe("well again");
});

test("without a good page the failure itself is answered", async () => {
  const cache = cacheOf();
  expect((await answerOf(cache, "/", ask(), page("bad", { status: 503 }))).status).toBe(503);
  await expect(answerOf(cache, "/", ask(), async () => Promise.reject(new Error("away")))).rejects.toThrow("away");
});

test("a page whose words depend on the date is rendered anew after midnight, and the internal header stays inside", async () => {
  const cache = cacheOf();
  const today = page("today", { headers: { ...PUBLIC, [FRESH_UNTIL]: new Date(1000).toISOString() } });
  expect((await answerOf(cache, "/", ask(), today)).headers.has(FRESH_UNTIL)).toBe(false);
  time = 999;
  expect(await (await answerOf(cache, "/", ask(), page("tomorrow"))).text()).toBe("today");
  time = 1000;
  expect(await (await answerOf(cache, "/", ask(), page("tomorrow"))).text()).toBe("tomorrow");
});

test("an answer of a day to which the clock went by mistake goes with that day, and a small correction takes nothing", async () => {
  const cache = cacheOf();
  time = 2 * DAY_MS;
  const ahead = page("ahead", { headers: { ...PUBLIC, [FRESH_UNTIL]: new Date(3 * DAY_MS).toISOString() } });
  await answerOf(cache, "/", ask(), ahead);
  time -= 1000;
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("ahead");
  time = DAY_MS;
  expect(await (await answerOf(cache, "/", ask(), page("today"))).text()).toBe("today");
});

test("each encoding has its body and its ETag, and an ETag that is known is answered 304 without a body", async () => {
  const cache = cacheOf();
  const [plain, br, gz] = await Promise.all(
    ["identity", "br", "gzip"].map((encoding) => answerOf(cache, "/", ask({ "Accept-Encoding": encoding }), page())),
  );
  expect(brotliDecompressSync(Buffer.from(await br!.arrayBuffer())).toString()).toBe(LONG);
  expect(gunzipSync(Buffer.from(await gz!.arrayBuffer())).toString()).toBe(LONG);
  expect(new Set([plain, br, gz].map((answer) => answer!.headers.get("ETag"))).size).toBe(3);
  const again = await answerOf(
    cache,
    "/",
    ask({ "Accept-Encoding": "br", "If-None-Match": br!.headers.get("ETag")! }),
    page(),
  );
  expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("an encoding that is refused is not used", async () => {
  const zipped = await answerOf(cacheOf(), "/", ask({ "Accept-Encoding": "br;q=0, gzip" }), page());
  expect(zipped.headers.get("Content-Encoding")).toBe("gzip");
});

test("HEAD is answered from the page's entry, with its headers and no body", async () => {
  const cache = cacheOf();
  const { headers } = await answerOf(cache, "/", ask(), page());
  const head = await answerOf(cache, "/", ask({}, "HEAD"), page("other"));
  expect([head.headers.get("ETag"), await head.text()]).toEqual([headers.get("ETag"), ""]);
});

test("made-up addresses cannot fill the memory: the least recently used go, and what is used stays", async () => {
  const cache = cacheOf(20_000);
  const home = page("home".repeat(100));
  await answerOf(cache, "/", ask(), home);
  for (let count = 0; count < 500; count += 1) {
    await answerOf(cache, `/?${count}`, ask(), page("x".repeat(400)));
    await answerOf(cache, "/", ask(), home);
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
])(
  "when three pages fill the memory and %j are asked for, the one goes that was used longest ago",
  async (used, left) => {
    const cache = cacheOf(10_000);
    for (const key of ["/a", "/b", "/c"]) await answerOf(cache, key, ask(), page("x".repeat(2_500)));
    for (const key of used) await answerOf(cache, key, ask(), page());
    await answerOf(cache, "/d", ask(), page("x".repeat(2_500)));
    expect(cache.kept().map(({ key }) => key)).toEqual(left);
  },
);

test("made-up addresses count too, however short their pages", async () => {
  const cache = cacheOf(20_000);
  for (let count = 0; count < 50; count += 1) {
    await answerOf(cache, `/?${count}${"k".repeat(8_000)}`, ask(), page("x"));
  }
  expect(cache.size().entries).toBeLessThanOrEqual(2);
  expect(cache.size().bytes).toBeLessThanOrEqual(20_000);
});

test("an answer that is larger than all the memory is answered, and puts nothing else out", async () => {
  const cache = cacheOf(20_000);
  await answerOf(cache, "/", ask(), page("home"));
  const huge = "y".repeat(30_000);
  expect(await (await answerOf(cache, "/huge", ask(), page(huge))).text()).toBe(huge);
  const home = page();
  await answerOf(cache, "/", ask(), home);
  expect(home).not.toHaveBeenCalled();
  expect(cache.size().entries).toBe(1);
});

test("nor does an address that is larger than all the memory", async () => {
  const cache = cacheOf(20_000);
  const home = page("home");
  await answerOf(cache, "/", ask(), home);
  await answerOf(cache, `/?${"k".repeat(30_000)}`, ask(), page("x"));
  await answerOf(cache, "/", ask(), home);
  expect(home).toHaveBeenCalledTimes(1);
});

test("what fits exactly is kept, a byte less room and it is not", async () => {
  const roomy = cacheOf();
  await answerOf(roomy, "/", ask(), page());
  const { bytes } = roomy.size();
  for (const [room, entries] of [[bytes, 1] as const, [bytes - 1, 0] as const]) {
    const cache = cacheOf(room);
    await answerOf(cache, "/", ask(), page());
    expect(cache.size().entries).toBe(entries);
  }
});

test("a page that is made anew takes the room of one, and one that grew too large takes none", async () => {
  const cache = cacheOf(20_000);
  await answerOf(cache, "/", ask(), page("first"));
  const { bytes } = cache.size();
  version = 2;
  await answerOf(cache, "/", ask(), page("later"));
  expect(cache.size()).toEqual({ entries: 1, bytes });
  version = 3;
  await answerOf(cache, "/", ask(), page("y".repeat(30_000)));
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("what was kept goes when its place answers something else", async () => {
  const cache = cacheOf();
  await answerOf(cache, "/", ask(), page("public"));
  version = 2;
  const mine = page("mine", { headers: { "Cache-Control": "private, no-store" } });
  expect(await (await answerOf(cache, "/", ask(), mine)).text()).toBe("mine");
  expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
});

test("an answer is compressed better when there is time, and who knows the quick one still hears 304", async () => {
  const cache = cacheOf();
  const words = Array.from({ length: 3_000 }, (_, index) => `ridge ${(index * 7919) % 997}`).join(" ");
  const br = { "Accept-Encoding": "br" };
  const quick = await answerOf(cache, "/", ask(br), page(words));
  const before = cache.size().bytes;
  time += CALM_MS;
  expect([await cache.improve(), await cache.improve()]).toEqual([true, false]);
  const best = await answerOf(cache, "/", ask(br), page("never"));
  expect(Number(best.headers.get("Content-Length"))).toBeLessThan(Number(quick.headers.get("Content-Length")));
  expect(best.headers.get("ETag")).not.toBe(quick.headers.get("ETag"));
  expect(brotliDecompressSync(Buffer.from(await best.arrayBuffer())).toString()).toBe(words);
  const again = ask({ ...br, "If-None-Match": quick.headers.get("ETag")! });
  expect((await answerOf(cache, "/", again, page("never"))).status).toBe(304);
  const saved = Number(quick.headers.get("Content-Length")) - Number(best.headers.get("Content-Length"));
  // The ETag is a few letters longer.
  expect(before - cache.size().bytes).toBeGreaterThan(saved - 20);
  expect(before - cache.size().bytes).toBeLessThanOrEqual(saved);
});

test.each([
  ["a picture", "x".repeat(5_000), { ...PUBLIC, "Content-Type": "image/webp" }, false],
  ["half a million letters", "x".repeat(500_000), PUBLIC, true],
  ["one more, which would hold a thread for seconds", "x".repeat(500_001), PUBLIC, false],
])("whether %s is compressed better", async (_, text, headers, better) => {
  const cache = cacheOf();
  await answerOf(cache, "/", ask(), page(text, { headers }));
  time += CALM_MS;
  expect(await cache.improve()).toBe(better);
});

test("a page that changes every few seconds is not compressed better", async () => {
  const cache = cacheOf();
  for (version = 2; version < 5; version += 1) {
    await answerOf(cache, "/", ask(), page());
    time += CALM_MS - 1;
    expect(await cache.improve()).toBe(false);
  }
});

test("a better body that comes after a change is thrown away, and takes no room", async () => {
  const cache = cacheOf();
  // Long enough that its best compression takes longer than a short page.
  const words = Array.from({ length: 40_000 }, (_, index) => `ridge ${(index * 7919) % 9973}`).join(" ");
  await answerOf(cache, "/", ask(), page(words));
  time += CALM_MS;
  const improving = cache.improve();
  version = 2;
  await answerOf(cache, "/", ask(), page("new"));
  const after = cache.size();
  expect(await improving).toBe(true);
  expect(cache.size()).toEqual(after);
  expect(await (await answerOf(cache, "/", ask(), page("never"))).text()).toBe("new");
});

test("an ETag of another encoding is not this body's", async () => {
  const cache = cacheOf();
  const br = await answerOf(cache, "/", ask({ "Accept-Encoding": "br" }), page());
  const gzip = ask({ "Accept-Encoding": "gzip", "If-None-Match": br.headers.get("ETag")! });
  expect((await answerOf(cache, "/", gzip, page())).status).toBe(200);
});
