import { expect, test } from "vitest";
import { FOR_ADMINISTRATORS, POST, withEditor } from "../../../tests/support/editor.ts";
import { errorOf } from "../../../tests/support/requests.ts";

const LATER = "2099-07-01T03:30:00.000Z";

test("an editor prepares a set, but only an administrator publishes and undoes it", async () => {
  const { editor, publish, page } = await withEditor();
  const set = await editor.create();
  expect((await editor.putInto(set, "discover/mission", { text: "Prepared." })).status).toBe(200);
  for (const refused of [await editor.publish(set), await editor.publish(set, LATER), await editor.publish(set, null)])
    expect(await errorOf(refused)).toMatchObject(FOR_ADMINISTRATORS);
  expect((await publish(set)).status).toBe(200);
  expect(await page("/discover/mission-and-vision")).toContain("Prepared.");
  expect(await errorOf(await editor.undo(set))).toMatchObject(FOR_ADMINISTRATORS);
});

test("an editor publishes and undoes a set of posts only", async () => {
  const { editor } = await withEditor();
  const { data } = await editor.get(POST);
  const set = await editor.create();
  await editor.putInto(set, POST, { ...data, title: "By an editor" });
  expect((await editor.publish(set)).status).toBe(200);
  expect((await editor.undo(set)).status).toBe(200);
});

test("an editor puts nothing into a scheduled set, which would be published by itself", async () => {
  const { editor, create, putInto, publish, find } = await withEditor();
  const { data } = await editor.get(POST);
  const [theirs, own] = [await create(), await editor.create()];
  await putInto(theirs, "discover/mission", { text: "Ours." });
  await publish(theirs, LATER);
  await editor.putInto(own, POST, { ...data, title: "By an editor" });
  expect((await editor.publish(own, LATER)).status).toBe(200);
  const before = [await find(theirs), await find(own)];
  for (const refused of [
    await editor.putInto(theirs, "discover/mission", { text: "Mine." }),
    await editor.putInto(theirs, POST, data),
    await editor.callSets(`/${theirs.id}/documents/discover/mission`, "DELETE"),
    await editor.callSets(`/${theirs.id}`, "DELETE"),
    await editor.putInto(own, "discover/vision", { text: "Mine." }),
  ])
    expect(await errorOf(refused)).toMatchObject(FOR_ADMINISTRATORS);
  expect([await find(theirs), await find(own)]).toEqual(before);
});

test("an editor deletes only a set of their own", async () => {
  const { editor, create } = await withEditor();
  const [theirs, own] = [await create(), await editor.create()];
  expect((await editor.callSets(`/${own.id}`, "DELETE")).status).toBe(204);
  expect((await editor.callSets(`/${theirs.id}`, "DELETE")).status).toBe(403);
});

test("an editor says that a set is ready, and an administrator sends it back with a note", async () => {
  const { editor, callSets, find, create, publish } = await withEditor();
  const set = await editor.create();
  await editor.putInto(set, "discover/mission", { text: "Prepared." });
  const review = (calls: Pick<typeof editor, "callSets">, isReady: boolean, note = "") =>
    calls.callSets(`/${set.id}/review`, "PUT", { isReady, note });
  expect(await find(set)).toMatchObject({ readyAt: null, note: null, noteBy: null });
  expect((await review(editor, true)).status).toBe(200);
  expect(await find(set)).toMatchObject({
    readyAt: expect.any(String) as string,
    note: null,
    noteBy: "editor@example.edu",
  });
  expect((await review({ callSets }, false, "Which year?\r\nAsk Asha.")).status).toBe(200);
  expect(await find(set)).toMatchObject({ readyAt: null, note: "Which year?\nAsk Asha.", noteBy: "admin@example.edu" });
  expect((await review(editor, false, "No!")).status, "only administrators send back").toBe(403);
  expect(Object.keys((await errorOf(await review(editor, true, "x".repeat(501)))).fields!)).toEqual(["note"]);
  const other = await create();
  await callSets(`/${other.id}/documents/discover/vision`, "PUT", (await editor.get<object>("discover/vision")).data);
  await publish(other, LATER);
  const scheduled = await editor.callSets(`/${other.id}/review`, "PUT", { isReady: true, note: "" });
  expect(await errorOf(scheduled), "only administrators change it").toMatchObject(FOR_ADMINISTRATORS);
  await publish(set, LATER);
  expect((await review({ callSets }, false, "Stop.")).status).toBe(400);
  expect(await find(set), "with its time it would be published").toMatchObject({ publishAt: LATER });
  expect((await publish(set)).status).toBe(200);
  expect((await review(editor, true)).status, "it is over").toBe(400);
});
