import { expect, test } from "vitest";
import { addDays } from "../../../domain/calendar-days.ts";
import { todayIn } from "../../../domain/moments.ts";
import type { Viewer } from "../../../domain/session.ts";
import { ADMIN, json, USER } from "../../../tests/support/app.ts";
import { desk, OTHER, ownSite, VIEWER } from "../../../tests/support/desk.ts";
import { deskService } from "./desk.server.ts";

test("an administrator's first task is to replace the example cell", async () => {
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

test("every administrator continues a session at its first open step", async () => {
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

test("a failed backup comes first", async () => {
  const { add, tasks, titles } = await desk({ failure: "The daily backup failed." });
  await add({ title: "Talk", draft: "true" });
  expect((await tasks())[0]).toMatchObject({
    why: "The daily backup failed. Tell the person who runs the server.",
    action: { label: "Look at the backup", to: "/admin/handover#backup" },
  });
  expect(await titles()).toEqual(["The last backup failed", "“Talk” is a draft"]);
});

test("a site in use needs backups, if the data is in its own file", async () => {
  const { app, now } = await desk();
  const titles = async (BACKUP_DIR?: string) => {
    const tasks = await deskService({ ...ownSite(app), now, env: { https: true, BACKUP_DIR } }).tasks(VIEWER);
    return tasks.map(({ title }) => title);
  };
  const isFile = app.site.database.kind === "sqlite";
  expect(await titles()).toEqual(isFile ? ["The site makes no backups by itself"] : []);
  expect(await titles("/backups")).toEqual([]);
});

test("a second administrator is wanted until one has signed in", async () => {
  const { app, tasks } = await desk();
  const others = app.site.database.kysely.updateTable("profiles").where("email", "=", OTHER.email);
  const task = {
    title: "Only one administrator can sign in",
    action: { to: "/admin/administrators?role=admin#invite" },
  };
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
