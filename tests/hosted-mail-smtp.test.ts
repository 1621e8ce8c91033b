/** Tests the outbox with a real mail server that works or misbehaves. */
import { expect, test } from "vitest";
import { smtpMailer } from "../platform/mail/smtp.ts";
import { clockAt, deliveries, HOUR, outboxOn, ownDatabases, START, statesOf, storeMessages } from "./support/outbox.ts";
import { startMailServer, type Behaviour } from "./support/smtp.ts";

/** The timeout is short, so that a hanging server is noticed soon, but long enough for a busy machine. */
const mailerFor = (url: string) => smtpMailer({ url, to: "cell@example.edu", product: () => "TPIC" }, 2_000);

async function outboxWith(texts: string[], behave: (raw: string) => Behaviour) {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, texts);
  const server = await startMailServer({ behave });
  const clock = clockAt(START);
  const { deliverAll } = outboxOn({ database: database!, mailer: mailerFor(server.url), clock });
  /** Runs hour by hour, like the worker. */
  const hoursLater = async (count: number) => {
    for (let hour = 0; hour < count; hour++) {
      clock.advance(HOUR);
      await deliverAll();
    }
  };
  return { database: database!, server, deliverAll, hoursLater };
}

/** Behaves once in each of these ways, then normally. */
function first(...behaviours: Behaviour[]) {
  return () => behaviours.shift() ?? "accept";
}

test("a deferred mail (451) is accepted later", async () => {
  const { database, server, deliverAll, hoursLater } = await outboxWith(["one", "two"], first("451"));
  await deliverAll();
  expect(await deliveries(database)).toMatchObject([
    { state: "waiting", reason: expect.stringContaining("451") },
    { state: "delivered" },
  ]);
  await hoursLater(1);
  expect([await statesOf(database), server.taken.length]).toEqual([["delivered", "delivered"], 2]);
});

test("a rejected mail (550) is shown as failed with the server's text", async () => {
  const { database, server, deliverAll, hoursLater } = await outboxWith(["one", "two"], first("550"));
  await deliverAll();
  await hoursLater(3);
  expect(await deliveries(database)).toMatchObject([
    { state: "failed", attempts: 1, reason: expect.stringContaining("No such mailbox here") },
    { state: "delivered" },
  ]);
  expect(server.tried).toHaveLength(2);
});

test.each(["hang", "drop", "421"] as const)(
  "a server that does %s got nothing: the mail is tried again and arrives once",
  async (behaviour) => {
    const { database, server, deliverAll, hoursLater } = await outboxWith(["one", "two"], first(behaviour));
    await deliverAll();
    expect([await statesOf(database), server.tried.length]).toEqual([["waiting", "waiting"], 1]);
    await hoursLater(1);
    expect(await statesOf(database)).toEqual(["delivered", "delivered"]);
    expect(server.taken).toHaveLength(2);
  },
);

test("after a lost response the mail is sent again with the same Message-ID", async () => {
  const { database, server, deliverAll, hoursLater } = await outboxWith(["one"], first("lose"));
  await deliverAll();
  expect(await statesOf(database)).toEqual(["waiting"]);
  await hoursLater(1);
  const [one, again, ...more] = await server.mails();
  expect([more.length, again!.messageId, again!.text]).toEqual([0, one!.messageId, one!.text]);
  expect(await statesOf(database)).toEqual(["delivered"]);
});

test("a mail that crashes the server does not block twenty others", async () => {
  const others = Array.from({ length: 20 }, (_, index) => `message ${index}`);
  const { database, server, deliverAll, hoursLater } = await outboxWith(["poison", ...others], (raw) =>
    raw.includes("poison") ? "drop" : "accept",
  );
  await deliverAll();
  await hoursLater(3);
  expect(await statesOf(database)).toEqual(["waiting", ...others.map(() => "delivered")]);
  expect(server.taken).toHaveLength(20);
});

test("a closed port and an unknown host are retried", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  for (const url of ["smtp://127.0.0.1:9", "smtp://mail.invalid"]) {
    const clock = clockAt("2026-03-07T18:00:00.000Z");
    await outboxOn({ database: database!, mailer: mailerFor(url), clock }).deliverAll();
    expect(await deliveries(database!)).toMatchObject([{ state: "waiting", reason: expect.stringMatching(/.+/) }]);
  }
});
