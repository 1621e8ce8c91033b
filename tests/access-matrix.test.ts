/**
 * Requests every route as every kind of person. The expected result follows from the route's `who` and method, so a new
 * route needs only an example of its request.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { TABLES } from "../cli/copy-table.ts";
import { TOKEN_HEADER } from "../app/features/new-session/member-card.ts";
import type { App } from "../server/app.ts";
import { api } from "../server/api/index.ts";
import type { ResponseBody, Route } from "../platform/http/route.ts";
import { errorStatusesOf } from "../server/api/error-statuses.ts";
import { ROUTES } from "../server/api/routes.ts";
import { addPerson } from "./support/accounts.ts";
import {
  addressOf,
  CARD,
  EXAMPLES,
  exampleOf,
  MESSAGE,
  nameOf,
  requestOf,
  type World,
} from "./support/api-examples.ts";
import { ADMIN, cookieOf, EDITOR, json, ROOT, startApp, USER } from "./support/app.ts";
import { mailerOf } from "./support/mailer.ts";
import { png } from "./support/pictures.ts";
import { addEvent, errorOf, form, watchedBody } from "./support/requests.ts";

const ORIGIN = "http://localhost";
const ASKERS = [
  "visitor",
  "user",
  "editor",
  "admin",
  "admin without Origin",
  "former admin",
  "expired admin",
  "expired session",
  // The worst case of another site's page: the browser sends an administrator's cookies.
  "foreign page",
  "page without an origin",
  "foreign page, old browser",
] as const;
type Asker = (typeof ASKERS)[number];

/** Returns "does it" for a success, or else the expected error status. */
function verdict({ method, who }: Route, asker: Asker): "does it" | 401 | 403 {
  if (method !== "GET" && asker.includes("page")) return 403;
  if (who === "anyone") return "does it";
  if (asker === "visitor" || asker === "expired session") return 401;
  if (asker === "editor") return who === "editor" ? "does it" : 403;
  return ["user", "former admin", "expired admin"].includes(asker) ? 403 : "does it";
}

const CASES = ROUTES.flatMap((route) => ASKERS.map((asker) => ({ name: nameOf(route), route, asker })));
const DOES = CASES.filter(({ route, asker }) => verdict(route, asker) === "does it");
const isRead = ({ route }: { route: Route }) => route.method === "GET";
const REFUSED = CASES.filter(({ route, asker }) => verdict(route, asker) !== "does it");

test("every route of the table is served, and no other", async () => {
  const { site } = await startApp();
  const served = api(() => site).routes.filter(({ method }) => method !== "ALL");
  const names = ROUTES.map(nameOf);
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(names.toSorted());
  expect([...new Set(served.map(({ method, path }) => `${method} ${path.replace(/\{.*?\}/, "")}`))].toSorted()).toEqual(
    names.toSorted(),
  );
  for (const { path, parameters = {} } of ROUTES)
    expect(Object.keys(parameters), path).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
});

test("nothing but the table and the order of http-app.ts makes routes", () => {
  const makers = globSync("{app,platform,server}/**/*.ts", { cwd: ROOT }).filter((name) =>
    /new Hono\b/.test(readFileSync(join(ROOT, name), "utf8")),
  );
  expect(makers.toSorted()).toEqual(["server/api/index.ts", "server/http-app.ts"]);
});

test("everyone who may read a route gets its declared shape", async () => {
  const { app, worldOf, headers } = await openWorld();
  for (const { route, asker } of DOES.filter(isRead))
    await expectDone(route, await askAs(asker, { app, worldOf, headers }, route), asker);
});

test.each(DOES.filter((each) => !isRead(each)))("$name is done for: $asker", async ({ route, asker }) => {
  const { app, worldOf, headers } = await openWorld();
  await expectDone(route, await askAs(asker, { app, worldOf, headers }, route), asker);
});

