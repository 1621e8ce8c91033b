import { expect, test } from "vitest";
import { ADMIN, cookieOf, editorCookie, json, startApp, USER } from "../../../../tests/support/app.ts";
import { png } from "../../../../tests/support/pictures.ts";
import { addEvent } from "../../../../tests/support/requests.ts";
import { readCsv } from "../../../../platform/formats/read-csv.ts";
import { eventCollection } from "../../events/event-collection.ts";
import { eventReportCollection } from "../event-report-collection.ts";

const FINISHED = {
  students: 140,
  faculty: 8,
  expenditure: 125_000,
  mode: "offline",
  objective: "Find a problem.",
  winners: [{ name: "क्षत्रिय, Meera", place: "First", prize: "5,000 rupees" }],
  speakers: [{ name: "Asha Rawat", organisation: "X" }],
  iic: { level: "Level 3", theme: "Innovation and design thinking" },
  node: "Events",
};

async function openSession() {
  const app = await startApp({ env: { PUBLIC_URL: "https://cell.example.edu" } });
  const cookie = await cookieOf(app, ADMIN);
  const get = (path: string, as = cookie) => app.request(path, { headers: { Cookie: as } });
  const table = async (path: string) => {
    const [head, ...rows] = readCsv(await (await get(path)).text());
    return rows.map(({ cells }) => Object.fromEntries(head!.cells.map((name, place) => [name, cells[place]!])));
  };
  const finish = async (id: number, report: object = {}) => {
    const response = await app.request(`/api/events/${id}/report`, json("PUT", report, cookie));
    expect(response.status).toBe(200);
  };
  return { app, cookie, get, table, finish, add: (fields: Record<string, string>) => addEvent(app, cookie, fields) };
}

test("the table of NAAC has year, name, participants, days and the page of each event", async () => {
  const { get, table, finish, add } = await openSession();
  const hackathon = await add({ title: "Hackathon", date: "2025-10-13", endDate: "2025-10-14" });
  await finish(hackathon.id, FINISHED);
  await add({ title: "Talk", date: "2025-12-01" });
  expect(await table("/api/reports/2025-26/naac.csv")).toEqual([
    {
      Year: "2025-26",
      Name: "Hackathon",
      "Number of participants": "148",
      From: "2025-10-13",
      To: "2025-10-14",
      "Link to the activity report": `https://cell.example.edu/events/${hackathon.id}/hackathon`,
    },
    expect.objectContaining({ Name: "Talk", "Number of participants": "", From: "2025-12-01", To: "2025-12-01" }),
  ]);
  const file = await get("/api/reports/2025-26/naac.csv");
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="naac-2025-26.csv"');
  expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});

test("the table of events has every field of the events and their reports", async () => {
  const { app, cookie, table, finish, add } = await openSession();
  const { id } = await add({ title: "Hackathon", date: "2025-10-13" });
  const { imageUrl } = await app.site.media.upload({ user: { email: ADMIN.email }, role: "admin" }, await png());
  await finish(id, { ...FINISHED, outcome: "Pine won.", photos: [{ image: imageUrl, alt: "Three people" }] });
  const [row] = await table("/api/reports/2025-26/events.csv");
  const { noReport, ...fields } = { ...eventCollection.fields, ...eventReportCollection.fields };
  for (const { label } of Object.values(fields)) expect(row, label).toHaveProperty([label]);
  expect(row).not.toHaveProperty([noReport.label]);
  expect(row).toMatchObject({
    Number: String(id),
    Page: `https://cell.example.edu/events/${id}/hackathon`,
    Title: "Hackathon",
    Finished: "yes",
    Students: "140",
    "People from outside": "",
    Participants: "148",
    "Spent, in rupees": "125000",
    "Took place": "In person",
    Quarter: "Quarter 2",
    Level: "Level 3",
    Node: "Events",
    Outcome: "Pine won.",
    Photos: `https://cell.example.edu${imageUrl}, Three people`,
    Winners: "क्षत्रिय, Meera, First, 5,000 rupees",
    Speakers: "Asha Rawat, X",
  });
  await app.request(`/api/events/${id}/report`, json("PUT", { iic: { quarter: "Quarter 4" } }, cookie));
  expect((await table("/api/reports/2025-26/events.csv"))[0]!.Quarter).toBe("Quarter 4");
});

