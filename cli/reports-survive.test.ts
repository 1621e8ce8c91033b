/** Tests backup, restore and the static copy with reports of events. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { EventReport } from "../app/features/event-reports/event-report.ts";
import { ADMIN, cookieOf, json, ROOT, startApp } from "../tests/support/app.ts";
import { png } from "../tests/support/pictures.ts";
import { addEvent, form } from "../tests/support/requests.ts";
import { copySite } from "./static-copy.ts";

const SECRET = "Secret";
const TYPED = { number: 5, baseRevision: 2, data: { objective: "Half a sen" } };

function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), "cell-survive-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Makes a finished report with a private file and unsaved text, and a draft. */
async function siteWithReports() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  const [event, other] = [await addEvent(app, cookie), await addEvent(app, cookie, { title: "Walk" })];
  const viewer = { user: { email: ADMIN.email }, role: "admin" as const };
  const { imageUrl } = await app.site.media.upload(viewer, await png());
  const report = {
    students: 4711,
    expenditure: 98_765,
    objective: SECRET,
    speakers: [{ name: SECRET }],
    winners: [{ name: "मीरा रावत" }],
    photos: [{ image: imageUrl, alt: "Two teams shake hands" }],
  };
  const send = async (path: string, init: RequestInit) => expect((await app.request(path, init)).ok, path).toBe(true);
  const address = `/api/events/${event.id}`;
  await send(`${address}/report`, json("PUT", report, cookie));
  await send(`/api/events/${other.id}/report`, json("PUT", { learnt: SECRET, draft: true }, cookie));
  await send(`${address}/report/working-copy`, json("PUT", TYPED, cookie));
  await send(`${address}/proofs`, form({ kind: "attendance", file: await png(30, 30) }, cookie));
  return { app, cookie, event, other, address };
}

function command(dataFolder: string, script: string, ...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataFolder, DATABASE_URL: "" };
  return spawnSync(process.execPath, [`cli/${script}.ts`, ...args], { cwd: ROOT, env, encoding: "utf8" });
}

test("a restored backup has reports, drafts, unsaved text and private files", async () => {
  const { app, address, other } = await siteWithReports();
  const backup = join(emptyFolder(), "site.db");
  const data = emptyFolder();
  expect(command(app.site.env.DATA_DIR, "backup", backup).status).toBe(0);
  expect(command(data, "restore", backup).status).toBe(0);
  const restored = await startApp({ data });
  const cookie = await cookieOf(restored, ADMIN);
  const get = (path: string) => restored.request(path, { headers: { Cookie: cookie } });
  const read = async (path: string) => (await (await get(path)).json()) as EventReport;
  expect(await read(`${address}/report`)).toMatchObject({ students: 4711, objective: SECRET, draft: false });
  expect(await read(`/api/events/${other.id}/report`)).toMatchObject({ learnt: SECRET, draft: true });
  expect(await read(`${address}/report/working-copy`)).toMatchObject(TYPED);
  const proof = await get(`${address}/proofs/1`);
  expect(Buffer.from(await proof.arrayBuffer())).toEqual(Buffer.from(await png(30, 30)));
  expect(await (await restored.request("/gallery")).text()).toContain("Two teams shake hands");
});

test("the static copy has winners and album, and nothing private", async () => {
  const { app } = await siteWithReports();
  const folder = emptyFolder();
  const paths = [...app.publicPaths(), "/api/events"].filter((path) => path !== "/oembed");
  await copySite(paths, { request: app.request, origin: "http://localhost", folder });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const texts = files
    .map((name) => join(folder, name))
    .filter((name) => statSync(name).isFile())
    .map((name) => readFileSync(name, "utf8"));
  expect(texts.filter((text) => text.includes("मीरा रावत")).length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes("Two teams shake hands")).length).toBeGreaterThan(1);
  expect(texts.filter((text) => /Secret|4711|98765/.test(text))).toEqual([]);
  expect(files.filter((name) => /proof|report|poster/.test(name))).toEqual([]);
});