test("everyone else gets an error before the body is read, and nothing changes", async () => {
  const { app, worldOf, headers } = await openWorld();
  const before = await stored(app);
  const seen: Record<string, number> = {};
  const read: string[] = [];
  for (const { name, route, asker } of REFUSED) {
    const { seen: watched, body, duplex } = watchedBody();
    const type = route.requestBody && { "Content-Type": `${route.requestBody.type}; boundary=x` };
    const response = await app.request(addressOf(route, worldOf(asker)), {
      method: route.method,
      headers: { ...headers[asker], ...type },
      ...(route.method !== "GET" && { body, duplex }),
    } as RequestInit);
    seen[`${name}: ${asker}`] = (await errorOf(response)).status;
    if (watched.read) read.push(`${name}: ${asker}`);
    expect(errorStatusesOf(route), `${name} says in its description that it refuses so`).toContain(response.status);
  }
  expect(seen).toEqual(
    Object.fromEntries(REFUSED.map(({ name, route, asker }) => [`${name}: ${asker}`, verdict(route, asker)])),
  );
  expect(read).toEqual([]);
  expect(await stored(app)).toEqual(before);
});

test("a right that ends while the body arrives is refused, and nothing changes", async () => {
  const { app, worldOf, headers } = await openWorld();
  const { kysely } = app.site.database;
  const setEnd = (activeUntil: string | null) =>
    kysely.updateTable("profiles").set({ activeUntil }).where("email", "=", ADMIN.email).execute();
  const before = await stored(app);
  const seen: Record<string, number> = {};
  for (const route of ROUTES.filter(({ who, requestBody }) => who !== "anyone" && requestBody)) {
    const request = new Request(
      new URL(addressOf(route, worldOf("admin")), ORIGIN),
      requestOf(route, worldOf("admin"), headers.admin),
    );
    const bytes = new Uint8Array(await request.arrayBuffer());
    const pull = async (controller: ReadableStreamDefaultController) => {
      await setEnd("2026-01-02T00:00:00.000Z");
      controller.enqueue(bytes);
      controller.close();
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const { method, headers: sent } = request;
    const response = await app.request(request.url, { method, headers: sent, body, duplex: "half" } as RequestInit);
    seen[nameOf(route)] = (await errorOf(response)).status;
    await setEnd(null);
  }
  expect(new Set(Object.values(seen)), JSON.stringify(seen)).toEqual(new Set([403]));
  expect(await stored(app)).toEqual(before);
});

/** Other spellings of a URL, all of which must fail. */
const SPELLINGS: [what: string, spell: (address: string) => string][] = [
  ["a slash at the end", (address) => `${address}/`],
  ["a doubled slash at the start", (address) => `/${address}`],
  ["a doubled slash inside", (address) => address.replace(/.(?=\/[^/]*$)/, "$&/")],
  ["capitals", (address) => address.toUpperCase()],
  ["an encoded slash", (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, "%2F")],
  ["a backslash", (address) => address.replace(/(?<=.)\/(?=[^/]*$)/, "%5C")],
  ["an encoded zero", (address) => `${address}%00`],
];

test.each(SPELLINGS)("%s makes it another address, which does nothing for anyone", async (_, spell) => {
  const { app, worldOf, headers } = await openWorld();
  const before = await stored(app);
  const done: string[] = [];
  for (const route of ROUTES) {
    const [path = "", query = ""] = addressOf(route, worldOf("admin")).split(/(?=\?)/);
    if (spell(path) === path) continue;
    const address = spell(path) + query;
    for (const asker of ["visitor", "user", "editor", "expired admin", "admin"] as const) {
      const response = await app.request(address, requestOf(route, worldOf(asker), headers[asker]));
      if (response.ok || response.status >= 500) done.push(`${route.method} ${address}: ${asker}: ${response.status}`);
    }
  }
  expect(done).toEqual([]);
  expect(await stored(app)).toEqual(before);
});

test("an encoded letter leads to the plain address and does nothing itself", async () => {
  const { app, worldOf, headers } = await openWorld();
  const before = await stored(app);
  for (const route of ROUTES) {
    const plain = addressOf(route, worldOf("admin"));
    const address = plain.replace(/^\/api\/./, (start) => `/api/${encoded(start.at(-1)!)}`);
    if (address === plain) continue;
    for (const asker of ["visitor", "user", "editor", "expired session", "former admin", "admin"] as const) {
      const response = await app.request(address, requestOf(route, worldOf(asker), headers[asker]));
      expect([301, 308], `${route.method} ${address}: ${asker}`).toContain(response.status);
      expect(response.headers.get("Location"), address).toBe(plain);
    }
  }
  expect(await stored(app)).toEqual(before);
});

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

test("every other method returns 405 with Allow", async () => {
  const { app, worldOf, headers } = await openWorld();
  const before = await stored(app);
  for (const route of ROUTES.filter(({ path }) => path.startsWith("/api/"))) {
    const allowed: string[] = ROUTES.filter(({ path }) => path === route.path).map(({ method }) => method);
    for (const method of METHODS) {
      if (allowed.includes(method) || (method === "HEAD" && allowed.includes("GET"))) continue;
      const response = await app.request(addressOf(route, worldOf("admin")), { method, headers: headers.admin });
      expect(response.status, `${method} ${route.path}`).toBe(405);
      expect(response.headers.get("Allow")?.split(", ")).toEqual(allowed);
    }
  }
  expect(await stored(app)).toEqual(before);
});

function askAs(asker: Asker, { app, worldOf, headers }: Awaited<ReturnType<typeof openWorld>>, route: Route) {
  return app.request(addressOf(route, worldOf(asker)), requestOf(route, worldOf(asker), headers[asker]));
}

async function expectDone(route: Route, response: Response, asker: Asker): Promise<void> {
  const [[done, expected]] = Object.entries(route.responses) as [[string, ResponseBody]];
  const { refused } = exampleOf(route);
  const body = response.status < 400 ? "" : await response.clone().text();
  expect(response.status, `${nameOf(route)}: ${asker} ${body}`).toBe(refused ?? Number(done));
  if (refused) expect(errorStatusesOf(route)).toContain((await errorOf(response)).status);
  else if (expected === "nothing") expect(await response.text()).toBe("");
  else if ("type" in expected) expect(response.headers.get("Content-Type")).toContain(expected.type);
  else expected.json.parse(await response.json());
}

const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const FORMER = { email: "former@example.edu", password: "a long former password" };
const EXPIRED = { email: "expired@example.edu", password: "a long expired password" };
/** Somebody whose access has ended and whose session is still open. */
const ENDED = { email: "ended@example.edu", password: "a long ended password" };

const parts = { mailer: mailerOf(async () => undefined) };
const template = mkdtempSync(join(tmpdir(), "cell-world-"));
let made: ReturnType<typeof makeWorld> | undefined;

afterAll(() => rmSync(template, { recursive: true }));

/** Returns an app with the data of the examples, and the headers of each person. */
async function openWorld() {
  const rest = await (made ??= makeWorld());
  return { app: await startApp({ data: template, parts }), ...rest };
}

/** Runs once; each test gets a copy. */
async function makeWorld() {
  const app = await startApp({ parts });
  const { kysely } = app.site.database;
  for (const credentials of [FORMER, EXPIRED, ENDED]) await addPerson(app, credentials);
  await addPerson(app, EDITOR, { role: "editor" });
  for (const credentials of [ADMIN, EDITOR]) await cookieOf(app, credentials);
  const cookies = {
    admin: await cookieOf(app, ADMIN),
    user: await cookieOf(app, USER),
    editor: await cookieOf(app, EDITOR),
    former: await cookieOf(app, FORMER),
    ended: await cookieOf(app, ENDED),
    expired: await cookieOf(app, EXPIRED),
  };
  const ended = kysely.updateTable("profiles").set({ activeUntil: "2026-01-02T00:00:00.000Z" });
  await ended.where("email", "=", ENDED.email).execute();
  await kysely.deleteFrom("profiles").where("email", "=", FORMER.email).execute();
  await endSessionsOf(app, EXPIRED.email);
  const world = await fill(app, cookies);
  // Nothing writes at this moment, so the copied files are complete.
  cpSync(app.site.env.DATA_DIR, template, { recursive: true });
  const worldOf = (asker: Asker): World => (asker === "editor" ? world.editor : world.admin);
  return { worldOf, headers: headersOf(cookies) };
}

async function fill(app: App, { admin, editor }: Record<"admin" | "editor", string>) {
  const picture = await png();
  const { image } = await addEvent(app, admin, { image: picture });
  const { id } = await addEvent(app, admin);
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: admin } });
  const post = "/api/content/blogs/what-a-grant-panel-asks";
  const found = await app.request(post, { headers: { Cookie: admin } });
  const { data } = (await found.json()) as { data: object };
  for (const title of ["One", "Two"]) await app.request(post, json("PUT", { ...data, title }, admin));
  for (const [index, name] of ["one", "two"].entries()) {
    const address = `/api/change-sets/${index + 1}`;
    await app.request("/api/change-sets", json("POST", { title: name }, editor));
    await app.request(`${address}/documents/blogs/${name}`, json("PUT", data, admin));
  }
  await app.request("/api/change-sets/2/publish", json("POST", {}, admin));
  await app.request("/api/new-sessions", json("POST", { label: "2026-27", year: 2026, publishOn: null }, admin));
  const people = [{ name: "Om Rai", role: "Lead" }];
  await app.request("/api/new-sessions/3/people", json("POST", { people }, admin));
  const cards = await app.request("/api/new-sessions/3/cards", json("POST", { names: ["Meera"] }, admin));
  const [{ link }] = (await cards.json()) as [{ link: string }];
  const cardToken = link.split("#")[1]!;
  const body = form({ ...CARD, photo: picture }).body;
  await app.request("/api/card", { method: "POST", headers: { [TOKEN_HEADER]: cardToken }, body });
  await app.request("/api/invitations", json("POST", { role: "editor" }, admin));
  await app.request("/api/ownership", json("POST", { what: "Domain" }, admin));
  await app.request("/api/events/1/proofs", form({ kind: "attendance", file: picture }, admin));
  await app.site.contact.send(MESSAGE, "test");
  const deliveries = app.site.database.kysely.selectFrom("delivery").select("state");
  await vi.waitFor(async () => expect(await deliveries.execute()).toEqual([{ state: "delivered" }]), 10_000);
  const world = { picture: image, png: picture, post: { ...data, title: "Three" }, cardToken };
  return {
    admin: { ...world, otherSession: await otherSessionOf(app, admin) },
    editor: { ...world, otherSession: await otherSessionOf(app, editor) },
  };
}

