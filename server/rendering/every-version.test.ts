/** A write makes those answers anew that may show it, and leaves the others as they are. */
import { expect, onTestFinished, test, vi } from "vitest";
import { ADMIN, cookieOf, startApp } from "../../tests/support/app.ts";
import { addEvent } from "../../tests/support/requests.ts";
import { EVERY_VERSION, watchReads } from "./every-version.ts";

const CONTENT_ONLY = ["/team", "/team.data", "/discover/nodes?year=2024", "/blogs", "/connect", "/no-such-page"];
const OF_EVENTS = ["/", "/events", "/events.data", "/events.atom", "/events.ics", "/sitemap.xml", "/events/embed"];

async function start() {
  const app = await startApp();
  const cookie = await cookieOf(app, ADMIN);
  return { app, write: () => addEvent(app, cookie, { title: "Written meanwhile", date: "2999-01-01" }) };
}

test.each(CONTENT_ONLY)("%s stays in memory over a write", async (path) => {
  const { app, write } = await start();
  let reads = 0;
  const { content } = app.site;
  Object.defineProperty(app.site, "content", { get: () => ((reads += 1), content) });
  await app.request(path);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  await write();
  const { headers } = await app.request(path);
  expect(reads).toBe(0);
  expect(headers.has(EVERY_VERSION)).toBe(false);
});

test.each(OF_EVENTS)("%s is made anew after a write", async (path) => {
  const { app, write } = await start();
  const words = async () => (await app.request(path)).text();
  const before = await words();
  expect(await words()).toBe(before);
  await write();
  expect(await words()).not.toBe(before);
});

test("the home page does not depend on events while the day of its card is ahead", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2025-10-12T06:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { app, write } = await start();
  const etag = async () => (await app.request("/")).headers.get("ETag");
  const before = await etag();
  await write();
  expect(await etag()).toBe(before);
});

test("whoever takes a part that can change is not at every version", async () => {
  const { site } = await startApp();
  const reads = watchReads(site);
  expect([reads.site.content, reads.site.env, reads.isFixed()]).toEqual([site.content, site.env, true]);
  expect(reads.site.events).toBe(site.events);
  expect(reads.isFixed()).toBe(false);
});
