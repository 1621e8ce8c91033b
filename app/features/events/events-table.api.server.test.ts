import { expect, test } from "vitest";
import type { EventImport } from "./event-schema.server.ts";
import { ADMIN, cookieOf, startApp } from "../../../tests/support/app.ts";
import { addEvent, file, form, listEvents, errorOf } from "../../../tests/support/requests.ts";

const CSV = 'Title,Description,Date,Location,Start time\r\n"Old, but good",Told.,2024-05-01,Hall,10:30\r\n';

async function importing(text: string | Uint8Array, query = "") {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await addEvent(app, cookie, { title: "Known", date: "2024-01-01" });
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const send = () =>
    app.request(`/api/events.csv${query}`, form({ file: file(bytes, "events.csv", "text/csv") }, cookie));
  return { app, send };
}

test("a table is checked, then imported, and a second import adds nothing", async () => {
  const check = await importing(CSV, "?dry");
  expect(await (await check.send()).json()).toEqual({
    dry: true,
    rows: [
      {
        line: 2,
        title: "Old, but good",
        date: "2024-05-01",
        startTime: "10:30",
        location: "Hall",
        state: "",
        verdict: "add",
        problems: {},
      },
    ],
  });
  expect(await listEvents(check.app)).toHaveLength(1);
  const { app, send } = await importing(CSV);
  await send();
  expect(await listEvents(app)).toMatchObject([{ title: "Old, but good", startTime: "10:30" }, { title: "Known" }]);
  expect(await (await send()).json()).toMatchObject({ rows: [{ verdict: "known" }] });
  expect(await listEvents(app)).toHaveLength(2);
});

test("every invalid row is listed with its line", async () => {
  const rows = `${CSV}Second,,2024-02-30,Hall,\r\nThird,x,2024-01-01\r\nFourth,x,2024-01-01,Hall,,,\r\nFifth,x,today,Hall,\r\n`;
  const check = await importing(rows, "?dry");
  const { rows: checked } = (await (await check.send()).json()) as EventImport;
  expect(checked.filter(({ verdict }) => verdict === "refused").map(({ line, problems }) => [line, problems])).toEqual([
    [3, { description: expect.any(String), date: expect.any(String) }],
    [4, { row: expect.stringContaining("This row has 3 cells") }],
    [5, { row: expect.stringContaining("This row has 7 cells") }],
    [6, { date: expect.any(String) }],
  ]);
  const { app, send } = await importing(rows);
  expect((await send()).status).toBe(400);
  expect(await listEvents(app)).toHaveLength(1);
});

test.each([
  [100_000, "Use at most 100 columns."],
  [90, "columns that are not known: “”, “”, “”, “”, “”. The columns are"],
])("a table with %i columns is refused in one short sentence", async (count, message) => {
  const { send } = await importing(`Title,Description${",".repeat(count - 2)}\r\n`, "?dry");
  expect(await errorOf(await send())).toMatchObject({ status: 400, message: expect.stringContaining(message) });
});

test("the sample can be downloaded and imported; its draft remains a draft", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const sample = await app.request("/api/events.sample.csv", { headers: { Cookie: cookie } });
  expect(sample.headers.get("Content-Disposition")).toBe('attachment; filename="events-sample.csv"');
  const table = file(new Uint8Array(await sample.arrayBuffer()), "events.csv", "text/csv");
  expect((await app.request("/api/events.csv", form({ file: table }, cookie))).status).toBe(200);
  expect(await listEvents(app)).toMatchObject([{ title: "Open day" }]);
  const all = await app.request("/api/events.json", { headers: { Cookie: cookie } });
  expect(await all.json()).toHaveLength(2);
});

test("one bad row and nothing is imported; the check names line and field", async () => {
  const rows = `${CSV}Second,,2024-02-30,Hall,\r\nKnown,x,2024-01-01,Hall,\r\n"Old, but good",again,2024-05-01,Hall,\r\n`;
  const check = await importing(rows, "?dry");
  expect(await (await check.send()).json()).toMatchObject({
    rows: [
      { line: 2, verdict: "add" },
      { line: 3, verdict: "refused", problems: { description: expect.any(String), date: expect.any(String) } },
      { line: 4, verdict: "known" },
      { line: 5, verdict: "known" },
    ],
  });
  const { app, send } = await importing(rows);
  expect(await errorOf(await send())).toMatchObject({ status: 400, fields: { "line 3, date": expect.any(String) } });
  expect(await listEvents(app)).toHaveLength(1);
});

