import { expect, test } from "vitest";
import type { Viewer } from "../../../../domain/session.ts";
import { ADMIN, cookieOf, editorCookie, json, startApp } from "../../../../tests/support/app.ts";
import { addEvent } from "../../../../tests/support/requests.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };

async function openSession() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const add = async (fields: Record<string, string>, report?: object) => {
    const { id } = await addEvent(app, cookie, fields);
    if (report) await app.request(`/api/events/${id}/report`, json("PUT", report, cookie));
    return id;
  };
  const get = (path: string, as = cookie) => app.request(path, { headers: { Cookie: as } });
  return { app, add, get, report: (label: string) => app.site.sessionReports.report(VIEWER, label) };
}

test("the report counts finished events by quarter, theme, level and node", async () => {
  const { add, report } = await openSession();
  const iic = { theme: "Innovation and design thinking", level: "Level 4" };
  await add({ date: "2025-07-10" }, { students: 40, faculty: 2, expenditure: 1_000, iic, node: "Outreach" });
  await add({ date: "2025-07-11" }, { external: 8, expenditure: 500, iic: { ...iic, quarter: "Quarter 4" } });
  await add({ date: "2025-12-01" }, { iic: { level: "A level of an earlier year" } });
  const { groups, total } = await report("2025-26");
  expect(total).toEqual({ name: "All events", events: 3, participants: 50, expenditure: 1_500 });
  const rows = Object.fromEntries(
    groups.map((group) => [
      group.title,
      group.rows.map(({ name, events, participants }) => [name, events, participants]),
    ]),
  );
  expect(rows).toEqual({
    Quarter: [
      ["Quarter 1", 1, 42],
      ["Quarter 2", 1, null],
      ["Quarter 4", 1, 8],
    ],
    Theme: [
      ["Innovation and design thinking", 2, 50],
      ["Not given", 1, null],
    ],
    Level: [
      ["Level 4", 2, 50],
      ["A level of an earlier year", 1, null],
    ],
    Node: [
      ["Outreach", 1, 42],
      ["Not given", 2, 8],
    ],
  });
});

test("events from before this site are not in the report, which gives their number", async () => {
  const { report } = await openSession();
  expect(await report("2025-26")).toMatchObject({ earlier: 2, events: [] });
  expect(await report("2024-25")).toMatchObject({ earlier: 1, events: [] });
});

test("unfinished and future events are named and not counted", async () => {
  const { add, report } = await openSession();
  await add({ title: "Talk", date: "2025-07-10" }, { students: 1 });
  await add({ title: "Visit", date: "2025-07-11", endDate: "2025-07-12" });
  await add({ title: "Half", date: "2025-08-11" }, { students: 1, draft: true });
  await add({ title: "Skipped", date: "2025-08-11" }, { noReport: true });
  const found = await report("2025-26");
  expect(found.events.map(({ title }) => title)).toEqual(["Talk"]);
  expect(found.unfinished.map(({ title, days }) => [title, days])).toEqual([
    ["Visit", "July 11 to 12, 2025"],
    ["Half", "August 11, 2025"],
  ]);
  await add({ date: "2999-08-05" });
  expect(await report("2999-00")).toMatchObject({ ahead: 1, events: [], unfinished: [] });
});

test("an event has its facts, texts and people unchanged, without empty ones", async () => {
  const { add, report } = await openSession();
  const texts = { objective: "Why", learnt: "", outcome: "Pine won." };
  const links = {
    videoUrl: "https://video.example.edu/1",
    posts: ["https://a.example.org/1", "https://b.example.org/2"],
  };
  const winners = [{ name: "क्षत्रिय", place: "First", prize: "" }];
  const speakers = [{ name: "Asha", designation: "Professor", organisation: "" }];
  const numbers = { students: 1_000, external: 0, mode: "hybrid" };
  await add({ date: "2025-07-10" }, { ...texts, ...links, ...numbers, winners, speakers });
  expect((await report("2025-26")).events).toEqual([
    expect.objectContaining({
      facts: [
        ["Place", "Innovation Block"],
        ["Participants", "1,000 (1,000 students, 0 from outside)"],
        ["Mode", "Both"],
        ["Quarter", "Quarter 1"],
      ],
      texts: [
        ["Objective", "Why"],
        ["Outcome", "Pine won."],
      ],
      links: [
        ["Video", "https://video.example.edu/1"],
        ["Posts", "https://a.example.org/1\nhttps://b.example.org/2"],
      ],
      speakers: ["Asha, Professor"],
      winners,
      participants: 1_000,
    }),
  ]);
});

test("the page of reports leads administrators to the current session", async () => {
  const { app, add, get } = await openSession();
  await add({ date: "2019-08-10" });
  const current = app.site.sessionReports.current();
  const response = await get("/admin/reports");
  expect([response.status, response.headers.get("Location")]).toEqual([302, `/admin/reports/${current}`]);
  expect(await app.site.sessionReports.labels(VIEWER)).toEqual([current, "2019-20"]);
  expect((await get("/admin/reports/2019-20")).status).toBe(200);
  expect((await get("/admin/reports/2019")).status).toBe(404);
  const editor = await editorCookie(app);
  for (const path of ["/admin/reports", "/admin/reports/2019-20"]) expect((await get(path, editor)).status).toBe(403);
});
