import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { ContactMessage } from "../../domain/contact-message.ts";
import { contactMessageInput } from "../../domain/schemas/contact-message.ts";
import type { Viewer } from "../../domain/session.ts";
import type { Database } from "../adapters/database/database.ts";
import type { Mailer } from "../adapters/mail/mailer.ts";
import type { Log } from "../log.ts";
import { requireAdmin } from "./access.ts";
import { parseInput, Refusal } from "./refusal.ts";

/** Messages from one address: enough for someone who forgot a line, too few to fill the inbox. */
const ADDRESS_LIMIT = { points: 5, duration: 10 * 60 };
/** Messages from everywhere: the disk's limit when many addresses send at once. */
const TOTAL_LIMIT = { points: 200, duration: 60 * 60 };

export type ContactService = ReturnType<typeof contactService>;

export function contactService({ database, mailer, log }: { database: Database; mailer: Mailer; log: Log }) {
  const limits = { address: new RateLimiterMemory(ADDRESS_LIMIT), total: new RateLimiterMemory(TOTAL_LIMIT) };
  const { kysely } = database;

  return {
    /**
     * Stores a visitor's message, then tells the cell. Once this resolves the message is kept, whatever the mail does.
     * @throws {Refusal} 400 naming the fields, 429 over a limit
     */
    async send(input: unknown, address: string): Promise<void> {
      const message = parseInput(contactMessageInput, input);
      await takeTurn(limits, address);
      const receivedAt = new Date().toISOString();
      const row = { fromName: message.from_name, fromEmail: message.from_email, message: message.message, receivedAt };
      const { id } = await kysely.insertInto("contactMessage").values(row).returning("id").executeTakeFirstOrThrow();
      try {
        await mailer.deliver({ ...message, id, receivedAt, readAt: null });
      } catch (error) {
        log.error({ err: error, contactMessage: id }, "contact message stored, not delivered");
      }
    },

    /** All messages, newest first. @throws {Refusal} unless an administrator asks */
    async list(viewer: Viewer): Promise<ContactMessage[]> {
      requireAdmin(viewer);
      const rows = await kysely.selectFrom("contactMessage").selectAll().orderBy("id", "desc").execute();
      return rows.map(({ fromName, fromEmail, ...row }) => ({ ...row, from_name: fromName, from_email: fromEmail }));
    },

    /** Marks a message as read, or as new again. @throws {Refusal} unless an administrator asks; 404 for an unknown id */
    async markRead(viewer: Viewer, id: number, read: boolean): Promise<void> {
      requireAdmin(viewer);
      const readAt = read ? new Date().toISOString() : null;
      const { numUpdatedRows } = await kysely.updateTable("contactMessage").set({ readAt }).where("id", "=", id).executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Refusal(404, "There is no such message.");
    },
  };
}

async function takeTurn(limits: Record<"address" | "total", RateLimiterMemory>, address: string): Promise<void> {
  try {
    await limits.address.consume(address);
    await limits.total.consume("all");
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const retryAfterSeconds = Math.ceil(reason.msBeforeNext / 1000);
    throw new Refusal(429, "Too many messages in a short time. Wait a few minutes and send it again.", { retryAfterSeconds });
  }
}
