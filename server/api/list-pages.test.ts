/** Every list that can grow has pages, in the API and in the admin area. */
import { expect, test } from "vitest";
import { MAX_CONTACT_MESSAGE_LENGTH } from "../../app/features/contact/contact-message.ts";
import type { PagePlace, ListPage } from "../../domain/cursor.ts";
import { eventCollection } from "../../app/features/events/event-collection.ts";
import type { App } from "../app.ts";
import { ADMIN, cookieOf, json, startApp } from "../../tests/support/app.ts";
import { addEvent, EVENT, errorOf } from "../../tests/support/requests.ts";

const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };
type Row = { id?: number; revision?: number };

async function asAdmin() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const get = (path: string) => app.request(path, { headers: { Cookie: cookie } });
  return { app, cookie, get };
}

async function addMessages(
  { site }: App,
  count: number,
  { suspicion = null as string | null, message = "Hello" } = {},
) {
  const row = { fromName: "Meera", fromEmail: "meera@example.edu", message, suspicion };
  // All texts differ, because React Router sends equal texts once.
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    message: `${index}${message.slice(String(index).length)}`,
    receivedAt: "2026-11-22T10:00:00.000Z",
  }));
  for (let from = 0; from < count; from += 500)
    await site.database.kysely
      .insertInto("contactMessage")
      .values(rows.slice(from, from + 500))
      .execute();
}

type World = { app: App; cookie: string };

/** Fills each list with this many rows. */
const FILL: Record<string, (world: World, count: number) => Promise<void>> = {
  "the inbox": ({ app }, count) => addMessages(app, count),
  "the spam": ({ app }, count) => addMessages(app, count, { suspicion: "Sent fast." }),
  "the trash": async ({ app, cookie }, count) => {
    for (let turn = 0; turn < count; turn++) {
      const { id } = await addEvent(app, cookie);
      await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
    }
  },
  "the list with drafts": async ({ app, cookie }, count) => {
    for (let turn = 0; turn < count; turn++)
      await addEvent(app, cookie, { date: `2026-05-${10 + Math.floor(turn / 4)}`, draft: turn % 2 ? "true" : "false" });
  },
  "a history": async ({ app, cookie }, count) => {
    const { id } = await addEvent(app, cookie);
    for (let turn = 1; turn < count; turn++)
      await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, title: `Title ${turn}` }, cookie));
  },
};

const LISTS = [
  ["the inbox", "/api/messages?"],
  ["the spam", "/api/messages?list=suspected&"],
  ["the trash", "/api/trash?"],
  ["the list with drafts", "/api/events?drafts=1&"],
  ["a history", "/api/events/1/history?"],
] as const;

