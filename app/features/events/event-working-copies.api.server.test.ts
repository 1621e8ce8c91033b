import { expect, test } from "vitest";
import type { WorkingCopy } from "../../../domain/document.ts";
import { removeOldWorkingCopies } from "../../../platform/documents/working-copies.ts";
import { addAccount } from "../../../tests/support/accounts.ts";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { addEvent, errorOf, EVENT, listEvents } from "../../../tests/support/requests.ts";
import type { App } from "../../../server/app.ts";
import { eventCollection } from "./event-collection.ts";

const OTHER = { email: "other@example.edu", password: "another long password" };
const NEW = "/api/events/new/working-copy";
const at = (id: number) => `/api/events/${id}/working-copy`;
const copy = (title: string, number: number) => ({ number, baseRevision: 1, data: { title } });

/** Makes requests as one administrator. */
async function asAdmin(app: App, credentials = ADMIN) {
  const cookie = await cookieOf(app, credentials);
  const ask = (path: string, method = "GET", body?: object) =>
    app.request(path, body ? json(method, body, cookie) : { method, headers: { Cookie: cookie } });
  return { cookie, ask, find: async (path: string) => (await (await ask(path)).json()) as WorkingCopy | null };
}

async function start() {
  const app = await startApp();
  const admin = await asAdmin(app);
  return { app, ...admin, ...(await addEvent(app, admin.cookie)) };
}

test("unsaved text is found again, with the fields of its base revision", async () => {
  const { ask, find, id } = await start();
  expect(await find(at(id))).toBeNull();
  expect((await ask(at(id), "PUT", copy("Half a ti", 1))).status).toBe(204);
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, location: "Hall 2" });
  expect(await find(at(id))).toMatchObject({ ...copy("Half a ti", 1), base: EVENT });
  expect(await find(NEW)).toBeNull();
});

test("a new event has a working copy of its own", async () => {
  const { ask, find, id } = await start();
  const typed = { number: 5, baseRevision: 0, data: { date: "2026-", imageAlt: null, photos: [{ alt: "x" }] } };
  await ask(NEW, "PUT", typed);
  expect(await find(NEW)).toMatchObject({ ...typed, base: null });
  expect(await find(at(id))).toBeNull();
});

test("a request that arrives late does not replace a newer one", async () => {
  const { ask, find, id } = await start();
  await ask(at(id), "PUT", copy("First", 2));
  await ask(at(id), "PUT", copy("Second", 3));
  expect((await ask(at(id), "PUT", copy("First", 2))).status).toBe(204);
  expect((await ask(at(id), "PUT", copy("Another third", 3))).status).toBe(204);
  expect(await find(at(id))).toMatchObject(copy("Second", 3));
});

test("nobody else finds it, and it is no version", async () => {
  const { app, ask, find, id } = await start();
  await addAccount(app.accounts!, app.site.database, OTHER);
  const createdAt = "2026-01-01T00:00:00.000Z";
  await app.site.database.kysely.insertInto("profiles").values({ email: OTHER.email, createdAt }).execute();
  const other = await asAdmin(app, OTHER);
  const before = await listEvents(app);
  await ask(at(id), "PUT", copy("Mine", 1));
  expect(await other.find(at(id))).toBeNull();
  await other.ask(at(id), "PUT", copy("Theirs", 9));
  await other.ask(at(id), "DELETE");
  expect(await find(at(id))).toMatchObject(copy("Mine", 1));
  expect(await listEvents(app)).toEqual(before);
  expect(await (await ask(`/api/events/${id}/history`)).json()).toHaveLength(1);
});

test("saving the same text removes it, saving something else does not", async () => {
  const { app, ask, find, id } = await start();
  await ask(at(id), "PUT", copy("Half a title", 1));
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, fee: "200 rupees" });
  expect(await find(at(id))).toMatchObject(copy("Half a title", 1));
  await ask(at(id), "PUT", copy("A whole title ", 2));
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, title: "A whole title" });
  expect(await find(at(id))).toBeNull();
  await ask(NEW, "PUT", { number: 1, baseRevision: 0, data: EVENT });
  const cookie = await cookieOf(app, ADMIN);
  await addEvent(app, cookie, { title: "Another" });
  expect(await find(NEW)).not.toBeNull();
  await addEvent(app, cookie);
  expect(await find(NEW)).toBeNull();
});

test("it can be removed, and then typing begins again", async () => {
  const { ask, find, id } = await start();
  await ask(at(id), "PUT", copy("Second", 3));
  expect((await ask(at(id), "DELETE")).status).toBe(204);
  expect(await find(at(id))).toBeNull();
  await ask(at(id), "PUT", copy("Third", 1));
  expect(await find(at(id))).toMatchObject(copy("Third", 1));
});

test("an event in the trash or an unknown one has none", async () => {
  const { ask, id } = await start();
  await ask(`/api/events/${id}`, "DELETE");
  for (const path of [at(id), at(99), "/api/events/none/working-copy"]) {
    expect((await ask(path)).status, path).toBe(404);
    expect((await ask(path, "PUT", copy("x", 1))).status, path).toBe(404);
    expect((await ask(path, "DELETE")).status, path).toBe(404);
  }
});

test("a working copy with a wrong field is rejected by its name", async () => {
  const wrong: [copy: object, field: string][] = [
    [{ data: { title: 1 } }, "data.title"],
    [{ data: { title: "x".repeat(eventCollection.fields.title.max + 1) } }, "data.title"],
    [{ data: { photos: "none" } }, "data.photos"],
    [{ data: { photos: [{ alt: 5 }] } }, "data.photos.0.alt"],
    [{ data: { fee: "x", owner: "y" } }, "data.owner"],
    [{ data: { photos: [7] } }, "data.photos.0"],
    [{ data: { photos: [{ size: 7 }] } }, "data.photos.0.size"],
    [{ data: null }, "data"],
    [{ number: "first" }, "number"],
    [{ number: 0 }, "number"],
    [{ baseRevision: -1 }, "baseRevision"],
  ];
  const { ask, find } = await start();
  for (const [given, field] of wrong) {
    const error = await errorOf(await ask(NEW, "PUT", { ...copy("x", 1), ...given }));
    expect([error.status, Object.keys(error.fields!)], JSON.stringify(given)).toEqual([
      400,
      expect.arrayContaining([field]),
    ]);
  }
  expect(await find(NEW)).toBeNull();
});

test("it is removed after thirty days", async () => {
  const { app, ask, find } = await start();
  await ask(NEW, "PUT", copy("x", 1));
  const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
  await removeOldWorkingCopies(app.site.database, days(29));
  expect(await find(NEW)).not.toBeNull();
  await removeOldWorkingCopies(app.site.database, days(31));
  expect(await find(NEW)).toBeNull();
});

test("it is removed with the event for good", async () => {
  const { app, ask, id } = await start();
  await ask(at(id), "PUT", copy("x", 1));
  await ask(NEW, "PUT", copy("y", 1));
  await ask(`/api/events/${id}`, "DELETE");
  await ask(`/api/trash/${id}`, "DELETE");
  const left = await app.site.database.kysely.selectFrom("workingCopy").select("documentId").execute();
  expect(left).toEqual([{ documentId: 0 }]);
});
