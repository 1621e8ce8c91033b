import { expect, test } from "vitest";
import { MAX_IMAGE_BYTES } from "../../../domain/picture-file.ts";
import { NOBODY, type Viewer } from "../../../domain/session.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, form, listEvents, errorOf, watchedBody } from "../../../tests/support/requests.ts";

test("every field that needs another look is named at once", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const fields = {
    title: "Enter a title.",
    description: "Enter a description.",
    date: "Enter a date.",
    location: "Enter a location.",
  };
  expect(await errorOf(await app.request("/api/events", form({ title: "  " }, cookie)))).toMatchObject({
    status: 400,
    fields,
  });
  const { id } = await addEvent(app, cookie);
  expect(await errorOf(await app.request(`/api/events/${id}`, json("PUT", {}, cookie)))).toMatchObject({
    status: 400,
    fields,
  });
});

test("one bad field is named alone", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const refusal = await errorOf(await app.request("/api/events", form({ ...EVENT, date: "2026-02-30" }, cookie)));
  expect(refusal).toMatchObject({ status: 400, fields: { date: expect.stringContaining("2025-10-13") } });
  expect(Object.keys(refusal.fields!)).toEqual(["date"]);
});

test("a file where text belongs is a missing field", async () => {
  const app = await startApp();
  const request = form({ ...EVENT, title: await png() }, await cookieOf(app, ADMIN));
  expect(await errorOf(await app.request("/api/events", request))).toMatchObject({
    status: 400,
    fields: { title: "Enter a title." },
  });
});

test.each([["null"], ["7"], ['"text"'], ["[]"], ["true"]])("the JSON %s is no event", async (body) => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const request = { method: "PUT", body, headers: { "Content-Type": "application/json", Cookie: cookie } };
  expect(await errorOf(await app.request(`/api/events/${id}`, request))).toMatchObject({ status: 400 });
});

test("unreadable bodies are rejected", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, Cookie);
  const send = async (method: string, path: string, type: string, body: string) =>
    errorOf(await app.request(path, { method, body, headers: { Cookie, "Content-Type": type } }));
  expect(await send("PUT", `/api/events/${id}`, "application/json", "{not json")).toMatchObject({ status: 400 });
  expect(await send("PUT", `/api/events/${id}`, "application/json", "")).toMatchObject({ status: 400 });
  expect(await send("POST", "/api/events", "multipart/form-data", "no boundary")).toMatchObject({ status: 400 });
  expect(await send("POST", "/api/events", "multipart/form-data; boundary=x", "--x\r\nbroken")).toMatchObject({
    status: 400,
  });
});

test("another type of body returns 415 and names the right one", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, Cookie);
  const asText = { method: "PUT", body: JSON.stringify(EVENT), headers: { Cookie, "Content-Type": "text/plain" } };
  expect(await errorOf(await app.request(`/api/events/${id}`, asText))).toMatchObject({
    status: 415,
    message: "Send this as application/json.",
  });
  const asJson = json("POST", EVENT, Cookie);
  expect(await errorOf(await app.request("/api/events", asJson))).toMatchObject({
    status: 415,
    message: "Send this as multipart/form-data.",
  });
});

test("a body that declares itself too large is rejected before it is read", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  const { seen, body, duplex } = watchedBody();
  const headers = {
    Cookie,
    "Content-Type": "multipart/form-data; boundary=x",
    "Content-Length": String(9 * 1024 * 1024),
  };
  expect(
    await errorOf(await app.request("/api/events", { method: "POST", body, duplex, headers } as RequestInit)),
  ).toMatchObject({ status: 413 });
  expect(seen.read).toBe(false);
});

test("a body that does not say its size is read no further than the limit", async () => {
  const app = await startApp();
  const Cookie = await cookieOf(app, ADMIN);
  let sent = 0;
  const body = new ReadableStream(
    { pull: (controller) => controller.enqueue(new Uint8Array((sent += 65_536) && 65_536)) },
    { highWaterMark: 0 },
  );
  const headers = { Cookie, "Content-Type": "multipart/form-data; boundary=x" };
  const response = await app.request("/api/events", { method: "POST", body, duplex: "half", headers } as RequestInit);
  expect(await errorOf(response)).toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(MAX_IMAGE_BYTES + 1024 * 1024);
});

