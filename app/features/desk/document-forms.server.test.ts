import { expect, test } from "vitest";
import { json } from "../../../tests/support/app.ts";
import { desk, OTHER, VIEWER } from "../../../tests/support/desk.ts";

test("unsaved text is on the desk until it is saved or its document is deleted", async () => {
  const { app, add, change, tasks, titles, service } = await desk();
  const { events, eventReports, contents, database } = app.site;
  const { id } = await add({ title: "Talk" });
  const copy = (data: object) => ({ number: 1, baseRevision: 1, data });
  await contents.storeWorkingCopy(VIEWER, "discover/mission", copy({ text: "Half" }));
  await events.storeWorkingCopy(VIEWER, "new", copy({ title: "Half" }));
  await events.storeWorkingCopy(VIEWER, id, copy({ title: "Half a talk" }));
  await eventReports.storeWorkingCopy(VIEWER, id, copy({ students: 4 }));
  const copies = () => database.kysely.updateTable("workingCopy");
  await copies().set({ savedAt: "2026-03-08T08:30:00.000Z" }).where("documentId", "=", id).execute();
  await copies().set({ savedAt: "2026-03-08T09:30:00.000Z" }).where("collection", "=", "report").execute();
  await copies().set({ savedAt: "2999-01-01T00:00:00.000Z" }).where("documentId", "=", 0).execute();
  expect((await tasks()).map(({ title, action }) => [title, action?.to])).toEqual([
    ["A new event, “Half”, has text that is not saved", "/add-event"],
    ["“Mission” has text that is not published", "/admin/content/discover/mission"],
    ["The report of “Talk” has text that is not saved", `/admin/events/${id}/finish`],
    ["“Talk” has text that is not saved", `/edit-event/${id}`],
  ]);
  expect((await tasks())[3]!.why).toBe("You typed it on March 8, 2026, 14:00. Nobody else sees it.");
  expect(await service.tasks({ user: { email: OTHER.email }, role: "admin" })).toEqual([]);
  await change(id, { title: "Half a talk" });
  await contents.removeWorkingCopy(VIEWER, "discover/mission");
  expect(await titles()).toEqual([
    "A new event, “Half”, has text that is not saved",
    "The report of “Half a talk” has text that is not saved",
  ]);
  await events.remove(VIEWER, id);
  expect(await titles()).toEqual(["A new event, “Half”, has text that is not saved"]);
});

test("a draft with unsaved text is one task for those who may publish it", async () => {
  const { app, cookie, titles, service } = await desk();
  const { contents } = app.site;
  const key = "blogs/half";
  await app.request(`/api/content/${key}`, json("POST", { title: "Half a post" }, cookie));
  await contents.storeWorkingCopy(VIEWER, key, { number: 1, baseRevision: 1, data: { body: "More." } });
  expect(await titles()).toEqual(["“Blog: Half a post” is a draft"]);
  await contents.withdraw(VIEWER, "team/students-2024");
  const editor = { user: VIEWER.user, role: "editor" } as const;
  await contents.storeWorkingCopy(editor, "team/students-2024", { number: 1, baseRevision: 1, data: { members: [] } });
  expect((await service.tasks(editor)).map(({ title }) => title)).toEqual([
    "“Students of 2024” has text that is not published",
    "“Blog: Half a post” is a draft",
  ]);
});

test("the last five saved documents are listed with who saved them", async () => {
  const { app, cookie, add, change } = await desk();
  const saves = () => app.site.desk.latestSaves(VIEWER);
  const draft = await add({ title: "Talk", date: "2026-11-01", draft: "true" });
  const gone = await add({ title: "Gone", date: "2026-11-02" });
  const over = await add({ title: "Over", date: "2026-03-01" });
  await app.site.eventReports.save({ ...VIEWER, user: { email: OTHER.email } }, over.id, { students: 4 });
  await app.request(`/api/events/${gone.id}`, { method: "DELETE", headers: { Cookie: cookie } });
  await app.request("/api/content/discover/mission", json("PUT", { text: "We help students." }, cookie));
  // Opening a form and typing stores the text of the file, which nobody saved.
  const typed = { number: 1, baseRevision: 0, data: { text: "We" } };
  const { status } = await app.request("/api/content/discover/vision/draft", json("PUT", typed, cookie));
  expect(status).toBe(204);
  // Unsaved text of a report is no save either.
  const report = { number: 1, baseRevision: 1, data: { objective: "We" } };
  await app.site.eventReports.storeWorkingCopy(VIEWER, draft.id, report);
  const byMe = expect.stringMatching(/ by you$/);
  expect(await saves()).toEqual([
    {
      title: "“Mission”",
      to: "/admin/content/discover/mission",
      history: "/admin/content/history/discover/mission",
      saved: byMe,
      isPublished: true,
    },
    {
      title: "The report of “Over”",
      to: `/admin/events/${over.id}/finish`,
      saved: expect.stringMatching(/ by other@example\.edu$/),
      isPublished: true,
    },
    expect.objectContaining({ title: "“Over”", saved: byMe }),
    {
      title: "“Talk”",
      to: `/edit-event/${draft.id}`,
      history: `/admin/events/${draft.id}/history`,
      saved: byMe,
      isPublished: false,
    },
    expect.objectContaining({ title: "“Ahead”" }),
  ]);
  await app.request("/api/content/discover/mission?to=file", { method: "DELETE", headers: { Cookie: cookie } });
  expect((await saves())[0], "visitors read the file again").toMatchObject({ title: "“Mission”", isPublished: true });
  await change(draft.id, { title: "Long talk" });
  await add({ title: "New" });
  expect((await saves()).map(({ title }) => title)).toEqual([
    "“New”",
    "“Long talk”",
    "“Mission”",
    "The report of “Over”",
    "“Over”",
  ]);
});
