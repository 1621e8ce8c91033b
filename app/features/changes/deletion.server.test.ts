/** Sets of earlier releases could delete documents. Their rows have the data `null`. */
import { expect, test } from "vitest";
import { openSets } from "../../../tests/support/change-sets.ts";
import { errorOf } from "../../../tests/support/requests.ts";

const POST = "blogs/what-a-grant-panel-asks";
const YEAR = "team/students-2024";
const MISSION = "/discover/mission-and-vision";
const AT = "2099-07-01T09:00:00.000Z";

async function openDeletion(key: string) {
  const opened = await openSets();
  const { app, cookie } = opened;
  const set = await opened.create();
  await opened.putInto(set, "discover/mission", { text: "We begin again." });
  const { data } = await opened.get(key);
  await opened.putInto(set, key, data);
  const { kysely } = app.site.database;
  const asDeletion = () =>
    kysely.updateTable("changeSetDocument").set({ data: "null" }).where("key", "=", key).execute();
  const remove = () => app.request(`/api/content/${key}`, { method: "DELETE", headers: { Cookie: cookie } });
  return { ...opened, set, asDeletion, remove };
}

test("a deletion of an earlier release prevents publishing, also at its time, and says what to do", async () => {
  const { app, set, asDeletion, publish, find, page } = await openDeletion(YEAR);
  const before = await page("/team?year=2024");
  expect((await publish(set, AT)).status).toBe(200);
  await asDeletion();
  expect(await app.site.changeSets.publishDue(new Date("2099-07-01T09:00:30Z"))).toBe(0);
  const problem = "Changes delete nothing any more. Remove it from them, and delete it in its list.";
  expect((await find(set)).problem).toContain(problem);
  expect((await errorOf(await publish(set))).message).toContain(problem);
  expect(await page("/team?year=2024")).toBe(before);
});

test("undo of a published deletion of an earlier release restores the document, and the rest", async () => {
  const { set, asDeletion, remove, publish, undo, page } = await openDeletion(POST);
  const before = await page(`/${POST}`);
  expect((await publish(set)).status).toBe(200);
  await asDeletion();
  expect((await remove()).status).toBe(204);
  expect((await undo(set)).status).toBe(200);
  expect(await page(`/${POST}`)).toBe(before);
  expect(await page(MISSION)).not.toContain("We begin again.");
});
