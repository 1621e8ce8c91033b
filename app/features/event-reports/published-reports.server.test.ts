import { afterEach, expect, test, vi } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent, EVENT } from "../../../tests/support/requests.ts";
import { shownOn } from "../../../tests/support/shown.ts";

afterEach(() => void vi.useRealTimers());

const WINNERS = [{ name: "Team Pine", place: "First", prize: "5,000 rupees" }];
/** Values that only editors may read. */
const PRIVATE = {
  students: 4711,
  expenditure: 98765,
  objective: "Secret objective",
  learnt: "Secret lesson",
  speakers: [{ name: "Secret speaker", designation: "", organisation: "" }],
  posts: ["https://example.edu/secret-post"],
  videoUrl: "https://example.edu/secret-video",
  iic: { theme: "Secret theme" },
};
const SECRETS = /secret|4,?711|98,?765/i;

async function openEvent({ env, ...fields }: { env?: Record<string, string> } & Partial<typeof EVENT> = {}) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const event = await addEvent(app, cookie, fields);
  const call = (method: string, path: string, body?: object) =>
    app.request(path, body ? json(method, body, cookie) : { method, headers: { Cookie: cookie } });
  const report = async (body: object, id = event.id) => {
    const response = await call("PUT", `/api/events/${id}/report`, body);
    expect(response.status, await response.clone().text()).toBe(200);
  };
  const page = `/events/${event.id}/${event.slug}`;
  const textsOf = async (path: string) => {
    const texts = [path, `${path}.data`].map(async (one) => (await app.request(one)).text());
    return Promise.all(texts);
  };
  const photo = async (alt: string) => {
    const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
    return { image: (await app.site.media.upload(viewer, await png())).imageUrl, alt };
  };
  return { app, cookie, event, call, report, page, textsOf, photo };
}

test("the page of an event shows the winners of its finished report", async () => {
  const { app, page, report, textsOf } = await openEvent();
  for (const text of await textsOf(page)) expect(text).not.toContain("Winners");
  await report({ winners: WINNERS });
  for (const text of await textsOf(page)) expect(text).toContain("Team Pine");
  expect(await shownOn(await app.request(page))).toMatch(/Winners<\/h3>.*First.*Team Pine.*5,000 rupees/s);
  await report({ winners: [{ name: "Team Oak" }] });
  for (const text of await textsOf(page)) expect(text).toContain("Team Oak");
});

test("winners of a draft report, and of one that is a draft again, are not public", async () => {
  const { page, report, textsOf } = await openEvent();
  await report({ winners: WINNERS, draft: true });
  for (const text of await textsOf(page)) expect(text).not.toContain("Team Pine");
  await report({ draft: false });
  for (const text of await textsOf(page)) expect(text).toContain("Team Pine");
  await report({ draft: true });
  for (const text of await textsOf(page)) expect(text).not.toContain("Team Pine");
});

test("a report that nobody wants, and that of a cancelled event, are not public", async () => {
  const { page, report, call, event, photo, textsOf } = await openEvent();
  const isPublic = async () => {
    const [[text], [gallery]] = [await textsOf(page), await textsOf("/gallery")];
    return [text!.includes("Team Pine"), gallery!.includes("Two teams shake hands")];
  };
  await report({ winners: WINNERS, photos: [await photo("Two teams shake hands")] });
  expect(await isPublic()).toEqual([true, true]);
  await report({ noReport: true });
  expect(await isPublic()).toEqual([false, false]);
  await report({ noReport: false });
  await call("PUT", `/api/events/${event.id}`, { ...EVENT, state: "cancelled" });
  expect(await isPublic()).toEqual([false, false]);
});

test("nothing else of a report is public", async () => {
  const { app, event, page, report, photo, textsOf } = await openEvent({ env: { PUBLIC_URL: "https://a.example" } });
  await report({
    ...PRIVATE,
    winners: WINNERS,
    outcome: "It went well.",
    photos: [await photo("Two teams shake hands")],
  });
  const files = [
    "/events.ics",
    "/events.atom",
    "/sitemap.xml",
    "/events/next.json",
    "/oembed?url=https://a.example" + page,
  ];
  const apis = ["/api/events", `/api/events/${event.id}`, `/events/${event.id}.ics`];
  const pages = [page, "/gallery", "/events", "/"].map(textsOf);
  const texts = [...files, ...apis].map(async (path) => (await app.request(path)).text());
  for (const text of [...(await Promise.all(pages)).flat(), ...(await Promise.all(texts))])
    expect(SECRETS.exec(text)).toBeNull();
  expect((await app.request(`/api/events/${event.id}/report`)).status).toBe(401);
});

