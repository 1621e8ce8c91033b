/** Tests each way in which a delivery can fail, and its effect on other messages. */
import { expect, test } from "vitest";
import { faultLog } from "../../../../tests/support/fault-log.ts";
import { mailerOf } from "../../../../tests/support/mailer.ts";
import {
  clockAt,
  DAY,
  deliveries,
  filledOutbox,
  HOUR,
  outboxOn,
  ownDatabases,
  SECOND,
  START,
  statesOf,
  storeMessages,
} from "../../../../tests/support/outbox.ts";
import { createOutbox } from "./outbox.server.ts";

test("a deferred message waits with its reason while others are sent", async () => {
  let open = false;
  const { database, clock, tried, deliverAll } = await filledOutbox(["put off", "other"], (text) =>
    text === "put off" && !open ? "later" : undefined,
  );
  await deliverAll();
  expect(tried).toEqual(["put off", "other"]);
  expect(await deliveries(database)).toMatchObject([
    {
      state: "waiting",
      attempts: 1,
      reason: "It was later.",
      leaseUntil: null,
      nextAttemptAt: "2026-03-06T18:00:10.000Z",
    },
    { state: "delivered" },
  ]);
  open = true;
  clock.advance(9 * SECOND);
  await deliverAll();
  expect(tried).toHaveLength(2);
  clock.advance(SECOND);
  await deliverAll();
  expect(await statesOf(database)).toEqual(["delivered", "delivered"]);
});

test.each([
  ["refused", "failed"],
  ["unknown", "unknown"],
] as const)("a message that was %s is shown as %s with the reason, and not sent again", async (kind, state) => {
  const { database, clock, tried, deliverAll } = await filledOutbox(["bad", "good"], (text) =>
    text === "bad" ? kind : undefined,
  );
  await deliverAll();
  clock.advance(30 * DAY);
  await deliverAll();
  expect(tried).toEqual(["bad", "good"]);
  expect(await deliveries(database)).toMatchObject([
    { state, reason: `It was ${kind}.`, settledAt: START },
    { state: "delivered" },
  ]);
});

test("while the mail service is down one message tests it, not all", async () => {
  let away = true;
  const { database, clock, tried, deliverAll } = await filledOutbox(["a", "b", "c"], () => (away ? "away" : undefined));
  await deliverAll();
  expect(tried).toEqual(["a"]);
  clock.advance(HOUR);
  await deliverAll();
  expect(tried).toHaveLength(2);
  away = false;
  clock.advance(HOUR);
  await deliverAll();
  expect(await statesOf(database)).toEqual(["delivered", "delivered", "delivered"]);
});

test("pauses grow to ten minutes during an outage, and end after a success", async () => {
  let away = true;
  const texts = Array.from({ length: 60 }, (_, index) => `message ${index}`);
  const { database, clock, tried, deliverAll } = await filledOutbox(texts, () => (away ? "away" : undefined));
  const pauses: number[] = [];
  for (let [second, last] = [0, 0]; pauses.length < 9; second += 1) {
    const before = tried.length;
    await deliverAll();
    if (tried.length > before && second > 0) {
      pauses.push(second - last);
      last = second;
    }
    clock.advance(SECOND);
  }
  expect(pauses).toEqual([10, 15, 30, 60, 120, 240, 480, 600, 600]);
  away = false;
  clock.advance(HOUR);
  await deliverAll();
  expect(new Set(await statesOf(database))).toEqual(new Set(["delivered"]));
  away = true;
  await storeMessages(database, ["a", "b"], clock.now());
  const before = tried.length;
  await deliverAll();
  clock.advance(9 * SECOND);
  await deliverAll();
  expect(tried.slice(before)).toEqual(["a"]);
  clock.advance(SECOND);
  await deliverAll();
  expect(tried.slice(before)).toHaveLength(2);
});

test("a message that always fails never blocks others and is given up after days", async () => {
  const { database, clock, deliverAll } = await filledOutbox(["poison"], (text) =>
    text === "poison" ? "later" : undefined,
  );
  for (let hour = 0; hour < 3 * 24; hour++) {
    await storeMessages(database, [`hour ${hour}`], clock.now());
    await deliverAll();
    clock.advance(HOUR);
  }
  const [poison, ...others] = await statesOf(database);
  expect([poison, new Set(others), others.length]).toEqual(["waiting", new Set(["delivered"]), 72]);
  for (let hour = 0; hour < 7 * 24; hour++) {
    await deliverAll();
    clock.advance(HOUR);
  }
  expect((await deliveries(database))[0]).toMatchObject({ state: "failed", attempts: 170, reason: "It was later." });
});

test("a message that waited for a month is not given up at its first failure", async () => {
  const { database, clock, deliverAll } = await filledOutbox(["old"], () => "away");
  clock.advance(30 * DAY);
  await deliverAll();
  expect(await statesOf(database)).toEqual(["waiting"]);
});

test("an internal error is retried too, and its text is not shown", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  const mailer = mailerOf(() => {
    throw new Error("a secret of the code");
  });
  await outboxOn({ database: database!, mailer, clock: clockAt(START) }).deliverAll();
  expect(await deliveries(database!)).toMatchObject([{ state: "waiting", reason: "The mail could not be made." }]);
});

test("the log names the message that failed, how, and why", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  const mailer = mailerOf(() => {
    throw new Error("a secret of the code");
  });
  const { faults, log } = faultLog("warn");
  await createOutbox({ database: database!, mailer, log }).deliverNext();
  expect(faults.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      msg: "contact message not delivered",
      contactMessage: 1,
      kind: "later",
      err: { message: expect.stringContaining("a secret of the code") },
    },
  ]);
});
