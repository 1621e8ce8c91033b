import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { DatabaseUnavailable } from "./database.ts";
import { openConnection, openSqlite } from "./sqlite.ts";

const PROFILE = { email: "a@example.edu", createdAt: "2026-01-01T00:00:00.000Z" };

async function open() {
  const folder = mkdtempSync(join(tmpdir(), "cell-database-"));
  const file = join(folder, "below/site.db");
  const database = await openSqlite(file);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    file,
    folder,
    database,
    emails: async () =>
      (await database.kysely.selectFrom("profiles").select("email").execute()).map(({ email }) => email),
  };
}

test("every connection is durable, in WAL mode, with foreign keys and no blocking", async () => {
  const { file } = await open();
  const connection = openConnection(file);
  onTestFinished(() => connection.close());
  const pragma = (name: string) => Object.values(connection.prepare(`PRAGMA ${name}`).get()!)[0];
  // 2 is FULL: an acknowledged write survives a power cut.
  expect([pragma("synchronous"), pragma("journal_mode"), pragma("foreign_keys"), pragma("busy_timeout")]).toEqual([
    2,
    "wal",
    1,
    0,
  ]);
});

test("the site's own connection is durable too", async () => {
  const { database } = await open();
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(database.kysely);
  expect(rows).toEqual([{ synchronous: 2 }]);
});

test("a file of an earlier start is opened again with its data", async () => {
  const { file, database } = await open();
  await database.kysely.insertInto("profiles").values(PROFILE).execute();
  const again = await openSqlite(file);
  onTestFinished(() => again.close());
  expect(await again.kysely.selectFrom("profiles").selectAll().execute()).toMatchObject([PROFILE]);
});

test.each([[new Date()], [{ email: "x" }], [["x"]], [Symbol("x")]])(
  "a parameter that SQLite would store as NULL is rejected: %s",
  async (value) => {
    const { database, emails } = await open();
    const write = database.kysely
      .insertInto("profiles")
      .values({ ...PROFILE, createdAt: value as never })
      .execute();
    await expect(write).rejects.toThrow(TypeError);
    expect(await emails()).toEqual([]);
  },
);

test("a transaction is stored as a whole or not at all", async () => {
  const { database, emails } = await open();
  const failing = database.transaction(async (trx) => {
    await trx.insertInto("profiles").values(PROFILE).execute();
    throw new Error("half-way");
  });
  await expect(failing).rejects.toThrow("half-way");
  expect(await emails()).toEqual([]);
  await database.transaction((trx) => trx.insertInto("profiles").values(PROFILE).execute());
  expect(await emails()).toEqual([PROFILE.email]);
});

test("a statement that fails inside a transaction takes the rest with it", async () => {
  const { database, emails } = await open();
  const twice = database.transaction(async (trx) => {
    await trx.insertInto("profiles").values(PROFILE).execute();
    await trx.insertInto("profiles").values(PROFILE).execute();
  });
  await expect(twice).rejects.toThrow(/UNIQUE/);
  expect(await emails()).toEqual([]);
});

test("two transactions and a query at once run one after the other", async () => {
  const { database } = await open();
  const steps: string[] = [];
  const work = (name: string) =>
    database.transaction(async (trx) => {
      steps.push(`${name} begins`);
      await trx
        .insertInto("profiles")
        .values({ ...PROFILE, email: name })
        .execute();
      await trx.selectFrom("profiles").selectAll().execute();
      steps.push(`${name} ends`);
    });
  await Promise.all([work("a"), work("b"), database.ping()]);
  expect(steps).toEqual(["a begins", "a ends", "b begins", "b ends"]);
});

test("while another process writes for a moment, a write waits and succeeds", async () => {
  const { file, database, emails } = await open();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  const write = database.transaction((trx) => trx.insertInto("profiles").values(PROFILE).execute());
  setTimeout(() => other.exec("commit"), 100);
  await write;
  expect(await emails()).toEqual([PROFILE.email]);
});

test("when another process does not let go, the database is unavailable until it does", async () => {
  const { file, database, emails } = await open();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("begin immediate");
  await expect(database.kysely.insertInto("profiles").values(PROFILE).execute()).rejects.toThrow(DatabaseUnavailable);
  expect(await emails()).toEqual([]);
  other.exec("rollback");
  await database.kysely.insertInto("profiles").values(PROFILE).execute();
  expect(await emails()).toEqual([PROFILE.email]);
});

test("two processes that start together on a new folder both start", async () => {
  const { folder } = await open();
  const file = join(folder, "new/site.db");
  const both = await Promise.all([openSqlite(file), openSqlite(file)]);
  onTestFinished(() => void Promise.all(both.map((each) => each.close())));
  for (const { kysely } of both) expect(await kysely.selectFrom("siteVersion").selectAll().execute()).toHaveLength(1);
});

test("a picture that an event shows cannot be removed, and its variants go with it", async () => {
  const { database } = await open();
  const { kysely } = database;
  const now = PROFILE.createdAt;
  await kysely.insertInto("picture").values({ hash: "h", width: 4, height: 3, createdAt: now }).execute();
  await kysely
    .insertInto("pictureVariant")
    .values({ hash: "h", width: 4, type: "image/webp", bytes: new Uint8Array([1, 0, 255]) })
    .execute();
  expect((await kysely.selectFrom("pictureVariant").select("bytes").executeTakeFirstOrThrow()).bytes).toEqual(
    new Uint8Array([1, 0, 255]),
  );
  await sql`insert into document
    (id, collection, uid, data, revision, sort_key, until_key, search_text, created_at, updated_at)
    values (1, 'event', 'u', '{}', 1, '', '', '', ${now}, ${now})`.execute(kysely);
  await sql`insert into document_picture (document_id, picture) values (1, 'h')`.execute(kysely);
  await expect(kysely.deleteFrom("picture").execute()).rejects.toThrow(/FOREIGN KEY/);
  await sql`delete from document`.execute(kysely);
  await kysely.deleteFrom("picture").execute();
  expect(await kysely.selectFrom("pictureVariant").select("hash").execute()).toEqual([]);
});

test("in a folder that others can read, the data is still the owner's alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cell-database-"));
  mkdirSync(join(folder, "open"), { mode: 0o755 });
  const file = join(folder, "open/site.db");
  const database = await openSqlite(file);
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  for (const each of [file, `${file}-wal`, `${file}.lock`])
    expect((statSync(each).mode & 0o777).toString(8), each).toBe("600");
});

test("a file that everybody could read is its owner's alone once it was opened", async () => {
  const { file, database } = await open();
  await database.kysely.insertInto("profiles").values(PROFILE).execute();
  for (const each of [file, `${file}-wal`]) chmodSync(each, 0o644);
  const another = await openSqlite(file);
  onTestFinished(() => another.close());
  for (const each of [file, `${file}-wal`]) expect((statSync(each).mode & 0o777).toString(8), each).toBe("600");
});
