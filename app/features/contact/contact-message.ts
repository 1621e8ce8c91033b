export const MAX_CONTACT_NAME_LENGTH = 100;
/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;

/** What a visitor sends: the specification's three fields. */
export type ContactMessageInput = { from_name: string; from_email: string; message: string };

/** What became of mailing a message. `unknown`: it may have been taken, the answer was lost. */
export type DeliveryState = "waiting" | "delivered" | "failed" | "unknown";

/** A stored message. Times are ISO 8601 in UTC; `readAt` is null while it is new. */
export type ContactMessage = ContactMessageInput & {
  id: number;
  receivedAt: string;
  readAt: string | null;
  answeredAt: string | null;
  /** Why it looks like spam; null when it does not. */
  suspicion: string | null;
};

/** What an administrator sees of it: null where no mail service is set up, or the message is suspected. */
export type InboxMessage = ContactMessage & { delivery: { state: DeliveryState; reason: string | null } | null };

/** What the form sends along for telling people from programs. Neither is needed: without scripts there is no time. */
export type ContactSignals = {
  /** A field that people neither see nor reach; only programs fill it in. */
  website?: string;
  /** Milliseconds from the first key in the form to sending it. */
  elapsed?: number;
};

/** A message typed in less time than this was not typed. */
export const MIN_TYPING_MS = 2_000;
