import { expect, test } from "vitest";
import { addDays } from "../../../domain/calendar-days.ts";
import { todayIn } from "../../../domain/moments.ts";
import type { App } from "../../../server/app.ts";
import type { Viewer } from "../../../domain/session.ts";
import { ADMIN, cookieOf, json, startApp, USER } from "../../../tests/support/app.ts";
import { addPerson } from "../../../tests/support/accounts.ts";
import { png } from "../../../tests/support/pictures.ts";
import { addEvent } from "../../../tests/support/requests.ts";
import { deskService } from "./desk.server.ts";

const VIEWER: Viewer = { user: { email: ADMIN.email }, role: "admin" };
const OTHER = { email: "other@example.edu", password: "a long other password" };
const TODAY = "2026-03-09";

type Pictured = { picture: { alt: string } };
type Described = Partial<Pictured & Record<"pictures" | "events" | "members", Pictured[]>>;

/** Returns the desk on 9 March 2026. A future event satisfies the home page, and there are two administrators. */
async function desk({ env = {}, failure }: { env?: Record<string, string>; failure?: string } = {}) {
  const app = await startApp({ env });
  const cookie = await cookieOf(app, ADMIN);
  const now = () => new Date(`${TODAY}T10:00:00Z`);
  const service = deskService({ ...ownSite(app), backupFailure: () => failure, now });
  await addEvent(app, cookie, { title: "Ahead", date: "2026-12-01" });
  await addPerson(app, OTHER, { lastSeenAt: "2026-03-08T10:00:00.000Z" });
  return {
    app,
    cookie,
    now,
    add: (fields: Parameters<typeof addEvent>[2]) => addEvent(app, cookie, fields),
    change: (id: number, body: object) => app.site.events.save(VIEWER, id, body),
    tasks: () => service.tasks(VIEWER),
    titles: async () => (await service.tasks(VIEWER)).map(({ title }) => title),
    service,
  };
}

/** Returns the parts of a site that does not show the example any more. */
function ownSite({ site }: App) {
  const { content } = site;
  return { ...site, content: { ...content, site: { ...content.site, exampleTexts: false } } };
}

test("while the site shows the example cell, that is the first task of an administrator", async () => {
  const { app, cookie } = await desk();
  const first = async (role: "admin" | "editor") => (await app.site.desk.tasks({ ...VIEWER, role }))[0];
  const task = { title: "This site still shows the example cell", action: { to: "/admin/content/site" } };
  expect(await first("admin")).toMatchObject(task);
  expect(await first("editor")).not.toMatchObject(task);
  const response = await app.request("/api/content/site", { headers: { Cookie: cookie } });
  const { exampleTexts, ...data } = ((await response.json()) as { data: Record<string, unknown> }).data;
  expect(exampleTexts).toBe(true);
  await app.request("/api/content/site", json("PUT", data, cookie));
  expect(await first("admin")).not.toMatchObject(task);
});

test("an empty desk has no tasks", async () => {
  const { titles } = await desk();
  expect(await titles()).toEqual([]);
});

test("unread messages are counted, without spam and those that were read", async () => {
  const { app, cookie, tasks, titles } = await desk();
  const send = (more = {}) =>
    app.request(
      "/api/contact",
      json("POST", { from_name: "Meera", from_email: "m@example.edu", message: "Hi", ...more }),
    );
  await send();
  await send({ website: "https://spam.example", message: "Buy this" });
  expect(await tasks()).toMatchObject([{ title: "1 unread message", action: { to: "/admin/messages" } }]);
  await send({ message: "Hi again" });
  expect(await titles()).toEqual(["2 unread messages"]);
  for (const id of [1, 3]) await app.request(`/api/messages/${id}`, json("PATCH", { read: true }, cookie));
  expect(await titles()).toEqual([]);
});

test("one draft is opened itself, and many in their list", async () => {
  const { add, tasks } = await desk();
  const { id } = await add({ title: "Talk", draft: "true" });
  expect(await tasks()).toMatchObject([{ title: "“Talk” is a draft", action: { to: `/edit-event/${id}` } }]);
  for (const title of ["Two", "Three", "Four"]) await add({ title, draft: "true" });
  expect(await tasks()).toEqual([
    {
      title: "4 events are drafts",
      why: "“Four”, “Three”, “Two”, 1 more.",
      action: { label: "Open the drafts", to: "/admin/events?when=draft" },
    },
  ]);
});

