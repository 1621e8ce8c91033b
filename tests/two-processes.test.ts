/** Two processes use one SQLite file when a site restarts before the old process has ended. */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { createApp, createLog, parseEnv } from "../server/app.ts";
import { ADMIN, cookieOf, json, ROOT } from "./support/app.ts";
import { addEvent, EVENT } from "./support/requests.ts";
import { shownOn } from "./support/shown.ts";

async function twoApps() {
  const folder = mkdtempSync(join(tmpdir(), "cell-two-"));
  copyFileSync(inject("sqliteTemplate")!, join(folder, "site.db"));
  const open = () => createApp({ env: parseEnv({ DATA_DIR: folder }, ROOT), root: ROOT, log: createLog("silent") });
  const [one, other] = [await open(), await open()];
  onTestFinished(async () => {
    await Promise.all([one.close(), other.close()]);
    rmSync(folder, { recursive: true });
  });
  return [one, other] as const;
}

test("both processes count wrong passwords together", async () => {
  const apps = await twoApps();
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    for (const app of apps) {
      const guess = json("POST", { ...ADMIN, password: "a wrong password" });
      statuses.push((await app.request("/api/session", guess)).status);
    }
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});

test("writes and sign-ins of one process are visible on the other", async () => {
  const [one, other] = await twoApps();
  const cookie = await cookieOf(one, ADMIN);
  expect(await (await other.request("/events")).text()).not.toContain(EVENT.title);
  await addEvent(one, cookie);
  await vi.waitFor(async () => expect(await shownOn(await other.request("/events"))).toContain(EVENT.title), 10_000);
  expect(await (await other.request("/api/events")).json()).toMatchObject([EVENT]);
  await addEvent(other, cookie, { title: "From the other" });
  await vi.waitFor(async () => expect(await shownOn(await one.request("/events"))).toContain("From the other"), 10_000);
});
