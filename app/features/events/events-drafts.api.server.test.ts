import { expect, test } from "vitest";
import type { Event, TrashedEvent } from "./event.ts";
import { removeOldKeys } from "../../../platform/documents/idempotency-key.ts";
import type { IdentityProvider } from "../../../platform/identity/identity-provider.ts";
import type { App } from "../../../server/app.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, form, listEvents, errorOf } from "../../../tests/support/requests.ts";

async function asAdmin() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const ask = (path: string, method = "GET", body?: object) =>
    app.request(path, body ? json(method, body, cookie) : { method, headers: { Cookie: cookie } });
  const read = async <Body>(path: string) => (await (await ask(path)).json()) as Body;
  return { app, cookie, ask, read };
}

test("only an editor can find a draft", async () => {
  const { app, cookie, read } = await asAdmin();
  const draft = await addEvent(app, cookie, { draft: "true" });
  expect(draft.draft).toBe(true);
  expect(await listEvents(app)).toEqual([]);
  expect((await app.request(`/api/events/${draft.id}`)).status).toBe(404);
  expect(await read(`/api/events/${draft.id}`)).toEqual(draft);
  expect(await read("/api/events?drafts=1")).toEqual([draft]);
});

test("every response with drafts has the cookies of a session that was refreshed on the way", async () => {
  const identity = (real: IdentityProvider): IdentityProvider => ({
    ...real,
    readSession: async (headers) => ({ ...(await real.readSession(headers)), setCookies: ["renewed=1"] }),
  });
  const app = await startApp({ parts: { identity } });
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie, { draft: "true" });
  for (const path of [`/api/events/${id}`, "/api/events?drafts=1"]) {
    const response = await app.request(path, { headers: { Cookie: cookie } });
    expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, 200, ["renewed=1"]]);
  }
});

test("the list with drafts is for editors and never cached", async () => {
  const { app, ask } = await asAdmin();
  expect((await app.request("/api/events?drafts=1")).status).toBe(401);
  const response = await ask("/api/events?drafts=1");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
});

test("a draft is published by `draft`, and unchanged without it", async () => {
  const { app, cookie, ask } = await asAdmin();
  const draft = await addEvent(app, cookie, { draft: "true" });
  await ask(`/api/events/${draft.id}`, "PUT", { ...EVENT, title: "Better" });
  expect(await listEvents(app)).toEqual([]);
  await ask(`/api/events/${draft.id}`, "PUT", { ...EVENT, draft: false });
  expect(await listEvents(app)).toMatchObject([{ id: draft.id, draft: false }]);
  await ask(`/api/events/${draft.id}`, "PUT", { ...EVENT, draft: true });
  expect(await listEvents(app)).toEqual([]);
});

test("a duplicate is a draft with the same fields and the same picture", async () => {
  const { app, cookie, ask } = await asAdmin();
  const event = await addEvent(app, cookie, { image: await png(), startTime: "10:00", outcome: "Eight teams." });
  const response = await ask(`/api/events/${event.id}/duplicate`, "POST");
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    ...EVENT,
    title: `${EVENT.title} (copy)`,
    image: event.image,
    startTime: "10:00",
    outcome: "",
    draft: true,
    revision: 1,
  });
  expect(await listEvents(app)).toEqual([event]);
});

test("a duplicate is not published under the title of a copy", async () => {
  const { app, cookie, ask } = await asAdmin();
  const event = await addEvent(app, cookie);
  const copy = (await (await ask(`/api/events/${event.id}/duplicate`, "POST")).json()) as Event;
  const publish = (fields: object) => ask(`/api/events/${copy.id}`, "PUT", { ...EVENT, ...fields, draft: false });
  const later = () => ask(`/api/events/${copy.id}/schedule`, "POST", { at: "2099-07-01T09:00:00Z" });
  for (const send of [() => publish({ title: copy.title }), later])
    expect(await errorOf(await send())).toMatchObject({
      status: 400,
      fields: { title: "This is a copy of another event. Change its title." },
    });
  expect(await listEvents(app)).toEqual([event]);
  expect((await ask(`/api/events/${copy.id}`, "PUT", { ...EVENT, title: "Next year" })).status).toBe(200);
  expect((await ask(`/api/events/${copy.id}/history/1`, "POST")).status, "the new title can be undone").toBe(200);
  expect((await publish({ title: "Next year" })).status).toBe(200);
});

test("a duplicate is neither cancelled nor has photos", async () => {
  const { app, cookie, ask } = await asAdmin();
  const event = await addEvent(app, cookie, { image: await png() });
  const said = { state: "cancelled", stateNote: "Sadly not.", photos: [{ image: event.image, alt: "The hall" }] };
  expect(await (await ask(`/api/events/${event.id}`, "PUT", { ...EVENT, ...said })).json()).toMatchObject(said);
  expect(await (await ask(`/api/events/${event.id}/duplicate`, "POST")).json()).toMatchObject({
    image: event.image,
    state: "scheduled",
    stateNote: "",
    photos: [],
  });
});

