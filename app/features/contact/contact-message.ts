export const MAX_CONTACT_NAME_LENGTH = 100;
/** The longest address in SMTP (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;

export type ContactMessageInput = { from_name: string; from_email: string; message: string };

/** `unknown`: the message may have been accepted, but the response was lost. */
export type DeliveryState = "waiting" | "delivered" | "failed" | "unknown";

/** Times are ISO 8601 in UTC; `readAt` is null for a new message. */
export type ContactMessage = ContactMessageInput & {
  id: number;
  receivedAt: string;
  readAt: string | null;
  answeredAt: string | null;
  suspicion: string | null;
};

/** `delivery` is null without a mail service, or if the message looks like spam. */
export type InboxMessage = ContactMessage & { delivery: { state: DeliveryState; reason: string | null } | null };

/** Fields that are left out do not change. `suspected: false` moves a message to the inbox. */
export type MessageChange = { read?: boolean; answered?: boolean; suspected?: false };

/** Helps to detect programs. Both are optional: without JavaScript there is no time. */
export type ContactSignals = {
  /** The honeypot field. */
  website?: string;
  elapsed?: number;
};

/** Nobody types a message in less time. */
export const MIN_TYPING_MS = 2_000;
