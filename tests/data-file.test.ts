/** Deletes, replaces or damages the data file while the site runs. */
import { closeSync, copyFileSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { watchDatabase } from "../platform/database/database-watch.ts";
import { ADMIN, cookieOf, json, startApp } from "./support/app.ts";
import { faultLog } from "./support/fault-log.ts";
import { EVENT, form } from "./support/requests.ts";

const MESSAGE = { from_name: "Meera", from_email: "meera@example.edu", message: "Hello" };

async function startSite(env: Record<string, string> = {}) {
  const { faults, log } = faultLog();
  const app = await startApp({ env, log });
  const cookie = await cookieOf(app, ADMIN);
  const statusOf = async (path: string, init = {}) => (await app.request(path, init)).status;
  return {
    app,
    file: join(app.site.env.DATA_DIR, "site.db"),
    faults,
    reads: () => statusOf("/events"),
    ready: () => statusOf("/readyz"),
    writes: () =>
      Promise.all([
        statusOf("/api/events", form(EVENT, cookie)),
        statusOf("/api/contact", json("POST", MESSAGE)),
        statusOf("/api/session", json("POST", ADMIN)),
      ]),
  };
}

const HARMS: [string, (file: string) => void][] = [
  ["its folder is deleted", (file) => rmSync(join(file, ".."), { recursive: true })],
  ["the file is deleted", (file) => rmSync(file)],
  ["its log is deleted", (file) => rmSync(`${file}-wal`)],
  [
    "another file takes its place",
    (file) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  ["the file is overwritten", (file) => overwrite(file, 0, Buffer.alloc(100_000, "dear diary"))],
];

test.each(HARMS)("when %s nothing is acknowledged, pages go on, and the log has the reason", async (_, harm) => {
  const { file, faults, ready, reads, writes } = await startSite();
  await reads();
  harm(file);
  expect(await ready()).toBe(503);
  expect(await writes()).toEqual([503, 503, 503]);
  expect(await reads()).toBe(200);
  await vi.waitFor(() => expect(faults).toEqual([expect.stringContaining("the database cannot be used")]), 10_000);
});

test("a site whose file of sign-in counts is damaged starts with a new file", async () => {
  const data = mkdtempSync(join(tmpdir(), "cell-data-"));
  onTestFinished(() => rmSync(data, { recursive: true }));
  writeFileSync(join(data, "limits.db"), "dear diary ".repeat(1_000));
  const app = await startApp({ data });
  expect((await app.request("/events")).status).toBe(200);
});

test("a file that was moved away for a while is used again", async () => {
  const { file, ready, writes } = await startSite();
  renameSync(file, `${file}.away`);
  expect(await ready()).toBe(503);
  renameSync(`${file}.away`, file);
  expect(await ready()).toBe(200);
  expect((await writes())[0]).toBe(201);
});

test("the log has one line when the file is gone, and one when it is back", async () => {
  const { app, file } = await startSite();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { faults: lines, log } = faultLog("info");
  const stop = watchDatabase(app.site.database, log);
  const threeLooks = async () => {
    for (let look = 0; look < 3; look += 1) {
      vi.advanceTimersByTime(1_000);
      await app.site.database.ping().catch(() => undefined);
    }
  };
  renameSync(file, `${file}.away`);
  await threeLooks();
  renameSync(`${file}.away`, file);
  await threeLooks();
  await stop();
  expect(lines).toEqual([expect.stringContaining("was deleted, moved"), expect.stringContaining("can be used again")]);
});

test("damage that a query meets is no fault of the request, and stops all writes", async () => {
  const { app, ready, writes } = await startDamaged("document");
  expect((await app.request("/api/events/7")).status).toBe(503);
  expect(await ready()).toBe(503);
  expect(await writes()).toEqual([503, 503, 503]);
});

test("damage that no query has met is found after the start", async () => {
  const { app, ready, writes } = await startDamaged("contact_message");
  expect(await ready()).toBe(200);
  await app.checkData();
  expect(await ready()).toBe(503);
  expect(await writes()).toEqual([503, 503, 503]);
});

test("a check of a file without damage changes nothing", async () => {
  const { app, ready } = await startSite();
  await app.checkData();
  expect(await ready()).toBe(200);
});

/** Starts a site whose `table` has an overwritten page. */
async function startDamaged(table: string) {
  const folder = mkdtempSync(join(tmpdir(), "cell-damaged-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "site.db");
  copyFileSync(inject("sqliteTemplate")!, file);
  const database = new DatabaseSync(file);
  const query = "select rootpage, page_size as size from sqlite_schema, pragma_page_size where name = ?";
  const { rootpage, size } = database.prepare(query).get(table) as { rootpage: number; size: number };
  database.close();
  overwrite(file, (rootpage - 1) * size, Buffer.alloc(size, "dear diary"));
  return startSite({ DATA_DIR: folder });
}

function overwrite(file: string, position: number, bytes: Uint8Array): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}
