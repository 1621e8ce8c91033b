import { expect, test } from "vitest";
import { startApp } from "../../../tests/support/app.ts";
import { contentTasks } from "./content-tasks.server.ts";

const NOTHING = { draft: false, fileChanged: false, unusable: false, hasFile: true, revision: 2 };
const GALLERY = {
  ...NOTHING,
  key: "gallery",
  title: "Gallery",
  group: "Gallery",
  page: "/gallery",
  source: "database",
} as const;
const tasksOf = (more: object) =>
  contentTasks([{ ...GALLERY, updatedAt: null, updatedBy: null, ...more }], []).map(({ action }) => action);

test("content that needs nothing has no task", async () => {
  const { site } = await startApp();
  const entries = await site.contents.list({ user: { email: "a@example.edu" }, role: "admin" });
  expect(entries.length).toBeGreaterThan(15);
  expect(contentTasks(entries, [])).toEqual([]);
});

test.each([
  [{ draft: true }, "Open the draft"],
  [{ fileChanged: true }, "Choose one"],
  [{ unusable: true, fileChanged: true }, "Correct it"],
])("content with %j has one task: %s", (state, label) => {
  expect(tasksOf(state)).toEqual([{ label, to: "/admin/content/gallery" }]);
});
