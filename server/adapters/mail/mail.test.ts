import { expect, test } from "vitest";
import { consoleMailer } from "./console.ts";
import { openMailer } from "./index.ts";
import { inboxOnlyMailer } from "./inbox-only.ts";

const MESSAGE = { id: 7, from_name: "Meera", from_email: "meera@example.edu", message: "Hello", receivedAt: "2026-01-01T00:00:00.000Z", readAt: null };

test("in development the terminal shows the message", async () => {
  const printed: string[] = [];
  await consoleMailer((text) => void printed.push(text)).deliver(MESSAGE);
  expect(printed).toEqual(["Contact message 7 from Meera <meera@example.edu>:\nHello\n"]);
});

test("on a real site a message stays in the inbox: nothing prints it", () => {
  expect(openMailer({ development: false })).toBe(inboxOnlyMailer);
  expect(openMailer({ development: true })).not.toBe(inboxOnlyMailer);
});
