import { MIN_TYPING_MS, type ContactSignals } from "../../domain/contact-message.ts";
import { contactMessageInput, contactSignals } from "../../domain/schemas/contact-message.ts";
import type { Database } from "../adapters/database/database.ts";
import { parseInput, Refusal } from "./refusal.ts";
import { enqueue } from "./outbox/delivery-queue.ts";
import type { Limit } from "./limits.ts";

/** Messages from one address: enough for someone who forgot a line, too few to fill the inbox. */
export const CONTACT_ADDRESS_LIMIT = { points: 5, duration: 10 * 60 };
/**
 * Messages from everywhere together, above which they are kept apart and not mailed. Not refused: forty strangers with an
 * address each could otherwise close the form to everybody.
 */
export const CONTACT_FLOOD_LIMIT = { points: 200, duration: 60 * 60 };
/** The disk's limit: at five thousand characters each about 100 MB an hour. */
export const CONTACT_TOTAL_LIMIT = { points: 5_000, duration: 60 * 60 };

const TOO_MANY = "Too many messages in a short time. Wait a few minutes and send it again.";

export type ContactService = ReturnType<typeof contactService>;
type Parts = {
  database: Database;
  limits: { address: Limit; flood: Limit; total: Limit };
  outbox: { wake: () => void } | undefined;
};

export function contactService({ database, limits, outbox }: Parts) {
  return {
    /**
     * Stores a visitor's message, and its delivery where mail is set up, in one transaction. Once this resolves the
     * message is kept, whatever the mail does. What looks like spam, or comes in a flood, is kept apart and not mailed.
     * @throws {Refusal} 400 naming the fields, 429 over a limit
     */
    async send(input: unknown, address: string): Promise<void> {
      const { from_name: fromName, from_email: fromEmail, message } = parseInput(contactMessageInput, input);
      const signals = parseInput(contactSignals, input);
      await limits.address.take(address, () => TOO_MANY);
      await limits.total.take("all", () => TOO_MANY);
      const suspicion = suspicionOf(signals) ?? (await floodOf(limits.flood));
      const now = new Date();
      await database.transaction(async (trx) => {
        const row = { fromName, fromEmail, message, suspicion, receivedAt: now.toISOString() };
        const { id } = await trx.insertInto("contactMessage").values(row).returning("id").executeTakeFirstOrThrow();
        if (outbox && !suspicion) await enqueue(trx, id, now);
      });
      outbox?.wake();
    },
  };
}

/** What speaks for a program, in words for the administrator. */
function suspicionOf({ website, elapsed }: ContactSignals): string | null {
  if (website) return "A field that people do not see was filled in.";
  if (elapsed !== undefined && elapsed < MIN_TYPING_MS) return "It was sent faster than a person types.";
  return null;
}

async function floodOf(limit: Limit): Promise<string | null> {
  try {
    await limit.take("all", () => "");
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `It came when more than ${CONTACT_FLOOD_LIMIT.points} messages had been sent within an hour.`;
  }
}
