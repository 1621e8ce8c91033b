import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { EventReport } from "../app/features/event-reports/event-report.ts";
import { ADMIN, cookieOf, json, ROOT, startApp } from "../tests/support/app.ts";
import { png } from "../tests/support/pictures.ts";
import { addEvent, EVENT, form } from "../tests/support/requests.ts";

const REPORT = {
  students: 140,
  winners: [{ name: "मीरा रावत", place: "First", prize: "5,000 rupees" }],
  iic: { theme: "Innovation and design thinking" },
};

async function open() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const folder = mkdtempSync(join(tmpdir(), "cell-reports-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { DATA_DIR, DATABASE_URL } = app.site.env;
  const env = { ...process.env, DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
  const get = (path: string) => app.request(path, { headers: { Cookie: cookie } });
  return {
    app,
    cookie,
    exported: join(folder, "a"),
    command(...args: string[]) {
      const options = { cwd: ROOT, env, encoding: "utf8", timeout: 60_000 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, ["cli/content.ts", ...args], options);
      return { status, stdout, stderr };
    },
    get,
    save: async (id: number, report: object) => {
      const response = await app.request(`/api/events/${id}/report`, json("PUT", report, cookie));
      expect(response.status, await response.clone().text()).toBe(200);
    },
    reportOf: async (id: number) => (await (await get(`/api/events/${id}/report`)).json()) as EventReport,
  };
}

/** Makes two events, one with a finished report and a private file, one with a draft. */
async function siteWithReports() {
  const site = await open();
  const { app, cookie, save } = site;
  const [event, other] = [await addEvent(app, cookie), await addEvent(app, cookie, { title: "Walk" })];
  await save(event.id, { ...REPORT, outcome: "It went well." });
  await save(other.id, { students: 5, draft: true });
  const proof = form({ kind: "attendance", file: await png() }, cookie);
  expect((await app.request(`/api/events/${event.id}/proofs`, proof)).status).toBe(201);
  return { ...site, event, other };
}

test("reports are exported as files and imported again, drafts as drafts", async () => {
  const { command, exported, event, other, save, reportOf } = await siteWithReports();
  expect(command("export", exported)).toMatchObject({ status: 0, stderr: "" });
  expect(readdirSync(join(exported, "event-reports"))).toEqual([`${event.id}.yaml`, `${other.id}.yaml`]);
  expect(command("import", exported).stdout).toContain("like that already");

  await save(event.id, { students: 1, winners: [], iic: { theme: "" }, outcome: "Edited since." });
  await save(other.id, { students: 6, draft: false });
  const { stdout, stderr } = command("import", exported);
  expect([stdout, stderr]).toEqual([`Published: event-reports/${event.id}, event-reports/${other.id}\n`, ""]);
  expect(await reportOf(event.id)).toMatchObject({ ...REPORT, draft: false, outcome: "Edited since." });
  expect(await reportOf(other.id)).toMatchObject({ students: 5, draft: true });
});

test("on another site a report finds its event by the uid, not by the id", async () => {
  const { command, exported, event, app } = await siteWithReports();
  command("export", exported);
  rmSync(join(exported, "event-reports/2.yaml"));
  const { kysely } = app.site.database;
  const { uid } = await kysely
    .selectFrom("document")
    .select("uid")
    .where("id", "=", event.id)
    .executeTakeFirstOrThrow();

  const there = await open();
  const wrong = await addEvent(there.app, there.cookie, { title: "Has the same id" });
  const right = await addEvent(there.app, there.cookie, { title: "Is the same event" });
  expect(wrong.id).toBe(event.id);
  const refused = there.command("import", exported);
  expect(refused).toMatchObject({ status: 1, stdout: "" });
  expect(refused.stderr).toContain(`event-reports/${event.id}.yaml: this site has no event “Pitch Night”`);
  const documents = there.app.site.database.kysely.updateTable("document");
  await documents.set({ uid }).where("id", "=", right.id).execute();
  expect(there.command("import", exported)).toMatchObject({ status: 0, stderr: "" });
  expect(await there.reportOf(right.id)).toMatchObject(REPORT);
  expect(await there.reportOf(wrong.id)).toMatchObject({ students: null, draft: true });
});

test.each([
  ["students: 140", "students: many", "students: "],
  ["event:", "wrong:", "event: Write which event it is about."],
  ["draft: false", "draft: [", "Flow sequence"],
  ["students: 140", "outcome: It rained.", "outcome: This belongs to the event. Take it out of this file."],
  ["students: 140", "photos: []", "photos: This belongs to the event. Take it out of this file."],
])("a report with %s changed to %s is rejected, and nothing is stored", async (before, after, problem) => {
  const { command, exported, event, save, reportOf } = await siteWithReports();
  command("export", exported);
  await save(event.id, { students: 1 });
  const name = join(exported, `event-reports/${event.id}.yaml`);
  writeFileSync(name, readFileSync(name, "utf8").replace(before, after));
  const { status, stderr } = command("import", exported);
  expect([status, stderr]).toEqual([1, expect.stringContaining(`event-reports/${event.id}.yaml: ${problem}`)]);
  expect((await reportOf(event.id)).students).toBe(1);
});

test("a report with another event's uid is rejected, that of a renamed event is not", async () => {
  const { command, exported, event, other, app, cookie, save, reportOf } = await siteWithReports();
  command("export", exported);
  const [first, second] = [event.id, other.id].map((id) => join(exported, `event-reports/${id}.yaml`));
  const [one, two] = [readFileSync(first!, "utf8"), readFileSync(second!, "utf8")];
  const uidOf = (text: string) => /uid: (.+)/.exec(text)![1]!;
  writeFileSync(first!, one.replace(uidOf(one), uidOf(two)));
  rmSync(second!);
  const swapped = command("import", exported);
  expect([swapped.status, swapped.stderr]).toEqual([1, expect.stringContaining(`event-reports/${event.id}.yaml: `)]);
  expect(swapped.stderr).toMatch(/This is the report of “Pitch Night”, .+, but its uid is that of “Walk”/);
  writeFileSync(first!, one.replace("title: Pitch Night", "title: Other").replace(/date: .+/, "date: 2020-03-09"));
  expect(command("import", exported).stderr).toContain("the report of “Other”, March 9, 2020, but its uid is that of");

  writeFileSync(first!, one);
  const renamed = { ...EVENT, title: "Evening of pitches" };
  expect((await app.request(`/api/events/${event.id}`, json("PUT", renamed, cookie))).status).toBe(200);
  await save(event.id, { students: 1 });
  expect(command("import", exported)).toMatchObject({ status: 0, stderr: "" });
  expect((await reportOf(event.id)).students).toBe(140);
});

test("two files with one uid are rejected, and both are named", async () => {
  const { command, exported, event, save, reportOf } = await siteWithReports();
  command("export", exported);
  await save(event.id, { students: 1 });
  copyFileSync(join(exported, `event-reports/${event.id}.yaml`), join(exported, "event-reports/9.yaml"));
  const { status, stderr } = command("import", exported);
  expect(status).toBe(1);
  expect(stderr).toContain(`event-reports/9.yaml: event-reports/${event.id}.yaml has the same uid.`);
  expect((await reportOf(event.id)).students).toBe(1);
});

test("a file that would change nothing is like that already", async () => {
  const { command, exported, event } = await siteWithReports();
  command("export", exported);
  const name = join(exported, `event-reports/${event.id}.yaml`);
  const about = /^event:\n(?: .+\n)+/m.exec(readFileSync(name, "utf8"))![0];
  for (const rest of ["students: 140\n", "iic:\n  theme: ' Innovation and design thinking '\n"]) {
    writeFileSync(name, about + rest);
    expect(command("import", exported).stdout).toContain("like that already");
  }
  writeFileSync(name, `${about}students: 141\n`);
  expect(command("import", exported).stdout).toBe(`Published: event-reports/${event.id}\n`);
});

test("a site without reports has no folder for them", async () => {
  const { command, exported } = await open();
  command("export", exported);
  expect(existsSync(join(exported, "event-reports"))).toBe(false);
});