test("the gallery has an album of each finished event with photos", async () => {
  const { app, event, call, page, report, photo, textsOf } = await openEvent({ title: "Pitch <Night>" });
  const [photos, gallery] = [[await photo("Two teams shake hands"), await photo("")], "/gallery"];
  const hasAlbum = async () => (await textsOf(gallery)).map((text) => text.includes("Two teams shake hands"));
  const [shown, missing] = [
    [true, true],
    [false, false],
  ];
  expect(await hasAlbum()).toEqual(missing);
  await report({ photos, draft: true });
  expect(await hasAlbum(), "a draft").toEqual(missing);
  await report({ draft: false });
  expect(await hasAlbum(), "finished").toEqual(shown);
  const text = await shownOn(await app.request(gallery));
  expect(text).toMatch(new RegExp(`<h2[^>]*><a href="${page}"[^>]*>Pitch &lt;Night&gt;</a></h2>.*March 9, 2026`, "s"));
  expect(text).toContain('alt="Photo of Pitch &lt;Night&gt;"');

  await report({ gallery: "none" });
  expect(await hasAlbum(), "not in the gallery").toEqual(missing);
  await report({ gallery: "album" });
  const { title: _, ...rest } = EVENT;
  await call("PUT", `/api/events/${event.id}`, { ...rest, title: "Renamed", photos });
  for (const edited of await textsOf(gallery)) expect(edited).toContain("Renamed");
  await call("PUT", `/api/events/${event.id}`, { ...EVENT, draft: true });
  expect(await hasAlbum(), "the event is a draft").toEqual(missing);
  await call("PUT", `/api/events/${event.id}`, { ...EVENT, draft: false });
  expect(await hasAlbum(), "published again").toEqual(shown);
  await call("DELETE", `/api/events/${event.id}`);
  expect(await hasAlbum(), "deleted").toEqual(missing);
  await call("POST", `/api/events/${event.id}/restore`);
  expect(await hasAlbum(), "restored").toEqual(shown);
  await report({ photos: [] });
  expect(await hasAlbum(), "without photos").toEqual(missing);
});

test("albums follow the pictures of the content, the newest twenty, and load late", async () => {
  const { app, cookie, report, photo } = await openEvent();
  const own = await shownOn(await app.request("/gallery"));
  const photos = [await photo("Two teams shake hands")];
  for (let day = 1; day <= 21; day += 1) {
    const { id } = await addEvent(app, cookie, {
      title: `Talk ${day}.`,
      date: `2026-04-${String(day).padStart(2, "0")}`,
    });
    await report({ photos }, id);
  }
  const text = await shownOn(await app.request("/gallery"));
  const inner = own.slice(own.indexOf("<ul"), own.lastIndexOf("</ul>"));
  expect(text).toContain(inner);
  const titles = [...text.slice(text.indexOf(inner) + inner.length).matchAll(/>(Talk \d+\.)</g)].map(
    ([, title]) => title,
  );
  expect(titles).toEqual(Array.from({ length: 20 }, (_, index) => `Talk ${21 - index}.`));
  expect(text.match(/loading="eager"/g)).toHaveLength(own.match(/loading="eager"/g)!.length);
});

test("without the albums the gallery shows its other pictures and is not cached", async () => {
  const { app, report, photo } = await openEvent();
  await report({ photos: [await photo("Two teams shake hands")] });
  const rename = (from: string, to: string) => app.site.database.kysely.schema.alterTable(from).renameTo(to).execute();
  await rename("document", "away");
  const response = await app.request("/gallery");
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("Pitch night. Four minutes each");
  await rename("away", "document");
  const again = await app.request("/gallery");
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining("Two teams shake hands")]);
});

test("with the events on another server there is no album", async () => {
  const { app, report, photo } = await openEvent();
  await report({ photos: [await photo("Two teams shake hands")] });
  const { DATA_DIR, DATABASE_URL } = app.site.env;
  const sameData = { DATA_DIR, ...(DATABASE_URL ? { DATABASE_URL } : {}) };
  const other = await startApp({ env: { ...sameData, API_URL: "https://events.example.edu" } });
  expect(await (await other.request("/gallery")).text()).not.toContain("Two teams shake hands");
});

test("the page Events shows the numbers of the session where the cell wants them", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-09-10T06:00:00Z") });
  const { app, cookie, call, report, event, textsOf } = await openEvent({ date: "2027-09-08" });
  const shows = async (words: string) => {
    for (const text of await textsOf("/events")) expect(text).toContain(words);
  };
  const { data } = (await (await call("GET", "/api/content/reports")).json()) as { data: object };
  for (const text of await textsOf("/events")) expect(text).not.toContain("this session");
  expect((await call("PUT", "/api/content/reports", { ...data, publicNumbers: true })).status).toBe(200);
  await shows("Most are open to every student. 1 event this session.");
  await report({ students: 1 });
  await shows("1 event, 1 participant this session.");
  await report({ students: 2000, faculty: 40, external: 100 });
  await addEvent(app, cookie, { title: "Another", date: "2027-07-01" });
  // These events are in the previous session and in the future.
  await addEvent(app, cookie, { title: "Before", date: "2027-06-30" });
  await addEvent(app, cookie, { title: "To come", date: "2027-09-10" });
  await shows("2 events, 2,140 participants this session.");
  await report({ students: 0, faculty: 0, external: null });
  await shows("2 events this session.");
  await call("DELETE", `/api/events/${event.id}`);
  await shows("1 event this session.");
});

test("events of content/ count, and a session without events shows nothing", async () => {
  const { app, call } = await openEvent({ date: "2030-09-08" });
  const { data } = (await (await call("GET", "/api/content/reports")).json()) as { data: object };
  await call("PUT", "/api/content/reports", { ...data, publicNumbers: true });
  const { publishedReports } = app.site;
  expect(await publishedReports.numbers("2025-09-13")).toBe("1 event this session.");
  expect(await publishedReports.numbers("2025-10-01")).toBe("2 events this session.");
  expect(await publishedReports.numbers("2029-10-01")).toBe("");
});
