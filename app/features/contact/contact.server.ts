import { MIN_TYPING_MS, type ContactSignals } from "./contact-message.ts";
import { contactMessageInput, contactSignals } from "./contact-message.server.ts";
import type { Viewer } from "../../../domain/session.ts";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { requireAdmin } from "../../../platform/identity/access.ts";
import { parseInput, HttpError } from "../../../platform/http-error.ts";
import { enqueue } from "./outbox/delivery-queue.server.ts";
import type { Limit } from "../../../platform/limits/limits.ts";

/** The limit of one address: enough for someone who forgot a line, too few to fill the inbox. */
export const CONTACT_ADDRESS_LIMIT = { points: 5, duration: 10 * 60 };
/** The limit of all addresses. Further messages count as spam; rejecting them would let a few people close the form. */
export const CONTACT_FLOOD_LIMIT = { points: 200, duration: 60 * 60 };
/** More spam is rejected, because each message is stored. */
export const CONTACT_SPAM_LIMIT = { points: 500, duration: 60 * 60 };

/** Only counts rejected messages. */
export const CONTACT_REFUSED_COUNT = { points: 1_000_000_000, duration: CONTACT_SPAM_LIMIT.duration };

const REPEATED_WITHIN_MS = 60 * 60_000;

const TOO_MANY = "Too many messages in a short time. Wait a few minutes and send it again.";
const tooManyFor = (seconds: number) =>
  `Too many messages are coming in, so yours was not stored. Send it again in ${Math.ceil(seconds / 60)} minutes, or write to us by e-mail.`;

type Sent = Record<"fromName" | "fromEmail" | "message", string>;
export type ContactService = ReturnType<typeof contactService>;
type Parts = {
  database: Database;
  limits: { address: Limit; flood: Limit; spam: Limit; refused: Limit };
  outbox: { wake: () => void } | undefined;
};

export function contactService({ database, limits, outbox }: Parts) {
  return {
    /** Stores the message; mailing follows later. Spam is not mailed. @throws {HttpError} 400 naming the fields, 429 */
    async send(input: unknown, address: string): Promise<void> {
      const { from_name: fromName, from_email: fromEmail, message } = parseInput(contactMessageInput, input);
      const signals = parseInput(contactSignals, input);
      await limits.address.take(address, () => TOO_MANY);
      const suspicion = suspicionOf(signals) ?? (await floodOf(limits.flood));
      if (suspicion) await takeSpamTurn(limits);
      const now = new Date();
      await database.transaction(async (trx) => {
        if (await isRepeated(trx, { fromName, fromEmail, message }, now)) return;
        const row = { fromName, fromEmail, message, suspicion, receivedAt: now.toISOString() };
        const { id } = await trx.insertInto("contactMessage").values(row).returning("id").executeTakeFirstOrThrow();
        if (outbox && !suspicion) await enqueue(trx, id, now);
      });
      outbox?.wake();
    },

    /** Counts messages of the last hour that were rejected because of too much spam. */
    async countRefused(viewer: Viewer): Promise<number> {
      requireAdmin(viewer);
      return limits.refused.taken("all");
    },
  };
}

/** People send a message again if they saw no response. Spam does not count, so that they can correct a wrong suspicion. */
async function isRepeated(trx: Executor, sent: Sent, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("contactMessage")
    .select("id")
    .where(({ and }) => and(sent))
    .where("suspicion", "is", null)
    .where("receivedAt", ">", new Date(now.getTime() - REPEATED_WITHIN_MS).toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

function suspicionOf({ website, elapsed }: ContactSignals): string | null {
  if (website) return "It filled in a field that people cannot see.";
  if (elapsed !== undefined && elapsed < MIN_TYPING_MS) return "It was sent faster than a person can type.";
  return null;
}

async function takeSpamTurn({ spam, refused }: Parts["limits"]): Promise<void> {
  try {
    await spam.take("all", tooManyFor);
  } catch (error) {
    if (error instanceof HttpError) await refused.take("all", tooManyFor);
    throw error;
  }
}

async function floodOf(limit: Limit): Promise<string | null> {
  try {
    await limit.take("all", () => "");
    return null;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return `It arrived when more than ${CONTACT_FLOOD_LIMIT.points} messages had been sent within an hour.`;
  }
}
