import type { z } from "zod";
import type { inboxMessage } from "./message-shapes.server.ts";

export const MAX_CONTACT_NAME_LENGTH = 100;
/** The longest address in SMTP (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;
/** A longer message needs more `MAX_VISITOR_BYTES` (platform/http/body-limit.ts). */
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;

export type ContactMessageInput = { from_name: string; from_email: string; message: string };

export type InboxMessage = z.infer<typeof inboxMessage>;
export type DeliveryState = NonNullable<InboxMessage["delivery"]>["state"];
export type ContactMessage = Omit<InboxMessage, "delivery">;

/** Fields that are left out do not change. `suspected` moves a message between inbox and spam. */
export type MessageChange = { read?: boolean; answered?: boolean; suspected?: boolean };

/** Helps to detect programs. Both are optional: without JavaScript there is no time. */
export type ContactSignals = {
  /** The honeypot field. */
  website?: string;
  elapsed?: number;
};

/** Nobody types a message in less time. */
export const MIN_TYPING_MS = 2_000;
