import { expect, test } from "vitest";
import type { Viewer } from "../../../domain/session.ts";
import { json } from "../../../tests/support/app.ts";
import { desk, VIEWER } from "../../../tests/support/desk.ts";

test("a draft of a post is opened from the desk", async () => {
  const { app, cookie, tasks, service } = await desk();
  const made = await app.request("/api/content/blogs/a-new-post", json("POST", { title: "A new post" }, cookie));
  expect(made.status).toBe(201);
  expect(await tasks()).toMatchObject([
    { title: "“Blog: A new post” is a draft", action: { to: "/admin/content/blogs/a-new-post" } },
  ]);
  const { id } = await app.site.changeSets.create(VIEWER, "Monday news");
  await app.site.changeSets.put(VIEWER, id, "blogs/a-new-post", { title: "A new post" }, {});
  expect(await tasks(), "its text is in the set").toMatchObject([{ title: "“Monday news” is not published yet" }]);
  const other: Viewer = { user: { email: "editor@example.edu" }, role: "editor" };
  const titles = (await service.tasks(other)).map(({ title }) => title);
  expect(titles, "the set of another person is no task").toEqual(["“Blog: A new post” is a draft"]);
});

test("the desk says who has to act on changes: their editor, or an administrator", async () => {
  const { app, tasks, service } = await desk();
  const { changeSets } = app.site;
  const editor: Viewer = { user: { email: "editor@example.edu" }, role: "editor" };
  for (const title of ["A new heading", "Still empty"]) await changeSets.create(editor, title);
  await changeSets.put(editor, 1, "discover/mission", { text: "One." }, {});
  const of = async (viewer: Viewer) =>
    (await service.tasks(viewer)).map(({ title, why, action }) => [title, why, action?.label]);
  expect(await tasks()).toEqual([
    {
      title: "“A new heading” is being prepared",
      why: "editor@example.edu has not said yet that it is ready.",
      action: { label: "Look at it", to: "/admin/changes/1" },
    },
  ]);
  const own = ["“A new heading” is not published yet", "Say that it is ready when it is.", "Look at it"];
  expect(await of(editor)).toEqual([own]);

  await changeSets.review(editor, 1, { isReady: true, note: "The number is new." });
  expect(await of(VIEWER)).toEqual([
    [
      "“A new heading” waits for an administrator",
      "editor@example.edu prepared it. It is ready. editor@example.edu: “The number is new.”",
      "Look at it",
    ],
  ]);
  expect(await of(editor)).toEqual([
    ["“A new heading” waits for an administrator", "You said that it is ready.", "Look at it"],
  ]);
  const other: Viewer = { user: { email: "other@example.edu" }, role: "editor" };
  await changeSets.review(other, 1, { isReady: true, note: "" });
  const said = "editor@example.edu prepared it. other@example.edu said that it is ready.";
  for (const viewer of [VIEWER, editor])
    expect(await of(viewer)).toEqual([["“A new heading” waits for an administrator", said, "Look at it"]]);

  await changeSets.review(VIEWER, 1, { isReady: false, note: "Say two." });
  expect(await of(VIEWER)).toEqual([]);
  const back = `${VIEWER.user!.email}: “Say two.”`;
  expect(await of(editor)).toEqual([["“A new heading” came back to you", back, "Correct it"]]);
  expect(await of(other)).toEqual([]);
});

test("an administrator's desk has changes that an editor may publish only when ready", async () => {
  const { app, service } = await desk();
  const { changeSets } = app.site;
  const editor: Viewer = { user: { email: "editor@example.edu" }, role: "editor" };
  await changeSets.create(editor, "A post");
  await changeSets.put(editor, 1, "blogs/a-new-post", { title: "A new post" }, {});
  const of = async (viewer: Viewer) => (await service.tasks(viewer)).map(({ title, why }) => [title, why]);
  expect(await of(VIEWER)).toEqual([]);
  expect(await of(editor)).toEqual([["“A post” is not published yet", "You prepared it."]]);
  await changeSets.review(editor, 1, { isReady: true, note: "" });
  expect(await of(VIEWER)).toEqual([
    ["“A post” waits for an administrator", "editor@example.edu prepared it. It is ready."],
  ]);
});

test("cards of new members that arrived are to be decided", async () => {
  const { app, tasks } = await desk();
  const { newSessions } = app.site;
  const { id } = await newSessions.start(VIEWER, { label: "2026-27", year: 2026, publishOn: null });
  const [card] = await newSessions.createCards(VIEWER, id, ["Meera Bisht"]);
  const arrived = async () => (await tasks()).filter(({ title }) => title.includes("card"));
  expect(await arrived()).toEqual([]);
  const data = { name: "Meera Bisht", role: "Treasurer", email: "", professional: "", photos: "" };
  await newSessions.sendCard(card!.link.split("#")[1]!, { data, photo: undefined, removesPhoto: false });
  expect(await arrived()).toEqual([
    {
      title: "1 card arrived for “Session 2026-27”",
      why: "Accept or decline each of them.",
      action: { label: "Look at them", to: `/admin/session/${id}/who-is-new#cards` },
    },
  ]);
  await newSessions.acceptCard(VIEWER, id, card!.id);
  expect(await arrived()).toEqual([]);
});

test("changes that will be published, and those that could not be, are on the desk", async () => {
  const { app, tasks } = await desk();
  const { changeSets } = app.site;
  for (const title of ["Later", "Refused", "Open"]) await changeSets.create(VIEWER, title);
  await changeSets.put(VIEWER, 1, "discover/mission", { text: "One." }, {});
  await changeSets.schedule(VIEWER, 1, new Date("2099-07-01T03:30:00Z"));
  const problem = { problem: "Mission: it was changed on the site meanwhile, too." };
  await app.site.database.kysely.updateTable("changeSet").set(problem).where("id", "=", 2).execute();
  expect(await tasks()).toEqual([
    {
      title: "“Refused” could not be published",
      why: problem.problem,
      action: { label: "Correct it", to: "/admin/changes/2" },
    },
    {
      title: "“Later” will be published by itself",
      why: "Visitors see it from July 1, 2099, 09:00.",
      action: { label: "Look at it", to: "/admin/changes/1" },
    },
  ]);
});

test("changes that cannot be published at their time say so before it", async () => {
  const { app, tasks } = await desk();
  const { changeSets } = app.site;
  await changeSets.create(VIEWER, "Later");
  await changeSets.put(VIEWER, 1, "discover/mission", { text: "One." }, {});
  await changeSets.schedule(VIEWER, 1, new Date("2099-07-01T03:30:00Z"));
  await app.site.contents.put(VIEWER, "discover/mission", { text: "Two." });
  expect(await tasks()).toEqual([
    {
      title: "“Later” cannot be published by itself",
      why: "Mission: Text: it was changed on the site meanwhile, too. Open it in these changes and choose one version. It is planned for July 1, 2099, 09:00.",
      action: { label: "Correct it", to: "/admin/changes/1" },
    },
  ]);
});
