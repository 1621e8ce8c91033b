import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../database/sqlite.ts";
import { ACCOUNT_TABLES, hasAccountTables } from "./account-tables.ts";
import { embeddedIdentity } from "./embedded.ts";

async function open() {
  const database = await openSqlite(":memory:");
  onTestFinished(() => database.close());
  const kysely = database.kysely.withoutPlugins();
  const tables = async () => {
    const found = await kysely.introspection.getTables();
    return Object.fromEntries(found.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
  };
  const identity = () => embeddedIdentity({ database, secret: "s".repeat(64), secureCookies: false });
  return { database, schema: kysely.schema, tables, identity };
}

test("the list of tables equals the tables and columns of better-auth", async () => {
  const { tables, identity } = await open();
  const before = Object.keys(await tables());
  await identity();
  const made = Object.entries(await tables()).filter(([name]) => !before.includes(name));
  const listed = Object.entries(ACCOUNT_TABLES).map(([name, columns]) => [name, columns.toSorted()]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(listed));
});

test("a table or a column that is missing is noticed, and made at the next start", async () => {
  const { database, schema, identity } = await open();
  expect(await hasAccountTables(database)).toBe(false);
  await identity();
  expect(await hasAccountTables(database)).toBe(true);
  await schema.alterTable("session").dropColumn("userAgent").execute();
  expect(await hasAccountTables(database)).toBe(false);
  await identity();
  expect(await hasAccountTables(database)).toBe(true);
});