test.each(LISTS)("%s is read in pages that follow each other without a gap", async (name, address) => {
  const { app, cookie, get } = await asAdmin();
  await FILL[name]!({ app, cookie }, 7);
  const whole = (await (await get(address)).json()) as Row[];
  expect(whole).toHaveLength(7);
  const seen: Row[][] = [];
  let next: string | undefined = `${address}limit=3`;
  while (next) {
    const response: Response = await get(next);
    seen.push((await response.json()) as Row[]);
    next = /<(.*?)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  expect(seen.map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(seen.flat()).toEqual(whole);
});

test.each(["/api/messages?", "/api/trash?", "/api/events?drafts=1&", "/api/events/1/history?"])(
  "%s names the parameter that is wrong",
  async (address) => {
    const { app, cookie, get } = await asAdmin();
    await addEvent(app, cookie);
    const isDated = /trash|drafts/.test(address);
    for (const query of [
      "limit=0",
      "limit=201",
      "before=x",
      "before=0",
      isDated ? "before=12" : "before=2026-01-01.12",
    ]) {
      const refusal = await errorOf(await get(address + query));
      expect([refusal.status, Object.keys(refusal.fields ?? {})], query).toEqual([400, [query.split("=")[0]]]);
    }
  },
);

test("a call returns 200 messages at most, and the export all of the inbox", async () => {
  const { app, get } = await asAdmin();
  await addMessages(app, 450);
  await addMessages(app, 1, { suspicion: "Sent fast.", message: "buy now" });
  expect(await (await get("/api/messages")).json()).toHaveLength(200);
  const lines = (await (await get("/api/messages.csv")).text()).trimEnd().split("\r\n");
  const ids = lines.slice(1).map((line) => Number(/^"(\d+)"/.exec(line)![1]));
  expect(ids).toEqual(Array.from({ length: 450 }, (_, index) => 450 - index));
});

test("all spam is deleted by one call, and nothing else is", async () => {
  const { app, cookie, get } = await asAdmin();
  await addMessages(app, 1_100, { suspicion: "Sent fast." });
  await addMessages(app, 2);
  const remove = (query: string) =>
    app.request(`/api/messages${query}`, { method: "DELETE", headers: { Cookie: cookie } });
  for (const query of ["", "?list=", "?list=inbox"])
    expect(await errorOf(await remove(query)), query).toMatchObject({
      status: 400,
      fields: { list: expect.any(String) },
    });
  expect(await (await remove("?list=suspected")).json()).toEqual({ removed: 1_100 });
  expect(await (await get("/api/messages?list=suspected")).json()).toEqual([]);
  expect(await (await get("/api/messages")).json()).toHaveLength(2);
  expect(await (await remove("?list=suspected")).json()).toEqual({ removed: 0 });
});

type PageReader = (place: PagePlace) => Promise<ListPage<Row>>;
const PAGES: [name: string, read: (app: App) => PageReader][] = [
  [
    "the inbox",
    ({ site }) =>
      (place) =>
        site.inbox.list(VIEWER, { suspected: false, ...place }),
  ],
  [
    "the spam",
    ({ site }) =>
      (place) =>
        site.inbox.list(VIEWER, { suspected: true, ...place }),
  ],
  [
    "the trash",
    ({ site }) =>
      (place) =>
        site.events.listTrash(VIEWER, place),
  ],
  [
    "the list with drafts",
    ({ site }) =>
      (place) =>
        site.events.pageWithDrafts(VIEWER, { limit: 25, ...place }),
  ],
  [
    "a history",
    ({ site }) =>
      (place) =>
        site.events.history(VIEWER, 1, place),
  ],
];

test.each(PAGES)("%s is shown 25 rows at a time, and its places lead to the end and back", async (name, reader) => {
  const { app, cookie } = await asAdmin();
  await FILL[name]!({ app, cookie }, 60);
  const read = reader(app);
  const idsOf = ({ rows }: ListPage<Row>) => rows.map(({ id, revision }) => id ?? revision);
  const first = await read({});
  const second = await read({ before: first.older! });
  const third = await read({ before: second.older! });
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([25, 25, 10]);
  expect([first.newer, third.older]).toEqual([null, null]);
  expect(idsOf(await read({ after: third.newer! }))).toEqual(idsOf(second));
  expect(await read({ after: second.newer! })).toEqual(first);
  // A page of newer rows that would not be full is the first page, so no row is skipped.
  expect(await read({ after: "2999-01-01.59" })).toEqual(first);
  expect(await read({ before: "nonsense" })).toEqual(first);
});

test("a page of the admin area is small, however many long texts there are", async () => {
  const { app, cookie, get } = await asAdmin();
  await addMessages(app, 2_000, { suspicion: "Sent fast.", message: "é".repeat(MAX_CONTACT_MESSAGE_LENGTH) });
  await addMessages(app, 500, { message: "é".repeat(MAX_CONTACT_MESSAGE_LENGTH) });
  const description = "é".repeat(eventCollection.fields.description.max);
  for (let turn = 0; turn < 60; turn++) await addEvent(app, cookie, { description: `${turn}${description.slice(2)}` });
  await app.site.database.kysely
    .updateTable("document")
    .set({ deletedAt: "2026-11-22T10:00:00.000Z" })
    .where("id", ">", 30)
    .execute();
  for (let turn = 0; turn < 30; turn++)
    await app.request(
      "/api/events/1",
      json("PUT", { ...EVENT, description: `${turn}${description.slice(2)}` }, cookie),
    );
  for (const page of [
    "/admin/messages",
    "/admin/messages?list=suspected",
    "/admin/trash",
    "/admin/events",
    "/admin/events/1/history",
  ]) {
    const response = await get(page);
    expect(response.status, page).toBe(200);
    expect(Buffer.byteLength(await response.text()), page).toBeLessThan(500_000);
  }
});

test("a page whose rows are all gone leads to the first page of the same list", async () => {
  const { app, get } = await asAdmin();
  await addMessages(app, 3, { suspicion: "Sent fast." });
  const response = await get("/admin/messages?list=suspected&before=1");
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/admin/messages?list=suspected"]);
  const data = await (await get("/admin/messages.data?list=suspected&before=1")).text();
  expect(data).toContain("/admin/messages?list=suspected");
});