test("from the day after an event the desk asks for its report until it is finished", async () => {
  const { app, add, tasks, titles } = await desk();
  const recent = await add({ title: "Recent", date: "2026-03-01", endDate: "2026-03-08" });
  await add({ title: "Still on", date: "2026-03-01", endDate: TODAY });
  await add({ title: "Long ago", date: addDays(TODAY, -61) });
  await add({ title: "Called off", date: "2026-03-01", state: "cancelled" });
  await add({ title: "Put off", date: "2026-03-01", state: "postponed" });
  expect(await tasks()).toEqual([
    {
      title: "Finish “Recent”",
      why: "It took place on March 1 to 8, 2026. Numbers, photos and winners are easy to find now.",
      action: { label: "Finish this event", to: `/admin/events/${recent.id}/finish` },
    },
  ]);
  await app.site.eventReports.save(VIEWER, recent.id, { students: 4, draft: true });
  expect(await titles()).toEqual(["Finish “Recent”"]);
  await app.site.eventReports.save(VIEWER, recent.id, {});
  expect(await titles()).toEqual([]);
});

test("a week after an event its report is late, and late ones come first", async () => {
  const { add, tasks } = await desk();
  await add({ title: "Six days", date: addDays(TODAY, -6) });
  await add({ title: "A week", date: addDays(TODAY, -7) });
  const late = expect.stringContaining("late reports lose marks");
  expect(await tasks()).toMatchObject([
    { title: "Finish “A week”", why: late },
    { title: "Finish “Six days”", why: expect.not.stringContaining("late") },
  ]);
});

test("nobody is reminded of an event that needs no report, unless that is undone", async () => {
  const { app, add, titles } = await desk();
  const { id } = await add({ title: "Tea", date: addDays(TODAY, -9) });
  await app.site.eventReports.save(VIEWER, id, { noReport: true });
  expect(await titles()).toEqual([]);
  await app.site.eventReports.save(VIEWER, id, { noReport: false, draft: true });
  expect(await titles()).toEqual(["Finish “Tea”"]);
});

test("the reports of all recent events are one query", async () => {
  const { app, add, service } = await desk();
  for (let days = 1; days <= 5; days += 1) await add({ title: `Event ${days}`, date: addDays(TODAY, -days) });
  const asked: number[][] = [];
  const finishedAmong = (viewer: Viewer, ids: number[]) => {
    asked.push(ids);
    return app.site.eventReports.finishedAmong(viewer, ids);
  };
  const now = () => new Date(`${TODAY}T10:00:00Z`);
  const counted = deskService({ ...ownSite(app), eventReports: { finishedAmong }, now });
  expect(await counted.tasks(VIEWER)).toEqual(await service.tasks(VIEWER));
  expect(asked.map((ids) => ids.length)).toEqual([5]);
});

