/** Tests messages whose process dies, and messages that several workers want. */
import { expect, test } from "vitest";
import { mailerOf } from "../../../../tests/support/mailer.ts";
import {
  clockAt,
  deliveries,
  HOUR,
  outboxOn,
  ownDatabases,
  SECOND,
  START,
  statesOf,
  storeMessages,
} from "../../../../tests/support/outbox.ts";
import { LEASE_SECONDS, leaseNext, settle } from "./delivery-queue.server.ts";

const PAST_THE_LEASE = (LEASE_SECONDS + 1) * SECOND;

/** Starts a worker of `database` that records its deliveries. */
function worker(database: Parameters<typeof outboxOn>[0]["database"], clock = clockAt(START), repeatable = true) {
  const sent: string[] = [];
  const mailer = { ...mailerOf(async ({ message }) => void sent.push(message)), repeatable };
  return { sent, ...outboxOn({ database, mailer, clock }) };
}

test("a message of a dead process is tried again when its lease ends", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  const clock = clockAt(START);
  await leaseNext(database!, clock.now());
  const next = worker(database!, clock);
  clock.advance(LEASE_SECONDS * SECOND - 1);
  await next.deliverAll();
  expect(next.sent).toEqual([]);
  clock.advance(2);
  await next.deliverAll();
  expect([next.sent, await statesOf(database!)]).toEqual([["one"], ["delivered"]]);
});

test("a message that crashes the process does not block the others", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["deadly", "a", "b"]);
  const clock = clockAt(START);
  await leaseNext(database!, clock.now());
  clock.advance(PAST_THE_LEASE);
  expect((await leaseNext(database!, clock.now()))?.message.message).toBe("a");
});

test("a lease that another process took by a clock an hour ahead is its own", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  const clock = clockAt(START);
  clock.advance(HOUR);
  await leaseNext(database!, clock.now());
  clock.advance(-HOUR);
  const next = worker(database!, clock);
  await next.deliverAll();
  expect(next.sent).toEqual([]);
});

test("without safe repetition a person decides about a dead process's message", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one", "two"]);
  const clock = clockAt(START);
  await leaseNext(database!, clock.now());
  clock.advance(PAST_THE_LEASE);
  const next = worker(database!, clock, false);
  await next.deliverAll();
  expect(next.sent).toEqual(["two"]);
  expect(await deliveries(database!)).toMatchObject([
    { state: "unknown", reason: "The site stopped while this was being sent.", leaseUntil: null },
    { state: "delivered" },
  ]);
});

test("a worker whose lease went to another worker changes nothing", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  const clock = clockAt(START);
  const slow = await leaseNext(database!, clock.now());
  clock.advance(PAST_THE_LEASE);
  await worker(database!, clock).deliverAll();
  await settle(database!, slow!, { state: "failed", reason: "too late" }, clock.now());
  expect(await deliveries(database!)).toMatchObject([{ state: "delivered", reason: null }]);
});

test("three workers on two connections send 150 messages without repetition", async () => {
  const databases = await ownDatabases(2);
  const texts = Array.from({ length: 150 }, (_, index) => `message ${index}`);
  await storeMessages(databases[0]!, texts);
  const sent: string[] = [];
  const begun = new Set<number>();
  const allHaveBegun = Promise.withResolvers<void>();
  const workers = [databases[0]!, databases[0]!, databases[1]!].map((database, number) => {
    const mailer = mailerOf(async ({ message }) => {
      sent.push(message);
      if (begun.add(number).size === 3) allHaveBegun.resolve();
      await allHaveBegun.promise;
    });
    return outboxOn({ database, mailer, clock: clockAt(START) });
  });
  await Promise.all(workers.map(({ deliverAll }) => deliverAll()));
  expect(sent.sort()).toEqual([...texts].sort());
  expect(new Set(await statesOf(databases[0]!))).toEqual(new Set(["delivered"]));
});

test("a delivery that the database could not record is not repeated", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one", "two"]);
  let away = false;
  // The database fails between sending the mail and recording it.
  const failing = {
    ...database!,
    get kysely() {
      if (away) throw new Error("The database is away.");
      return database!.kysely;
    },
  };
  const clock = clockAt(START);
  const sent: string[] = [];
  const mailer = mailerOf(async ({ message }) => {
    sent.push(message);
    away = message === "one";
  });
  const { deliverNext, deliverAll } = outboxOn({ database: failing, mailer, clock });
  await expect(deliverNext()).rejects.toThrow("away");
  await expect(deliverNext()).rejects.toThrow("away");
  away = false;
  clock.advance(PAST_THE_LEASE);
  await deliverAll();
  expect([sent, await statesOf(database!)]).toEqual([
    ["one", "two"],
    ["delivered", "delivered"],
  ]);
});
