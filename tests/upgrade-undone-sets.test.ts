/** Earlier releases kept undone sets as they were, and copied them to go on. */
import { sql, type Kysely } from "kysely";
import { expect, test } from "vitest";
import { undoneSets } from "../platform/database/migrations/0022-undone-sets.ts";
import type { Tables } from "../platform/database/database.ts";
import { openSets } from "./support/change-sets.ts";

/** Brings the columns back that the migration removes. The sets with these ids were undone. */
async function asBefore(kysely: Kysely<Tables>, undone: number[]) {
  for (const column of ["undone_at", "undone_by"])
    await sql`alter table change_set add column ${sql.ref(column)} text`.execute(kysely);
  for (const id of undone)
    await sql`update change_set set undone_at = created_at, published_at = created_at, publish_at = created_at,
      ready_at = created_at where id = ${id}`.execute(kysely);
}

test("sets that an earlier release has undone are open after the update, and others stay as they were", async () => {
  const { app, create, putInto, publish, find } = await openSets();
  const [undone, published] = [await create("News"), await create("More news")];
  await putInto(undone, "discover/mission", { text: "We begin again." });
  await putInto(published, "discover/vision", { text: "We see further." });
  for (const set of [undone, published]) expect((await publish(set)).status).toBe(200);
  const { kysely } = app.site.database;
  await asBefore(kysely, [undone.id]);
  await undoneSets.up(kysely);
  const documents = [{ key: "discover/mission", data: { text: "We begin again." } }];
  const open = { title: "News (undone)", state: "open", publishAt: null, readyAt: null, documents };
  expect(await find(undone)).toMatchObject(open);
  expect((await publish(undone)).status).toBe(200);
  expect(await find(published)).toMatchObject({ title: "More news", state: "published" });
});

test("an undone session that was prepared again is not there twice after the update", async () => {
  const { app, create, callSets } = await openSets();
  const { kysely } = app.site.database;
  const sets = [await create("Session 2026-27"), await create("Session 2026-27"), await create("Session 2027-28")];
  const year = (index: number) => (index < 2 ? 2026 : 2027);
  const rows = sets.map(({ id }, index) => ({ changeSetId: id, oldLabel: "", oldYear: 2025, year: year(index) }));
  const more = { publishOn: null, settledTexts: "[]" };
  await kysely
    .insertInto("newSession")
    .values(rows.map((row) => ({ ...row, ...more })))
    .execute();
  await asBefore(kysely, [sets[0]!.id, sets[2]!.id]);
  await undoneSets.up(kysely);
  const left = (await (await callSets("", "GET")).json()) as { id: number; title: string; state: string }[];
  expect(left.map(({ id, title, state }) => [id, title, state]).toSorted()).toEqual([
    [sets[1]!.id, "Session 2026-27", "open"],
    [sets[2]!.id, "Session 2027-28 (undone)", "open"],
  ]);
});
