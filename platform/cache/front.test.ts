/** Tests the real app behind a real socket, with and without cached responses. */
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import { png } from "../../tests/support/pictures.ts";
import { addEvent } from "../../tests/support/requests.ts";
import type { App } from "../../server/app.ts";

async function listen(app: App, before?: RequestListener): Promise<string> {
  const server = createServer((incoming, outgoing) => void app.listener(incoming, outgoing));
  if (before) server.prependListener("request", before);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Headers that may differ between two responses to the same request. */
const OWN = ["x-request-id", "date", "connection", "keep-alive", "transfer-encoding"];
const headersOf = (response: Response) =>
  Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));

test.each(["/", "/events", "/events.data", "/api/events", "/team?year=2024", "/site.webmanifest", "/no/such/page"])(
  "%s from memory has the headers and body of the first response",
  async (path) => {
    const url = await listen(await startApp());
    const ask = (init?: RequestInit) => fetch(url + path, init);
    const [first, again] = [await ask(), await ask()];
    expect(headersOf(again)).toEqual(headersOf(first));
    expect(again.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(await again.text()).toBe(await first.text());
    const head = await ask({ method: "HEAD" });
    expect([head.status, headersOf(head), await head.text()]).toEqual([first.status, headersOf(first), ""]);
  },
);

test("a cached response announces that the process will stop", async () => {
  const url = await listen(await startApp(), (_, outgoing) => outgoing.setHeader("Connection", "close"));
  for (const turn of ["first", "from memory"]) {
    const response = await fetch(`${url}/events`);
    expect([response.status, response.headers.get("Connection")], turn).toEqual([200, "close"]);
    expect(response.headers.get("ETag"), turn).toMatch(/^"/);
  }
});

test("an error is sent and logged once, with one id", async () => {
  const ids: (string | undefined)[] = [];
  const log = pino({ base: null }, { write: (line: string) => void ids.push(JSON.parse(line).requestId) });
  const app = await startApp({ log });
  await app.site.database.close();
  const response = await app.request("/api/events");
  const id = response.headers.get("X-Request-Id");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([500, "private, no-store"]);
  expect(JSON.parse(await response.text())).toMatchObject({ error: { requestId: id } });
  expect(new Set(ids.filter((one) => one !== undefined))).toEqual(new Set([id]));
});

test("each request that is not answered from memory has its line, without its query", async () => {
  const lines: { path: string; status: number; requestId: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const url = await listen(await startApp({ log }));
  const ids: (string | null)[] = [];
  for (const path of ["/events?q=secret", "/events", "/events", "/nowhere", "/api/session", "/api/session"])
    ids.push((await fetch(url + path)).headers.get("X-Request-Id"));
  expect(lines.map(({ path }) => path)).toEqual(["/events", "/events", "/nowhere", "/api/session", "/api/session"]);
  expect(ids[2]).toBeNull();
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids.filter((_, index) => index !== 2));
  expect(new Set(ids).size).toBe(ids.length);
});

test("an edit is in the next response, also on the socket", async () => {
  const app = await startApp();
  const url = await listen(app);
  const cookie = await cookieOf(app, ADMIN);
  for (const title of ["The first talk", "The second talk", "The third talk"]) {
    await addEvent(app, cookie, { title });
    for (const path of ["/events", "/api/events", "/events.data"])
      expect(await (await fetch(url + path)).text(), path).toContain(title);
  }
});

test("requests that wait for one render each get their encoding", async () => {
  const lines: { requestId: string; status: number }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await startApp({ log });
  let awaited = 4;
  const { promise: allArrived, resolve } = Promise.withResolvers<void>();
  const url = await listen(app, () => void ((awaited -= 1) === 0 && resolve()));
  const tag = (await app.request("/events")).headers.get("ETag")!;
  expect((await app.request("/events", { headers: { "If-None-Match": tag } })).status).toBe(304);
  await addEvent(app, await cookieOf(app, ADMIN), { title: "The newest talk" });
  const { list } = app.site.events;
  app.site.events.list = () => allArrived.then(list);
  lines.length = 0;
  const ask = (encoding: string, init: RequestInit = {}) =>
    fetch(`${url}/events`, { ...init, headers: { "Accept-Encoding": encoding, "If-None-Match": tag } });
  const waiting = [ask("br"), ask("gzip"), ask("identity"), ask("br", { method: "HEAD" })];
  const responses = await Promise.all(waiting);
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(responses.map(({ status, headers }) => [status, headers.get("Content-Encoding")])).toEqual([
    [200, "br"],
    [200, "gzip"],
    [200, null],
    [200, "br"],
  ]);
  expect(bodies.map((body) => body.includes("The newest talk"))).toEqual([true, true, true, false]);
  // Only the request that began the render is logged, and has an id.
  const ids = responses.flatMap(({ headers }) => headers.get("X-Request-Id") ?? []);
  expect(ids).toEqual(lines.map(({ requestId }) => requestId));
  expect(ids).toHaveLength(1);
});

test("made-up addresses share one response and fill nothing", async () => {
  const app = await startApp();
  await app.request("/404");
  await app.request("/events");
  const before = app.stored().map(({ key }) => key);
  for (let count = 0; count < 50; count += 1) {
    expect((await app.request(`/made/up/${count}?a=${count}`)).status).toBe(404);
    expect((await app.request(`/blogs/made-up-${count}`)).status).toBe(404);
    expect((await app.request(`/media/${count}.webp`)).status).toBe(404);
    expect((await app.request(`/events?utm=${count}`)).status).toBe(200);
  }
  expect(
    app
      .stored()
      .map(({ key }) => key)
      .sort(),
  ).toEqual(before.sort());
});

/** Returns one of many spellings of `path`: percent-encoded letters, and both cases if `cases` is true. */
function spellingOf(path: string, number: number, cases: boolean): string {
  const ways = (letter: string) => {
    const letters = cases ? [letter, letter.toUpperCase()] : [letter];
    return letters.flatMap((one) => [one, `%${one.charCodeAt(0).toString(16)}`]);
  };
  let left = number;
  return path.replace(/[a-z]/g, (letter) => {
    const spellings = ways(letter);
    const chosen = spellings[left % spellings.length]!;
    left = Math.floor(left / spellings.length);
    return chosen;
  });
}

test("all spellings of a path lead to one page in memory", async () => {
  const app = await startApp();
  const url = await listen(app);
  const keys = () => app.stored().map(({ key }) => key);
  for (const [path, cases] of [
    ["/blogs/ten-conversations-before-you-build", false],
    ["/team", true],
    ["/events.data", false],
    ["/api/events", false],
  ] as const) {
    for (let count = 0; count < 100; count += 1) {
      const response = await fetch(url + spellingOf(path, count, cases));
      expect([response.status, response.url]).toEqual([200, url + path]);
      await response.arrayBuffer();
    }
  }
  expect(keys().sort()).toEqual(["/api/events", "/blogs/ten-conversations-before-you-build", "/events.data", "/team"]);
});

test("an uploaded picture is read once", async () => {
  const app = await startApp();
  const { image } = await addEvent(app, await cookieOf(app, ADMIN), { image: await png() });
  const whole = new Uint8Array(await (await app.request(image)).arrayBuffer());
  await app.site.database.close();
  const url = await listen(app);
  const again = await fetch(url + image);
  expect(again.status).toBe(200);
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(whole);
});

test("no private response and no cookie is ever cached", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const secret = "canary of an administrator";
  await app.site.contact.send({ from_name: "Meera", from_email: "meera@example.edu", message: secret }, "test");
  const paths = ["/", "/events", "/team", "/connect", "/api/events", "/api/session", "/api/messages", "/admin/messages"]
    .concat([
      "/admin/messages.data",
      "/ADMIN/messages",
      "/%61dmin/messages",
      "/add-event",
      "/edit-event/1",
      "/events.data",
    ])
    .concat(["/api/messages.csv", "/admin-login", "/healthz", "//admin/messages", "/admin/messages/", "/_.data"]);
  const request = fc.record({
    path: fc.constantFrom(...paths),
    query: fc.constantFrom(
      "",
      "?year=2024",
      "?_routes=features/contact/messages/route",
      "?_routes=root",
      "?x=1",
      "?token=a",
    ),
    method: fc.constantFrom("GET", "HEAD", "GET", "POST", "PUT", "PATCH", "OPTIONS"),
    admin: fc.boolean(),
    headers: fc.dictionary(
      fc.constantFrom("Accept-Encoding", "If-None-Match", "Range", "X-Forwarded-Host", "X-Forwarded-For", "Host"),
      fc.constantFrom("br", "*", "bytes=0-5", "evil.example", "evil.example:80", "gzip"),
    ),
  });
  type Asked = { path: string; query: string; method: string; admin: boolean; headers: Record<string, string> };
  const ask = ({ path, query, method, admin, headers }: Asked) =>
    app.request(path + query, { method, headers: admin ? { ...headers, Cookie: cookie } : headers });
  const visitor = { method: "GET", admin: false, headers: {} };
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 8 }), async (requests) => {
      for (const one of requests) await ask(one);
      for (const { path, query } of requests) {
        const response = await ask({ ...visitor, path, query });
        const text = await response.text();
        expect(text).not.toMatch(/canary|admin@|evil\.example/);
        expect(text).not.toContain(ADMIN.email);
      }
      for (const { key, headers } of app.stored()) {
        expect(headers.get("Cache-Control"), key).toMatch(/^public\b(?!.*(private|no-store))/);
        expect(headers.has("Set-Cookie"), key).toBe(false);
      }
    }),
    { numRuns: 60 },
  );
  expect(app.stored().length).toBeGreaterThan(3);
  expect(await (await ask({ ...visitor, path: "/admin/messages", query: "", admin: true })).text()).toContain(secret);
});

