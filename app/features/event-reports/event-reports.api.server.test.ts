import { expect, test } from "vitest";
import { ADMIN, cookieOf, EDITOR, json, startApp, USER } from "../../../tests/support/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, errorOf, EVENT } from "../../../tests/support/requests.ts";
import { MAX_LINE } from "../../../domain/content/shared.ts";
import type { WorkingCopy } from "../../../domain/document.ts";
import { refusal } from "../../../server/api/response-shapes.ts";
import type { Event } from "../events/event.ts";
import { eventReportCollection } from "./event-report-collection.ts";
import type { EventReport } from "./event-report.ts";

type App = Awaited<ReturnType<typeof startApp>>;

async function openEvent() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const address = `/api/events/${id}/report`;
  const put = (body: object, headers: Record<string, string> = {}) => {
    const request = json("PUT", body, cookie);
    return app.request(address, { ...request, headers: { ...request.headers, ...headers } });
  };
  return { app, cookie, id, address, put };
}

async function reportAt(app: App, address: string, cookie: string) {
  const response = await app.request(address, { headers: { Cookie: cookie } });
  return { report: (await response.json()) as EventReport, tag: response.headers.get("ETag")! };
}

const eventAt = async (app: App, id: number) => (await (await app.request(`/api/events/${id}`)).json()) as Event;

test("the report of an event begins empty, as a draft", async () => {
  const { app, cookie, id, address } = await openEvent();
  const { report, tag } = await reportAt(app, address, cookie);
  expect(report).toMatchObject({
    id,
    students: null,
    mode: "",
    winners: [],
    draft: true,
    revision: 1,
    noReport: false,
  });
  expect(report.iic).toEqual({ level: "", theme: "", drivenBy: "", quarter: "", ledBy: "" });
  expect(tag).toBe(`"report-${id}-1.1"`);
});

test("every field is optional, and a field that is left out does not change", async () => {
  const { app, cookie, address, put } = await openEvent();
  expect((await put({})).status).toBe(200);
  await put({ students: 40, iic: { level: "Level 2", theme: "Innovation" } });
  await put({
    faculty: 0,
    iic: { ledBy: "Institute" },
    speakers: [{ name: "Asha", designation: "", organisation: "X" }],
  });
  const { report } = await reportAt(app, address, cookie);
  expect(report).toMatchObject({ students: 40, faculty: 0, external: null, draft: false });
  expect(report.iic).toMatchObject({ level: "Level 2", theme: "Innovation", ledBy: "Institute" });
  expect(report.speakers).toMatchObject([{ name: "Asha", organisation: "X" }]);
});

test("a choice can be as long as the lists of choices allow", async () => {
  const { put } = await openEvent();
  const longest = "x".repeat(MAX_LINE);
  expect((await put({ node: longest, iic: { theme: longest } })).status).toBe(200);
});

test("outcome and photos are those of the event, in both directions", async () => {
  const { app, cookie, id, address, put } = await openEvent();
  const uploaded = await app.site.media.upload({ user: { email: ADMIN.email }, role: "admin" }, await png());
  const photos = [{ image: uploaded.imageUrl, alt: "Three people with a model" }];
  await put({ outcome: "Team Pine won.", photos });
  expect(await eventAt(app, id)).toMatchObject({ outcome: "Team Pine won.", photos, revision: 2, title: EVENT.title });
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, outcome: "Team Oak won." }, cookie));
  expect((await reportAt(app, address, cookie)).report).toMatchObject({ outcome: "Team Oak won.", photos });
  await put({ students: 5 });
  expect((await eventAt(app, id)).outcome).toBe("Team Oak won.");
});

test("numbers are saved for an event that is older than a rule, outcome and photos are not", async () => {
  const { app, id, put } = await openEvent();
  const data = JSON.stringify({ ...EVENT, linkLabel: "Register" });
  await app.site.database.kysely.updateTable("document").set({ data }).where("id", "=", id).execute();
  expect((await put({ students: 40 })).status).toBe(200);
  // The form of a report has no field for the link.
  const message = "Edit the event first. Enter a link address too, or remove the link text.";
  expect(await errorOf(await put({ outcome: "Eight teams came." }))).toEqual({ status: 400, message });
});

test("a save of someone else meanwhile, of report or event, is not overwritten", async () => {
  const { app, cookie, id, address, put } = await openEvent();
  const { tag } = await reportAt(app, address, cookie);
  await put({ students: 40 }, { "If-Match": tag });
  const late = await put({ students: 41 }, { "If-Match": tag });
  expect(refusal.safeParse(await late.clone().json()).error).toBeUndefined();
  expect(await errorOf(late)).toMatchObject({
    status: 412,
    current: { students: 40, savedBy: ADMIN.email, revision: 2 },
  });
  const { tag: second } = await reportAt(app, address, cookie);
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, outcome: "Theirs" }, cookie));
  expect((await put({ outcome: "Mine" }, { "If-Match": second })).status).toBe(412);
  expect((await eventAt(app, id)).outcome).toBe("Theirs");
});

test("a conflict names who changed the event, if nobody changed the report", async () => {
  const { app, cookie, id, address, put } = await openEvent();
  await put({ students: 40 });
  const { tag } = await reportAt(app, address, cookie);
  await addPerson(app, EDITOR, { role: "editor" });
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, outcome: "Theirs" }, await cookieOf(app, EDITOR)));
  const { updatedAt } = await eventAt(app, id);
  expect(await errorOf(await put({ outcome: "Mine" }, { "If-Match": tag }))).toMatchObject({
    current: { students: 40, outcome: "Theirs", savedBy: EDITOR.email, updatedAt },
  });
});

