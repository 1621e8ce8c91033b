import { expect, test } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../../../tests/support/app.ts";
import { readCalendar } from "../../../tests/support/calendar.ts";
import { addEvent, EVENT, storeUnchecked } from "../../../tests/support/requests.ts";

const PUBLIC_URL = "https://cell.example.edu";
const ZONES = ["Etc/GMT+12", "Pacific/Pago_Pago", "America/New_York", "UTC", "Asia/Kolkata", "Pacific/Kiritimati"];

async function asAdmin(env: Record<string, string> = { PUBLIC_URL }) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const textOf = async (path: string) => (await app.request(path)).text();
  return { app, cookie, textOf, add: (fields: Record<string, string> = {}) => addEvent(app, cookie, fields) };
}

test.each(ZONES)("calendars in %s show whole days on their day and times at their moment", async (zone) => {
  const { textOf, add } = await asAdmin();
  const day = await add({ title: "Day" });
  const days = await add({ title: "Days", date: "2026-02-27", endDate: "2026-03-01" });
  const hours = await add({ title: "Hours", startTime: "10:00", endTime: "12:30" });
  const open = await add({ title: "Open end", startTime: "00:15" });
  const cases = [
    [day, { allDay: true, start: "2026-03-09", end: "2026-03-10" }],
    [days, { allDay: true, start: "2026-02-27", end: "2026-03-02" }],
    [hours, { allDay: false, start: "2026-03-09T04:30:00.000Z", end: "2026-03-09T07:00:00.000Z" }],
    [open, { allDay: false, start: "2026-03-08T18:45:00.000Z" }],
  ] as const;
  for (const [event, expected] of cases) {
    const { byIcalJs, byNodeIcal } = readCalendar(await textOf(`/events/${event.id}.ics`), zone);
    expect(byIcalJs).toMatchObject([expected]);
    // node-ical gives an event without an end the end of its start.
    expect(byNodeIcal).toMatchObject([{ ...expected, ...(event === open && { end: expected.start }) }]);
  }
});

test("changing an event keeps its uid and raises its sequence", async () => {
  const { app, cookie, textOf, add } = await asAdmin();
  const { id } = await add();
  const [before] = readCalendar(await textOf(`/events/${id}.ics`)).byIcalJs;
  const change = { ...EVENT, title: "Other", state: "cancelled", stateNote: "The road is closed." };
  await app.request(`/api/events/${id}`, json("PUT", change, cookie));
  const [after] = readCalendar(await textOf(`/events/${id}.ics`)).byIcalJs;
  expect(before).toMatchObject({ sequence: 0, status: "CONFIRMED", summary: EVENT.title, location: EVENT.location });
  expect(after).toMatchObject({ uid: before!.uid, sequence: 1, status: "CANCELLED", summary: "Cancelled: Other" });
  expect(after!.description).toBe("Cancelled. The road is closed.\n\nFour minutes each.");
  expect(after!.url).toBe(`${PUBLIC_URL}/events/${id}/other`);
  expect(Date.parse(after!.modified!)).toBeGreaterThanOrEqual(Date.parse(before!.modified!));
});

test("a postponed event is tentative, and a fixed event has a permanent uid", async () => {
  const { textOf, add } = await asAdmin();
  const { id } = await add({ state: "postponed" });
  expect(readCalendar(await textOf(`/events/${id}.ics`)).byIcalJs).toMatchObject([{ status: "TENTATIVE" }]);
  expect(readCalendar(await textOf("/events/archive/ideathon-2025.ics")).byIcalJs).toMatchObject([
    { uid: "archive-ideathon-2025", start: "2025-04-17", end: "2025-04-18", sequence: 0 },
  ]);
});

test("no text can add a line, and every line is short enough", async () => {
  const { app, textOf, add } = await asAdmin();
  const evil = 'x;y,z\\n"q"\r\nEND:VEVENT\nBEGIN:VEVENT\rUID:evil\u0001\u0085\u000B';
  const description = `${evil}\n\n${"ऊँचे पहाड़ 🏔️ ".repeat(60)}`;
  const title = "a\\,b;c: END:VCALENDAR";
  const { id } = await add({ title, location: "Hall; 1, \\n 2" });
  // Bypasses the schema, like an older release or a restored file.
  await storeUnchecked(app, { description });
  const text = await textOf(`/events/${id}.ics`);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const { byIcalJs } = readCalendar(text);
  expect(byIcalJs).toHaveLength(1);
  expect(byIcalJs[0]).toMatchObject({ summary: title, location: "Hall; 1, \\n 2" });
  expect(byIcalJs[0]!.description.replace(/\s+/g, " ")).toContain('x;y,z\\n"q" END:VEVENT BEGIN:VEVENT UID:evil');
});

test("the calendar of all events has each once, the fixed ones too", async () => {
  const { app, textOf, add } = await asAdmin();
  for (const date of ["2026-01-01", "2025-09-13"]) await add({ date });
  const uids = readCalendar(await textOf("/events.ics")).byIcalJs.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(5);
  expect(uids).toContain("archive-ideathon-2025");
  const { headers } = await app.request("/events.ics");
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("Cache-Control")).toContain("public");
});

test("a removed event's file returns 410, an unknown one's 404", async () => {
  const { app, cookie, add } = await asAdmin();
  const { id } = await add();
  const draft = await add({ draft: "true" });
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie: cookie } });
  const statusOf = async (path: string) => (await app.request(path)).status;
  expect(await statusOf(`/events/${id}.ics`)).toBe(410);
  for (const path of [`/events/${draft.id}.ics`, "/events/99.ics", "/events/x.ics", "/events/archive/x.ics"])
    expect(await statusOf(path), path).toBe(404);
});

test("an administrator's calendar has the drafts, marked as drafts", async () => {
  const { app, cookie, add } = await asAdmin();
  await add({ title: "Talk", draft: "true" });
  await add({ title: "Shown" });
  const response = await app.request("/api/events.ics", { headers: { Cookie: cookie } });
  expect(
    readCalendar(await response.text())
      .byIcalJs.map(({ summary, status }) => `${summary} ${status}`)
      .sort(),
  ).toEqual(["Draft: Talk TENTATIVE", "Shown CONFIRMED"]);
});

test("without PUBLIC_URL links use the request's host and are not cached", async () => {
  const { app, add } = await asAdmin({});
  const { id, slug } = await add();
  for (const host of ["one.example", "two.example"]) {
    const response = await app.request(`http://${host}/events/${id}.ics`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(readCalendar(await response.text()).byIcalJs[0]!.url).toBe(`http://${host}/events/${id}/${slug}`);
  }
});
