/** After an update, all data of an earlier release is available, public, and editable. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { expect, inject, onTestFinished, test } from "vitest";
import { createApp, createLog, parseEnv } from "../server/app.ts";
import { ADMIN, cookieOf, json, ROOT } from "./support/app.ts";
import BEFORE from "./support/before-documents.json" with { type: "json" };
import { layRelease, type Release } from "./support/earlier-release.ts";
import { addEvent, EVENT, listEvents } from "./support/requests.ts";

async function startUpgraded(settings: Record<string, string>) {
  const app = await createApp({ env: parseEnv(settings, ROOT), root: ROOT, log: createLog("silent") });
  onTestFinished(() => app.close());
  return app;
}

async function upgrade(release: Release) {
  const folder = mkdtempSync(join(tmpdir(), "cell-upgrade-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = await layRelease(release, folder);
  const app = await startUpgraded(settings);
  // The rows of these releases come from SQLite, and PostgreSQL gets none of their accounts.
  if (inject("postgresUrl")) await app.accounts!.setPassword(ADMIN.email, ADMIN.password);
  return { app, again: () => startUpgraded(settings) };
}

async function upgradeAndSignIn() {
  const { app } = await upgrade("before-documents");
  const Cookie = await cookieOf(app, ADMIN);
  const send = (path: string, method = "GET", headers: Record<string, string> = {}) =>
    app.request(path, { method, headers: { Cookie, ...headers } });
  return { app, Cookie, send };
}

test("events, pictures and messages are there, and the administrator signs in", async () => {
  const { app } = await upgrade("first-release");
  const [lab, pitch, ...more] = await listEvents(app);
  expect(more).toEqual([]);
  expect(lab).toMatchObject({ id: 2, title: "Idea Lab & “Makers”", description: "Ten teams.\n\nOne prize." });
  expect(pitch).toMatchObject({ id: 1, title: "Pitch Day 2025", date: "2025-03-09", location: "Hall 2", image: "" });
  const picture = await app.request(lab!.image);
  expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/webp"]);

  const Cookie = await cookieOf(app, ADMIN);
  const messages = await (await app.request("/api/messages", { headers: { Cookie } })).json();
  expect(messages).toMatchObject([
    { id: 2, message: "நான் வரலாமா? ⛰️", readAt: null },
    { id: 1, message: "May I visit?", readAt: expect.any(String), from_name: "Meera" },
  ]);
});

test("deleted events and ids remain deleted, and events can be changed", async () => {
  const { app } = await upgrade("first-release");
  const Cookie = await cookieOf(app, ADMIN);
  expect((await addEvent(app, Cookie)).id).toBe(4);
  expect((await app.request("/api/events/1", json("PUT", { ...EVENT, title: "New" }, Cookie))).status).toBe(200);
  const history = await app.request("/api/events/1/history", { headers: { Cookie } });
  expect(JSON.stringify(await history.json())).toContain("Pitch Day 2025");
  expect((await app.request("/api/events/2", { method: "DELETE", headers: { Cookie } })).status).toBe(204);
  expect((await listEvents(app)).map(({ title }) => title).sort()).toEqual(["New", EVENT.title]);
});

test("calendars know its events by the same name after every start", async () => {
  const { app, again } = await upgrade("first-release");
  const names = async (asked: typeof app) => {
    const calendar = await (await asked.request("/events.ics")).text();
    return calendar.match(/^UID:.+$/gm)!.sort();
  };
  const before = await names(app);
  expect(new Set(before).size).toBe(before.length);
  expect(await names(await again())).toEqual(before);
});

test.each(Object.entries(BEFORE))("%s returns the same as the previous release", async (path, before) => {
  const { send } = await upgradeAndSignIn();
  const response = await send(path);
  const now = partsOf(path, await response.text());
  // A later release may add fields. The calendar has marked drafts since, and they are marked in these lines, too.
  expect(now).toMatchObject(before);
  expect(now).toHaveLength(before.length);
  const [first, known] = [now[0] ?? "", before[0] ?? ""].map((part) => Object.keys(part));
  expect(first!.filter((name) => known!.includes(name))).toEqual(known);
});

/** The lines of a calendar, the stored events of a feed, the rows of a table or of JSON. */
function partsOf(path: string, text: string): (string | object)[] {
  if (path.endsWith(".ics")) return text.split("\r\n");
  if (path.endsWith(".atom")) return text.split("<entry>").filter((entry) => /\/events\/\d+</.test(entry));
  if (path.endsWith(".csv")) return parse(text, { columns: true });
  return JSON.parse(text) as object[];
}

test("removed events remain removed, and no id is used again", async () => {
  const { app, Cookie, send } = await upgradeAndSignIn();
  for (const id of [5, 8]) expect((await send(`/api/events/${id}`)).status).toBe(410);
  expect((await send("/api/events/9")).status).toBe(404);
  expect((await addEvent(app, Cookie)).id).toBe(10);
});

test("an old version can be restored, with its picture", async () => {
  const { app, send } = await upgradeAndSignIn();
  expect(await app.site.media.removeUnused(new Date(Date.now() + 365 * 24 * 3_600_000))).toBe(0);
  const [newest] = BEFORE["/api/events/1/history"];
  expect((await send("/api/events/1/history/1", "POST")).status).toBe(200);
  const event = (await (await send("/api/events/1")).json()) as { image: string; photos: unknown[]; revision: number };
  expect(event).toMatchObject({ photos: [], imageCredit: "", state: "scheduled", revision: newest!.revision + 1 });
  expect((await send(event.image)).status).toBe(200);
});

test("an event is brought back from the trash with its picture", async () => {
  const { send } = await upgradeAndSignIn();
  expect((await send("/api/events/4/restore", "POST")).status).toBe(200);
  const [, trashed] = BEFORE["/api/trash"];
  expect(await (await send("/api/events/4")).json()).toMatchObject({ title: trashed!.title, image: trashed!.image });
});

test("a request that is repeated across the update is accepted", async () => {
  const { app, Cookie } = await upgradeAndSignIn();
  const { headers, ...put } = json("PUT", { ...EVENT, title: "Pitch Day 2025" }, Cookie);
  const response = await app.request("/api/events/2", { ...put, headers: { ...headers, "Idempotency-Key": "first" } });
  expect(await response.json()).toMatchObject({ id: 2, location: "Hall 2", revision: 1 });
});
