import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test as base, expect, type BrowserContext, type Page, type Request, type Route } from "@playwright/test";
import type { ContentEntry } from "../../app/features/content/content.ts";
import type { Event } from "../../app/features/events/event.ts";
import { isRemovable } from "../../domain/content/kinds.ts";
import type { Credentials } from "../../domain/session.ts";
import { png } from "../support/pictures.ts";
import { ADMIN, startSite, USER, type SiteProcess } from "../support/site-process.ts";

export { ADMIN, expect, USER };

export const EVENT = {
  title: "Pitch Night",
  description: "Four minutes each.",
  date: "2026-03-09",
  location: "Hall 1",
};

export async function photo({ name = "photo.png", width = 900, height = 600 } = {}) {
  return { name, mimeType: "image/png", buffer: Buffer.from(await png(width, height)) };
}

type EventFields = Partial<typeof EVENT & { linkUrl: string; linkLabel: string; outcome: string; state: string }> & {
  image?: Uint8Array;
  draft?: "true";
};
type Fixtures = {
  /** Warnings and errors of the console. A test removes those that it expects; others fail it. */
  consoleMessages: string[];
  /** Signs this browser in without the form. */
  signIn: (credentials?: Credentials) => Promise<void>;
  /** The server's events. A test starts without events and drafts. */
  events: { add: (fields?: EventFields) => Promise<Event> };
  /** After each test: removes unsaved text, sets of changes, edits of the content, other people, and rows of the handover. */
  contentReset: void;
  /** After a failed test: reports where its pages are, what they say, and the last lines of the server's log. */
  failureReport: void;
};

/**
 * Each test may use another address, so that rate limits do not count across tests. The site also keeps idle
 * connections for a minute: `page.request` fails if the site closes one as it sends on it.
 */
export const BEHIND_PROXY = { TRUST_PROXY: "1" };

type WorkerFixtures = {
  site: SiteProcess;
  adminCookie: string;
  /** Calls the site as the administrator, without a browser. */
  call: (method: string, path: string, body?: FormData) => Promise<Response>;
};

