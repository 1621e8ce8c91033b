import { expect, test } from "vitest";
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
    ["“Mission” has text that is not saved", "/admin/content/discover/mission"],
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
