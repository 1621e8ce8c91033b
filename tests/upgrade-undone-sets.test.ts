/** Earlier releases kept undone sets as they were, and copied them to go on. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { undoneSets } from "../platform/database/migrations/0022-undone-sets.ts";
import { openSets } from "./support/change-sets.ts";

test("sets that an earlier release has undone are open after the update, and others stay as they were", async () => {
  const { app, create, putInto, publish, find } = await openSets();
  const [undone, published] = [await create(), await create()];
  await putInto(undone, "discover/mission", { text: "We begin again." });
  await putInto(published, "discover/vision", { text: "We see further." });
  for (const set of [undone, published]) expect((await publish(set)).status).toBe(200);
  const { kysely } = app.site.database;
  await sql`alter table change_set add column undone_at text`.execute(kysely);
  await sql`alter table change_set add column undone_by text`.execute(kysely);
  await sql`update change_set set undone_at = published_at, publish_at = published_at where id = ${undone.id}`.execute(
    kysely,
  );
  await undoneSets.up(kysely);
  const documents = [{ key: "discover/mission", data: { text: "We begin again." } }];
  expect(await find(undone)).toMatchObject({ state: "open", publishAt: null, documents });
  expect(await find(published)).toMatchObject({ state: "published" });
});
