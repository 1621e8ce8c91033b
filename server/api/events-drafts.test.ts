import { expect, test } from "vitest";
import type { Event, TrashedEvent } from "../../domain/event.ts";
import { ADMIN, cookieOf, json, startApp } from "../../tests/support/app.ts";
import { png } from "../../tests/support/pictures.ts";
import { addEvent, EVENT, form, listEvents, refusalOf } from "../../tests/support/requests.ts";

async function asAdmin() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const ask = (path: string, method = "GET", body?: object) =>
    app.request(path, body ? json(method, body, cookie) : { method, headers: { Cookie: cookie } });
  const read = async <Answer>(path: string) => (await (await ask(path)).json()) as Answer;
  return { app, cookie, ask, read };
}

test("a draft is in no public list and has no public address, and an administrator finds it", async () => {
  const { app, cookie, read } = await asAdmin();
  const draft = await addEvent(app, cookie, { draft: "true" });
  expect(draft.draft).toBe(true);
  expect(await listEvents(app)).toEqual([]);
  expect((await app.request(`/api/events/${draft.id}`)).status).toBe(404);
  expect(await read(`/api/events/${draft.id}`)).toEqual(draft);
  expect(await read("/api/events?drafts=1")).toEqual([draft]);
});

test("the list with drafts is for administrators, and nobody keeps it", async () => {
  const { app, ask } = await asAdmin();
  expect((await app.request("/api/events?drafts=1")).status).toBe(401);
  const response = await ask("/api/events?drafts=1");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
});

test("a draft is published by one word, and an update without that word leaves it what it is", async () => {
  const { app, cookie, ask } = await asAdmin();
  const draft = await addEvent(app, cookie, { draft: "true" });
  await ask(`/api/events/${draft.id}`, "PUT", { ...EVENT, title: "Better" });
  expect(await listEvents(app)).toEqual([]);
  await ask(`/api/events/${draft.id}`, "PUT", { ...EVENT, draft: false });
  expect(await listEvents(app)).toMatchObject([{ id: draft.id, draft: false }]);
  await ask(`/api/events/${draft.id}`, "PUT", { ...EVENT, draft: true });
  expect(await listEvents(app)).toEqual([]);
});

test("a duplicate is a draft with the same words and the same picture", async () => {
  const { app, cookie, ask } = await asAdmin();
  const event = await addEvent(app, cookie, { image: await png(), startTime: "10:00", outcome: "Eight teams." });
  const response = await ask(`/api/events/${event.id}/duplicate`, "POST");
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    ...EVENT,
    image: event.image,
    startTime: "10:00",
    outcome: "",
    draft: true,
    revision: 1,
  });
  expect(await listEvents(app)).toEqual([event]);
});

test("a deleted event answers 410, lies in the trash and comes back under its id", async () => {
  const { app, cookie, ask, read } = await asAdmin();
  const event = await addEvent(app, cookie, { image: await png() });
  await ask(`/api/events/${event.id}`, "DELETE");
  expect(await refusalOf(await app.request(`/api/events/${event.id}`))).toMatchObject({ status: 410 });
  const [trashed] = await read<TrashedEvent[]>("/api/trash");
  expect(trashed).toMatchObject({ id: event.id, title: event.title });
  expect(Date.parse(trashed!.removedForGoodAt) - Date.parse(trashed!.deletedAt)).toBe(30 * 86_400_000);
  expect((await ask(`/api/events/${event.id}/restore`, "POST")).status).toBe(200);
  expect(await listEvents(app)).toMatchObject([{ id: event.id, image: event.image }]);
  expect(await read("/api/trash")).toEqual([]);
});

test("what is in the trash can be neither changed nor deleted again", async () => {
  const { app, cookie, ask } = await asAdmin();
  const { id } = await addEvent(app, cookie);
  await ask(`/api/events/${id}`, "DELETE");
  expect(await refusalOf(await ask(`/api/events/${id}`, "PUT", EVENT))).toMatchObject({ status: 404 });
  expect(await refusalOf(await ask(`/api/events/${id}`, "DELETE"))).toMatchObject({ status: 404 });
});

test("the trash is emptied after thirty days, the address stays gone and a draft's is unknown", async () => {
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

test("one event is taken out of the trash for good, not one that is still shown", async () => {
  const { app, cookie, ask, read } = await asAdmin();
  const [gone, shown] = [await addEvent(app, cookie), await addEvent(app, cookie)];
  await ask(`/api/events/${gone.id}`, "DELETE");
  expect((await ask(`/api/trash/${gone.id}`, "DELETE")).status).toBe(204);
  expect((await ask(`/api/trash/${shown.id}`, "DELETE")).status).toBe(404);
  expect(await read("/api/trash")).toEqual([]);
  expect((await app.request(`/api/events/${gone.id}`)).status).toBe(410);
});

test("a form sent twice with one key is one event, whatever came between", async () => {
  const { app, cookie } = await asAdmin();
  const send = async (key: string) => {
    const request = form(EVENT, cookie);
    const response = await app.request("/api/events", {
      ...request,
      headers: { Cookie: cookie, "Idempotency-Key": key },
    });
    return ((await response.json()) as Event).id;
  };
  const [first, ...again] = await Promise.all(["one", "one", "one"].map(send));
  expect(again).toEqual([first, first]);
  expect(await send("two")).not.toBe(first);
  expect(await listEvents(app)).toHaveLength(2);
});
