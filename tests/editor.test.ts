import { matchPath } from "react-router";
import { expect, test } from "vitest";
import { adminPages } from "../app/ui/admin/admin-pages.ts";
import { ADMIN } from "./support/app.ts";
import { withEditor } from "./support/editor.ts";
import { GUARDED_PAGES } from "./support/guarded-pages.ts";
import { addEvent, listEvents } from "./support/requests.ts";
import { shownOn } from "./support/shown.ts";

test("an editor adds an event, deletes it and erases it", async () => {
  const { app, editor } = await withEditor();
  const { id } = await addEvent(app, editor.cookie);
  expect((await editor.ask(`/api/events/${id}`, "DELETE")).status).toBe(204);
  expect((await editor.ask(`/api/trash/${id}`, "DELETE")).status).toBe(204);
  expect(await listEvents(app)).toEqual([]);
});

test("an editor opens every page behind the guard but those for administrators", async () => {
  const { app, cookie, editor } = await withEditor();
  await addEvent(app, cookie);
  await editor.create();
  for (const path of GUARDED_PAGES) {
    const response = await editor.ask(path);
    const isOpen = adminPages({ role: "editor" }).some((page) => matchPath(page.path, path));
    expect(response.status, path).toBe(isOpen ? 200 : 403);
    if (!isOpen) expect(await shownOn(response)).toContain("Only administrators can open this page");
    expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
  }
});

test("the desk of an editor has nothing that only administrators can do", async () => {
  const { app, post } = await withEditor();
  await app.site.contact.send({ from_name: "Meera", from_email: "meera@example.edu", message: "Hello" }, "test");
  await post("blogs/new", { title: "New" });
  await post("team/students-2031", {});
  const titlesFor = async (role: "editor" | "admin") => {
    const tasks = await app.site.desk.tasks({ user: { email: ADMIN.email }, role });
    return tasks.map(({ title }) => title).filter((title) => /unread|draft|session/.test(title));
  };
  expect(await titlesFor("editor")).toEqual(["“Blog: New” is a draft"]);
  expect(await titlesFor("admin")).toEqual(expect.arrayContaining(["1 unread message", "“Blog: New” is a draft"]));
});
