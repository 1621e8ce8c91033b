/** Restores the newest backup for real, in a separate process. */
import { execFileSync } from "node:child_process";
import {
  closeSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { restoreDrillService } from "../app/features/handover/restore-drill.server.ts";
import { deskService } from "../app/features/desk/desk.server.ts";
import type { RestoreDrill } from "../app/features/handover/restore-drill-schema.server.ts";
import type { Viewer } from "../domain/session.ts";
import { DAY_MS } from "../domain/dates.ts";
import { newestBackup, restoreBackup } from "../platform/backups/restore-drill.ts";
import { snapshotName } from "../platform/backups/retention.ts";
import { ADMIN, cookieOf, json, ROOT, startApp } from "./support/app.ts";
import type { App } from "../server/app.ts";
import { png } from "./support/pictures.ts";
import { addEvent, form } from "./support/requests.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
const TODAY = new Date("2026-11-21T03:00:00Z");

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), "cell-drill-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const template = mkdtempSync(join(tmpdir(), "cell-drill-"));
let made: Promise<void> | undefined;
afterAll(() => rmSync(template, { recursive: true }));

/** Makes data and a backup of it once; each test gets a copy. */
async function makeBackup(): Promise<void> {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, cookie);
  await app.request(`/api/events/${id}/report`, json("PUT", { students: 140 }, cookie));
  await app.request(`/api/events/${id}/proofs`, form({ kind: "attendance", file: await png() }, cookie));
  const { DATA_DIR } = app.site.env;
  const env = { ...process.env, DATA_DIR };
  execFileSync(process.execPath, ["cli/backup.ts", join(template, "backup.db")], { cwd: ROOT, env });
  cpSync(DATA_DIR, join(template, "data"), { recursive: true });
}

/** Returns the site and a backup of it. */
async function backedUp(at = TODAY) {
  await (made ??= makeBackup());
  const app = await startApp({ data: join(template, "data") });
  const folder = emptyFolder();
  const dataFolder = app.site.env.DATA_DIR;
  const file = join(folder, snapshotName(at));
  for (const ending of ["", ".sha256"]) copyFileSync(join(template, `backup.db${ending}`), file + ending);
  const backups = {
    newest: (date: Date) => newestBackup(folder, date),
    restore: (name: string) => restoreBackup(name, { folder, dataFolder, root: ROOT }),
  };
  let now = TODAY;
  const drill = restoreDrillService({ database: app.site.database, backups, now: () => now });
  return { app, file, drill, setNow: (date: Date) => (now = date) };
}

const leftOver = (app: App) => readdirSync(app.site.env.DATA_DIR).filter((name) => name.startsWith("restore-drill"));

async function drillsOf({ site }: App): Promise<unknown[]> {
  return site.database.kysely.selectFrom("restoreDrill").selectAll().execute();
}

test("the newest backup is restored, counted, and nothing of it is left", async () => {
  const { app, drill, file } = await backedUp();
  const done = {
    ok: true,
    at: TODAY.toISOString(),
    problem: null,
    events: 1,
    messages: 0,
    documents: 1,
    pictures: 0,
    files: 1,
  };
  expect(await drill.run(VIEWER)).toEqual({ ...done, backup: file.split("/").at(-1) });
  expect(await drill.last()).toMatchObject(done);
  expect(leftOver(app)).toEqual([]);
});

test("a backup with one wrong byte fails, and the desk shows it", async () => {
  const { app, drill, file } = await backedUp();
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, "x", statSync(file).size - 100);
  closeSync(descriptor);
  expect(await drill.run(VIEWER)).toMatchObject({
    ok: false,
    problem: expect.stringContaining("is damaged"),
    events: 0,
  });
  expect(leftOver(app)).toEqual([]);
  const desk = deskService({ ...app.site, restoreDrill: drill, now: () => TODAY });
  expect(await desk.tasks(VIEWER)).toContainEqual(
    expect.objectContaining({ title: "The test of the last backup failed" }),
  );
});

test("a backup that is older than two days fails, because one is made every day", async () => {
  const { drill } = await backedUp(new Date(TODAY.getTime() - 2.5 * DAY_MS));
  const problem = "The newest backup is 2 days old. A new one should be made every day.";
  expect(await drill.run(VIEWER)).toMatchObject({ ok: false, problem, events: 1 });
});

test("a backup dated in the future does not hide the newest one", async () => {
  const { drill, file } = await backedUp();
  copyFileSync(file, join(dirname(file), snapshotName(new Date("2099-01-01"))));
  expect(await drill.run(VIEWER)).toMatchObject({ ok: true, backup: file.split("/").at(-1) });
});

test("only a backup dated in the future fails", async () => {
  const { drill } = await backedUp(new Date("2099-01-01"));
  const problem = "The newest backup has a date in the future. Check the clock of the server.";
  expect(await drill.run(VIEWER)).toMatchObject({ ok: false, problem, events: 1 });
});

test("a backup with few of the site's events fails", async () => {
  const { app, drill } = await backedUp();
  const cookie = await cookieOf(app, ADMIN);
  for (let each = 0; each < 25; each++) await addEvent(app, cookie);
  const problem = "The backup has 1 event and the site 26. Is it a backup of this site?";
  expect(await drill.run(VIEWER)).toMatchObject({ ok: false, problem });
});

test("two calls at once restore once", async () => {
  const { app, drill } = await backedUp();
  const [one, other] = await Promise.all([drill.run(VIEWER), drill.run(VIEWER)]);
  expect(one).toBe(other);
  expect(await drillsOf(app)).toHaveLength(1);
});

test("a test is due every month, and the day after a failure", async () => {
  const { app, drill, setNow } = await backedUp();
  const after = async (days: number) => {
    setNow(new Date(TODAY.getTime() + days * DAY_MS));
    await drill.runIfDue();
    return (await drillsOf(app)).length;
  };
  expect(await after(0)).toBe(1);
  expect(await after(29)).toBe(1);
  // The backup is old by now.
  expect(await after(30)).toBe(2);
  expect(((await drill.last()) as RestoreDrill).ok).toBe(false);
  expect(await after(30.5)).toBe(2);
  expect(await after(31)).toBe(3);
  expect(await after(-1), "the clock was wrong").toBe(4);
});

test("a test that is older than 40 days is on the desk", async () => {
  const { app, drill } = await backedUp();
  await drill.run(VIEWER);
  const titlesAt = async (days: number) => {
    const now = () => new Date(TODAY.getTime() + days * DAY_MS);
    const tasks = await deskService({ ...app.site, restoreDrill: drill, now }).tasks(VIEWER);
    return tasks.map(({ title }) => title);
  };
  expect(await titlesAt(40)).not.toContain("No backup was tested recently");
  expect(await titlesAt(40.5)).toContain("No backup was tested recently");
});
