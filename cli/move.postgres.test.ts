import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { openSqlite } from "../platform/database/sqlite.ts";
import type { Database } from "../platform/database/database.ts";
import { openPostgres } from "../platform/database/postgres.ts";
import { embeddedIdentity } from "../platform/identity/embedded.ts";
import { eventService } from "../app/features/events/events.server.ts";
import { eventReportService, type EventReportService } from "../app/features/event-reports/event-reports.server.ts";
import { mediaService } from "../platform/media/media.ts";
import { addAccounts, ADMIN } from "../tests/support/accounts.ts";
import { rowsOf } from "../tests/support/earlier-release.ts";
import { png } from "../tests/support/pictures.ts";
import { startPostgres } from "../tests/support/postgres.ts";
import { ROOT } from "../tests/support/app.ts";

const VIEWER = { user: { email: ADMIN.email }, role: "admin" as const };
const TYPED = { number: 1_790_000_000_000, baseRevision: 0 };
const EVENT = { title: "Pitch night", description: "Two lines.\nHere.", date: "2026-02-28", location: "Hall" };

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "cell-move-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Makes a site on SQLite with events, reports, a picture, unsaved text, a change set and a message. */
async function siteOnSqlite(): Promise<string> {
  const folder = newFolder();
  const database = await openSqlite(join(folder, "site.db"));
  await addAccounts(database);
  const events = eventService({
    database,
    media: mediaService(database),
    timeZone: "Asia/Kolkata",
    afterWrite: async () => undefined,
  });
  await events.create(VIEWER, EVENT, await png());
  await events.create(VIEWER, { ...EVENT, title: "Ünïcode ✅ 山" });
  await events.storeWorkingCopy(VIEWER, "new", { ...TYPED, data: { title: "Half a ti" } });
  const message = {
    fromName: "Meera",
    fromEmail: "meera@example.edu",
    message: "Hello",
    receivedAt: "2026-01-01T00:00:00.000Z",
  };
  await database.kysely.insertInto("contactMessage").values(message).execute();
  await addChangeSet(database);
  await addReports(eventReportService({ database, events }));
  await database.close();
  return folder;
}

/** Adds a draft for the second event, and unsaved text and a private file for the first. */
async function addReports(reports: EventReportService): Promise<void> {
  await reports.save(VIEWER, 1, { students: 140, winners: [{ name: "मीरा रावत" }] });
  await reports.save(VIEWER, 2, { students: 5, draft: true });
  await reports.storeWorkingCopy(VIEWER, 1, { ...TYPED, data: { objective: "Half a sen" } });
  await reports.proofs.add(VIEWER, 1, { kind: "attendance", name: "sheet.png", bytes: await png() });
}

const CHANGE_SET = { title: "Session 2031-32", createdAt: "2026-01-01T00:00:00.000Z", createdBy: ADMIN.email };

/** Adds a change set with id 2, two documents and the picture of the event. */
async function addChangeSet({ kysely }: Database): Promise<void> {
  await kysely.insertInto("changeSet").values([CHANGE_SET, CHANGE_SET]).execute();
  await kysely.deleteFrom("changeSet").where("id", "=", 1).execute();
  const saved = { changeSetId: 2, data: "{}", revision: 1, base: null, baseRevision: 0, replaced: null };
  const documents = ["home", "discover/mission"].map((key) => ({ ...saved, key, updatedAt: CHANGE_SET.createdAt }));
  for (const document of documents)
    await kysely
      .insertInto("changeSetDocument")
      .values({ ...document, updatedBy: ADMIN.email })
      .execute();
  const { hash } = await kysely.selectFrom("picture").select("hash").executeTakeFirstOrThrow();
  await kysely.insertInto("changeSetPicture").values({ changeSetId: 2, picture: hash }).execute();
}

function move(folder: string, to: string) {
  return spawnSync(process.execPath, ["cli/move.ts", "--to", to], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: "" },
    encoding: "utf8",
  });
}

