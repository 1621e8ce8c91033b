import { expect, test } from "vitest";
import { mailerOf } from "../../../tests/support/mailer.ts";
import {
  clockAt,
  DAY,
  deliveries,
  HOUR,
  outboxOn,
  ownDatabases,
  SECOND,
  START,
  statesOf,
  storeMessages,
} from "../../../tests/support/outbox.ts";
import { DeliveryFailure, type FailureKind } from "../../adapters/mail/delivery-failure.ts";
import type { Mailer } from "../../adapters/mail/mailer.ts";

/** An outbox with `texts` in it. `answers` says how the try at a text ends; nothing means well. `tried` is every try in order. */
async function filled(
  texts: string[],
  answers: (text: string) => FailureKind | undefined = () => undefined,
  more: Partial<Mailer> = {},
) {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, texts);
  const clock = clockAt(START);
  const tried: string[] = [];
  const mailer = mailerOf(async ({ message }) => {
    tried.push(message);
    const kind = answers(message);
    if (kind) throw new DeliveryFailure(kind, `It was ${kind}.`);
  });
  return {
    database: database!,
    clock,
    tried,
    ...outboxOn({ database: database!, mailer: { ...mailer, ...more }, clock }),
  };
}

test("messages are delivered once each, in the order they came in", async () => {
  const { database, tried, deliverAll } = await filled(["first", "second", "third"]);
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

test("a message that is put off waits for its time with the reason, and the others go meanwhile", async () => {
  let open = false;
  const { database, clock, tried, deliverAll } = await filled(["put off", "other"], (text) =>
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
] as const)(
  "a message that was %s is shown as %s with the reason, and not tried again by itself",
  async (kind, state) => {
    const { database, clock, tried, deliverAll } = await filled(["bad", "good"], (text) =>
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
  },
);

test("while the service is away one message asks after it, the others are not tried one by one", async () => {
  let away = true;
  const { database, clock, tried, deliverAll } = await filled(["a", "b", "c"], () => (away ? "away" : undefined));
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

test("a message that fails again and again never stands in the way, and is given up after days, visibly", async () => {
  const { database, clock, deliverAll } = await filled(["poison"], (text) => (text === "poison" ? "later" : undefined));
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

test("a message that waited for a month while the site was down is not given up at its first failure", async () => {
  const { database, clock, deliverAll } = await filled(["old"], () => "away");
  clock.advance(30 * DAY);
  await deliverAll();
  expect(await statesOf(database)).toEqual(["waiting"]);
});

test("what is no failure of the mail's waits too, and its words stay inside", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  const mailer = mailerOf(() => {
    throw new Error("a secret of the code");
  });
  await outboxOn({ database: database!, mailer, clock: clockAt(START) }).deliverAll();
  expect(await deliveries(database!)).toMatchObject([{ state: "waiting", reason: "The mail could not be made." }]);
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