test("the list with drafts is newest first, without the trash", async () => {
  const { app, cookie, ask, read } = await asAdmin();
  const gone = await addEvent(app, cookie);
  const [old, next] = [
    await addEvent(app, cookie, { date: "2024-02-29", draft: "true" }),
    await addEvent(app, cookie, { date: "2030-01-01" }),
  ];
  const between = await addEvent(app, cookie, { date: "2026-03-09", draft: "true" });
  await ask(`/api/events/${gone.id}`, "DELETE");
  expect(await read("/api/events?drafts=1")).toEqual([next, between, old]);
});

test("a deleted event returns 410, is in the trash, and can be restored", async () => {
  const { app, cookie, ask, read } = await asAdmin();
  const event = await addEvent(app, cookie, { image: await png() });
  await ask(`/api/events/${event.id}`, "DELETE");
  expect(await errorOf(await app.request(`/api/events/${event.id}`))).toMatchObject({ status: 410 });
  const [trashed] = await read<TrashedEvent[]>("/api/trash");
  expect(trashed).toMatchObject({ id: event.id, title: event.title });
  expect(Date.parse(trashed!.removedForGoodAt) - Date.parse(trashed!.deletedAt)).toBe(30 * 86_400_000);
  expect((await ask(`/api/events/${event.id}/restore`, "POST")).status).toBe(200);
  expect(await listEvents(app)).toMatchObject([{ id: event.id, image: event.image }]);
  expect(await read("/api/trash")).toEqual([]);
});

test("the trash shows to the minute until when an event can be restored", async () => {
  const { app, cookie, ask } = await asAdmin();
  const { id } = await addEvent(app, cookie);
  await ask(`/api/events/${id}`, "DELETE");
  const document = app.site.database.kysely.updateTable("document");
  await document.set({ deletedAt: "2999-11-22T10:00:00.000Z" }).where("id", "=", id).execute();
  expect(await (await ask("/admin/trash.data")).text()).toContain("December 22, 2999, 15:30");
});

test("an event in the trash cannot be changed, copied, opened or deleted again", async () => {
  const { app, cookie, ask } = await asAdmin();
  const { id } = await addEvent(app, cookie);
  await ask(`/api/events/${id}`, "DELETE");
  const noSuchEvent = { status: 404, message: "There is no such event." };
  for (const [method, path] of [
    ["PUT", ""],
    ["DELETE", ""],
    ["POST", "/duplicate"],
    ["POST", "/history/1"],
  ] as const) {
    const body = method === "PUT" ? EVENT : undefined;
    expect(await errorOf(await ask(`/api/events/${id}${path}`, method, body)), method + path).toEqual(noSuchEvent);
  }
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  await expect(app.site.events.findAny(viewer, id)).rejects.toMatchObject(noSuchEvent);
});

test("the trash is emptied after thirty days; public events still return 410", async () => {
  const { app, cookie, ask } = await asAdmin();
  const [event, draft, kept] = [
    await addEvent(app, cookie),
    await addEvent(app, cookie, { draft: "true" }),
    await addEvent(app, cookie),
  ];
  await ask(`/api/events/${event.id}`, "DELETE");
  await ask(`/api/events/${draft.id}`, "DELETE");
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await app.site.events.emptyTrash(inDays(29))).toBe(0);
  expect(await app.site.events.emptyTrash(inDays(31))).toBe(2);
  expect((await app.request(`/api/events/${event.id}`)).status).toBe(410);
  expect((await app.request(`/api/events/${draft.id}`)).status).toBe(404);
  expect(await listEvents(app)).toEqual([kept]);
  expect((await addEvent(app, cookie)).id).toBeGreaterThan(kept.id);
});

test("one event in the trash can be erased, a public one cannot", async () => {
  const { app, cookie, ask, read } = await asAdmin();
  const [gone, shown] = [await addEvent(app, cookie), await addEvent(app, cookie)];
  await ask(`/api/events/${gone.id}`, "DELETE");
  expect((await ask(`/api/trash/${gone.id}`, "DELETE")).status).toBe(204);
  expect((await ask(`/api/trash/${shown.id}`, "DELETE")).status).toBe(404);
  expect(await read("/api/trash")).toEqual([]);
  expect((await app.request(`/api/events/${gone.id}`)).status).toBe(410);
});

/** Sends the form of a new event with a key. */
const sendForm = (app: App, cookie: string, key: string, fields: object = {}) =>
  app.request("/api/events", {
    ...form({ ...EVENT, ...fields }),
    headers: { Cookie: cookie, "Idempotency-Key": key },
  });
const idOf = async (response: Response) => ((await response.json()) as Event).id;

