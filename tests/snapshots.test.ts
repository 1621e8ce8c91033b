/** With BACKUP_DIR the site makes a checked copy every day, removes old ones, and continues when a copy fails. */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { DAY_MS } from "../domain/dates.ts";
import { openSqlite } from "../platform/database/sqlite.ts";
import { expiredSnapshots, snapshotName } from "../platform/backups/retention.ts";
import { startSnapshots } from "../platform/backups/snapshots.ts";
import type { App } from "../server/app.ts";
import { ADMIN, cookieOf, ROOT, startApp } from "./support/app.ts";
import { faultLog } from "./support/fault-log.ts";
import { addEvent } from "./support/requests.ts";

const ours = (name: string) => /^site-[\dTZ-]+\.db$/.test(name);

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), "cell-backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test("the site writes a private copy to BACKUP_DIR, and one command restores it", async () => {
  const folder = emptyFolder();
  const app = await startApp({ env: { BACKUP_DIR: join(folder, "backups") } });
  await vi.waitFor(() => expect(readdirSync(join(folder, "backups")).filter(ours)).toHaveLength(1), 10_000);
  const [name] = readdirSync(join(folder, "backups")).filter(ours);
  const backup = join(folder, "backups", name!);
  expect((statSync(backup).mode & 0o777).toString(8)).toBe("600");
  const hash = createHash("sha256").update(readFileSync(backup)).digest("hex");
  expect(readFileSync(`${backup}.sha256`, "utf8"), "as `sha256sum -c` reads it").toBe(`${hash}  ${name}\n`);
  await addEvent(app, await cookieOf(app, ADMIN));
  const env = { ...process.env, DATA_DIR: join(folder, "machine") };
  const restored = spawnSync(process.execPath, ["cli/restore.ts", backup], { cwd: ROOT, env, encoding: "utf8" });
  expect(restored).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("Restored 0 events") });
});

/** Makes a copy at this time, if one is due. Returns the names of all copies. */
async function copyAt({ site }: App, folder: string, time: number): Promise<string[]> {
  const parts = { folder, dataFolder: site.env.DATA_DIR, root: ROOT, log: pino({ level: "silent" }) };
  await startSnapshots({ ...parts, now: () => new Date(time) }).stop();
  return readdirSync(folder).filter(ours).toSorted();
}

test("a copy is due when the newest is a day old; other files are ignored", async () => {
  const app = await startApp();
  const folder = emptyFolder();
  writeFileSync(join(folder, "letters.txt"), "dear diary");
  let time = Date.now();
  const make = async () => (await copyAt(app, folder, time)).length;
  expect(await make()).toBe(1);
  time += DAY_MS - 1_000;
  expect(await make()).toBe(1);
  time += 2_000;
  expect(await make()).toBe(2);
  time += 3 * 365 * DAY_MS;
  expect(await make(), "the clock is three years fast").toBe(3);
  time -= 3 * 365 * DAY_MS - DAY_MS;
  expect(await make(), "and right again").toBe(4);
  expect(readdirSync(folder)).toContain("letters.txt");
});

test("copies from when the clock was fast do not make a new copy expire", async () => {
  const app = await startApp();
  const folder = emptyFolder();
  const start = Date.now();
  const nameOn = (day: number) => snapshotName(new Date(start + day * DAY_MS));
  await copyAt(app, folder, start);
  const later = Array.from({ length: 30 }, (_, day) => nameOn(400 + day));
  for (const name of later) copyFileSync(join(folder, nameOn(0)), join(folder, name));
  expect(await copyAt(app, folder, start + DAY_MS)).toEqual([nameOn(0), nameOn(1), ...later].toSorted());
});

test("a copy that cannot be made is an error in the log, and the site goes on", async () => {
  const { faults, log } = faultLog();
  const file = join(emptyFolder(), "a-file");
  writeFileSync(file, "in the way");
  const app = await startApp({ env: { BACKUP_DIR: file }, log });
  await vi.waitFor(() => expect(faults).toEqual([expect.stringContaining("backup failed")]), 10_000);
  expect((await app.request("/readyz")).status).toBe(200);
});