test("a picture needs a description until it has one or is only decoration", async () => {
  const { add, change, tasks, titles } = await desk();
  const image = await png(40, 30);
  const one = await add({ title: "One", date: "2026-11-01", image });
  const two = await add({ title: "Two", date: "2026-11-02", image });
  expect(await tasks()).toMatchObject([
    {
      title: "A picture of “Two” has no description",
      why: expect.stringMatching(
        /^One sentence about it .* A caption does not replace it\. 1 other event needs this too\.$/,
      ),
      action: { to: `/edit-event/${two.id}#imageAlt` },
    },
  ]);
  await change(two.id, { imageAlt: "" });
  const described = { image: two.image, alt: "The hall" };
  await change(one.id, { imageAlt: "Four students", photos: [described, { image: one.image, alt: "" }] });
  expect(await tasks()).toMatchObject([
    {
      title: "A picture of “One” has no description",
      action: { to: expect.stringMatching(/^\/edit-event\/\d+#photos\.[\w-]+\.alt$/) },
    },
  ]);
  await change(one.id, { photos: [{ image: one.image, alt: "The hall" }] });
  expect(await titles()).toEqual([]);
});

test("a picture of the gallery, an early event or a post needs a description", async () => {
  const { app, cookie, now } = await desk();
  // A change of the content creates the service again.
  const tasks = () => deskService({ ...ownSite(app), now }).tasks(VIEWER);
  const edit = async (key: string, change: (data: Described) => void) => {
    const found = await app.request(`/api/content/${key}`, { headers: { Cookie: cookie } });
    const { data } = (await found.json()) as { data: Described };
    change(data);
    expect((await app.request(`/api/content/${key}`, json("PUT", data, cookie))).status).toBe(200);
  };
  await edit("blogs/what-a-grant-panel-asks", ({ picture }) => (picture!.alt = ""));
  expect(await tasks()).toMatchObject([
    {
      title: "A picture of “What a grant panel asks” has no description",
      action: { label: "Describe the picture", to: "/admin/content/blogs/what-a-grant-panel-asks#picture.alt" },
    },
  ]);
  await edit("gallery", ({ pictures }) => (pictures![0]!.picture.alt = ""));
  expect(await tasks()).toMatchObject([
    {
      why: expect.stringMatching(/ 1 other picture needs this too\.$/),
      action: { to: expect.stringMatching(/gallery#pictures\.[\w-]+\.picture\.alt$/) },
    },
  ]);
  for (const key of ["gallery", "blogs/what-a-grant-panel-asks"])
    await app.request(`/api/content/${key}?to=file`, { method: "DELETE", headers: { Cookie: cookie } });
  expect(await tasks()).toEqual([]);
  await edit("events/past", ({ events }) => (events![0]!.picture.alt = ""));
  await edit("team/students-2025", ({ members }) => (members![0]!.picture.alt = ""));
  expect(await tasks()).toMatchObject([
    { why: expect.not.stringContaining("other"), action: { to: expect.stringContaining("/events/past#events.") } },
  ]);
});

test("the home page needs an event when its card is in the past and no event comes", async () => {
  const { app, cookie, add, tasks } = await desk();
  await app.request("/api/events/1", { method: "DELETE", headers: { Cookie: cookie } });
  expect(await tasks()).toMatchObject([
    {
      title: "The card on the home page shows a past event",
      why: expect.stringContaining("“Idea to Prototype Day” took place on October 13, 2025."),
      action: { to: "/add-event" },
    },
  ]);
  await add({ date: TODAY });
  expect(await tasks()).toEqual([]);
});

test("a draft that is published by itself says when, and is not counted as a draft", async () => {
  const { app, add, tasks } = await desk();
  const { id } = await add({ title: "Talk", draft: "true" });
  await app.site.events.schedule(VIEWER, id, new Date("2999-03-09T03:30:00Z"));
  await add({ title: "Two", draft: "true" });
  expect(await tasks()).toMatchObject([
    {
      title: "“Talk” will be published by itself",
      why: "Visitors see it from March 9, 2999, 09:00.",
      action: { to: `/edit-event/${id}` },
    },
    { title: "“Two” is a draft" },
  ]);
});

test("a draft of a post is opened from the desk", async () => {
  const { app, cookie, tasks } = await desk();
  const made = await app.request("/api/content/blogs/a-new-post", json("POST", { title: "A new post" }, cookie));
  expect(made.status).toBe(201);
  expect(await tasks()).toMatchObject([
    { title: "“Blog: A new post” is a draft", action: { to: "/admin/content/blogs/a-new-post" } },
  ]);
});

test("a draft of a post that is in changes is on the desk once, with them", async () => {
  const { app, cookie, tasks } = await desk();
  await app.request("/api/content/blogs/a-new-post", json("POST", { title: "A new post" }, cookie));
  await app.site.changeSets.create(VIEWER, "Soon");
  await app.site.changeSets.put(VIEWER, 1, "blogs/a-new-post", { title: "A new post" }, {});
  expect(await tasks()).toMatchObject([{ title: "“Soon” is not published yet", why: "You prepared it." }]);
});

test("text that somebody typed and did not save is on their desk, until it is saved or its document is deleted", async () => {
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

test("from July on the next session is to be started", async () => {
  const { app } = await desk();
  const at = async (now: string) => {
    const tasks = await deskService({ ...ownSite(app), now: () => new Date(now) }).tasks(VIEWER);
    return tasks.filter(({ title }) => title.includes("session"));
  };
  expect(await at("2026-06-30T12:00:00Z")).toEqual([]);
  expect(await at("2026-07-01T12:00:00Z")).toMatchObject([
    {
      title: "The session 2025-26 is over",
      why: "It ended on June 30, 2026. Visitors still see it on the team page.",
      action: { label: "Start the next session", to: "/admin/session" },
    },
  ]);
  const { id } = await app.site.newSessions.start(VIEWER, { label: "2026-27", year: 2026, publishOn: null });
  await app.site.changeSets.publish(VIEWER, id);
  await app.site.changeSets.undo(VIEWER, id);
  const [task] = await at("2026-07-01T12:00:00Z");
  expect(task?.why).toContain("What was prepared as “Session 2026-27” is still there.");
});

test("a session ends before the first month that the settings of the reports name", async () => {
  const { app } = await desk();
  const site = ownSite(app);
  const content = { ...site.content, reports: { ...site.content.reports, sessionStartsIn: 1 } };
  const at = async (now: string) => {
    const tasks = await deskService({ ...site, content, now: () => new Date(now) }).tasks(VIEWER);
    return tasks.filter(({ title }) => title.includes("session")).map(({ why }) => why);
  };
  expect(await at("2025-12-31T12:00:00Z")).toEqual([]);
  expect(await at("2026-01-01T12:00:00Z")).toEqual([
    "It ended on December 31, 2025. Visitors still see it on the team page.",
  ]);
});

test("a session that was begun is continued at its first open step, by every administrator", async () => {
  const { app, tasks } = await desk();
  const { id } = await app.site.newSessions.start(VIEWER, { label: "2026-27", year: 2026, publishOn: null });
  const task = (to: string) => ({
    title: "“Session 2026-27” is not published yet",
    why: `${ADMIN.email} began it. Visitors see it when it is published.`,
    action: { label: "Continue", to: `/admin/session/${id}/${to}` },
  });
  expect(await tasks()).toEqual([task("who-stays")]);
  await app.site.newSessions.addPeople(VIEWER, id, [{ name: "Meera Bisht", role: "Treasurer" }], undefined);
  const other: Viewer = { user: { email: OTHER.email }, role: "admin" };
  const later = deskService({ ...ownSite(app), now: () => new Date("2026-11-01T12:00:00Z") });
  const titles = (await later.tasks(other)).filter(({ title }) => /session/i.test(title));
  expect(titles).toEqual([task("nodes")]);
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

test("a failed backup comes first", async () => {
  const { add, tasks, titles } = await desk({ failure: "The daily backup failed." });
  await add({ title: "Talk", draft: "true" });
  expect((await tasks())[0]).toMatchObject({
    why: "The daily backup failed. Tell the person who runs the server.",
    action: { label: "Look at the backup", to: "/admin/handover#backup" },
  });
  expect(await titles()).toEqual(["The last backup failed", "“Talk” is a draft"]);
});

test("with events of another server the desk does not look at events here", async () => {
  const { add, titles } = await desk({ env: { API_URL: "https://events.example.edu" } });
  await add({ title: "Talk", draft: "true" });
  expect(await titles()).toEqual([]);
});

test("a second administrator is wanted until one has signed in", async () => {
  const { app, tasks } = await desk();
  const others = app.site.database.kysely.updateTable("profiles").where("email", "=", OTHER.email);
  const task = { title: "Only one administrator can sign in", action: { to: "/admin/administrators#invite" } };
  await others.set({ lastSeenAt: null }).execute();
  expect(await tasks()).toMatchObject([task]);
  await others.set({ lastSeenAt: "2026-03-08T10:00:00.000Z", role: "editor" }).execute();
  expect(await tasks()).toMatchObject([task]);
  await others.set({ role: "admin", activeUntil: "2026-03-09T09:00:00.000Z" }).execute();
  expect(await tasks()).toMatchObject([task]);
  await others.set({ activeUntil: "2026-03-09T11:00:00.000Z" }).execute();
  expect(await tasks()).toEqual([]);
});

test("only editors and administrators read the tasks and what was saved last", async () => {
  const { service } = await desk();
  const user = { user: { email: USER.email }, role: "user" as const };
  await expect(service.tasks(user)).rejects.toMatchObject({ status: 403 });
  await expect(service.latestSaves(user)).rejects.toMatchObject({ status: 403 });
});

test("the desk of the site looks at the real day", async () => {
  const { app, add } = await desk();
  await add({ title: "Yesterday", date: addDays(todayIn(app.site.content.site.timeZone), -1) });
  const titles = (await app.site.desk.tasks(VIEWER)).map(({ title }) => title);
  expect(titles).toContain("Finish “Yesterday”");
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
      why: "Mission: Text: it was changed on the site meanwhile, too. Open it in these changes and choose a text. It is planned for July 1, 2099, 09:00.",
      action: { label: "Correct it", to: "/admin/changes/1" },
    },
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
