/** The outbox with a real mail server, well-behaved and not. */
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import type { ContactMessage } from "../domain/contact-message.ts";
import { smtpMailer } from "../server/adapters/mail/smtp.ts";
import { clockAt, deliveries, HOUR, outboxOn, ownDatabases, START, statesOf, storeMessages } from "./support/outbox.ts";
import { startMailServer, type Behaviour } from "./support/smtp.ts";

const CELL = "cell@example.edu";
const MESSAGE: ContactMessage = {
  id: 7,
  from_name: "Meera Joshi",
  from_email: "meera@example.edu",
  message: "May I visit\non Thursday?",
  receivedAt: START,
  readAt: null,
  answeredAt: null,
  suspicion: null,
};

/** A short patience, so that a server that hangs is known to after a moment. */
const mailerFor = (url: string) => smtpMailer({ url, to: CELL, product: "TPIC" }, 250);

async function outboxWith(texts: string[], behave: (raw: string) => Behaviour) {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, texts);
  const server = await startMailServer({ behave });
  const clock = clockAt(START);
  const { deliverAll } = outboxOn({ database: database!, mailer: mailerFor(server.url), clock });
  /** As the worker goes on, hour by hour. */
  const hoursLater = async (count: number) => {
    for (let hour = 0; hour < count; hour++) {
      clock.advance(HOUR);
      await deliverAll();
    }
  };
  return { database: database!, server, deliverAll, hoursLater };
}

/** Behaves badly once for each of these, then well. */
function first(...behaviours: Behaviour[]) {
  return () => behaviours.shift() ?? "accept";
}

test("a mail comes from the cell to the cell as plain text, and an answer to it goes to the visitor", async () => {
  const server = await startMailServer();
  await mailerFor(server.url).deliver(MESSAGE);
  expect(server.taken).toMatchObject([{ from: CELL, to: [CELL] }]);
  const [mail] = await server.mails();
  expect(mail).toMatchObject({
    from: { name: "TPIC", address: CELL },
    to: [{ address: CELL }],
    replyTo: [{ name: "Meera Joshi", address: "meera@example.edu" }],
    subject: "TPIC: message from Meera Joshi",
    attachments: [],
  });
  expect(mail!.html).toBeUndefined();
  expect(mail!.text).toContain("May I visit\non Thursday?\n");
  expect(mail!.date).toBe(START);
});

test("every script, lines that begin with a dot, and long lines arrive as they were written", async () => {
  const server = await startMailServer();
  const texts = [
    "मैं गुरुवार को आ सकता हूँ?",
    ".\n..\n.\nQUIT",
    "x".repeat(4_900),
    "<b>no markup</b> &amp; =3D",
    "👩🏽‍🔬 a = b; c\ttab",
    "From the start",
  ];
  for (const message of texts) await mailerFor(server.url).deliver({ ...MESSAGE, message, from_name: "मीरा जोशी" });
  const mails = await server.mails();
  expect(mails.map(({ text }) => text!.split("\n\n-- \n")[0])).toEqual(texts);
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(["TPIC: message from मीरा जोशी"]));
});

test("one message has one Message-ID however often it is sent, and another has another", async () => {
  const server = await startMailServer();
  for (const message of [MESSAGE, MESSAGE, { ...MESSAGE, id: 8 }]) await mailerFor(server.url).deliver(message);
  const ids = (await server.mails()).map(({ messageId }) => messageId);
  expect(ids[0]).toMatch(/^<contact-7-[0-9a-f]{24}@example\.edu>$/);
  expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
});

test.each([
  ["from_name", "Meera\r\nBcc: victim@example.com"],
  ["from_name", "Meera\nBcc: victim@example.com\n\nAnother body"],
  ["from_name", '"Meera" <victim@example.com>, x'],
  ["from_name", "Meera\u2028Bcc: victim@example.com"],
  ["from_email", "meera@example.edu>\r\nBcc: victim@example.com\r\nX: <a@example.com"],
  ["from_email", "meera@example.edu, victim@example.com"],
  ["from_email", "meera@example.edu\r\nRCPT TO:<victim@example.com>"],
])("nothing in %s makes a header or a recipient of its own: %j", async (field, hostile) => {
  const server = await startMailServer();
  // Past the form's own checks, which refuse all of these.
  await mailerFor(server.url).deliver({ ...MESSAGE, [field]: hostile });
  expect(server.taken).toMatchObject([{ from: CELL, to: [CELL] }]);
  const mail = await PostalMime.parse(server.taken[0]!.raw);
  const expected = [
    "from",
    "to",
    "reply-to",
    "subject",
    "message-id",
    "date",
    "auto-submitted",
    "mime-version",
    "content-type",
    "content-transfer-encoding",
  ];
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(expected.sort());
  expect([mail.bcc, mail.cc, mail.replyTo?.length]).toEqual([undefined, undefined, 1]);
  expect(mail.text).toContain("May I visit");
});

test("a mail that is put off (451) is taken at a later try", async () => {
  const { database, server, deliverAll, hoursLater } = await outboxWith(["one", "two"], first("451"));
  await deliverAll();
  expect(await deliveries(database)).toMatchObject([
    { state: "waiting", reason: expect.stringContaining("451") },
    { state: "delivered" },
  ]);
  await hoursLater(1);
  expect([await statesOf(database), server.taken.length]).toEqual([["delivered", "delivered"], 2]);
});

test("a mail that is refused for good (550) is shown as failed, in the server's words", async () => {
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

test("where the server took a mail and its answer was lost, the mail goes again under the same Message-ID", async () => {
  const { database, server, deliverAll, hoursLater } = await outboxWith(["one"], first("lose"));
  await deliverAll();
  expect(await statesOf(database)).toEqual(["waiting"]);
  await hoursLater(1);
  const [one, again, ...more] = await server.mails();
  expect([more.length, again!.messageId, again!.text]).toEqual([0, one!.messageId, one!.text]);
  expect(await statesOf(database)).toEqual(["delivered"]);
});

test("a mail at which the server breaks down every time does not keep twenty others from arriving", async () => {
  const others = Array.from({ length: 20 }, (_, index) => `message ${index}`);
  const { database, server, deliverAll, hoursLater } = await outboxWith(["poison", ...others], (raw) =>
    raw.includes("poison") ? "drop" : "accept",
  );
  await deliverAll();
  await hoursLater(3);
  expect(await statesOf(database)).toEqual(["waiting", ...others.map(() => "delivered")]);
  expect(server.taken).toHaveLength(20);
});

test("nobody at the address, and a name that does not exist, are waited for", async () => {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, ["one"]);
  for (const url of ["smtp://127.0.0.1:9", "smtp://mail.invalid"]) {
    const clock = clockAt("2026-03-07T18:00:00.000Z");
    await outboxOn({ database: database!, mailer: mailerFor(url), clock }).deliverAll();
    expect(await deliveries(database!)).toMatchObject([{ state: "waiting", reason: expect.stringMatching(/.+/) }]);
  }
});
