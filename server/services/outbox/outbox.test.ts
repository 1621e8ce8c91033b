import { expect, onTestFinished, test, vi } from "vitest";
import { mailerOf } from "../../../tests/support/mailer.ts";
import {
  clockAt,
  deliveries,
  filledOutbox,
  outboxOn,
  ownDatabases,
  START,
  storeMessages,
} from "../../../tests/support/outbox.ts";
import { createLog } from "../../log.ts";
import { createOutbox } from "./outbox.ts";

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

test("a message that is deleted while it is being sent is gone", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one", "two"]);
  const mailer = mailerOf(
    async ({ id }) => void (await database!.kysely.deleteFrom("contactMessage").where("id", "=", id).execute()),
  );
  await outboxOn({ database: database!, mailer, clock: clockAt(START) }).deliverAll();
  expect(await deliveries(database!)).toEqual([]);
});

test("between two calls lies the time that the service asks for, counted from the end of the first", async () => {
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
  // The next round by itself comes after five seconds.
  await vi.waitFor(() => expect(mailed).toEqual(["late"]), 3_000);
});