/** One built site per worker; each test gets a new browser, and fails on unexpected console messages. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from this pattern.
    async ({}, use) => {
      const site = await startSite(BEHIND_PROXY);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  consoleMessages: [
    async ({ context }, use) => {
      const messages: string[] = [];
      watchConsole(context, messages);
      await use(messages);
      expect(messages, "the console must stay quiet").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) context.on("page", waitForReact);
    await use(context);
  },
  signIn: async ({ page }, use) =>
    use(async (credentials = ADMIN) => {
      const response = await page.request.post("/api/session", { data: credentials });
      expect(response.status()).toBe(200);
    }),
  adminCookie: [
    async ({ site }, use) => {
      const body = JSON.stringify(ADMIN);
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(`${site.url}/api/session`, { method: "POST", headers, body });
      const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      await use(pairs.join("; "));
    },
    { scope: "worker" },
  ],
  call: [
    async ({ site, adminCookie: Cookie }, use) =>
      use((method, path, body) => site.request(path, { method, body, headers: { Cookie } })),
    { scope: "worker" },
  ],
  events: async ({ call }, use) => {
    const address = "/api/events";
    const left = await call("GET", `${address}?drafts&limit=100`);
    for (const { id } of (await left.json()) as Event[]) await call("DELETE", `${address}/${id}`);
    await use({
      async add({ image, ...fields } = {}) {
        const form = new FormData();
        for (const [name, value] of Object.entries({ ...EVENT, ...fields })) form.set(name, value);
        if (image) form.set("image", new File([new Uint8Array(image)], "picture.png"));
        const response = await call("POST", address, form);
        expect(response.status, await response.clone().text()).toBe(201);
        return (await response.json()) as Event;
      },
    });
  },
  contentReset: [
    async ({ context, site, call }, use) => {
      await use();
      // An open form stores unsaved text up to two seconds later, and a page that is closed alone does so at once.
      await context.close();
      await removeSets(call);
      await removePeopleAndRows(call);
      const entries = (await (await call("GET", "/api/content")).json()) as ContentEntry[];
      for (const { key, hasFile } of entries.filter(({ source }) => source === "database"))
        await call("DELETE", `/api/content/${key}${isRemovable(key) && !hasFile ? "" : "?to=file"}`);
      // Last, because a page that was closed may still send its unsaved text.
      const database = new DatabaseSync(join(site.dataFolder, "site.db"), { timeout: 5_000 });
      database.exec("delete from working_copy");
      database.close();
    },
    { auto: true },
  ],
  failureReport: [
    // It needs the reset, which closes the pages, so that it ends before.
    async ({ context, site, contentReset: _ }, use, info) => {
      await use();
      if (info.status === info.expectedStatus) return;
      // The list reporter shows 300 letters of each.
      const report = (name: string, body: string) => info.attach(name, { body, contentType: "text/plain" });
      for (const page of context.pages()) await report(page.url(), await page.evaluate(whatItSays).catch(String));
      for (const line of site.output().trimEnd().split("\n").slice(-REPORTED_LINES)) await report("server", line);
    },
    { auto: true },
  ],
});

const REPORTED_LINES = 5;

function whatItSays(): string {
  const messages = [...document.querySelectorAll("[role=alert], [role=status]")].map(({ textContent }) => textContent);
  const { activeElement: focused } = document;
  const value = focused instanceof HTMLInputElement ? focused.value : "";
  return `${messages.filter(Boolean).join("\n")}\nfocus: ${focused?.outerHTML.slice(0, 80)} ${value}`;
}

async function removeSets(call: WorkerFixtures["call"]): Promise<void> {
  const sets = (await (await call("GET", "/api/change-sets")).json()) as { id: number; state: string }[];
  for (const { id, state } of sets) {
    if (state === "published") await call("POST", `/api/change-sets/${id}/undo`);
    await call("DELETE", `/api/change-sets/${id}`);
  }
}

async function removePeopleAndRows(call: WorkerFixtures["call"]): Promise<void> {
  const people = (await (await call("GET", "/api/administrators")).json()) as { email: string }[];
  const rows = (await (await call("GET", "/api/ownership")).json()) as { id: number }[];
  const added = people.filter(({ email }) => email !== ADMIN.email);
  for (const address of [
    ...added.map(({ email }) => `/api/administrators/${encodeURIComponent(email)}`),
    ...rows.map(({ id }) => `/api/ownership/${id}`),
  ])
    expect((await call("DELETE", address)).status, address).toBe(204);
}

/** Scripts load after the first paint, and earlier clicks work without them, so `goto` waits for React by default. */
function waitForReact(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await page.waitForFunction(isReactThere);
    return response;
  };
}

const isReactThere = () =>
  !document.querySelector("script[type=module][async]") ||
  Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber"));

/** Delays requests to `address` until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The server does what the next request to `address` asks, and the page gets no response. */
export async function loseResponse(page: Page, address: string | RegExp): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(address, lose, { times: 1 });
}

/** Replaces the response of one kind of request. */
export async function respond(
  page: Page,
  method: string,
  address: string,
  response: { status: number; json?: unknown; body?: string },
) {
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill(response) : route.fallback(),
  );
}

/** Collects later requests of the page whose URL contains `part`. */
export function requestsTo(page: Page, part: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => request.url().includes(part) && requests.push(request));
  return requests;
}

/** Returns a function that tells whether a script that the page loaded since then contains `text`. */
export function watchCode(page: Page, text: string): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    // A script of a page that was left has no text.
    if (response.url().endsWith(".js")) scripts.push(response.text().catch(() => ""));
  });
  return async () => (await Promise.all(scripts)).some((script) => script.includes(text));
}

/** Chromium reports this when a page is left while its data arrive. Nobody needs that response any more. */
const LEFT = "AbortError: BodyStreamBuffer was aborted";
/** The next navigation began before the animation of the last one ended, or a slow machine did not begin it in time. */
const SKIPPED = /^(Abort|InvalidState|Timeout)Error: Transition was /;

function watchConsole(context: BrowserContext, messages: string[]): void {
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // The test is offline on purpose. Chromium reports failed requests itself, but missing pictures or scripts count.
    if (message.text().includes("ERR_INTERNET_DISCONNECTED")) return;
    const isNetwork = message.text().startsWith("Failed to load resource");
    const { url } = message.location();
    if (isNetwork && (new URL(url).pathname.startsWith("/api/") || url === message.page()?.url())) return;
    messages.push(isNetwork ? `${message.text()} ${url}` : message.text());
  });
  context.on("weberror", (error) => {
    const text = String(error.error());
    if (!text.startsWith(LEFT) && !SKIPPED.test(text)) messages.push(text);
  });
}
