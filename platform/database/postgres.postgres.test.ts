import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { ownDatabase } from "../../tests/support/own-database.ts";
import { openPostgres } from "./postgres.ts";

/** PostgreSQL responds to the commit of a transaction with a failed query with a rollback, and with no error. */
test("a transaction that went on after a failed query is not reported as committed", async () => {
  const own = await ownDatabase("");
  onTestFinished(() => own.giveBack());
  const database = await openPostgres(own.env.DATABASE_URL!);
  onTestFinished(() => database.close());
  const written = database.transaction(async (trx) => {
    await sql`create table made (id int)`.execute(trx);
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(written).rejects.toThrow();
  await expect(sql`select * from made`.execute(database.kysely)).rejects.toThrow("made");
  await database.ping();
});
