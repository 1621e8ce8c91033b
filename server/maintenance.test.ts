/** Expired data is deleted by the clock, and clocks may be wrong. */
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ADMIN, cookieOf, json, startApp } from "../tests/support/app.ts";
import { addEvent } from "../tests/support/requests.ts";
import type { App } from "./app.ts";
import { tidyUp } from "./maintenance.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MONTH_MS = 31 * DAY_MS;
const ONE_OF_EACH = { invitations: 1, cards: 1, messages: 1, events: 1, keys: 1 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T10:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
});

const step = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);

/** Runs maintenance hour by hour, like a real process. */
async function hours(app: App, count: number): Promise<void> {
  for (let hour = 0; hour < count; hour += 1) {
    step(HOUR_MS);
    await tidyUp(app.site);
  }
}

/** Adds a new message, invitation and card, and puts an event into the trash. */
async function startWithOneOfEach() {
  const app = await startApp();
  const { kysely } = app.site.database;
  const message = { fromName: "Meera", fromEmail: "meera@example.edu", message: "Hello" };
  const receivedAt = new Date().toISOString();
  await kysely
    .insertInto("contactMessage")
    .values({ ...message, receivedAt })
    .execute();
  const Cookie = await cookieOf(app, ADMIN);
  const { id } = await addEvent(app, Cookie);
  await app.request(`/api/events/${id}`, { method: "DELETE", headers: { Cookie } });
  await app.request("/api/invitations", json("POST", { role: "editor" }, Cookie));
  const session = json("POST", { label: "2026-27", year: 2026, publishOn: null }, Cookie);
  expect((await app.request("/api/new-sessions", session)).status).toBe(201);
  await app.request("/api/new-sessions/1/cards", json("POST", { names: ["Meera"] }, Cookie));
  const key = { email: ADMIN.email, key: "a", request: "b", documentId: id, createdAt: receivedAt };
  await kysely.insertInto("writeKey").values(key).execute();
  const left = async () => ({
    invitations: (await kysely.selectFrom("invitation").select("id").execute()).length,
    cards: (await kysely.selectFrom("memberCard").select("id").execute()).length,
    messages: (await kysely.selectFrom("contactMessage").select("id").execute()).length,
    events: (await kysely.selectFrom("document").select("id").execute()).length,
    keys: (await kysely.selectFrom("writeKey").select("key").execute()).length,
  });
  return { app, left };
}

test("expired data is deleted once the clock has run steadily for a day", async () => {
  const { app, left } = await startWithOneOfEach();
  step(14 * MONTH_MS);
  await hours(app, 24);
  expect(await left()).toEqual(ONE_OF_EACH);
  await hours(app, 1);
  expect(await left()).toEqual({ invitations: 0, cards: 0, messages: 0, events: 0, keys: 0 });
});

test("an invitation is deleted 60 days after the end of its link", async () => {
  const app = await startApp();
  const invited = json("POST", { role: "editor", email: "asha@example.edu" }, await cookieOf(app, ADMIN));
  expect((await app.request("/api/invitations", invited)).status).toBe(201);
  const left = () => app.site.database.kysely.selectFrom("invitation").select("email").execute();
  step(65 * DAY_MS);
  await hours(app, 25);
  expect(await left()).toHaveLength(1);
  await hours(app, 24);
  expect(await left()).toEqual([]);
});

test("a clock ten years ahead for most of a day deletes nothing", async () => {
  const { app, left } = await startWithOneOfEach();
  await hours(app, 30);
  step(120 * MONTH_MS);
  await hours(app, 23);
  step(-120 * MONTH_MS);
  await hours(app, 30);
  expect(await left()).toEqual(ONE_OF_EACH);
});
