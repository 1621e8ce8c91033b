import { expect, test } from "vitest";
import { json } from "../../../tests/support/app.ts";
import { desk, OTHER, VIEWER } from "../../../tests/support/desk.ts";

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