async function otherSessionOf(app: App, cookie: string): Promise<string> {
  const sessions = await app.request("/api/account/sessions", { headers: { Cookie: cookie } });
  return ((await sessions.json()) as { id: string; current: boolean }[]).find(({ current }) => !current)!.id;
}

function headersOf(cookies: Record<"admin" | "editor" | "user" | "former" | "ended" | "expired", string>) {
  const ours = { Origin: ORIGIN };
  return {
    visitor: ours,
    user: { Cookie: cookies.user, ...ours },
    editor: { Cookie: cookies.editor, ...ours },
    admin: { Cookie: cookies.admin, ...ours },
    "admin without Origin": { Cookie: cookies.admin },
    "former admin": { Cookie: cookies.former, ...ours },
    "expired admin": { Cookie: cookies.ended, ...ours },
    "expired session": { Cookie: cookies.expired, ...ours },
    "foreign page": { Cookie: cookies.admin, Origin: "https://elsewhere.example" },
    "page without an origin": { Cookie: cookies.admin, Origin: "null" },
    "foreign page, old browser": { Cookie: cookies.admin, "Sec-Fetch-Site": "cross-site" },
  } satisfies Record<Asker, Record<string, string>>;
}

async function endSessionsOf(app: App, email: string): Promise<void> {
  const kysely = app.site.database.kysely.withoutPlugins();
  const user = kysely.selectFrom("user" as never).where("email" as never, "=", email as never);
  await kysely
    .updateTable("session" as never)
    .set({ expiresAt: "2020-01-01T00:00:00.000Z" } as never)
    .where("userId" as never, "=", user.select("id" as never) as never)
    .execute();
}

/** Returns stored documents, people and sessions. An expired session may disappear at any time. */
async function stored(app: App) {
  const kysely = app.site.database.kysely.withoutPlugins();
  const rows = (table: string): Promise<{ expiresAt?: string | Date }[]> =>
    kysely
      .selectFrom(table as never)
      .selectAll()
      .execute();
  const all = await Promise.all(TABLES.map(async (table) => [table, (await rows(table)).filter(isCurrent)]));
  return Object.fromEntries(all);
}

const isCurrent = ({ expiresAt }: { expiresAt?: string | Date }) => !expiresAt || new Date(expiresAt) > new Date();
