import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../sqlite.ts";
import { migrateToLatest, migrationsFor } from "./index.ts";

test("a new database has the tables that the site reads and writes, and version 1", async () => {
  const { kysely, close } = await openSqlite(":memory:");
  onTestFinished(close);
  const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
  expect(tables).toEqual(
    expect.arrayContaining(["document", "picture", "picture_variant", "contact_message", "profiles", "site_version"]),
  );
  expect(await kysely.selectFrom("siteVersion").selectAll().execute()).toEqual([{ id: 1, version: 1 }]);
});

test("a second start changes nothing", async () => {
  const { kysely, close } = await openSqlite(":memory:");
  onTestFinished(close);
  await kysely.updateTable("siteVersion").set({ version: 7 }).execute();
  await migrateToLatest(kysely, "sqlite");
  expect(await kysely.selectFrom("siteVersion").selectAll().execute()).toEqual([{ id: 1, version: 7 }]);
});

test("a failed migration changes nothing, and the next start tries again", async () => {
  const { kysely, close } = await openSqlite(":memory:");
  onTestFinished(close);
  const up = async (db: typeof kysely) => {
    await db.schema.createTable("half").addColumn("id", "integer").execute();
    await sql`insert into no_such_table values (1)`.execute(db);
  };
  const broken = { ...migrationsFor("sqlite"), "9999-broken": { up } };
  await expect(migrateToLatest(kysely, "sqlite", broken)).rejects.toThrow("no_such_table");
  expect((await kysely.introspection.getTables()).map(({ name }) => name)).not.toContain("half");
  await expect(migrateToLatest(kysely, "sqlite")).resolves.toBeUndefined();
});