test("public pages are rendered before the first visitor", async () => {
  const app = await startApp();
  app.warm();
  await vi.waitFor(() => expect(app.stored().map(({ key }) => key)).toContain("/privacy"), 10_000);
  const paths = ["/", "/events", "/api/events", "/discover/nodes", "/team", "/gallery", "/connect"];
  expect(app.stored().map(({ key }) => key)).toEqual(expect.arrayContaining(paths));
  await app.site.database.close();
  for (const path of paths) expect((await app.request(path)).status, path).toBe(200);
});

test("a part of the list comes from memory the second time", async () => {
  const app = await startApp();
  await addEvent(app, await cookieOf(app, ADMIN));
  const first = await app.request("/api/events?limit=50&utm=x");
  const read = vi.spyOn(app.site.events, "page");
  const again = await app.request("/api/events?limit=50");
  expect(read).not.toHaveBeenCalled();
  expect(await again.json()).toEqual(await first.json());
  expect(app.stored().map(({ key }) => key)).toContain("/api/events?limit=50");
  expect((await app.request("/api/events?limit=none")).status).toBe(400);
});

test("a route without a declaration is never stored", async () => {
  const app = await startApp();
  for (const path of ["/admin-login", "/api/openapi.json", "/healthz", "/api/events?drafts=1", "/admin/events"])
    expect((await app.request(path)).headers.get("Cache-Control"), path).toBe("private, no-store");
  expect(app.stored()).toEqual([]);
});

test("development ignores an undeclared parameter too, with one warning", async () => {
  const lines: { msg: string }[] = [];
  const log = pino({ base: null, level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await startApp({ log, development: true });
  const seen = vi.spyOn(app.site.eventList, "read");
  for (let turn = 0; turn < 2; turn += 1) await app.request("/events?when=past&tag=ai");
  expect(seen.mock.calls.map(([{ when }]) => when)).toEqual(["past", "past"]);
  const warning =
    'The query parameter "tag" is ignored: the route features/events/list/route does not declare it in handle.cache.query.';
  expect(lines.map(({ msg }) => msg)).toEqual([warning]);
});
