/**
 * A mail server is down for a weekend while a thousand people write; then the sender is killed twenty times. The proof
 * "mail-away" of `lab/` does the same with 10,000 messages and real processes.
 */
import { expect, onTestFinished, test } from "vitest";
import { openSqlite } from "../platform/database/sqlite.ts";
import { smtpMailer } from "../platform/mail/smtp.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import { LEASE_SECONDS } from "../app/features/contact/outbox/delivery-queue.server.ts";
import { clockAt, outboxOn, SECOND, START, storeMessages } from "./support/outbox.ts";
import { startMailServer } from "./support/smtp.ts";

const MESSAGES = 1_000;
const DIES_AT_EACH = 50;
const MINUTE = 60 * SECOND;
const MINUTES_AWAY = 3 * 24 * 60;
const BACKLOG_PER_MINUTE = 5;

/** Simulates a process that dies at every fiftieth message, alternately before and after the mail is received. */
function mortal(mailer: Mailer) {
  let calls = 0;
  let died = Promise.withResolvers<"died">();
  const deaths = { before: 0, after: 0 };
  const die = (when: keyof typeof deaths) => {
    deaths[when] += 1;
    died.resolve("died");
    return new Promise<void>(() => undefined);
  };
  return {
    deaths,
    /** Resolves when the process dies. */
    death: () => (died = Promise.withResolvers<"died">()).promise,
    mailer: {
      ...mailer,
      async deliver(message) {
        const isFatal = ++calls % DIES_AT_EACH === 0;
        const dies = isFatal && (deaths.before <= deaths.after ? "before" : "after");
        if (dies === "before") await die(dies);
        await mailer.deliver(message);
        if (dies === "after") await die(dies);
      },
    } satisfies Mailer,
  };
}

test("no message is lost, and only a killed sender sends one twice", async () => {
  const database = await openSqlite(":memory:");
  onTestFinished(() => database.close());
  const server = await startMailServer();
  const clock = clockAt(START);
  const { mailer, deaths, death } = mortal(
    smtpMailer({ url: `${server.url}/?pool=true`, to: "cell@example.edu", product: () => "TPIC" }),
  );
  const startProcess = () => ({
    ...outboxOn({ database: database, mailer, clock, random: Math.random }),
    died: death(),
  });

  await server.goAway();
  let sender = startProcess();
  let stored = 0;
  for (let minute = 0; minute < MINUTES_AWAY; minute++) {
    const texts = Array.from(
      { length: Math.min(BACKLOG_PER_MINUTE, MESSAGES - stored) },
      () => `message number ${stored++} ends`,
    );
    if (texts.length > 0) await storeMessages(database, texts, clock.now());
    if ((await Promise.race([sender.deliverAll(), sender.died])) === "died") sender = startProcess();
    clock.advance(MINUTE);
  }
  expect([stored, server.tried.length]).toEqual([MESSAGES, 0]);

  await server.comeBack();
  const open = () =>
    database.kysely.selectFrom("delivery").select("id").where("state", "!=", "delivered").executeTakeFirst();
  while (await open()) {
    const end = await Promise.race([sender.deliverAll(), sender.died]);
    if (end === "died") sender = startProcess();
    else clock.advance(LEASE_SECONDS * SECOND);
  }

  const mails = await server.mails();
  const idsOf = Map.groupBy(mails, ({ text }) => /message number (\d+) ends/.exec(text!)![1]);
  expect(idsOf.size, "none lost").toBe(MESSAGES);
  expect(deaths.before + deaths.after).toBeGreaterThanOrEqual(MESSAGES / DIES_AT_EACH);
  expect(mails.length - MESSAGES, "twice only where the process died after the server received the mail").toBe(
    deaths.after,
  );
  expect([...idsOf.values()].filter((copies) => new Set(copies.map(({ messageId }) => messageId)).size > 1)).toEqual(
    [],
  );
});
