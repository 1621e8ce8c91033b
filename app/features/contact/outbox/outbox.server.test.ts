import { expect, onTestFinished, test, vi } from "vitest";
import { faultLog } from "../../../../tests/support/fault-log.ts";
import { mailerOf } from "../../../../tests/support/mailer.ts";
import {
  clockAt,
  deliveries,
  filledOutbox,
  outboxOn,
  ownDatabases,
  START,
  statesOf,
  storeMessages,
} from "../../../../tests/support/outbox.ts";
import { createLog } from "../../../../platform/log.ts";
import { createOutbox } from "./outbox.server.ts";

test("messages are delivered once each, in the order they came in", async () => {
  const { database, tried, deliverAll } = await filledOutbox(["first", "second", "third"]);
  await deliverAll();
  await deliverAll();
  expect(tried).toEqual(["first", "second", "third"]);
  expect(await deliveries(database)).toMatchObject(
    ["first", "second", "third"].map((message) => ({
      message,
      state: "delivered",
      attempts: 1,
      reason: null,
      leaseUntil: null,
      settledAt: START,
    })),
  );
});

test("a message that is deleted while it is being sent remains deleted", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one", "two"]);
  const mailer = mailerOf(
    async ({ id }) => void (await database!.kysely.deleteFrom("contactMessage").where("id", "=", id).execute()),
  );
  await outboxOn({ database: database!, mailer, clock: clockAt(START) }).deliverAll();
  expect(await deliveries(database!)).toEqual([]);
});

test("calls are as far apart as the service requires", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["a", "b", "c"]);
  const clock = clockAt(START);
  const calls: [began: number, ended: number][] = [];
  const mailer = mailerOf(async () => {
    const began = clock.now().getTime();
    clock.advance(300);
    calls.push([began, clock.now().getTime()]);
  });
  await outboxOn({ database: database!, mailer: { ...mailer, gapMs: 1_000 }, clock }).deliverAll();
  expect(calls.map(([began], index) => began - (calls[index - 1]?.[1] ?? began))).toEqual([0, 1_000, 1_000]);
});

test("a message that is stored just as a round ends is not left until the next one", async () => {
  const [database] = await ownDatabases(1);
  const mailed: string[] = [];
  let late = ["late"];
  const outbox = createOutbox({
    database: {
      ...database!,
      async transaction(work) {
        const leased = await database!.transaction(work);
        if (leased === undefined && late.length > 0) {
          const texts = late;
          late = [];
          await storeMessages(database!, texts, new Date());
          outbox.wake();
        }
        return leased;
      },
    },
    mailer: mailerOf(async ({ message }) => void mailed.push(message)),
    log: createLog("silent"),
  });
  onTestFinished(() => outbox.stop());
  outbox.start();
  // The next round comes after five seconds.
  await vi.waitFor(() => expect(mailed).toEqual(["late"]), 3_000);
});

/** A limit for `waitFor` in real milliseconds, shorter than the time between two rounds. */
const SOON = 3_000;

/** Runs an outbox with a fake clock, counts its rounds, and opens the same database as another process. */
async function outboxAtWork(deliver = async (): Promise<void> => undefined) {
  const [database, elsewhere] = await ownDatabases(2);
  const looks = { begun: 0, ended: 0, fail: false };
  const mailed: string[] = [];
  const { faults, log } = faultLog();
  const outbox = createOutbox({
    database: {
      ...database!,
      async transaction(work) {
        looks.begun += 1;
        if (looks.fail) throw new Error("The database is away.");
        return database!.transaction(work).finally(() => (looks.ended += 1));
      },
    },
    mailer: mailerOf(async ({ message }) => {
      mailed.push(message);
      await deliver();
    }),
    log,
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await outbox.stop();
  });
  return { outbox, looks, mailed, faults, elsewhere: elsewhere!, pass: vi.advanceTimersByTimeAsync };
}

test("messages of another process are found within five seconds", async () => {
  const { outbox, looks, mailed, elsewhere, pass } = await outboxAtWork();
  outbox.start();
  await pass(0);
  await vi.waitFor(() => expect(looks.ended).toBe(1), SOON);
  await storeMessages(elsewhere, ["theirs"], new Date());
  await pass(4_000);
  expect(looks.begun).toBe(1);
  await pass(1_000);
  await vi.waitFor(() => expect(mailed).toEqual(["theirs"]), SOON);
});

test("stored messages are sent at once, and many at once in one round", async () => {
  const { outbox, looks, mailed, elsewhere, pass } = await outboxAtWork();
  outbox.start();
  await pass(0);
  await vi.waitFor(() => expect(looks.ended).toBe(1), SOON);
  const texts = ["a", "b", "c"];
  await storeMessages(elsewhere, texts, new Date());
  for (const _ of texts) outbox.wake();
  await pass(0);
  const each = texts.length + 1;
  await vi.waitFor(() => expect(looks.ended, "one for each, and one that finds no more").toBe(1 + each), SOON);
  await pass(1_000);
  expect([mailed, looks.begun]).toEqual([texts, 1 + each]);
});

test("an outbox that cannot read logs it and tries again", async () => {
  const { outbox, looks, mailed, faults, elsewhere, pass } = await outboxAtWork();
  await storeMessages(elsewhere, ["one"], new Date());
  looks.fail = true;
  outbox.start();
  await pass(0);
  expect(faults.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: "the outbox could not be read", err: { message: "The database is away." } },
  ]);
  looks.fail = false;
  await pass(5_000);
  await vi.waitFor(() => expect(mailed).toEqual(["one"]), SOON);
});

test("an outbox that is not running ignores messages and lets the process exit", async () => {
  const { outbox, looks, pass } = await outboxAtWork();
  outbox.wake();
  await pass(10_000);
  outbox.start();
  await outbox.stop();
  expect([looks.begun, vi.getTimerCount()]).toEqual([0, 0]);
  outbox.wake();
  expect(vi.getTimerCount()).toBe(0);
});

test("stopping waits for the mail in flight, and the next one remains stored", async () => {
  const underWay = Promise.withResolvers<void>();
  const { outbox, mailed, elsewhere, pass } = await outboxAtWork(() => underWay.promise);
  await storeMessages(elsewhere, ["first", "second"], new Date());
  outbox.start();
  await pass(0);
  await vi.waitFor(() => expect(mailed).toEqual(["first"]), SOON);
  const stopped = outbox.stop();
  underWay.resolve();
  await stopped;
  expect(await statesOf(elsewhere)).toEqual(["delivered", "waiting"]);
});
