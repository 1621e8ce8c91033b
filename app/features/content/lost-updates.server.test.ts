import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { App } from "../../../server/app.ts";
import { json } from "../../../tests/support/app.ts";
import { openContent } from "../../../tests/support/edited-content.ts";

const POST = "blogs/what-a-grant-panel-asks";
const KEY = "blogs/a-new-post";

/** Resolves when the next transaction has begun to wait: the request has read what it reads before. */
async function nextTransaction(app: App): Promise<void> {
  const { database } = app.site;
  const { transaction } = database;
  await new Promise<void>((begun) => {
    vi.spyOn(database, "transaction").mockImplementationOnce((work) => {
      begun();
      return transaction(work);
    });
  });
  await wait(200);
}

/** Sends a request with the current ETag while the transaction of a colleague is still open. */
async function duringSave({ path = "", deleted = false, ...init }: RequestInit & { path?: string; deleted?: boolean }) {
  const opened = await openContent();
  const { app, call, get, put } = opened;
  const { data } = await get(POST);
  for (const title of ["First", "Second"]) await put(KEY, { ...data, title });
  if (deleted) await call(KEY, { method: "DELETE" });
  let sent: Promise<Response> | undefined;
  await app.site.database.transaction(async (trx) => {
    const isWaiting = nextTransaction(app);
    const rows = trx.selectFrom("document").selectAll().where("key", "=", KEY);
    const { id, revision, ...row } = await rows.executeTakeFirstOrThrow();
    const saved = { data: JSON.stringify({ ...(JSON.parse(row.data) as object), title: "Theirs" }), deletedAt: null };
    await trx
      .updateTable("document")
      .set({ ...saved, revision: revision + 1 })
      .where("id", "=", id)
      .execute();
    sent = Promise.resolve(
      call(`${KEY}${path}`, { ...init, headers: { ...init.headers, "If-Match": `"${revision}"` } }),
    );
    await isWaiting;
  });
  return { ...opened, response: await sent! };
}

const { headers: JSON_TYPE, ...RESTORE } = json("POST", { revision: 1 });

test.each([
  ["restores an earlier version", { ...RESTORE, headers: JSON_TYPE, path: "/restore" }],
  ["restores it from the trash", { ...RESTORE, headers: JSON_TYPE, path: "/restore", deleted: true }],
  ["deletes it", { method: "DELETE" }],
  ["withdraws it", { method: "DELETE", path: "?to=draft" }],
])("a request that %s with If-Match does not replace a save that ends meanwhile", async (_, request) => {
  const { get, response } = await duringSave(request);
  expect(response.status).toBe(412);
  const { error } = (await response.json()) as { error: { message: string; current: object } };
  expect(error).toMatchObject({
    message: expect.stringContaining("Someone else"),
    current: { key: KEY, data: { title: "Theirs" }, savedBy: expect.any(String) },
  });
  expect(await get(KEY)).toMatchObject({ draft: false, data: { title: "Theirs" } });
});

test("going back to the file with If-Match does not replace a save that ends meanwhile", async () => {
  const { app, call, get, put } = await openContent();
  await put("discover/mission", { text: "Mine." });
  const { revision } = await get("discover/mission");
  let sent: Promise<Response> | undefined;
  await app.site.database.transaction(async (trx) => {
    const isWaiting = nextTransaction(app);
    const saved = { data: JSON.stringify({ text: "Theirs." }), revision: revision + 1 };
    await trx.updateTable("document").set(saved).where("key", "=", "discover/mission").execute();
    const headers = { "If-Match": `"${revision}"` };
    sent = Promise.resolve(call("discover/mission?to=file", { method: "DELETE", headers }));
    await isWaiting;
  });
  expect((await sent!).status).toBe(412);
  expect(await get("discover/mission")).toMatchObject({ source: "database", data: { text: "Theirs." } });
});

test("a deleted draft that a colleague restores and changes meanwhile is not returned as restored", async () => {
  const { app, call, post } = await openContent();
  await post(KEY, { title: "Half a post" });
  await call(KEY, { method: "DELETE" });
  let sent: Promise<Response> | undefined;
  await app.site.database.transaction(async (trx) => {
    const isWaiting = nextTransaction(app);
    const saved = { data: JSON.stringify({ title: "Theirs" }), revision: 3, deletedAt: null };
    await trx.updateTable("document").set(saved).where("key", "=", KEY).execute();
    const headers = { ...JSON_TYPE, "If-Match": '"2"' };
    sent = Promise.resolve(call(`${KEY}/restore`, { ...RESTORE, headers }));
    await isWaiting;
  });
  expect((await sent!).status).toBe(412);
});

test("a file that was never edited is deleted with its revision, also if someone has typed in it", async () => {
  for (const isTyped of [false, true]) {
    const { app, call, cookie } = await openContent();
    const typed = { number: 5, baseRevision: 0, data: { title: "Half a ti" } };
    if (isTyped) await app.request(`/api/content/${POST}/draft`, json("PUT", typed, cookie));
    const headers = { "If-Match": '"0"' };
    expect((await call(POST, { method: "DELETE", headers })).status, String(isTyped)).toBe(204);
  }
});

test("a new document does not replace the draft that a colleague began at its address", async () => {
  const { get, post, put } = await openContent();
  const { data } = await get(POST);
  await post(KEY, { title: "Theirs" });
  expect((await put(KEY, { ...data, title: "Mine" }, 0)).status).toBe(412);
  expect(await get(KEY)).toMatchObject({ draft: true, data: { title: "Theirs" } });
});