test("a text that a spreadsheet would calculate is marked in both tables", async () => {
  const { get, finish, add } = await openSession();
  const { id } = await add({ title: "=1+1", date: "2025-10-13" });
  await finish(id, { objective: "@SUM(A1)", winners: [{ name: "-2" }], iic: { theme: "+3" } });
  expect(await (await get("/api/reports/2025-26/naac.csv")).text()).toContain(`"'=1+1"`);
  const text = await (await get("/api/reports/2025-26/events.csv")).text();
  for (const marked of [`"'=1+1"`, `"'@SUM(A1)"`, `"'-2"`, `"'+3"`]) expect(text).toContain(marked);
});

test("cancelled, draft and future events, and those without report, are in no table", async () => {
  const { app, cookie, table, finish, add } = await openSession();
  await add({ title: "Cancelled", date: "2025-08-01", state: "cancelled" });
  await add({ title: "Draft", date: "2025-08-02", draft: "true" });
  await finish((await add({ title: "No report", date: "2025-08-03" })).id, { noReport: true });
  const deleted = await add({ title: "Deleted", date: "2025-08-04" });
  await app.request(`/api/events/${deleted.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  const half = await add({ title: "Half finished", date: "2025-08-05" });
  await finish(half.id, { students: 40, draft: true });
  await add({ title: "Far ahead", date: "2999-08-05" });
  expect(await table("/api/reports/2025-26/naac.csv")).toEqual([
    expect.objectContaining({ Name: "Half finished", "Number of participants": "" }),
  ]);
  expect(await table("/api/reports/2999-00/naac.csv")).toEqual([]);
});

test("a session begins in the month of the content; the first day of an event counts", async () => {
  const { app, cookie, table, add } = await openSession();
  for (const [title, date, endDate] of [
    ["Last of June", "2025-06-30", "2025-07-02"],
    ["First of July", "2025-07-01", "2025-07-01"],
    ["End of June", "2026-06-29", "2026-07-02"],
  ] as const)
    await add({ title, date, endDate });
  const names = async (label: string) => (await table(`/api/reports/${label}/naac.csv`)).map(({ Name }) => Name);
  expect(await names("2024-25")).toEqual(["Last of June"]);
  expect(await names("2025-26")).toEqual(["First of July", "End of June"]);
  const address = "/api/content/reports";
  const { data } = (await (await app.request(address, { headers: { Cookie: cookie } })).json()) as { data: object };
  const changed = await app.request(address, json("PUT", { ...data, sessionStartsIn: 6 }, cookie));
  expect(changed.status).toBe(200);
  expect(await names("2025-26")).toEqual(["Last of June", "First of July"]);
});

test.each(["2025", "2025-27", "2025-26-27", "next", "%00"])("there is no session %s", async (label) => {
  const { get } = await openSession();
  for (const name of ["naac.csv", "events.csv"]) expect((await get(`/api/reports/${label}/${name}`)).status).toBe(404);
});

test("only administrators get the tables", async () => {
  const { app, get } = await openSession();
  for (const name of ["naac.csv", "events.csv"]) {
    expect((await get(`/api/reports/2025-26/${name}`, "")).status).toBe(401);
    expect((await get(`/api/reports/2025-26/${name}`, await cookieOf(app, USER))).status).toBe(403);
  }
  const editor = await editorCookie(app);
  for (const name of ["naac.csv", "events.csv"])
    expect((await get(`/api/reports/2025-26/${name}`, editor)).status).toBe(403);
});