test.each(["without an administrator", "with a new administrator"])(
  "a new site %s in place of one with data is an error that deletes nothing",
  async (who) => {
    const folder = emptyFolder();
    const [good, lost] = [await startApp(), emptyFolder()];
    await addEvent(good, await cookieOf(good, ADMIN));
    let time = Date.parse("2026-01-01T03:00:00Z");
    const { faults, log } = faultLog();
    const round = async (dataFolder: string) => {
      const snapshots = startSnapshots({ folder, dataFolder, root: ROOT, log, now: () => new Date(time) });
      await snapshots.stop();
      return snapshots.failure();
    };
    const { DATA_DIR } = good.site.env;
    expect(await round(DATA_DIR)).toBeUndefined();
    const [first] = readdirSync(folder).filter(ours);
    // More copies than remain.
    for (let day = 1; day <= 30; day += 1)
      copyFileSync(join(folder, first!), join(folder, snapshotName(new Date(time + day * DAY_MS))));
    const before = readdirSync(folder);
    const database = await openSqlite(join(lost, "site.db"));
    const profile = { email: ADMIN.email, createdAt: "2026-01-01T00:00:00.000Z" };
    if (who.startsWith("with a")) await database.kysely.insertInto("profiles").values(profile).execute();
    await database.close();
    time += 60 * DAY_MS;
    expect(await round(lost)).toContain("looks like a new one");
    expect(readdirSync(folder)).toEqual(before);
    expect(faults).toEqual([expect.stringContaining("the backup failed")]);
    expect(await round(DATA_DIR)).toBeUndefined();
    expect(readdirSync(folder).length).toBeLessThan(before.length);
  },
);

test("a failure that lasts is one line in the log", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { faults, log } = faultLog();
  const snapshots = startSnapshots({ folder: emptyFolder(), dataFolder: emptyFolder(), root: ROOT, log });
  vi.advanceTimersByTime(60 * 60_000);
  await snapshots.stop();
  expect(faults).toEqual([expect.stringContaining("There is no data file")]);
});

test("a backup that failed is named on the page of events", async () => {
  const file = join(emptyFolder(), "backups");
  writeFileSync(file, "in the way");
  const app = await startApp({ env: { BACKUP_DIR: file } });
  const Cookie = await cookieOf(app, ADMIN);
  const page = async () => (await app.request("/admin/events.data", { headers: { Cookie } })).text();
  await vi.waitFor(async () => expect(await page()).toContain("The daily backup failed"), 10_000);
});

test("a backup folder that cannot be made does not hold up the start", async () => {
  const app = await startApp({ env: { BACKUP_DIR: "/proc/nope" } });
  await vi.waitFor(() => expect(app.site.backupFailure()).toContain("The daily backup failed"), 10_000);
});

test("after a year seven days and four weeks remain, and all other files", () => {
  const start = Date.parse("2026-01-01T03:00:00Z");
  let names = ["letters.txt", "site.db", "site-2026-01-01.db"];
  const others = names.length;
  for (let day = 0; day < 365; day += 1) {
    const now = new Date(start + day * DAY_MS);
    names.push(snapshotName(now));
    const expired = expiredSnapshots(names);
    names = names.filter((name) => !expired.includes(name));
    expect(names).toContain(snapshotName(now));
  }
  const remaining = names.slice(others);
  expect(remaining.slice(-7)).toEqual(
    Array.from({ length: 7 }, (_, index) => snapshotName(new Date(start + (358 + index) * DAY_MS))),
  );
  expect(remaining.length).toBeLessThanOrEqual(11);
  expect(Date.parse(remaining[0]!.slice(5, 15))).toBeGreaterThan(start + (364 - 35) * DAY_MS);
});
