export const MAX_CONTACT_NAME_LENGTH = 100;
/** The longest address that SMTP can carry (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;
export const MAX_CONTACT_MESSAGE_LENGTH = 5_000;

/** What a visitor sends: the specification's three fields. */
export type ContactMessageInput = { from_name: string; from_email: string; message: string };

/** A stored message as administrators see it. Times are ISO 8601 in UTC; `readAt` is null while it is new. */
export type ContactMessage = ContactMessageInput & { id: number; receivedAt: string; readAt: string | null };