test("a text of megabytes is rejected by its size, not parsed", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const request = json("PUT", { ...EVENT, description: "a".repeat(600 * 1024) }, cookie);
  const headers = { ...request.headers, "Content-Length": String(request.body.length) };
  expect(await errorOf(await app.request("/api/events/1", { ...request, headers }))).toMatchObject({ status: 413 });
});

test("a rejected picture leaves no event behind", async () => {
  const app = await startApp();
  const image = new TextEncoder().encode("<html>not a picture</html>");
  const refusal = await errorOf(
    await app.request("/api/events", form({ ...EVENT, image }, await cookieOf(app, ADMIN))),
  );
  expect(refusal).toMatchObject({ status: 415, fields: { image: expect.stringContaining("JPEG, PNG or WebP") } });
  expect(await listEvents(app)).toEqual([]);
});

test("the longest event goes through whole, in both calls", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const description = "हि".repeat(10_000);
  const { id } = await addEvent(app, cookie, { description });
  const escaped = JSON.stringify({ ...EVENT, description }).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const request = {
    method: "PUT",
    body: escaped,
    headers: { Cookie: cookie, "Content-Type": "application/json", "Content-Length": String(escaped.length) },
  };
  expect((await app.request(`/api/events/${id}`, request)).status).toBe(200);
  expect((await listEvents(app))[0]!.description).toBe(description);
});

test("an id larger than any database counts to is one that does not exist", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const calls = [
    ["DELETE", "/api/events/"],
    ["DELETE", "/api/messages/"],
    ["PATCH", "/api/messages/"],
  ] as const;
  for (const [method, path] of calls) {
    for (const id of ["2147483648", "999999999999999"]) {
      const response = await app.request(path + id, json(method, { read: true }, cookie));
      expect(await errorOf(response), `${method} ${path}${id}`).toMatchObject({ status: 404 });
    }
  }
});

const ROLE_UNKNOWN = "Your role could not be checked. Try again in a moment.";

test.each<[who: string, viewer: Viewer, status: number, message: string]>([
  ["a visitor", NOBODY, 401, "Sign in first."],
  [
    "someone without the role",
    { user: { email: USER.email }, role: "user" },
    403,
    "Only an editor or an administrator can do this.",
  ],
  ["someone whose role is not known", { user: { email: ADMIN.email }, role: null, error: "away" }, 503, ROLE_UNKNOWN],
])("what pages ask the services for past the API is refused to %s too", async (_, viewer, status, message) => {
  const app = await startApp();
  const { events, media } = app.site;
  const event = await addEvent(app, await cookieOf(app, ADMIN));
  const { id } = event;
  const calls = {
    create: () => events.create(viewer, EVENT),
    update: () => events.update(viewer, id, EVENT),
    duplicate: () => events.duplicate(viewer, id),
    listAll: () => events.listAll(viewer),
    countWithDrafts: () => events.countWithDrafts(viewer, {}),
    yearsWithDrafts: () => events.yearsWithDrafts(viewer),
    pageWithDrafts: () => events.pageWithDrafts(viewer, {}),
    findAny: () => events.findAny(viewer, id),
    history: () => events.history(viewer, id, {}),
    restoreVersion: () => events.restoreVersion(viewer, id, 1),
    remove: () => events.remove(viewer, id),
    restore: () => events.restore(viewer, id),
    countTrash: () => events.countTrash(viewer),
    listTrash: () => events.listTrash(viewer, {}),
    removeForGood: () => events.removeForGood(viewer, id),
    upload: async () => media.upload(viewer, await png()),
  };
  for (const [name, call] of Object.entries(calls))
    await expect(call(), name).rejects.toMatchObject({ status, message });
  expect(await listEvents(app)).toEqual([event]);
});