test("a form sent twice with one key is one event, whatever came between", async () => {
  const { app, cookie } = await asAdmin();
  const send = async (key: string) => idOf(await sendForm(app, cookie, key));
  const [first, ...again] = await Promise.all(["one", "one", "one"].map(send));
  expect(again).toEqual([first, first]);
  const second = await send("two");
  expect(second).not.toBe(first);
  expect([await send("one"), await send("two")]).toEqual([first, second]);
  expect(await listEvents(app)).toHaveLength(2);
});

test("a change sent twice with one key is saved once, even after another save", async () => {
  const { app, cookie, ask } = await asAdmin();
  const { id } = await addEvent(app, cookie);
  const other = await addEvent(app, cookie);
  const send = (to: number, key: string, title: string) => {
    const request = json("PUT", { ...EVENT, title }, cookie);
    return app.request(`/api/events/${to}`, { ...request, headers: { ...request.headers, "Idempotency-Key": key } });
  };
  expect(await (await send(id, "one", "First")).json()).toMatchObject({ id, title: "First", revision: 2 });
  await ask(`/api/events/${id}`, "PUT", { ...EVENT, title: "In between" });
  expect(await (await send(id, "one", "First")).json()).toMatchObject({ id, title: "In between", revision: 3 });
  expect(await (await send(other.id, "two", "Second")).json()).toMatchObject({ id: other.id, title: "Second" });
});

test("a key is valid for one method, URL and body only", async () => {
  const { app, cookie } = await asAdmin();
  const [one, two] = [await png(20, 20), await png(21, 20)];
  const mine = await idOf(await sendForm(app, cookie, "one", { image: one }));
  const other = await addEvent(app, cookie);
  const put = (id: number, title: string) => {
    const request = json("PUT", { ...EVENT, title }, cookie);
    return app.request(`/api/events/${id}`, { ...request, headers: { ...request.headers, "Idempotency-Key": "put" } });
  };
  expect((await put(mine, "First")).status).toBe(200);
  const before = await listEvents(app);
  for (const refused of [
    await sendForm(app, cookie, "one", { image: one, title: "Other text" }),
    await sendForm(app, cookie, "one", { image: two }),
    await sendForm(app, cookie, "one"),
    await sendForm(app, cookie, "put"),
    await put(mine, "Second"),
    await put(other.id, "First"),
  ]) {
    const message = "This Idempotency-Key was used for another request. Send this one with a new key.";
    expect(await errorOf(refused)).toEqual({ status: 422, message });
  }
  expect(await listEvents(app)).toEqual(before);
  expect(await idOf(await sendForm(app, cookie, "one", { image: one }))).toBe(mine);
});

test("a key of an earlier release, without a request, remains valid for its event", async () => {
  const { app, cookie } = await asAdmin();
  const first = await idOf(await sendForm(app, cookie, "one"));
  await app.site.database.kysely.updateTable("writeKey").set({ request: null }).execute();
  expect(await idOf(await sendForm(app, cookie, "one"))).toBe(first);
});

test("two people's keys are two, though they are the same word", async () => {
  const { app, cookie } = await asAdmin();
  await app.site.database.kysely
    .insertInto("profiles")
    .values({ email: USER.email, createdAt: "2026-01-01T00:00:00.000Z" })
    .execute();
  const second = await cookieOf(app, USER);
  const mine = await idOf(await sendForm(app, cookie, "one"));
  const theirs = await idOf(await sendForm(app, second, "one"));
  expect(theirs).not.toBe(mine);
  expect(await idOf(await sendForm(app, cookie, "one"))).toBe(mine);
  expect(await idOf(await sendForm(app, second, "one"))).toBe(theirs);
});

test("a rejected form can be corrected and sent again with its key", async () => {
  const { app, cookie } = await asAdmin();
  expect((await sendForm(app, cookie, "one", { linkLabel: "Register" })).status).toBe(400);
  expect((await sendForm(app, cookie, "one")).status).toBe(201);
  expect(await listEvents(app)).toHaveLength(1);
});

test("a key is remembered for a week", async () => {
  const { app, cookie } = await asAdmin();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const first = await idOf(await sendForm(app, cookie, "one"));
  await removeOldKeys(app.site.database, inDays(6));
  expect(await idOf(await sendForm(app, cookie, "one"))).toBe(first);
  await removeOldKeys(app.site.database, inDays(8));
  expect(await idOf(await sendForm(app, cookie, "one"))).not.toBe(first);
});

test("a key may have a hundred characters", async () => {
  const { app, cookie } = await asAdmin();
  expect((await sendForm(app, cookie, "k".repeat(100))).status).toBe(201);
  expect(await errorOf(await sendForm(app, cookie, "k".repeat(101)))).toMatchObject({
    status: 400,
    message: expect.stringContaining("100 characters"),
  });
  expect(await listEvents(app)).toHaveLength(1);
});