test("the same request with the same key is done once", async () => {
  const { app, cookie, address, put } = await openEvent();
  for (const _ of [1, 2]) expect((await put({ students: 40 }, { "Idempotency-Key": "one" })).status).toBe(200);
  expect((await put({ students: 41 }, { "Idempotency-Key": "one" })).status).toBe(422);
  expect((await reportAt(app, address, cookie)).report).toMatchObject({ students: 40, revision: 2 });
});

test("a wrong field is rejected by its name", async () => {
  const wrong: [body: object, field: string][] = [
    [{ students: -1 }, "students"],
    [{ students: "many" }, "students"],
    [{ hours: 2.5 }, "hours"],
    [{ videoUrl: "http://example.edu" }, "videoUrl"],
    [{ winners: [{ place: "First" }] }, "winners.0.name"],
    [{ mode: "by post" }, "mode"],
    [{ iic: { level: "x".repeat(MAX_LINE + 1) } }, "iic.level"],
    [{ wrong: 1 }, "wrong"],
  ];
  const { put } = await openEvent();
  for (const [body, field] of wrong) {
    const { status, fields } = await errorOf(await put(body));
    expect([status, Object.keys(fields ?? {})], JSON.stringify(body)).toEqual([400, [field]]);
  }
});

test("the reports of a deleted event and of no event are not found", async () => {
  const { app, cookie, id, address } = await openEvent();
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  for (const gone of [address, "/api/events/99/report"])
    expect((await app.request(gone, { headers: { Cookie: cookie } })).status).toBe(404);
});

test("a report survives the trash, and goes with an event that is deleted for good", async () => {
  const { app, cookie, id, address, put } = await openEvent();
  await put({ students: 40 });
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  await app.site.eventReports.removeOrphans();
  await app.request(`/api/events/${id}/restore`, { method: "POST", headers: { Cookie: cookie } });
  expect((await reportAt(app, address, cookie)).report.students).toBe(40);
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  await app.site.events.emptyTrash(new Date(Date.now() + 400 * 86_400_000));
  await app.site.eventReports.removeOrphans();
  const left = app.site.database.kysely.selectFrom("document").select("id").where("collection", "=", "report");
  expect(await left.execute()).toEqual([]);
});

test("unsaved text is stored for its author only, with the revision they saw", async () => {
  const { app, cookie, address, put } = await openEvent();
  const { report } = await reportAt(app, address, cookie);
  const copy = { number: 5, baseRevision: report.revision, data: { objective: "Half a sen", students: null } };
  expect((await app.request(`${address}/working-copy`, json("PUT", copy, cookie))).status).toBe(204);
  const found = await app.request(`${address}/working-copy`, { headers: { Cookie: cookie } });
  expect(await found.json()).toMatchObject({ ...copy, base: { objective: "" } });
  await addPerson(app, EDITOR, { role: "editor" });
  const other = await app.request(`${address}/working-copy`, { headers: { Cookie: await cookieOf(app, EDITOR) } });
  expect(await other.json()).toBeNull();
  expect((await reportAt(app, address, cookie)).report.objective).toBe("");
  const { tag } = await reportAt(app, address, cookie);
  expect((await put({ objective: "Half a sentence" }, { "If-Match": tag })).status).toBe(200);
});

test("the base of unsaved text has only the fields of the form", async () => {
  const { app, cookie, address } = await openEvent();
  const typed = { number: 1, baseRevision: 1, data: { objective: "Half a sen" } };
  await app.request(`${address}/working-copy`, json("PUT", typed, cookie));
  const names = Object.keys(eventReportCollection.fields);
  const { kysely } = app.site.database;
  const report = kysely.selectFrom("document").select("data").where("collection", "=", "report");
  const { data } = await report.executeTakeFirstOrThrow();
  expect(Object.keys(JSON.parse(data) as object)).toEqual(names);
  // Earlier releases stored more than the fields.
  const more = JSON.stringify({ objective: "", draft: true, eventRevision: 1 });
  await kysely.updateTable("documentVersion").set({ data: more }).execute();
  const found = await app.request(`${address}/working-copy`, { headers: { Cookie: cookie } });
  expect(Object.keys(((await found.json()) as WorkingCopy).base!)).toEqual(names);
});

test("a photo of unsaved text is stored as long as that text", async () => {
  const { app, cookie, id, put } = await openEvent();
  const viewer = { user: { email: ADMIN.email }, role: "admin" } as const;
  const [{ imageUrl: one }, { imageUrl: two }] = [
    await app.site.media.upload(viewer, await png(50, 40)),
    await app.site.media.upload(viewer, await png(60, 40)),
  ];
  const type = (address: string, image: string) =>
    app.request(address, json("PUT", { number: 1, baseRevision: 1, data: { photos: [{ image, alt: "x" }] } }, cookie));
  await type(`/api/events/${id}/report/working-copy`, one);
  await type(`/api/events/${id}/working-copy`, two);
  expect(await app.site.media.removeUnused(new Date(Date.now() + 25 * 3_600_000))).toBe(0);
  expect((await put({ photos: [{ image: one, alt: "x" }] })).status).toBe(200);
});

test("an editor writes reports, a signed-in user and a visitor do not read them", async () => {
  const { app, address } = await openEvent();
  await addPerson(app, EDITOR, { role: "editor" });
  const editor = await cookieOf(app, EDITOR);
  expect((await app.request(address, json("PUT", { students: 3 }, editor))).status).toBe(200);
  const user = await cookieOf(app, USER);
  expect((await app.request(address, { headers: { Cookie: user } })).status).toBe(403);
  expect((await app.request(address)).status).toBe(401);
});
