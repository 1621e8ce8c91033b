/** Two processes of the built site on one PostgreSQL show all writes, and lose or repeat none. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cookieOf } from "./support/app.ts";
import { ownDatabase } from "./support/own-database.ts";
import { expectPublishedOnBoth } from "./support/published-on-both.ts";
import { ADMIN, startSite, type SiteProcess } from "./support/site-process.ts";

const EVENT = { title: "Seen everywhere", description: "On both.", date: "2026-12-01", location: "Hall" };

let settings: Record<string, string>;
let giveBack: (() => Promise<void>) | undefined;
let one: SiteProcess;
let other: SiteProcess;

beforeAll(async () => {
  const database = await ownDatabase("");
  giveBack = database.giveBack;
  settings = {
    ...database.env,
    SESSION_SECRET: "the same for both, or a sign-in on one is unknown to the other",
    TRUST_PROXY: "1",
  };
  one = await startSite(settings);
  other = await startSite(settings);
});

afterAll(async () => {
  // The first steps may have failed.
  await Promise.all([one?.stop(), other?.stop()]);
  await giveBack?.();
});

function add(site: SiteProcess, Cookie: string, title: string): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...EVENT, title })) form.set(name, value);
  return fetch(`${site.url}/api/events`, { method: "POST", body: form, headers: { Cookie } });
}

const page = async (site: SiteProcess) => (await fetch(`${site.url}/events`)).text();

test("writes and sign-ins of one process are visible on the other", async () => {
  const cookie = await cookieOf(one, ADMIN);
  expect(await page(other)).not.toContain(EVENT.title);
  expect((await add(one, cookie, EVENT.title)).status).toBe(201);
  await vi.waitFor(async () => expect(await page(other)).toContain(EVENT.title), 10_000);
  expect(await (await fetch(`${other.url}/api/events`)).json()).toMatchObject([EVENT]);
  expect((await add(other, cookie, "From the other")).status).toBe(201);
  await vi.waitFor(async () => expect(await page(one)).toContain("From the other"), 10_000);
});

test("a text published by one process is on the page of the other", async () => {
  await expectPublishedOnBoth(one, other);
});

test("two hundred writes with a killed process are each stored once", async () => {
  const cookie = await cookieOf(one, ADMIN);
  const acknowledged: string[] = [];
  const write = async (site: SiteProcess, title: string) => {
    const response = await add(site, cookie, title).catch(() => undefined);
    if (response?.status === 201) acknowledged.push(title);
  };
  for (let round = 0; round < 4; round += 1) {
    const writes = Array.from({ length: 50 }, (_, index) => write(index % 2 ? one : other, `event ${round}-${index}`));
    if (round % 2 === 1) {
      await other.kill();
      other = await startSite(settings);
    }
    await Promise.all(writes);
  }
  const titles = ((await (await fetch(`${one.url}/api/events`)).json()) as { title: string }[]).map(
    ({ title }) => title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThanOrEqual(100);
});

test("both processes count wrong passwords together", async () => {
  const guess = (site: SiteProcess) =>
    fetch(`${site.url}/api/session`, {
      method: "POST",
      // From another address than the other tests, because this one is locked out.
      headers: { "Content-Type": "application/json", "X-Forwarded-For": "203.0.113.9" },
      body: JSON.stringify({ ...ADMIN, password: "a wrong password" }),
    });
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await guess(one)).status, (await guess(other)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
});
