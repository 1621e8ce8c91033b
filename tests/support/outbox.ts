/** An outbox with a clock that the test controls. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { openDatabase } from "../../platform/database/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { DeliveryFailure, type FailureKind } from "../../platform/mail/delivery-failure.ts";
import type { Mailer } from "../../platform/mail/mailer.ts";
import { parseEnv } from "../../platform/env.ts";
import { enqueue } from "../../app/features/contact/outbox/delivery-queue.server.ts";
import { createOutbox } from "../../app/features/contact/outbox/outbox.server.ts";
import { mailerOf } from "./mailer.ts";
import { ownDatabase } from "./own-database.ts";

export const START = "2026-03-06T18:00:00.000Z";
export const SECOND = 1_000;
export const HOUR = 3_600 * SECOND;
export const DAY = 24 * HOUR;

type Clock = ReturnType<typeof clockAt>;

export function clockAt(start: string) {
  let time = Date.parse(start);
  const clock = {
    now: () => new Date(time),
    advance: (milliseconds: number) => void (time += milliseconds),
    wait: async (milliseconds: number) => clock.advance(milliseconds),
  };
  return clock;
}

/** Opens a separate database for the test several times, like several processes. */
export async function ownDatabases(count: number): Promise<Database[]> {
  const folder = mkdtempSync(join(tmpdir(), "cell-outbox-"));
  const own = await ownDatabase(folder);
  const env = parseEnv({ DATA_DIR: folder, ...own.env }, "/");
  const databases: Database[] = [];
  for (let index = 0; index < count; index++) databases.push(await openDatabase(env));
  onTestFinished(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await own.giveBack();
    rmSync(folder, { recursive: true, force: true });
  });
  return databases;
}

/** Stores messages with these texts, each with its delivery. */
export async function storeMessages(database: Database, texts: string[], now = new Date(START)): Promise<void> {
  await database.transaction(async (trx) => {
    for (const message of texts) {
      const row = {
        fromName: "Meera",
        fromEmail: "meera@example.edu",
        message,
        suspicion: null,
        receivedAt: now.toISOString(),
      };
      const { id } = await trx.insertInto("contactMessage").values(row).returning("id").executeTakeFirstOrThrow();
      await enqueue(trx, id, now);
    }
  });
}

/** Returns the state of each message, in the order of arrival. */
export function deliveries(database: Database) {
  const columns = ["message", "state", "attempts", "reason", "nextAttemptAt", "leaseUntil", "settledAt"] as const;
  return database.kysely
    .selectFrom("delivery")
    .innerJoin("contactMessage", "contactMessage.id", "messageId")
    .select(columns)
    .orderBy("messageId")
    .execute();
}

export const statesOf = async (database: Database) => (await deliveries(database)).map(({ state }) => state);

/** Opens an outbox with this clock; `deliverAll` tries all messages that are due. */
export function outboxOn({
  database,
  mailer,
  clock,
  random = () => 0.5,
}: {
  database: Database;
  mailer: Mailer;
  clock: Clock;
  random?: () => number;
}) {
  const outbox = createOutbox({
    database,
    mailer,
    log: pino({ level: "silent" }),
    random,
    now: clock.now,
    wait: clock.wait,
  });
  const deliverAll = async () => {
    while (await outbox.deliverNext()) continue;
  };
  return { ...outbox, deliverAll };
}

/** Opens an outbox with `texts`. `results` has the failures for a text; `tried` lists every attempt in order. */
export async function filledOutbox(
  texts: string[],
  results: (text: string) => FailureKind | undefined = () => undefined,
) {
  const [database] = await ownDatabases(1);
  await storeMessages(database!, texts);
  const clock = clockAt(START);
  const tried: string[] = [];
  const mailer = mailerOf(async ({ message }) => {
    tried.push(message);
    const kind = results(message);
    if (kind) throw new DeliveryFailure(kind, `It was ${kind}.`);
  });
  return { database: database!, clock, tried, ...outboxOn({ database: database!, mailer, clock }) };
}
