import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { startMailServer } from "../../tests/support/smtp.ts";
import type { ContactMessage } from "../../app/features/contact/contact-message.ts";
import { smtpMailer } from "./smtp.ts";

const CELL = "cell@example.edu";
const START = "2026-03-06T18:00:00.000Z";
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

const mailerFor = (url: string) => smtpMailer({ url, to: CELL, product: () => "TPIC" });

test("a mail is plain text from and to the cell, with the visitor in Reply-To", async () => {
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

test("the link in a mail that cannot be delivered does not come back to the cell's mailbox", async () => {
  const server = await startMailServer();
  const mailer = mailerFor(server.url);
  await mailer.deliver(MESSAGE);
  await mailer.send!({
    to: "om@example.edu",
    subject: "Invitation",
    text: "https://cell.example.edu/invitation#secret",
  });
  expect(server.taken).toMatchObject([{ returned: null }, { to: ["om@example.edu"], returned: "HDRS" }]);
});

test("every script, leading dots and long lines arrive unchanged", async () => {
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

test("each message has one Message-ID, the same at every try", async () => {
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
  // Bypasses the validation of the form, which rejects all of these.
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
