import { expect, test } from "vitest";
import { startApp } from "../../../tests/support/app.ts";
import { openContent as open } from "../../../tests/support/edited-content.ts";

test("a row that is damaged shows its last valid version, or the file", async () => {
  const { app, put, get, page } = await open();
  await put("discover/vision", { text: "A valid vision." });
  await put("discover/mission", { text: "A valid mission." });
  const { kysely } = app.site.database;
  const damage = (key: string) =>
    kysely.updateTable("document").set({ data: "{broken", revision: 9 }).where("key", "=", key).execute();
  await damage("discover/vision");
  await damage("discover/mission");
  await kysely.deleteFrom("documentVersion").where("data", "like", "%A valid mission.%").execute();
  const { DATA_DIR, DATABASE_URL } = app.site.env;
  const again = await startApp({ env: { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) } });
  expect(await (await again.request("/discover/mission-and-vision")).text()).toContain("A valid vision.");
  await put("discover/culture", { text: "Raises the version." });
  const html = await page("/discover/mission-and-vision");
  expect(html).toContain("A valid vision.");
  expect(html).not.toContain("A valid mission.");
  expect(await get("discover/vision")).toMatchObject({ unusable: true });
});

test("a damaged post without any valid version is left out", async () => {
  const { app, get, put, page } = await open();
  const { data } = await get("blogs/what-a-grant-panel-asks");
  await put("blogs/a-new-post", { ...data, title: "A new post" });
  const { kysely } = app.site.database;
  await kysely.updateTable("document").set({ data: "{", revision: 9 }).where("key", "=", "blogs/a-new-post").execute();
  await kysely.updateTable("documentVersion").set({ data: "[]" }).where("data", "like", "%A new post%").execute();
  await put("discover/culture", { text: "Raises the version." });
  expect(await page("/blogs")).not.toContain("A new post");
  expect((await app.request("/blogs/a-new-post")).status).toBe(404);
});

test("a damaged post that was withdrawn is only a draft", async () => {
  const { app, call, get, put } = await open();
  const key = "blogs/what-a-grant-panel-asks";
  await put(key, { ...(await get(key)).data, title: "Edited" });
  const { kysely } = app.site.database;
  await kysely.updateTable("document").set({ data: "{", revision: 9 }).where("key", "=", key).execute();
  await put("discover/culture", { text: "Raises the version." });
  expect(await get(key)).toMatchObject({ unusable: true });
  expect((await call(`${key}?to=draft`, { method: "DELETE" })).status).toBe(204);
  expect(await get(key)).toMatchObject({ draft: true, unusable: false });
});
