import { expect, test } from "vitest";
import { mayPublish } from "../../../domain/content/kinds.ts";
import { json } from "../../../tests/support/app.ts";
import { FOR_ADMINISTRATORS, POST, withEditor } from "../../../tests/support/editor.ts";
import { errorOf } from "../../../tests/support/requests.ts";

test("editors publish posts, the gallery and earlier events, and no other content", () => {
  const keys = ["blogs/any", "gallery", "events/past", "home", "site", "team/students-2031", "privacy", "no-such-key"];
  const publishedBy = (role: "user" | "editor" | "admin" | null) => keys.filter((key) => mayPublish({ role }, key));
  expect(publishedBy("editor")).toEqual(["blogs/any", "gallery", "events/past"]);
  expect(publishedBy("admin")).toEqual(keys);
  expect([publishedBy("user"), publishedBy(null)]).toEqual([[], []]);
});

test("an editor publishes a post, restores its first version and deletes it", async () => {
  const { editor, page, app } = await withEditor();
  const { data } = await editor.get(POST);
  expect((await editor.put(POST, { ...data, title: "By an editor" })).status).toBe(200);
  expect(await page(`/${POST}`)).toContain("By an editor");
  expect((await editor.call(`${POST}/restore`, json("POST", { revision: 1 }))).status).toBe(200);
  expect(await page(`/${POST}`)).not.toContain("By an editor");
  expect((await editor.call(POST, { method: "DELETE" })).status).toBe(204);
  expect((await app.request(`/${POST}`)).status).toBe(404);
});

test("an editor cannot publish, take back, restore or delete other content", async () => {
  const { editor, get, put } = await withEditor();
  for (const text of ["One.", "Two."]) await put("discover/mission", { text });
  const before = await get("discover/mission");
  const remove = (query: string) => editor.call(`discover/mission${query}`, { method: "DELETE" });
  for (const refused of [
    await editor.put("discover/mission", { text: "Mine." }),
    await editor.call("discover/mission/restore", json("POST", { revision: 1 })),
    await remove(""),
    await remove("?to=file"),
    await remove("?to=draft"),
    await editor.call("team/students-2025", { method: "DELETE" }),
  ])
    expect(await errorOf(refused)).toMatchObject(FOR_ADMINISTRATORS);
  expect(await get("discover/mission")).toEqual(before);
});

test("an editor prepares drafts of everything, which visitors do not see", async () => {
  const { editor, page } = await withEditor();
  const copy = { number: 1, baseRevision: 0, data: { text: "Prepared." } };
  expect((await editor.call("discover/mission/draft", json("PUT", copy))).status).toBe(204);
  const year = json("POST", { key: "team/students-2031" });
  expect((await editor.call("team/students-2025/duplicate", year)).status).toBe(201);
  const preview = await editor.ask("/admin/preview/discover/mission");
  expect(await preview.text()).toContain("Prepared.");
  expect(await page("/discover/mission-and-vision")).not.toContain("Prepared.");
});