test("a move copies everything with its ids, and a second one fails", async () => {
  const folder = await siteOnSqlite();
  const { server } = await newServer();
  const to = `${server.url}moved`;
  const { status, stdout, stderr } = move(folder, to);
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toContain("picture_variant: 1 rows");

  const database = await openPostgres(to);
  onTestFinished(() => database.close());
  const media = mediaService(database);
  const events = eventService({ database, media, timeZone: "Asia/Kolkata", afterWrite: async () => undefined });
  const [second, first] = await events.list();
  expect([first?.title, second?.title]).toEqual([EVENT.title, "Ünïcode ✅ 山"]);
  expect(
    (await media.read(/media\/(\w+)/.exec(first!.image)![1]!, first!.picture!.width))?.bytes.byteLength,
  ).toBeGreaterThan(0);
  expect(await events.findWorkingCopy(VIEWER, "new")).toMatchObject({ ...TYPED, data: { title: "Half a ti" } });
  expect((await events.create(VIEWER, EVENT)).id).toBe(5);
  expect(await database.kysely.selectFrom("changeSet").selectAll().execute()).toMatchObject([{ id: 2, ...CHANGE_SET }]);
  expect(await database.kysely.selectFrom("changeSetDocument").select("key").orderBy("key").execute()).toEqual([
    { key: "discover/mission" },
    { key: "home" },
  ]);
  const reports = eventReportService({ database, events });
  expect(await reports.find(VIEWER, 1)).toMatchObject({
    students: 140,
    winners: [{ name: "मीरा रावत" }],
    draft: false,
  });
  expect(await reports.find(VIEWER, 2)).toMatchObject({ students: 5, draft: true });
  expect(await reports.findWorkingCopy(VIEWER, 1)).toMatchObject({ data: { objective: "Half a sen" } });
  expect(Buffer.from((await reports.proofs.read(VIEWER, 1, 1)).bytes)).toEqual(Buffer.from(await png()));
  const next = database.kysely.insertInto("changeSet").values(CHANGE_SET).returning("id");
  expect(await next.execute()).toEqual([{ id: 3 }]);
  const identity = await embeddedIdentity({ database, secret: "s".repeat(64), secureCookies: false });
  expect((await identity.signIn(ADMIN))?.user).toEqual({ email: ADMIN.email });
  expect(move(folder, to).stderr).toContain("is not empty");
});

test("after a move the id of a removed draft is not used again", async () => {
  const folder = newFolder();
  rowsOf("before-documents", join(folder, "site.db")).close();
  const { server } = await newServer();
  expect(move(folder, `${server.url}moved`)).toMatchObject({ status: 0, stderr: "" });
  const database = await openPostgres(`${server.url}moved`);
  onTestFinished(() => database.close());
  const { rows } = await sql`insert into document
    (collection, uid, data, revision, sort_key, until_key, search_text, created_at, updated_at)
    values ('event', '', '{}', 1, '', '', '', '', '') returning id`.execute(database.kysely);
  expect(rows).toEqual([{ id: 10 }]);
});

test("a running site is not moved", async () => {
  const folder = await siteOnSqlite();
  const running = await openSqlite(join(folder, "site.db"));
  onTestFinished(() => running.close());
  const { server } = await newServer();
  const { status, stderr } = move(folder, `${server.url}moved`);
  expect([status, stderr]).toEqual([1, expect.stringContaining("The site is running. Stop it first, then move.")]);
});

test("a missing or wrong address prints the usage", () => {
  expect(move("/nowhere", "mysql://localhost").stderr).toContain("npm run move -- --to postgres://");
});

async function newServer() {
  const server = inject("postgresUrl") ? await startPostgres() : undefined;
  if (!server) throw new Error("This test needs the PostgreSQL project.");
  onTestFinished(() => server.stop());
  await server.server.createDatabase("moved");
  return { server };
}
