/** An update with the data of the first release: everything is there, public, and editable. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { createApp, createLog, parseEnv } from "../server/app.ts";
import { ADMIN, cookieOf, json, ROOT } from "./support/app.ts";
import { layFirstRelease } from "./support/first-release.ts";
import { addEvent, EVENT, listEvents } from "./support/requests.ts";

async function startUpgraded(settings: Record<string, string>) {
  const app = await createApp({ env: parseEnv(settings, ROOT), root: ROOT, log: createLog("silent") });
  onTestFinished(() => app.close());
  return app;
}

async function upgrade() {
  const folder = mkdtempSync(join(tmpdir(), "cell-upgrade-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const settings = await layFirstRelease(folder);
  const app = await startUpgraded(settings);
  // The first release stored its accounts in SQLite only.
  if (inject("postgresUrl")) await app.accounts!.setPassword(ADMIN.email, ADMIN.password);
  return { app, again: () => startUpgraded(settings) };
}

test("events, pictures and messages are there, and the administrator signs in", async () => {
  const { app } = await upgrade();
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

test("deleted events and ids stay deleted, and events can be changed", async () => {
  const { app } = await upgrade();
  const Cookie = await cookieOf(app, ADMIN);
  expect((await addEvent(app, Cookie)).id).toBe(4);
  expect((await app.request("/api/events/1", json("PUT", { ...EVENT, title: "New" }, Cookie))).status).toBe(200);
  const history = await app.request("/api/events/1/history", { headers: { Cookie } });
  expect(JSON.stringify(await history.json())).toContain("Pitch Day 2025");
  expect((await app.request("/api/events/2", { method: "DELETE", headers: { Cookie } })).status).toBe(204);
  expect((await listEvents(app)).map(({ title }) => title).sort()).toEqual(["New", EVENT.title]);
});

test("calendars know its events by the same name after every start", async () => {
  const { app, again } = await upgrade();
  const names = async (asked: typeof app) => {
    const calendar = await (await asked.request("/events.ics")).text();
    return calendar.match(/^UID:.+$/gm)!.sort();
  };
  const before = await names(app);
  expect(new Set(before).size).toBe(before.length);
  expect(await names(await again())).toEqual(before);
});
