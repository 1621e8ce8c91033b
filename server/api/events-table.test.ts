import { expect, test } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import { addEvent, file, form, listEvents, refusalOf } from "../../tests/support/requests.ts";

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

test("a table of events is first shown, then imported, and importing it again adds nothing", async () => {
  const rehearsal = await importing(CSV, "?dry");
  expect(await (await rehearsal.send()).json()).toEqual({
    dry: true,
    rows: [{ line: 2, title: "Old, but good", date: "2024-05-01", verdict: "add", problems: {} }],
  });
  expect(await listEvents(rehearsal.app)).toHaveLength(1);
  const { app, send } = await importing(CSV);
  await send();
  expect(await listEvents(app)).toMatchObject([{ title: "Old, but good", startTime: "10:30" }, { title: "Known" }]);
  expect(await (await send()).json()).toMatchObject({ rows: [{ verdict: "known" }] });
  expect(await listEvents(app)).toHaveLength(2);
});

test("one bad row and nothing is imported; the rehearsal names line and field", async () => {
  const rows = `${CSV}Second,,2024-02-30,Hall,\r\nKnown,x,2024-01-01,Hall,\r\n"Old, but good",again,2024-05-01,Hall,\r\n`;
  const rehearsal = await importing(rows, "?dry");
  expect(await (await rehearsal.send()).json()).toMatchObject({
    rows: [
      { line: 2, verdict: "add" },
      { line: 3, verdict: "refused", problems: { description: expect.any(String), date: expect.any(String) } },
      { line: 4, verdict: "known" },
      { line: 5, verdict: "known" },
    ],
  });
  const { app, send } = await importing(rows);
  expect(await refusalOf(await send())).toMatchObject({ status: 400, fields: { "line 3, date": expect.any(String) } });
  expect(await listEvents(app)).toHaveLength(1);
});

test.each([
  ["nothing", ""],
  ["a wrong column", "title,description,date,location,colour\na,b,2024-01-01,c,red\n"],
  ["a missing column", "title,date\na,2024-01-01\n"],
  ["a column twice", "title,title,description,date,location\na,a,b,2024-01-01,c\n"],
  ["an open quote", 'title,description,date,location\n"a,b,2024-01-01,c\n'],
  ["a row that is too long", "title,description,date,location\na,b,2024-01-01,c,d,e\n"],
  ["another encoding", new Uint8Array([0x74, 0xe9, 0x0a])],
  ["too many rows", `title,description,date,location\n${"a,b,2024-01-01,c\n".repeat(2001)}`],
])("a table with %s is refused with words", async (_, text) => {
  const { app, send } = await importing(text);
  const refusal = await refusalOf(await send());
  expect([refusal.status, Object.keys(refusal.fields ?? {})]).toEqual([400, ["file"]]);
  expect(await listEvents(app)).toHaveLength(1);
});

test("what is exported as CSV can be imported into another site", async () => {
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
