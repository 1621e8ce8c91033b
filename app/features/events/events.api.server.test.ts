import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT, form, listEvents, errorOf } from "../../../tests/support/requests.ts";

/** The default values of an event with only the specification's fields. */
const EMPTY = {
  fee: "",
  image: "",
  picture: null,
  imageAlt: null,
  imageCredit: "",
  imageFocus: "center",
  startTime: "",
  endDate: "",
  endTime: "",
  state: "scheduled",
  stateNote: "",
  linkUrl: "",
  linkLabel: "",
  outcome: "",
  photos: [],
  draft: false,
};

test("a new site has an empty list, which browsers ask for again each time", async () => {
  const app = await startApp();
  const response = await app.request("/api/events");
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
  expect(await response.json()).toEqual([]);
});

test("a new event returns 201 with the same data as the list", async () => {
  const app = await startApp();
  const response = await app.request("/api/events", form(EVENT, await cookieOf(app, ADMIN)));
  expect(response.status).toBe(201);
  const event = await response.json();
  expect(event).toEqual({
    ...EVENT,
    ...EMPTY,
    id: expect.any(Number),
    slug: "pitch-night",
    revision: 1,
    updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await listEvents(app)).toEqual([event]);
});

test("events are sorted newest first, and within a day the latest added first", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  for (const [title, date] of [
    ["b", "2026-03-09"],
    ["a", "2024-02-29"],
    ["d", "2030-01-01"],
    ["c", "2026-03-09"],
  ] as const) {
    await addEvent(app, cookie, { title, date });
  }
  expect((await listEvents(app)).map(({ title }) => title)).toEqual(["d", "c", "b", "a"]);
});

test("a script in a title comes back as the text it is, and as JSON only", async () => {
  const app = await startApp();
  const title = `<script>alert("1")</script>'; DROP TABLE event; --`;
  await addEvent(app, await cookieOf(app, ADMIN), { title });
  const response = await app.request("/api/events");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(((await response.json()) as { title: string }[])[0]!.title).toBe(title);
});

test("an update changes the four fields and nothing else", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const [first, second] = [await addEvent(app, cookie), await addEvent(app, cookie, { title: "Other" })];
  const changes = { title: "Demo Day", description: "Bring\nthe model.", date: "2026-04-01", location: "Hall" };
  const response = await app.request(
    `/api/events/${first.id}`,
    json("PUT", { ...changes, id: 999, createdAt: "1999" }, cookie),
  );
  expect(response.status).toBe(200);
  const changed = { ...first, ...changes, slug: "demo-day", revision: 2, updatedAt: expect.any(String) };
  expect(await response.json()).toEqual(changed);
  expect(await listEvents(app)).toEqual([changed, second]);
});

test("a deleted event is gone, and its id is never used again", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  const response = await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(await listEvents(app)).toEqual([]);
  expect((await addEvent(app, cookie)).id).toBeGreaterThan(id);
  expect((await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } })).status).toBe(404);
});

test("an unknown or malformed id returns 404", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  for (const other of [
    "999",
    "0",
    "-1",
    `0${id}`,
    `${id}.0`,
    `${id}e0`,
    "%00",
    "%",
    "9".repeat(30),
    `${id}%20`,
    "null",
  ]) {
    const update = await app.request(`/api/events/${other}`, json("PUT", EVENT, cookie));
    expect(await errorOf(update), other).toMatchObject({ status: 404, message: "There is no such event." });
    const removal = await app.request(`/api/events/${other}`, { method: "DELETE", headers: { Cookie: cookie } });
    expect(await errorOf(removal), other).toMatchObject({ status: 404 });
  }
  expect(await listEvents(app)).toHaveLength(1);
});

test("pages for editors return 404 for an id that no event has, and the form opens", async () => {
  const app = await startApp();
  const headers = { Cookie: await cookieOf(app, ADMIN) };
  for (const id of ["0", "99", "2147483648", "999999999999999", "archive"]) {
    for (const page of ["finish", "iic", "history", "poster", "preview"]) {
      const path = `/admin/events/${id}/${page}`;
      expect((await app.request(path, { headers })).status, path).toBe(404);
    }
    // The browser looks for the event, and then opens the list.
    expect((await app.request(`/edit-event/${id}`, { headers })).status, id).toBe(200);
  }
});

test("only writes that visitors can see raise the site's version", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const version = async () =>
    (await app.site.database.kysely.selectFrom("siteVersion").select("version").executeTakeFirstOrThrow()).version;
  const versions = [await version()];
  const { id } = await addEvent(app, cookie, { image: await png() });
  versions.push(await version());
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, title: "Other" }, cookie));
  versions.push(await version());
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, image: "/media/none.webp" }, cookie));
  await app.request(`/api/events/${id}`, json("PUT", { ...EVENT, title: "Other" }, cookie));
  await addEvent(app, cookie, { draft: "true" });
  await app.request("/api/events/999", { method: "DELETE", headers: { Cookie: cookie } });
  versions.push(await version());
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  versions.push(await version());
  expect(versions.map((each) => each - versions[0]!)).toEqual([0, 1, 2, 2, 3]);
});

test("events added at the same time are all stored", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, index) => addEvent(app, cookie, { title: `Event ${index}` })),
  );
  expect(new Set(added.map(({ id }) => id)).size).toBe(20);
  expect(await listEvents(app)).toHaveLength(20);
});