test.each([
  ["05/01/2027", "2027-01-05", "add"],
  ["5.1.2027", "2027-01-05", "add"],
  ["5-1-2027", "2027-01-05", "add"],
  ["13/2/27", "2027-02-13", "add"],
  ["5 Jan 2027", "2027-01-05", "add"],
  ["5-Jan-27", "2027-01-05", "add"],
  ["05 January 2027", "2027-01-05", "add"],
  ["31 Sept 2027", "31 Sept 2027", "refused"],
  ["5 Ja 2027", "5 Ja 2027", "refused"],
  ["31/02/2027", "31/02/2027", "refused"],
])("the date %s has the day first", async (date, read, verdict) => {
  const { send } = await importing(`S. No.,Title,Description,Date,Location\r\n1,Talk,Told.,${date},Hall\r\n`, "?dry");
  const [row] = ((await (await send()).json()) as EventImport).rows;
  expect([row!.date, row!.verdict]).toEqual([read, verdict]);
});

test.each([
  ["9:00", "09:00"],
  ["10:00 AM", "10:00"],
  ["10:30:00 AM", "10:30"],
  ["12 am", "00:00"],
  ["2 pm", "14:00"],
  ["2.30pm", "14:30"],
])("the time %s is %s", async (time, read) => {
  const { app, send } = await importing(
    `Title,Description,Date,Location,Start time\r\nTalk,Told.,2027-01-05,Hall,${time}\r\n`,
  );
  expect((await send()).status).toBe(200);
  expect(await listEvents(app)).toMatchObject([{ title: "Talk", startTime: read }, { title: "Known" }]);
});

test.each(["9", "25:00", "morning"])("%s is no time", async (time) => {
  const { send } = await importing(
    `Title,Description,Date,Location,Start time\r\nTalk,Told.,2027-01-05,Hall,${time}\r\n`,
  );
  expect((await errorOf(await send())).fields).toMatchObject({
    "line 2, startTime": expect.stringContaining("like 14:30"),
  });
});

test("an import that skips mistakes adds the other rows, and the corrected table adds the rest", async () => {
  const wrong = `${CSV}Second,Told.,2024-02-30,Hall,\r\n`;
  const { app, send } = await importing(wrong, "?skip");
  const result = (await (await send()).json()) as EventImport;
  expect([result.dry, result.rows.map(({ verdict }) => verdict)]).toEqual([false, ["add", "refused"]]);
  expect(await listEvents(app)).toMatchObject([{ title: "Old, but good" }, { title: "Known" }]);
  const corrected = file(new TextEncoder().encode(wrong.replace("02-30", "02-29")), "events.csv", "text/csv");
  await app.request("/api/events.csv", form({ file: corrected }, await cookieOf(app, ADMIN)));
  expect(await listEvents(app)).toMatchObject([{ title: "Old, but good" }, { title: "Second" }, { title: "Known" }]);
});

test.each([
  ["nothing", ""],
  ["a wrong column", "title,description,date,location,colour\na,b,2024-01-01,c,red\n"],
  ["a missing column", "title,date\na,2024-01-01\n"],
  ["a column twice", "title,title,description,date,location\na,a,b,2024-01-01,c\n"],
  ["an open quote", 'title,description,date,location\n"a,b,2024-01-01,c\n'],
  ["another encoding", new Uint8Array([0x74, 0xe9, 0x0a])],
  ["the bytes of a picture", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00])],
  ["more lines than can be read", `title,description,date,location\n${"\n".repeat(20_000)}`],
  ["too many rows", `title,description,date,location\n${"a,b,2024-01-01,c\n".repeat(2001)}`],
])("a table with %s is rejected with a reason", async (_, text) => {
  const { app, send } = await importing(text);
  const refusal = await errorOf(await send());
  expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, ["file"]]);
  expect(await listEvents(app)).toHaveLength(1);
});

test("an exported CSV file can be imported into another site", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const said = {
    title: '"Quoted", with; marks',
    description: "Two\n\nparagraphs.",
    startTime: "09:00",
    endTime: "10:00",
  };
  await addEvent(app, cookie, said);
  const exported = await app.request("/api/events.csv", { headers: { Cookie: cookie } });
  expect(exported.headers.get("Content-Disposition")).toBe('attachment; filename="events.csv"');
  const other = await importing(new Uint8Array(await exported.arrayBuffer()));
  expect((await other.send()).status).toBe(200);
  expect(await listEvents(other.app)).toMatchObject([said, { title: "Known" }]);
});

test("the export as JSON is every event, drafts too", async () => {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  await addEvent(app, cookie, { draft: "true" });
  const exported = await app.request("/api/events.json", { headers: { Cookie: cookie } });
  expect(await exported.json()).toMatchObject([{ draft: true }]);
});
